import { FREE_HAND_RULE, HAND_RULES, type HandRule, LANDS_WITH_FAST_MANA } from "../../data/goldfish.ts";
import type { Random } from "../random.ts";
import { draw, type Library, restore } from "./library.ts";
import type { PlayDeck } from "./play-deck.ts";

const SEVEN = 7;

/** The rules that hands are kept by, in the order in which hands are drawn; the last hand is kept in any case. */
export function handRules(isFirstFree: boolean): readonly HandRule[] {
  return isFirstFree ? [FREE_HAND_RULE, ...HAND_RULES] : HAND_RULES;
}

/**
 * Draws hands until one is kept (the London mulligan, CR 103.5): seven cards each time, of which some go to the bottom before
 * the hand is judged. Cards on the bottom take no further part in the game.
 * @returns how many mulligans were taken
 */
export function openHand(
  game: { readonly deck: PlayDeck; readonly library: Library; readonly hand: number[] },
  rules: readonly HandRule[],
  random: Random,
): number {
  const { deck, library, hand } = game;
  for (let mulligans = 0; ; mulligans++) {
    const rule = rules[mulligans];
    restore(library, deck);
    hand.length = 0;
    for (let card = 0; card < SEVEN; card++) {
      const drawn = draw(library, random);
      if (drawn >= 0) hand.push(drawn);
    }
    if (rule === undefined) return mulligans;
    putOnBottom(deck, hand, rule);
    if (mulligans === rules.length - 1 || isKept(deck, hand, rule)) return mulligans;
  }
}

function isKept(deck: PlayDeck, hand: readonly number[], { fewest, most }: HandRule): boolean {
  const lands = landsIn(deck, hand);
  const isFast = hand.some((card) => deck.kinds[card]?.paysItself);
  return lands >= (isFast ? LANDS_WITH_FAST_MANA : fewest) && lands <= most;
}

/** Lands beyond those that a hand wants go first, then the costliest spells. */
function putOnBottom(deck: PlayDeck, hand: number[], { cards, lands: wanted }: HandRule): void {
  // Kinds are in order: lands first, then spells from the costliest on.
  hand.sort((a, b) => a - b);
  while (hand.length > cards) {
    const lands = landsIn(deck, hand);
    const first = lands > wanted || lands === hand.length ? 0 : lands;
    hand.splice(first, 1);
  }
}

function landsIn({ kinds }: PlayDeck, hand: readonly number[]): number {
  let lands = 0;
  for (const card of hand) if (kinds[card]?.isLand) lands++;
  return lands;
}
