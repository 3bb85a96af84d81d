import { readCard } from "../bulk/card-record.ts";
import { readPrinting } from "../bulk/printing-record.ts";
import { day, isoDay } from "../bulk/read-value.ts";
import { readSet } from "../bulk/set-record.ts";
import { readFacts } from "./card-facts.ts";
import { CardRows } from "./card-rows.ts";
import { type CardTable, Fact, type TableMeta } from "./card-table.ts";
import { type Column, writeColumns } from "./columns.ts";
import { openTable } from "./open-table.ts";
import type { PrintingColumns } from "./printing-columns.ts";
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

/**
 * Builds a table from records that come one at a time, so that the records themselves need not be held in memory. They may
 * come in any order. A record that cannot be used is answered with the reason, and left out.
 */
export class TableBuilder {
  readonly #options: BuildOptions;
  readonly #cardAt = new Map<string, number>();
  readonly #cards: CardRows;
  readonly #printings = new PrintingRows();

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
    this.#cardAt.set(card.oracleId, this.#cards.size);
    this.#cards.add(card, facts);
    const own = readPrinting(value);
    if (typeof own !== "string") this.#printings.addOwn(own);
    return null;
  }

  /** Takes a record of a printings file. One whose card is not in the oracle file is left out without a word. */
  addPrinting(value: unknown): string | null {
    return this.#printings.addValue(value);
  }

  /** Takes printings that were collected elsewhere, in another thread perhaps. */
  addPrintings(columns: PrintingColumns): void {
    this.#printings.addCollected(columns);
  }

  /** Takes a record of a sets file. */
  addSet(value: unknown): string | null {
    const set = readSet(value);
    if (typeof set === "string") return set;
    this.#printings.addSet(set);
    return null;
  }

  /** Puts everything in its place. The builder is used up. */
  finish(): { readonly table: CardTable; readonly buffer: SharedArrayBuffer } {
    const options = this.#options;
    const printings = this.#printings.settle(this.#cardAt);
    const newest = printings.newestRelease(day(options.today) ?? Number.POSITIVE_INFINITY);
    const columns = new Map<string, Column>();
    const summaries = printings.writeTo(columns, day(options.today) ?? newest);
    this.#cards.writeTo(columns, summaries);
    const about: TableAbout = {
      meta: {
        source: options.source,
        cardsAsOf: isoDay(newest),
        pricesAsOf: firstDayOf(printings.priceDate) ?? options.pricesAsOf ?? isoDay(newest),
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
}

/** `2026-06/07`, the months when prices were gathered, counts as the first day of the first. */
function firstDayOf(priceDate: string): string | undefined {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(priceDate) ?? [];
  return year && month ? `${year}-${month}-${dayOfMonth ?? "01"}` : undefined;
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
