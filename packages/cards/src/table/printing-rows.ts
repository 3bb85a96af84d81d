import { FINISHES, type PrintingRecord, RARITIES } from "../bulk/printing-record.ts";
import type { SetRecord } from "../bulk/set-record.ts";
import { DictionaryWriter, ListWriter, narrowest, writeTexts } from "./column-parts.ts";
import type { Column } from "./columns.ts";
import { type PrintingSummary, summarize } from "./printing-summary.ts";
import { writeUuid } from "./uuids.ts";

interface Entry {
  readonly card: number;
  readonly row: PrintingRecord;
  /** It came along with its oracle card: it counts only when no other printing does. */
  readonly own: boolean;
}

function inOrder(a: Entry, b: Entry): number {
  return (
    a.card - b.card ||
    a.row.releasedDay - b.row.releasedDay ||
    compare(a.row.set, b.row.set) ||
    (Number.parseInt(a.row.number, 10) || 0) - (Number.parseInt(b.row.number, 10) || 0) ||
    compare(a.row.number, b.row.number) ||
    compare(a.row.id, b.row.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Collects printings in any order; on request puts them in the order of their cards and dates. */
export class PrintingRows {
  readonly #entries: Entry[] = [];
  readonly #sets = new Map<string, SetRecord>();

  addSet(set: SetRecord): void {
    this.#sets.set(set.code, set);
  }

  /** @param own True for the printing that came along with an oracle card: it counts only when no other does. */
  add(card: number, row: PrintingRecord, own: boolean): void {
    this.#entries.push({ card, row, own });
    if (!this.#sets.has(row.set)) {
      this.#sets.set(row.set, {
        code: row.set,
        name: row.setName,
        type: row.setType,
        releasedDay: row.releasedDay,
        iconUri: "",
        parent: "",
        block: "",
      });
    }
  }

  /** Writes all printing columns and gives one summary per card. `today` is a day number. */
  writeTo(columns: Map<string, Column>, cardCount: number, today: number): PrintingSummary[] {
    const hasOthers = new Uint8Array(cardCount);
    for (const { card, own } of this.#entries) if (!own) hasOthers[card] = 1;
    const entries = this.#entries.filter(({ card, own }) => !own || !hasOthers[card]).sort(inOrder);
    const rows = entries.map((entry) => entry.row);
    const starts = new Uint32Array(cardCount + 1);
    for (const { card } of entries) starts[card + 1] = (starts[card + 1] ?? 0) + 1;
    for (let card = 0; card < cardCount; card++)
      starts[card + 1] = (starts[card + 1] ?? 0) + (starts[card] ?? 0);
    columns.set("printing.starts", starts);
    columns.set(
      "printing.card",
      Uint32Array.from(entries, (entry) => entry.card),
    );
    this.#writeRows(columns, rows);
    return Array.from({ length: cardCount }, (_, card) =>
      summarize(rows, starts[card] ?? 0, starts[card + 1] ?? 0, today),
    );
  }

  #writeRows(columns: Map<string, Column>, rows: readonly PrintingRecord[]): void {
    const ids = new Uint8Array(rows.length * 16);
    rows.forEach((row, at) => {
      writeUuid(ids, at, row.id);
    });
    columns.set("printing.id", ids);
    const sets = [...this.#sets.values()].sort((a, b) => compare(a.code, b.code));
    const setIds = new Map(sets.map((set, at) => [set.code, at]));
    writeTexts(
      columns,
      "set.code",
      sets.map((set) => set.code),
    );
    writeTexts(
      columns,
      "set.name",
      sets.map((set) => set.name),
    );
    writeTexts(
      columns,
      "set.type",
      sets.map((set) => set.type),
    );
    writeTexts(
      columns,
      "set.icon",
      sets.map((set) => set.iconUri),
    );
    writeTexts(
      columns,
      "set.parent",
      sets.map((set) => set.parent),
    );
    writeTexts(
      columns,
      "set.block",
      sets.map((set) => set.block),
    );
    columns.set(
      "set.day",
      Int32Array.from(sets, (set) => set.releasedDay),
    );
    columns.set("printing.set", narrowest(rows.map((row) => setIds.get(row.set) ?? 0)));

    const words = (name: string, read: (row: PrintingRecord) => string): void => {
      const dictionary = new DictionaryWriter();
      columns.set(`printing.${name}`, narrowest(rows.map((row) => dictionary.id(read(row)))));
      dictionary.writeTo(columns, `printing.${name}.words`);
    };
    words("number", (row) => row.number);
    words("border", (row) => row.border);
    words("frame", (row) => row.frame);
    words("stamp", (row) => row.securityStamp);
    words("watermark", (row) => row.watermark);
    words("artist", (row) => row.artist);
    words("language", (row) => row.language);
    words("flavorName", (row) => row.flavorName);
    words("priceDate", (row) => row.priceDate);

    const lists = (name: string, read: (row: PrintingRecord) => readonly string[]): void => {
      const dictionary = new DictionaryWriter();
      const list = new ListWriter();
      for (const row of rows) list.push(read(row).map((word) => dictionary.id(word)));
      list.writeTo(columns, `printing.${name}`);
      dictionary.writeTo(columns, `printing.${name}.words`);
    };
    lists("frameEffects", (row) => row.frameEffects);
    lists("promoTypes", (row) => row.promoTypes);

    columns.set(
      "printing.rarity",
      Uint8Array.from(rows, (row) => (row.rarity < 0 ? RARITIES.length : row.rarity)),
    );
    columns.set(
      "printing.day",
      Int32Array.from(rows, (row) => row.releasedDay),
    );
    columns.set(
      "printing.usd",
      Uint32Array.from(rows, (row) => row.usd),
    );
    columns.set(
      "printing.usdFoil",
      Uint32Array.from(rows, (row) => row.usdFoil),
    );
    columns.set(
      "printing.usdEtched",
      Uint32Array.from(rows, (row) => row.usdEtched),
    );
    columns.set(
      "printing.eur",
      Uint32Array.from(rows, (row) => row.eur),
    );
    columns.set(
      "printing.eurFoil",
      Uint32Array.from(rows, (row) => row.eurFoil),
    );
    columns.set(
      "printing.tix",
      Uint32Array.from(rows, (row) => row.tix),
    );
    columns.set(
      "printing.finishes",
      Uint8Array.from(rows, (row) => row.finishes & ((1 << FINISHES.length) - 1)),
    );
    columns.set(
      "printing.flags",
      Uint16Array.from(rows, (row) => row.flags),
    );
    columns.set(
      "printing.games",
      Uint8Array.from(rows, (row) => row.games),
    );
    columns.set(
      "printing.imageStamp",
      Uint32Array.from(rows, (row) => row.imageStamp),
    );
  }
}
