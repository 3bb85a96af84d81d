import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { SIMILAR_FORMATS } from "../../data/similar-formats.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";

/** The relevance of lands to these seeds, by what they are. */
interface Asked {
  readonly seeds: Parameters<Ranker["relevance"]>[1];
  readonly cards: readonly CardIndex[];
  isDual(card: CardIndex): boolean;
}

/** What the nearest format with lists says of the lands of one without. */
export interface NearestLands {
  /** Whether it says of a land that nobody of such colors wants it. */
  isStrange(card: CardIndex, isDual: boolean): boolean;
  /** The relevance of lands, given what all similar formats say. */
  relevance(all: Float32Array, asked: Asked): Float32Array;
}

/** A format does not play a land that fewer of its decks have. */
const LEAST_PLAYED = 0.0008;

/**
 * What the best land of a deck's colors is worth to it at least, in deviations of relevance: where everybody plays other colors little
 * is said of all lands of these, and a deck of them needs its lands as much. By hand, November 2026.
 */
const BEST_DUAL = 1.5;

/**
 * For a format of copies without lists; undefined for others. What else a land does it does for decks of that format: Glimmerpost for
 * those with Cloudpost, so that formats farther off speak of lands of several colors only, and of such as the nearest may not play.
 */
export function nearestLands({ ranker, format, copies }: ManaBaseInput): NearestLands | undefined {
  if (copies === 1 || !Number.isNaN(ranker.countedTo(format))) return undefined;
  const nearest = ownEntry(SIMILAR_FORMATS, format)?.find((each) => ranker.knows(each));
  if (nearest === undefined) return undefined;
  const share = (card: CardIndex): number => ranker.popularity(nearest, card);
  return {
    isStrange: (card, isDual) => share(card) < LEAST_PLAYED && (share(card) > 0 || !isDual),
    relevance(all, { seeds, cards, isDual }) {
      const near = ranker.relevance(nearest, seeds, cards);
      const told = all.map((score, at) => (share(cards[at] ?? -1) > 0 ? (near[at] ?? score) : score));
      const duals = cards.flatMap((card, at) => (isDual(card) ? [told[at] ?? 0] : []));
      const more = Math.max(0, BEST_DUAL - Math.max(...duals));
      return told.map((score, at) => (isDual(cards[at] ?? -1) ? score + more : score));
    },
  };
}
