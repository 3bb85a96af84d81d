import { readCard } from "../bulk/card-record.ts";
import { type PrintingRecord, readPrinting } from "../bulk/printing-record.ts";
import { day, isoDay } from "../bulk/read-value.ts";
import { readSet } from "../bulk/set-record.ts";
import { readFacts } from "./card-facts.ts";
import { CardRows } from "./card-rows.ts";
import { type CardTable, Fact, type TableMeta } from "./card-table.ts";
import { type Column, writeColumns } from "./columns.ts";
import { openTable } from "./open-table.ts";
import { PrintingRows } from "./printing-rows.ts";
import type { TableAbout } from "./table-about.ts";
import type { Tagger } from "./tagger.ts";

/** How a table is built. */
export interface BuildOptions {
  readonly source: TableMeta["source"];
  /** ISO date: what is released later is not out yet. Without it the sources' own newest release counts as today. */
  readonly today?: string;
  /** ISO date of the prices, for files that do not say it themselves. */
  readonly pricesAsOf?: string;
  /** Leave out tokens, emblems and the like. */
  readonly deckCardsOnly?: boolean;
  /** Names the sources, so that a stored table can be known to be stale. */
  readonly sourceKey?: string;
  readonly tagger?: Tagger;
}

/** Printings of one day that make it a release, and not a preview of one to come. */
const RELEASE = 25;

/**
 * Builds a table from records that come one at a time, so that the records themselves need not be held in memory. Cards
 * first, then printings; sets at any time. A record that cannot be used is answered with the reason, and left out.
 */
export class TableBuilder {
  readonly #options: BuildOptions;
  readonly #cardAt = new Map<string, number>();
  readonly #cards: CardRows;
  readonly #printings = new PrintingRows();
  readonly #releases = new Map<number, number>();
  #priceDate = "";

  constructor(options: BuildOptions) {
    this.#options = options;
    this.#cards = new CardRows(options.tagger);
  }

  /** Takes a record of an oracle file. */
  addCard(value: unknown): string | null {
    const card = readCard(value);
    if (typeof card === "string") return card;
    if (this.#cardAt.has(card.oracleId)) return `its \`oracle_id\` ${card.oracleId} is there twice`;
    const facts = readFacts(card);
    if (this.#options.deckCardsOnly && facts.facts & Fact.NotADeckCard) return null;
    const at = this.#cards.size;
    this.#cardAt.set(card.oracleId, at);
    this.#cards.add(card, facts);
    const own = readPrinting(value);
    if (typeof own !== "string") this.#addPrinting(at, own, true);
    return null;
  }

  /** Takes a record of a printings file. One whose card is not in the oracle file is left out without a word. */
  addPrinting(value: unknown): string | null {
    const printing = readPrinting(value);
    if (typeof printing === "string") return printing;
    const card = this.#cardAt.get(printing.oracleId);
    if (card !== undefined) this.#addPrinting(card, printing, false);
    return null;
  }

  /** Takes a record of a sets file. */
  addSet(value: unknown): string | null {
    const set = readSet(value);
    if (typeof set === "string") return set;
    this.#printings.addSet(set);
    return null;
  }

  #addPrinting(card: number, printing: PrintingRecord, own: boolean): void {
    this.#printings.add(card, printing, own);
    if (printing.priceDate > this.#priceDate) this.#priceDate = printing.priceDate;
    this.#releases.set(printing.releasedDay, (this.#releases.get(printing.releasedDay) ?? 0) + 1);
  }

  /** Puts everything in its place. The builder is used up. */
  finish(): { readonly table: CardTable; readonly buffer: SharedArrayBuffer } {
    const options = this.#options;
    const newest = this.#newestRelease(day(options.today) ?? Number.POSITIVE_INFINITY);
    const columns = new Map<string, Column>();
    const summaries = this.#printings.writeTo(columns, this.#cards.size, day(options.today) ?? newest);
    this.#cards.writeTo(columns, summaries);
    const about: TableAbout = {
      meta: {
        source: options.source,
        cardsAsOf: isoDay(newest),
        pricesAsOf: this.#pricesAsOf() ?? options.pricesAsOf ?? isoDay(newest),
        hasText: true,
        builtAt: options.today ?? isoDay(newest),
      },
      sourceKey: options.sourceKey ?? "",
      legalityKeys: this.#cards.legalityKeys,
      tagNames: options.tagger?.names ?? [],
      taggerVersion: options.tagger?.version ?? 0,
    };
    const buffer = writeColumns(columns, about);
    return { table: openTable(buffer), buffer };
  }

  /** The newest day up to `today` on which a set came out; when there is none, on which anything did. */
  #newestRelease(today: number): number {
    let release = 0;
    let anything = 0;
    for (const [date, printings] of this.#releases) {
      if (date > today) continue;
      if (date > anything) anything = date;
      if (date > release && printings >= RELEASE) release = date;
    }
    return release || anything;
  }

  /** `2026-06/07`, the months when prices were gathered, counts as the first day of the first. */
  #pricesAsOf(): string | undefined {
    const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(this.#priceDate) ?? [];
    return year && month ? `${year}-${month}-${dayOfMonth ?? "01"}` : undefined;
  }
}

/** Records of every kind, as parsed from files. */
export interface Records {
  readonly cards: Iterable<unknown>;
  readonly printings?: Iterable<unknown>;
  readonly sets?: Iterable<unknown>;
}

/** Builds a table from records at hand; those that cannot be used are left out. For tests and small sources. */
export function buildTable(records: Records, options: BuildOptions): CardTable {
  const builder = new TableBuilder(options);
  for (const set of records.sets ?? []) builder.addSet(set);
  for (const card of records.cards) builder.addCard(card);
  for (const printing of records.printings ?? []) builder.addPrinting(printing);
  return builder.finish().table;
}
