import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Plan } from "../plan/plan.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { copiesIn } from "../rank/skeletons.ts";
import type { SelectContext } from "./candidates.ts";
import { partShort, unusedColors } from "./idle-colors.ts";

/**
 * How far from the average mana value of its decks a draw may be before chance is asked again: nine tenths of a quarter of the
 * archetypes are as near or nearer (July 2026). Each card is drawn by itself, and all the dear ones may come together.
 */
export const NEAR = 0.2;
/** What a color without a card of it counts, where it was asked for: more than any curve. */
const UNUSED_WIDTH = 20;
/**
 * The part of the spells that may be short of sources before a draw is off, if no more are in the archetype's decks, and what all of
 * them count: lands are drawn one by one, too. Cloudpost decks pitch their blue cards.
 */
const SHORT = { part: 0.25, width: 3 } as const;
/**
 * The part of its usual ways to win that a draw has at the least, and what each one fewer counts: all those that half of the decks play
 * may stay away together. By hand, November 2026, of a Jeskai Midrange with one of some six.
 */
const WINS = { part: 0.5, width: NEAR } as const;
const WINNING_TAGS = ["threat", "finisher", "token-maker", "win-condition:text"] as const;

type Counts = ReadonlyMap<CardIndex, number>;
type Copies = readonly (readonly [CardIndex, number])[];

/** How far cards that chance drew are from what the decks of an archetype are like, in mana value; `NEAR` is near enough. */
export function aimOf(
  plan: Plan,
  skeleton: Skeleton,
  context: SelectContext,
): (drawn: {
  readonly spells: ReadonlyMap<CardIndex, number>;
  readonly lands: ReadonlyMap<CardIndex, number>;
}) => number {
  const { table } = context;
  const usual: Copies = skeleton.main.map(({ card, shares }) => [card, copiesIn(shares)]);
  const usualValue = averageManaValue(usual, context);
  const leastWins = WINS.part * winsAmong(usual, context);
  const [usualLands, usualSpells] = [true, false].map(
    (isOne) => new Map(usual.filter(([card]) => isLand(table, card) === isOne)),
  );
  const short = (spells: Counts = new Map(), lands: Counts = new Map()): number =>
    partShort(spells, lands, plan.format.size.min, table);
  const mostShort = Math.max(SHORT.part, short(usualSpells, usualLands));
  const asked = plan.wish.colors ?? 0;
  return ({ spells, lands }) =>
    SHORT.width * Math.max(0, short(spells, lands) - mostShort) +
    WINS.width * Math.max(0, Math.ceil(leastWins - winsAmong([...spells], context))) +
    Math.abs(averageManaValue([...spells], context) - usualValue) +
    UNUSED_WIDTH * colorCount(unusedColors(spells.keys(), asked, table));
}

/** What the cards other than lands cost on average, by their copies. */
function averageManaValue(cards: Copies, { table }: SelectContext): number {
  let all = 0;
  let cost = 0;
  for (const [card, copies] of cards) {
    if (isLand(table, card)) continue;
    all += copies;
    cost += copies * (table.manaValue[card] ?? 0);
  }
  return cost / Math.max(1, all);
}

/** How many cards other than lands can bring a game to its end. */
function winsAmong(cards: Copies, { table }: SelectContext): number {
  const tags = WINNING_TAGS.map((tag) => table.tags.id(tag)).filter((tag) => tag >= 0);
  return cards.reduce(
    (sum, [card, copies]) =>
      !isLand(table, card) && tags.some((tag) => table.tags.has(card, tag)) ? sum + copies : sum,
    0,
  );
}
