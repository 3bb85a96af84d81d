import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Note, Notes } from "../notes.ts";
import { isColorCountKept } from "./card-limits.ts";
import type { CommanderContext, LeaderOption } from "./leader-options.ts";
import type { Wish } from "./wish.ts";

/** A commander takes at most this share of the budget, unless there is no other. */
const BUDGET_SHARE = 0.25;

/** Those of `options` that suit the wish: affordable, and of the right colors as far as possible. What has to give way is noted. */
export function eligibleLeaders(
  options: readonly LeaderOption[],
  format: Format,
  wish: Wish,
  { table, rules }: CommanderContext,
  notes: Notes,
): readonly LeaderOption[] {
  const pool = rules.poolMask(format.slug);
  const included = wish.include.reduce(
    (mask, { card }) => mask | (pool[card] ? (table.colorIdentity[card] ?? 0) : 0),
    0,
  );
  const identity = ({ cards }: LeaderOption): number => rules.identityOf(cards) & 31;
  const steps: readonly {
    readonly keep: (leader: LeaderOption) => boolean;
    readonly lost: Note["kind"] & `no-leader-${string}`;
  }[] = [
    {
      keep: ({ cards }) => affordable(table, cards, wish),
      lost: "no-leader-so-cheap",
    },
    {
      keep: (leader) => wish.colors === undefined || identity(leader) === wish.colors,
      lost: "no-leader-of-colors",
    },
    {
      keep: (leader) => isWithin(wish.amongColors, identity(leader)),
      lost: "no-leader-of-colors",
    },
    {
      keep: (leader) => wish.colorCount === undefined || colorCount(identity(leader)) === wish.colorCount,
      lost: "no-leader-of-color-count",
    },
    {
      keep: (leader) => isColorCountKept(wish, identity(leader)),
      lost: "no-leader-of-limited-colors",
    },
    {
      keep: (leader) => isWithin(included, identity(leader)),
      lost: "no-leader-of-all-cards",
    },
  ];
  let left = options;
  for (const { keep, lost } of steps) {
    const kept = left.filter(keep);
    if (kept.length > 0) left = kept;
    else if (left.length > 0) {
      notes.add({ kind: lost });
      const { colors } = wish;
      if (colors !== undefined) left = nearest(left, (leader) => colorCount(identity(leader) ^ colors));
    }
  }
  return left;
}

function nearest(
  leaders: readonly LeaderOption[],
  distance: (leader: LeaderOption) => number,
): readonly LeaderOption[] {
  const least = leaders.reduce((low, leader) => Math.min(low, distance(leader)), Number.POSITIVE_INFINITY);
  return leaders.filter((leader) => distance(leader) === least);
}

function affordable(table: CardTable, cards: readonly CardIndex[], wish: Wish): boolean {
  let sum = 0;
  for (const card of cards) {
    if (wish.owned.has(card)) continue;
    const price = table.priceUsd[card] ?? Number.NaN;
    if (wish.maxCardUsd !== undefined && !(price <= wish.maxCardUsd)) return false;
    sum += price;
  }
  return wish.budget === undefined || sum <= wish.budget * BUDGET_SHARE;
}
