import { FINISHES, RARITIES } from "../bulk/printing-record.ts";
import { texts } from "../bulk/read-value.ts";
import type { SetRecord } from "../bulk/set-record.ts";
import { DictionaryWriter, ListWriter, narrowest, writeTexts } from "./column-parts.ts";
import type { Column } from "./columns.ts";
import {
  type Numbered,
  numberedInOrder,
  writeOptionalTexts,
  writeOptionalUuids,
} from "./optional-columns.ts";
import {
  type NumberName,
  numberOf,
  type PrintingColumns,
  type TextName,
  textNumberOf,
} from "./printing-columns.ts";
import { type PrintingSummary, summarize } from "./printing-summary.ts";
import { SERVICE_NUMBERS, type ServiceNumberName } from "./services.ts";

/** Printings, and the card of each; -1 for one that is left out. */
export interface Part {
  readonly columns: PrintingColumns;
  readonly cards: Int32Array;
}

/** Printings of one day that make it a release, and not a preview of one to come. */
const RELEASE = 25;

const NONE = new Int32Array(0);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Printings whose cards are known. */
export class MatchedPrintings {
  readonly #parts: readonly Part[];
  readonly #sets: readonly SetRecord[];
  readonly #cards: number;
  /** Of each kept printing, in the order of cards and dates: its part, its row there and its card. */
  readonly #part: Uint8Array;
  readonly #row: Uint32Array;
  readonly #card: Uint32Array;
  readonly #starts: Uint32Array;

  /** @param parts First the printings that came along with their cards, which count only when a card has no other. */
  constructor(parts: readonly Part[], sets: readonly SetRecord[], cards: number) {
    this.#parts = parts;
    this.#sets = [...sets].sort((a, b) => compare(a.code, b.code));
    this.#cards = cards;
    const [own, ...others] = parts;
    const counts = new Uint32Array(cards + 1);
    for (const part of others)
      for (const card of part.cards) if (card >= 0) counts[card + 1] = (counts[card + 1] ?? 0) + 1;
    const isAlone = (card: number): boolean => card >= 0 && counts[card + 1] === 0;
    const alone = (own?.cards ?? NONE).map((card) => (isAlone(card) ? card : -1));
    for (const card of alone) if (card >= 0) counts[card + 1] = (counts[card + 1] ?? 0) + 1;
    for (let card = 0; card < cards; card++) counts[card + 1] = (counts[card + 1] ?? 0) + (counts[card] ?? 0);
    this.#starts = counts;
    const kept = counts[cards] ?? 0;
    this.#part = new Uint8Array(kept);
    this.#row = new Uint32Array(kept);
    this.#card = new Uint32Array(kept);
    const next = counts.slice();
    [alone, ...others.map((part) => part.cards)].forEach((cardsOfPart, part) => {
      for (let row = 0; row < cardsOfPart.length; row++) {
        const card = cardsOfPart[row] ?? -1;
        if (card < 0) continue;
        const at = next[card] ?? 0;
        next[card] = at + 1;
        this.#part[at] = part;
        this.#row[at] = row;
        this.#card[at] = card;
      }
    });
    this.#sortWithinCards();
  }

  #sortWithinCards(): void {
    const day = this.#numbers("releasedDay");
    const set = this.#setIds();
    const { ids, words } = this.#words("number");
    const leading = words.map((number) => Number.parseInt(number, 10) || 0);
    const id = this.#ids();
    const inOrder = (a: number, b: number): number => {
      const least = (day[a] ?? 0) - (day[b] ?? 0) || (set[a] ?? 0) - (set[b] ?? 0);
      if (least) return least;
      const [first = 0, second = 0] = [ids[a], ids[b]];
      return (
        (leading[first] ?? 0) - (leading[second] ?? 0) ||
        compare(words[first] ?? "", words[second] ?? "") ||
        compareIds(id, a, b)
      );
    };
    const [part, row] = [this.#part.slice(), this.#row.slice()];
    for (let card = 0; card < this.#cards; card++) {
      const start = this.#starts[card] ?? 0;
      const end = this.#starts[card + 1] ?? 0;
      if (end - start < 2) continue;
      const order = Array.from({ length: end - start }, (_, at) => start + at).sort(inOrder);
      order.forEach((from, at) => {
        this.#part[start + at] = part[from] ?? 0;
        this.#row[start + at] = row[from] ?? 0;
      });
    }
  }

  #numbers(name: NumberName): Int32Array {
    const values = new Int32Array(this.#row.length);
    for (let at = 0; at < values.length; at++) {
      const part = this.#parts[this.#part[at] ?? 0];
      if (part) values[at] = numberOf(part.columns, this.#row[at] ?? 0, name);
    }
    return values;
  }

  /** The rows' texts: numbers of distinct ones, behind those that the dictionary has, in the order in which they appear. */
  #words(name: TextName, dictionary = new DictionaryWriter()): Numbered {
    // Counted from 1, so that 0 is a text that has not appeared yet.
    const numbers = this.#parts.map(({ columns }) => new Int32Array(columns.texts[name].length));
    const ids = new Uint32Array(this.#row.length);
    for (let at = 0; at < ids.length; at++) {
      const from = this.#part[at] ?? 0;
      const columns = this.#parts[from]?.columns;
      const known = numbers[from];
      if (!columns || !known) continue;
      const text = textNumberOf(columns, this.#row[at] ?? 0, name);
      const number = known[text] || dictionary.id(columns.texts[name][text] ?? "") + 1;
      known[text] = number;
      ids[at] = number - 1;
    }
    return { ids, words: dictionary.texts };
  }

  /** The rows' texts with the empty one as number 0. */
  #optional(name: TextName): Numbered {
    const dictionary = new DictionaryWriter();
    dictionary.id("");
    return this.#words(name, dictionary);
  }

  #ids(): Uint8Array {
    const ids = new Uint8Array(this.#row.length * 16);
    for (let at = 0; at < this.#row.length; at++) {
      const from = (this.#row[at] ?? 0) * 16;
      const id = this.#parts[this.#part[at] ?? 0]?.columns.ids.subarray(from, from + 16);
      if (id) ids.set(id, at * 16);
    }
    return ids;
  }

  /** The rows' sets by their position in the order of codes. */
  #setIds(): Uint32Array {
    const positions = new Map(this.#sets.map((set, at) => [set.code, at]));
    const { ids, words } = this.#words("set");
    const ofWord = words.map((code) => positions.get(code) ?? 0);
    return ids.map((word) => ofWord[word] ?? 0);
  }

  /** The latest date of prices; printings that are left out for others of their card count too. */
  get priceDate(): string {
    let latest = "";
    for (const { columns, cards } of this.#parts) {
      for (let row = 0; row < columns.length; row++) {
        const date = columns.texts.priceDate[textNumberOf(columns, row, "priceDate")] ?? "";
        if ((cards[row] ?? -1) >= 0 && date > latest) latest = date;
      }
    }
    return latest;
  }

  /** The newest day up to `today` on which a set came out; when there is none, on which anything did. */
  newestRelease(today: number): number {
    const releases = new Map<number, number>();
    for (const { columns, cards } of this.#parts) {
      for (let row = 0; row < columns.length; row++) {
        if ((cards[row] ?? -1) < 0) continue;
        const day = numberOf(columns, row, "releasedDay");
        releases.set(day, (releases.get(day) ?? 0) + 1);
      }
    }
    let release = 0;
    let anything = 0;
    for (const [date, printings] of releases) {
      if (date > today) continue;
      if (date > anything) anything = date;
      if (date > release && printings >= RELEASE) release = date;
    }
    return release || anything;
  }

  /** Writes all printing columns and gives one summary per card. `today` is a day number. */
  writeTo(columns: Map<string, Column>, today: number): PrintingSummary[] {
    columns.set("printing.starts", this.#starts);
    columns.set("printing.card", this.#card);
    columns.set("printing.id", this.#ids());
    this.#writeSets(columns);
    columns.set("printing.set", narrowest(this.#setIds()));
    this.#writeWords(columns);
    writeOptionalTexts(columns, "printing.flavorText", this.#optional("flavorText"));
    writeOptionalUuids(columns, "printing.illustration", this.#optional("illustrationId"));
    writeOptionalUuids(columns, "printing.illustrationBack", this.#optional("illustrationBackId"));
    const rows = {
      looks: this.#numbers("looks"),
      rarity: this.#numbers("rarity"),
      releasedDay: this.#numbers("releasedDay"),
      usd: this.#numbers("usd"),
      usdFoil: this.#numbers("usdFoil"),
      usdEtched: this.#numbers("usdEtched"),
      flags: this.#numbers("flags"),
      games: this.#numbers("games"),
    };
    columns.set(
      "printing.rarity",
      Uint8Array.from(rows.rarity, (rarity) => (rarity < 0 ? RARITIES.length : rarity)),
    );
    columns.set("printing.day", rows.releasedDay);
    columns.set("printing.usd", new Uint32Array(rows.usd));
    columns.set("printing.usdFoil", new Uint32Array(rows.usdFoil));
    columns.set("printing.usdEtched", new Uint32Array(rows.usdEtched));
    for (const name of ["eur", "eurFoil", "tix"] as const)
      columns.set(`printing.${name}`, new Uint32Array(this.#numbers(name)));
    columns.set(
      "printing.finishes",
      Uint8Array.from(this.#numbers("finishes"), (finishes) => finishes & ((1 << FINISHES.length) - 1)),
    );
    columns.set("printing.flags", new Uint16Array(rows.flags));
    columns.set("printing.games", new Uint8Array(rows.games));
    columns.set("printing.imageStamp", new Uint32Array(this.#numbers("imageStamp")));
    this.#writeServiceNumbers(columns);
    return Array.from({ length: this.#cards }, (_, card) =>
      summarize(rows, this.#starts[card] ?? 0, this.#starts[card + 1] ?? 0, today),
    );
  }

  /** Only those that some printing has. */
  #writeServiceNumbers(columns: Map<string, Column>): void {
    for (const name of Object.keys(SERVICE_NUMBERS) as ServiceNumberName[]) {
      const numbers = this.#numbers(name);
      if (numbers.some((number) => number !== 0)) columns.set(`printing.${name}`, new Uint32Array(numbers));
    }
  }

  #writeSets(columns: Map<string, Column>): void {
    const write = (name: string, read: (set: SetRecord) => string): void =>
      writeTexts(columns, `set.${name}`, this.#sets.map(read));
    write("code", (set) => set.code);
    write("name", (set) => set.name);
    write("type", (set) => set.type);
    write("icon", (set) => set.iconUri);
    write("parent", (set) => set.parent);
    write("block", (set) => set.block);
    const ids = this.#sets.map(({ id }) => id);
    writeOptionalUuids(columns, "set.uuid", numberedInOrder(ids));
    columns.set(
      "set.day",
      Int32Array.from(this.#sets, (set) => set.releasedDay),
    );
  }

  #writeWords(columns: Map<string, Column>): void {
    const write = (name: string, from: TextName): void => {
      const { ids, words } = this.#words(from);
      columns.set(`printing.${name}`, narrowest(ids));
      writeTexts(columns, `printing.${name}.words`, words);
    };
    write("number", "number");
    write("border", "border");
    write("frame", "frame");
    write("stamp", "securityStamp");
    write("watermark", "watermark");
    write("artist", "artist");
    write("language", "language");
    write("flavorName", "flavorName");
    write("priceDate", "priceDate");
    for (const name of ["frameEffects", "promoTypes"] as const) {
      const { ids, words } = this.#words(name);
      const dictionary = new DictionaryWriter();
      const lists = words.map((json) => texts(JSON.parse(json)).map((word) => dictionary.id(word)));
      const list = new ListWriter();
      for (const id of ids) list.push(lists[id] ?? []);
      list.writeTo(columns, `printing.${name}`);
      dictionary.writeTo(columns, `printing.${name}.words`);
    }
  }
}

function compareIds(ids: Uint8Array, a: number, b: number): number {
  for (let at = 0; at < 16; at++) {
    const difference = (ids[a * 16 + at] ?? 0) - (ids[b * 16 + at] ?? 0);
    if (difference) return difference;
  }
  return 0;
}
