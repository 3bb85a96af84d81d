import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";

/** Which card of a table each name of a co-occurrence file means; -1 for names that the table does not know. */
export function resolveNames(names: readonly string[], index: NameIndex): Int32Array {
  return Int32Array.from(names, (name) => {
    const match = index.resolve(name, { typos: false, suggest: false });
    return match.found ? match.card : -1;
  });
}

/** Positions of a format's cards in its figures, and back. Built once per format. */
export interface CardColumns {
  /** The figures' column of a card; -1 when the format never saw it. */
  columnOf(card: CardIndex): number;
  /** The card of a column; -1 when the table does not know it. */
  cardOf(column: number): CardIndex;
  readonly count: number;
}

/** `listed` are positions in the file's list of names; `cards` what `resolveNames` said of that list. */
export function cardColumns(listed: Uint16Array, cards: Int32Array, tableSize: number): CardColumns {
  const columns = new Int32Array(tableSize).fill(-1);
  const cardsOfColumns = Int32Array.from(listed, (name) => cards[name] ?? -1);
  cardsOfColumns.forEach((card, column) => {
    if (card >= 0 && columns[card] === -1) columns[card] = column;
  });
  return {
    columnOf: (card) => columns[card] ?? -1,
    cardOf: (column) => cardsOfColumns[column] ?? -1,
    count: listed.length,
  };
}
