import { BASICS, type LearnedDeck } from "./decks.ts";
import type { AgedDeck } from "./drift.ts";

/**
 * Several decks may go by one name: in Legacy "Dimir Midrange" was a deck of artifacts, one of tempo and one that reanimates. What all of
 * them play on average is a deck that nobody plays.
 */
export interface VariantOptions {
  /** Cosine with what a variant's decks have in common from which a deck is one of them. */
  readonly leastAlike: number;
  /** Fewer decks are no variant. */
  readonly minDecks: number;
}

/** Copies of a deck's cards other than basic lands, by their square roots, as a vector of length 1. */
type Direction = ReadonlyMap<string, number>;

interface DirectedDeck {
  readonly aged: AgedDeck;
  readonly direction: Direction;
}

/** Decks that a variant is looked for around, at most: evenly spread over those of the name. */
const STARTS = 60;
const ROUNDS = 8;

/** A variant that is this part of a name is what the name means: the others are of its width. */
const ONE_DECK = 0.7;

/**
 * The decks of the most played variant of a name that is several decks, newer ones counting more; all of the name where it is one, or no
 * variant has enough.
 */
export function mainVariant(
  decks: readonly AgedDeck[],
  { leastAlike, minDecks }: VariantOptions,
): readonly AgedDeck[] {
  const directed = decks.map((aged) => ({ aged, direction: directionOf(aged.deck) }));
  let members = mostCentral(directed);
  for (let round = 0; round < ROUNDS; round++) {
    const center = centerOf(members);
    const nearer = directed.filter(({ direction }) => likeness(direction, center) >= leastAlike);
    const isSame = nearer.length === members.length && nearer.every((deck, at) => deck === members[at]);
    members = nearer;
    if (isSame || members.length === 0) break;
  }
  const variant = members.map(({ aged }) => aged);
  const isWhole = weightOf(variant) >= ONE_DECK * weightOf(decks);
  return isWhole || variant.length < minDecks ? decks : variant;
}

/** The deck that most others are like, as far as they count; none of none. */
function mostCentral(decks: readonly DirectedDeck[]): DirectedDeck[] {
  const step = Math.max(1, Math.ceil(decks.length / STARTS));
  let best: DirectedDeck[] = [];
  let most = -1;
  for (const [at, start] of decks.entries()) {
    if (at % step !== 0) continue;
    // Squared, so that being halfway between two variants is worth less than being in one.
    const around = decks.reduce(
      (sum, { aged, direction }) => sum + aged.weight * likeness(start.direction, direction) ** 2,
      0,
    );
    if (around > most) [best, most] = [[start], around];
  }
  return best;
}

function weightOf(decks: readonly AgedDeck[]): number {
  return decks.reduce((sum, { weight }) => sum + weight, 0);
}

function centerOf(decks: readonly DirectedDeck[]): Direction {
  const sum = new Map<string, number>();
  for (const { aged, direction } of decks)
    for (const [card, part] of direction) sum.set(card, (sum.get(card) ?? 0) + aged.weight * part);
  return unit(sum);
}

function directionOf({ main }: LearnedDeck): Direction {
  const spells = Object.entries(main).filter(([card]) => !BASICS.has(card));
  return unit(new Map(spells.map(([card, copies]) => [card, Math.sqrt(copies)])));
}

function unit(vector: ReadonlyMap<string, number>): Direction {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([card, part]) => [card, part / length]));
}

function likeness(one: Direction, other: Direction): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [card, part] of fewer) sum += part * (more.get(card) ?? 0);
  return sum;
}
