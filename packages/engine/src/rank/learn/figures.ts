import { type LeaderFigures, type ListFigures, NO_SECOND } from "../co-occurrence-file.ts";
import { packShare, type SparseRows } from "../section-bytes.ts";
import { BASICS, cardsOf, type LeaderRow, type LearnedDeck } from "./decks.ts";
import { sparseRows } from "./sparse-rows.ts";

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

function sparse(rows: readonly (readonly [number, number])[][]): SparseRows {
  return sparseRows(
    rows.map((row) =>
      row.map(([column, share]) => [column, Math.max(1, Math.min(255, Math.round(share * 255)))] as const),
    ),
  );
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
    sparse(
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

/**
 * Figures per commander. A card's popularity is its usual inclusion in decks that could play it: what the source calls
 * inclusion less synergy, averaged over the leaders it is listed for, by their decks.
 */
export function learnLeaders(format: string, rows: readonly LeaderRow[], ids: NameIds): LeaderFigures {
  const seen = new Map<number, { usual: number; weight: number }>();
  for (const row of rows) {
    for (const [name, inclusion, synergy] of row.cards) {
      const id = ids.get(name);
      if (id === undefined || BASICS.has(name)) continue;
      const entry = seen.get(id) ?? { usual: 0, weight: 0 };
      entry.usual += Math.max(0, inclusion - synergy) * row.num_decks;
      entry.weight += row.num_decks;
      seen.set(id, entry);
    }
  }
  const cards = [...seen.keys()].sort((a, b) => a - b);
  const position = new Map(cards.map((id, at) => [id, at]));
  const leaders = rows
    .flatMap((row) => {
      const [first, second] = row.commander.map((name) => ids.get(name));
      return first === undefined ? [] : [{ row, first, second: second ?? NO_SECOND }];
    })
    .sort((a, b) => b.row.num_decks - a.row.num_decks || a.first - b.first);
  const dates = rows.map((row) => row.date).sort();
  return {
    kind: "leaders",
    format,
    decks: rows.reduce((sum, row) => sum + row.num_decks, 0),
    from: dates[0] ?? "",
    to: dates.at(-1) ?? "",
    cards: Uint16Array.from(cards),
    popularity: Uint8Array.from(cards, (id) => {
      const { usual, weight } = seen.get(id) ?? { usual: 0, weight: 0 };
      // Whole percents: what rounds to nothing is still known to be played a little.
      return packShare(Math.max(0.002, usual / Math.max(1, weight) / 100));
    }),
    first: Uint16Array.from(leaders, ({ first }) => first),
    second: Uint16Array.from(leaders, ({ second }) => second),
    leaderDecks: Uint32Array.from(leaders, ({ row }) => row.num_decks),
    inclusion: sparse(
      leaders.map(({ row }) => {
        const best = new Map<number, number>();
        for (const [name, inclusion] of row.cards) {
          const at = position.get(ids.get(name) ?? -1);
          if (at !== undefined) best.set(at, Math.max(best.get(at) ?? 0, inclusion / 100));
        }
        return [...best].sort((a, b) => a[0] - b[0]);
      }),
    ),
  };
}
