import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { writeCoOccurrence } from "@deckwright/engine/rank/co-occurrence-file.ts";
import { factReader } from "@deckwright/engine/rank/habitat-facts.ts";
import { learnAssociations } from "@deckwright/engine/rank/learn/associations.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import {
  BASICS,
  cardsOf,
  dropNearDuplicates,
  type LearnedDeck,
} from "@deckwright/engine/rank/learn/decks.ts";
import { learnLists } from "@deckwright/engine/rank/learn/figures.ts";
import { learnHabitats } from "@deckwright/engine/rank/learn/habitats.ts";
import { learnSkeletons } from "@deckwright/engine/rank/learn/skeletons.ts";
import type { Ranker } from "@deckwright/engine/rank/ranker.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { BY_ARCHETYPE } from "@deckwright/host/model/sources.ts";

/** The newest days of the data, of which nothing is learned. */
export const DAYS_KEPT_BACK = 42;
/** As alike as only the very same cards are. */
const SAME_CARDS = 0.999;
/** Days before those that are learned from. */
const DAYS_LEARNED = 500;

/** A deck as the table's cards, copies by card. */
export interface Held {
  readonly main: ReadonlyMap<CardIndex, number>;
  readonly side: ReadonlyMap<CardIndex, number>;
}

/** The decks of a format on both sides of a day. */
export interface SplitDecks {
  /** All that is learned from. */
  readonly learned: readonly LearnedDeck[];
  /** Decks of the days kept back, near-duplicates left out. */
  readonly newer: readonly LearnedDeck[];
  /** The same with near-duplicates, which is what people play: only decks of the very same cards are there once. */
  readonly allNewer: readonly LearnedDeck[];
}

/** Reads the decks of a format and keeps the newest days back. */
export async function splitDecks(folder: string, format: string): Promise<SplitDecks> {
  const all = (await readDecks(`${folder}/${format}.ndjson.gz`)).filter(({ date }) => date !== "");
  const newest = all.reduce((last, { date }) => Math.max(last, Date.parse(date)), 0);
  const age = ({ date }: LearnedDeck): number => (newest - Date.parse(date)) / 86_400_000;
  return {
    learned: all.filter((deck) => age(deck) >= DAYS_KEPT_BACK && age(deck) < DAYS_KEPT_BACK + DAYS_LEARNED),
    newer: dropNearDuplicates(all.filter((deck) => age(deck) < DAYS_KEPT_BACK)),
    allNewer: dropNearDuplicates(
      all.filter((deck) => age(deck) < DAYS_KEPT_BACK),
      SAME_CARDS,
    ),
  };
}

/** A ranker that has learned from these decks and from nothing else. */
export function learnedRanker(
  format: string,
  learned: readonly LearnedDeck[],
  table: CardTable,
  names: NameIndex,
): Ranker {
  const known = [
    ...new Set(learned.flatMap((deck) => [...cardsOf(deck), ...Object.keys(deck.side)])),
    ...BASICS,
  ];
  const ids = new Map([...new Set(known)].sort().map((name, at) => [name, at]));
  const distinct = dropNearDuplicates(learned);
  const factsOf = factReader(table);
  const list = learnLists(format, distinct, ids);
  const figures = [
    list,
    ...learnAssociations(list, [...ids.keys()], learned),
    learnHabitats(format, distinct, ids, ({ main, side }) =>
      factsOf({ main: cardCounts(names, main), side: cardCounts(names, side) }),
    ),
    learnSkeletons(format, distinct, ids, BY_ARCHETYPE),
  ];
  const bytes = writeCoOccurrence({ builtAt: "", sources: [], names: [...ids.keys()], figures });
  return openCoOccurrence(bytes.buffer, table, names);
}
