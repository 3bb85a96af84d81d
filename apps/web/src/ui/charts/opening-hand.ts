import { createRandom, hashText } from "@deckwright/engine/random.ts";

/** A hand as it is being kept or sent back. `toBottom` says how many cards still go under the library (CR 103.5). */
export interface OpeningHand {
  readonly draw: number;
  readonly mulligans: number;
  /** Cards that it had before any went under the library. */
  readonly dealt: number;
  readonly cards: readonly string[];
  readonly toBottom: number;
}

const HAND_SIZE = 7;

/** Formats in which the first mulligan costs nothing: those that more than two play in one game, and any Brawl (CR 103.5c). */
const FREE_MULLIGAN: ReadonlySet<string> = new Set([
  "commander",
  "pauper-commander",
  "oathbreaker",
  "brawl",
  "planechase",
  "archenemy",
  "two-headed-giant",
  "conspiracy",
]);

/** Whether the first mulligan of a game of the format with this slug costs nothing. */
export function isFirstMulliganFree(format: string): boolean {
  return FREE_MULLIGAN.has(format);
}

/** A fresh hand of seven. `draw` tells hands of one deck apart: the same deck, seed and draw give the same hand. */
export function drawHand(main: Readonly<Record<string, number>>, seed: number, draw: number): OpeningHand {
  const cards = deal(main, { seed, draw, mulligans: 0 });
  return { draw, mulligans: 0, dealt: cards.length, cards, toBottom: 0 };
}

/** Whether a deck holds every card of a hand, as often as the hand does. */
export function isHandOf({ cards }: OpeningHand, main: Readonly<Record<string, number>>): boolean {
  return cards.every((name) => cards.filter((other) => other === name).length <= (main[name] ?? 0));
}

/**
 * The next hand by the London mulligan: seven new cards, and one more than before to put under the library. Where the
 * first costs nothing, it is not counted (CR 103.5c).
 */
export function takeMulligan(
  hand: OpeningHand,
  main: Readonly<Record<string, number>>,
  seed: number,
  isFirstFree: boolean,
): OpeningHand {
  const mulligans = hand.mulligans + 1;
  const toBottom = Math.min(HAND_SIZE, isFirstFree ? mulligans - 1 : mulligans);
  const { draw } = hand;
  const cards = deal(main, { seed, draw, mulligans });
  return { draw, mulligans, dealt: cards.length, cards, toBottom };
}

/** Puts the card at a place of the hand under the library, when one has to go there. */
export function putOnBottom(hand: OpeningHand, place: number): OpeningHand {
  if (hand.toBottom === 0 || hand.cards[place] === undefined) return hand;
  return { ...hand, cards: hand.cards.filter((_, at) => at !== place), toBottom: hand.toBottom - 1 };
}

/** What tells one shuffled library from another. */
interface Shuffle {
  readonly seed: number;
  readonly draw: number;
  readonly mulligans: number;
}

/** All cards of a deck in the order in which they come. */
export function shuffled(
  main: Readonly<Record<string, number>>,
  { seed, draw, mulligans }: Shuffle,
): string[] {
  const library = Object.entries(main)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, quantity]) => Array<string>(Math.max(0, Math.min(quantity, 250))).fill(name));
  const random = createRandom(seed).fork(`hand ${draw} ${mulligans} ${hashText(library.join("|"))}`);
  return [...random.shuffle(library)];
}

function deal(main: Readonly<Record<string, number>>, shuffle: Shuffle): string[] {
  return shuffled(main, shuffle).slice(0, HAND_SIZE);
}
