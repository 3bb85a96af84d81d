import type { ListFigures } from "../co-occurrence-file.ts";
import { packShare } from "../section-bytes.ts";
import { BASICS, cardsOf, type LearnedDeck } from "./decks.ts";
import { shareRows } from "./sparse-rows.ts";

/**
 * How much of the past counts, and how much is kept. A half-life of 120 days finds more of newer decks than one of 365
 * (Modern .63 against .60 of hidden cards, Pauper .64 against .63); twice the partners find no more.
 */
export interface LearnOptions {
  /** Days after which a deck counts half. */
  readonly halfLife: number;
  /** Partners kept per card. */
  readonly partners: number;
  /** Sideboard partners kept per card. */
  readonly sidePartners: number;
  /** Decks a card must be seen in to be listed at all, and to have partners. */
  readonly minListed: number;
  readonly minPartnered: number;
}

export const DEFAULTS: LearnOptions = {
  halfLife: 120,
  partners: 96,
  sidePartners: 40,
  minListed: 3,
  minPartnered: 10,
};

/** Names to positions in one list that all formats share. */
export type NameIds = ReadonlyMap<string, number>;

function day(date: string): number {
  return Date.parse(date) / 86_400_000;
}

/** The best `keep` entries of a row of a dense matrix as (column, share) pairs, columns ascending. */
function topOf(row: Float64Array, total: number, skip: number, keep: number): [number, number][] {
  const entries: [number, number][] = [];
  for (let column = 0; column < row.length; column++) {
    const share = (row[column] ?? 0) / total;
    if (column !== skip && share >= 1 / 255) entries.push([column, share]);
  }
  entries.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return entries.slice(0, keep).sort((a, b) => a[0] - b[0]);
}

function modal(histogram: readonly number[]): number {
  let best = 1;
  for (let copies = 1; copies < histogram.length; copies++) {
    if ((histogram[copies] ?? 0) > (histogram[best] ?? 0)) best = copies;
  }
  return best;
}

/** Counts decks of a format, newer ones more, into popularity, usual copies and partners. */
export function learnLists(
  format: string,
  decks: readonly LearnedDeck[],
  ids: NameIds,
  options: LearnOptions = DEFAULTS,
): ListFigures {
  const dates = decks
    .map((deck) => deck.date)
    .filter(Boolean)
    .sort();
  const to = dates.at(-1) ?? "";
  // Undated decks are taken to be as old as the middle one.
  const middle = dates[Math.floor(dates.length / 2)] ?? to;
  const weights = decks.map((deck) =>
    to ? 0.5 ** ((day(to) - day(deck.date || middle)) / options.halfLife) : 1,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);

  const seen = new Map<
    string,
    { decks: number; any: number; main: number; side: number; copies: number[] }
  >();
  const tally = (name: string) => {
    let entry = seen.get(name);
    if (!entry) {
      entry = { decks: 0, any: 0, main: 0, side: 0, copies: [0, 0, 0, 0, 0] };
      seen.set(name, entry);
    }
    return entry;
  };
  decks.forEach((deck, at) => {
    const weight = weights[at] ?? 0;
    const main = cardsOf(deck);
    const side = Object.keys(deck.side).filter((name) => !BASICS.has(name));
    for (const name of main) {
      const entry = tally(name);
      entry.main += weight;
      const copies = Math.min(4, deck.main[name] ?? 1);
      entry.copies[copies] = (entry.copies[copies] ?? 0) + weight;
    }
    for (const name of side) tally(name).side += weight;
    for (const name of new Set([...main, ...side])) {
      const entry = tally(name);
      entry.any += weight;
      entry.decks++;
    }
  });

  const listed = [...seen.entries()]
    .flatMap(([name, entry]) => {
      const id = ids.get(name);
      return id !== undefined && entry.decks >= options.minListed ? [{ name, id, entry }] : [];
    })
    .sort((a, b) => a.id - b.id);
  const position = new Map(listed.map(({ name }, at) => [name, at]));
  const dense = listed.map(({ entry }) => entry.decks >= options.minPartnered);
  const rowIn = (counts: Map<number, Float64Array>, card: number): Float64Array => {
    const row = counts.get(card) ?? new Float64Array(listed.length);
    counts.set(card, row);
    return row;
  };
  const together = new Map<number, Float64Array>();
  const besides = new Map<number, Float64Array>();
  decks.forEach((deck, at) => {
    const weight = weights[at] ?? 0;
    const main = cardsOf(deck).flatMap((name) => position.get(name) ?? []);
    const side = Object.keys(deck.side).flatMap((name) => position.get(name) ?? []);
    for (const card of main) {
      if (!dense[card]) continue;
      const mates = rowIn(together, card);
      for (const other of main) mates[other] = (mates[other] ?? 0) + weight;
      const boards = rowIn(besides, card);
      for (const other of side) boards[other] = (boards[other] ?? 0) + weight;
    }
  });
  const rowsOf = (counts: ReadonlyMap<number, Float64Array>, keep: number) =>
    shareRows(
      listed.map(({ entry }, card) => {
        const row = counts.get(card);
        return row && entry.main > 0 ? topOf(row, entry.main, card, keep) : [];
      }),
    );
  return {
    kind: "list",
    format,
    decks: decks.length,
    from: dates[0] ?? "",
    to,
    cards: Uint16Array.from(listed, ({ id }) => id),
    popularity: Uint8Array.from(listed, ({ entry }) => packShare(entry.any / total)),
    sideShare: Uint8Array.from(listed, ({ entry }) =>
      Math.round((255 * entry.side) / (entry.main + entry.side)),
    ),
    copies: Uint8Array.from(listed, ({ entry }) => modal(entry.copies)),
    together: rowsOf(together, options.partners),
    sideTogether: rowsOf(besides, options.sidePartners),
  };
}
