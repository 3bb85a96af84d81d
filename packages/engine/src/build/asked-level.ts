import { BRACKET_POWER } from "../../data/brackets.ts";
import type { Plan } from "../plan/plan.ts";
import type { Analysis } from "../types.ts";

/** How often the cards are chosen again for a deck that misses its level. */
const MORE_TRIES = 5;
/** After so many steps one way that come no nearer, and change the power by hardly anything, the wish's money and cards allow no more. */
const MOST_IN_VAIN = 3;
const HARDLY = 0.3;
/**
 * Levels that a step goes at least, by how often one was taken before it, and at most; where a deck was too weak and another too
 * strong, steps are between them.
 */
const STEP = { least: [1, 1.5, 2, 2.5, 3], most: 4 } as const;
/** The part of what lies between a deck too weak and one too strong that a step leaves at either end. */
const EDGE = 0.2;
/** A power is said as a whole number. */
const HALF = 0.5;

/** What of a deck's figures says how strong it is. */
type Strength = Pick<Analysis, "bracket" | "power_level" | "powerParts">;

/** Something that was built and measured. */
interface Measured {
  readonly analysis: Strength;
}

/** Powers, not yet rounded, that a deck may come to. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * Builds a deck that measures as was asked where cards can do that: as long as it is too weak or too strong, its cards are
 * chosen again for a higher or lower level (`Plan.lean`). What comes nearest is taken.
 *
 * @param first the deck whose cards are chosen for the level itself
 * @param again the deck whose cards are chosen for so many levels more; undefined where the rules accept none
 */
export function atAskedLevel<Deck extends Measured>(
  plan: Plan,
  first: Deck,
  again: (lean: number) => Deck | undefined,
): Deck {
  const range = askedPower(plan);
  if (range === undefined || isReached(plan, first.analysis, range)) return first;
  let best = first;
  let weak: Point | undefined;
  let strong: Point | undefined;
  let lean = 0;
  let deck = first;
  let inVain = 0;
  for (let tries = 0; tries < MORE_TRIES && inVain < MOST_IN_VAIN; tries++) {
    const power = rawPower(deck.analysis);
    const side = power < range.least ? "weak" : "strong";
    if (side === "weak") weak = { lean, power };
    else strong = { lean, power };
    lean = nextLean(weak, strong, (range.least + range.most) / 2, STEP.least[tries] ?? STEP.most);
    const next = again(lean);
    if (next === undefined) return best;
    deck = next;
    const isNearer = farness(deck.analysis, range) < farness(best.analysis, range);
    const isMoved = Math.abs(rawPower(deck.analysis) - power) > HARDLY;
    const isBetween = weak !== undefined && strong !== undefined;
    inVain = isNearer || isMoved || isBetween ? 0 : inVain + 1;
    if (isNearer) best = deck;
    if (isReached(plan, deck.analysis, range)) return deck;
  }
  return best;
}

/** What a lean came to. */
interface Point {
  readonly lean: number;
  readonly power: number;
}

/** A lean between one that was too weak and one that was too strong; with one of them only, a step beyond it. */
function nextLean(
  weak: Point | undefined,
  strong: Point | undefined,
  goal: number,
  leastStep: number,
): number {
  if (weak !== undefined && strong !== undefined) {
    const share = (goal - weak.power) / Math.max(0.1, strong.power - weak.power);
    return weak.lean + Math.max(EDGE, Math.min(1 - EDGE, share)) * (strong.lean - weak.lean);
  }
  const { lean, power } = weak ?? strong ?? { lean: 0, power: goal };
  const step = Math.max(leastStep, Math.min(STEP.most, Math.abs(goal - power)));
  return weak === undefined ? lean - step : lean + step;
}

/** The powers that were asked for, or those of the bracket; undefined where neither was, and without brackets. */
function askedPower({ wish, bracket }: Plan): Range | undefined {
  if (bracket === null || wish.bracket === undefined) return undefined;
  const [least, most] =
    wish.power === undefined ? BRACKET_POWER[bracket] : [Math.floor(wish.power), Math.ceil(wish.power)];
  return { least: least - HALF, most: most + HALF };
}

/** Whether a deck measures as asked. The five checks alone may put a weak deck into a bracket: by its power it is one level short of it at most. */
function isReached(
  { wish, bracket }: Plan,
  { bracket: measured, power_level: power }: Strength,
  { least, most }: Range,
): boolean {
  if (wish.power === undefined && measured?.level === bracket) return power >= least - 1;
  return power >= least && power <= most;
}

/** How far a deck is from the powers asked for. */
function farness(analysis: Strength, { least, most }: Range): number {
  const power = rawPower(analysis);
  return Math.max(0, least - power, power - most);
}

/** The sum of a deck's points, without the end of the scale. */
function rawPower({ powerParts }: Strength): number {
  return powerParts.reduce((sum, { points }) => sum + Math.max(0, points), 0);
}
