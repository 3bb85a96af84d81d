import {
  DictionaryWriter,
  ListWriter,
  narrowest,
  readAllTexts,
  readLists,
  readTexts,
  type Texts,
  writeTexts,
} from "./column-parts.ts";
import type { Column, Columns } from "./columns.ts";

/** One thing that a card's text says, in the words of who read it: for tables that are made without the texts. */
export interface Telling {
  /** What its reader knows by: two readings of the same row mean the same kind of thing. */
  readonly row: string;
  readonly text: string;
}

/** Writes what is told of each card; tens of thousands of cards are told of in a few thousand ways. */
export function writeTellings(columns: Map<string, Column>, cards: Iterable<readonly Telling[]>): void {
  const lists = new ListWriter();
  const rows = new DictionaryWriter();
  const numbers = new Map<string, number>();
  const told: Telling[] = [];
  for (const tellings of cards) {
    lists.push(
      tellings.map((telling) => {
        const key = `${telling.row}\n${telling.text}`;
        let number = numbers.get(key);
        if (number === undefined) {
          number = told.push(telling) - 1;
          numbers.set(key, number);
        }
        return number;
      }),
    );
  }
  lists.writeTo(columns, "telling");
  writeTexts(
    columns,
    "telling.words",
    told.map(({ text }) => text),
  );
  columns.set("telling.row", narrowest(told.map(({ row }) => rows.id(row))));
  rows.writeTo(columns, "telling.rows");
}

/** Tellings as `writeTellings` wrote them; none where the table does not carry them. */
export class Tellings {
  readonly #lists: (card: number) => ArrayLike<number>;
  readonly #text: Texts;
  readonly #rows: ArrayLike<number>;
  readonly #rowWords: readonly string[];

  constructor(columns: Columns) {
    this.#lists = readLists(columns, "telling");
    this.#text = readTexts(columns, "telling.words");
    this.#rows = columns.has("telling.row") ? columns.numbers("telling.row") : [];
    this.#rowWords = readAllTexts(columns, "telling.rows");
  }

  of(card: number): Telling[] {
    return Array.from(this.#lists(card), (told) => ({
      row: this.#rowWords[this.#rows[told] ?? -1] ?? "",
      text: this.#text(told),
    }));
  }
}
