/**
 * Preconstructed decks held against decks for their commanders, of which the engine has seen nothing that came out with them: no
 * deck of the commander, and none of the cards that were new. Beside them what popularity and chance find.
 */
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { createEngine } from "@deckwright/engine/engine.ts";
import { createRandom } from "@deckwright/engine/random.ts";
import { bestPlaces } from "@deckwright/engine/rank/best-places.ts";
import { readCoOccurrence } from "@deckwright/engine/rank/co-occurrence-file.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import type { LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import type { Bench } from "../setup.ts";
import { dayNumber, figuresBefore } from "./figures-before.ts";

/** Decks since then are asked for; older ones are made of cards that everybody has played since. */
const SINCE = "2024-06-01";
/** Days before a release from which on its cards are new. */
const BEFORE_RELEASE = 45;
const DAY_MS = 86_400_000;
const SEED = 7;

/** Shares, 0 to 1, of the cards of one deck, basics aside, that are found. */
export interface NewerFound {
  readonly commanders: readonly string[];
  readonly generated: number;
  readonly popularity: number;
  readonly random: number;
}

/** What is found of each preconstructed deck whose commander was new. */
export async function measureNewer(folder: string, { cards, figures }: Bench): Promise<NewerFound[]> {
  const { table, names } = cards;
  const file = readCoOccurrence(figures.coOccurrence);
  const decks = (await readDecks(`${folder}/commander-precons.ndjson.gz`)).filter(
    ({ date, commander }) => date >= SINCE && commander.length > 0,
  );
  const dates = [...new Set(decks.map(({ date }) => date))].sort();
  return dates.flatMap((date) => {
    const day = new Date(Date.parse(date) - BEFORE_RELEASE * DAY_MS).toISOString().slice(0, 10);
    const ranker = figuresBefore(day, file, { table, names });
    const engine = createEngine({ table, names, ranker, now: () => performance.now() });
    const isNew = (card: CardIndex): boolean => (table.firstPrinted[card] ?? 0) >= dayNumber(day);
    const found = (deck: LearnedDeck): NewerFound[] => {
      const leaders = [
        ...cardCounts(names, Object.fromEntries(deck.commander.map((name) => [name, 1]))).keys(),
      ];
      if (!leaders.some(isNew)) return [];
      const theirs = [...cardCounts(names, deck.main).keys()].filter((card) => !isBasic(table, card));
      const shareIn = (own: ReadonlySet<CardIndex>): number =>
        theirs.filter((card) => own.has(card)).length / theirs.length;
      const pool = playable(leaders);
      const best = (scores: ArrayLike<number>) =>
        new Set(bestPlaces(scores, theirs.length).map((at) => pool[at] ?? -1));
      const asked = { format: "commander", commanders: deck.commander, seed: SEED };
      const random = createRandom(SEED);
      return [
        {
          commanders: deck.commander,
          generated: shareIn(new Set(cardCounts(names, engine.generate(asked).deck.main).keys())),
          popularity: shareIn(best(ranker.relevance("commander", [], pool))),
          random: shareIn(best(pool.map(() => random.next()))),
        },
      ];
    };
    return decks.filter((deck) => deck.date === date).flatMap(found);
  });

  /** Cards that may be played beside some commanders, basics aside. */
  function playable(leaders: readonly CardIndex[]): CardIndex[] {
    const identity = leaders.reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
    const pool: CardIndex[] = [];
    for (let card = 0; card < table.size; card++) {
      const isWithin = ((table.colorIdentity[card] ?? 0) & ~identity) === 0;
      if (isWithin && table.legality(card, "commander") === "legal" && !isBasic(table, card)) pool.push(card);
    }
    return pool;
  }
}
