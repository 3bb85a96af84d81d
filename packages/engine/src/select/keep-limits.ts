import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { type CardLimit, countIn, countsLands, missing } from "../plan/card-limits.ts";
import { partnerFormat } from "../plan/level-bend.ts";
import type { Plan } from "../plan/plan.ts";
import { landAllowed, type MainDeck } from "./build.ts";
import type { SelectContext } from "./candidates.ts";
import { copiesOf } from "./copies.ts";

/** Some copies of a card that go, and as many of another that come. */
export interface Swap {
  readonly out: CardIndex;
  readonly into: CardIndex;
  readonly copies: number;
}

/** Swaps that are tried at most: more than a deck has cards. */
const MOST_SWAPS = 400;
/** Spells that are looked at for one place, the best first. */
const SPELLS_WEIGHED = 150;
/** Lands that are looked at for a limit, the most played first. */
const LANDS_WEIGHED = 40;

/** Whether a swap brings no limit further from being kept, nor the mean of mana values above its own. */
export function keepsLimits({ wish }: Plan, table: CardTable, deck: MainDeck, swap: Swap): boolean {
  const { out, into, copies } = swap;
  if (wish.maxAverageManaValue !== undefined && manaOf(table, into) > manaOf(table, out)) return false;
  return wish.limits.cards.every((each) => {
    const by = (Number(each.counts(into)) - Number(each.counts(out))) * copies;
    if (by === 0) return true;
    const have = countIn(each, cardsOf(deck));
    return missing(each.limit, have + by) <= missing(each.limit, have);
  });
}

/** Copies of a card that a deck has room for under the most of each limit. */
export function roomFor({ wish }: Plan, deck: MainDeck, card: CardIndex): number {
  return wish.limits.cards.reduce(
    (room, each) =>
      each.limit.most !== undefined && each.counts(card)
        ? Math.min(room, each.limit.most - countIn(each, cardsOf(deck)))
        : room,
    Number.POSITIVE_INFINITY,
  );
}

/**
 * Swaps cards, the ones worth least for the best that come, until every limit is kept or no swap brings one nearer.
 * Included cards stay.
 *
 * @param side the sideboard, whose copies count for the rules as well
 */
export function keepLimits(
  plan: Plan,
  context: SelectContext,
  deck: MainDeck,
  side: ReadonlyMap<CardIndex, number>,
): void {
  const { limits, maxAverageManaValue } = plan.wish;
  if (limits.cards.length === 0 && maxAverageManaValue === undefined) return;
  const kept = new Set(plan.wish.include.map(({ card }) => card));
  let swaps = 0;
  for (const each of limits.cards)
    while (swaps++ < MOST_SWAPS && missing(each.limit, countIn(each, cardsOf(deck))) > 0)
      if (!nearer(plan, context, { deck, side, kept, each })) break;
  if (maxAverageManaValue !== undefined)
    while (swaps++ < MOST_SWAPS && averageOf(context.table, deck) >= maxAverageManaValue)
      if (!lower(plan, context, { deck, side, kept })) return;
}

/** A deck whose cards are swapped. */
interface Swapping {
  readonly deck: MainDeck;
  readonly side: ReadonlyMap<CardIndex, number>;
  readonly kept: ReadonlySet<CardIndex>;
}

/** Where a limit is not kept. */
interface Unkept extends Swapping {
  readonly each: CardLimit;
}

/** Makes the swap that brings a limit one card nearer; false where there is none. */
function nearer(plan: Plan, context: SelectContext, unkept: Unkept): boolean {
  const { table } = context;
  const { deck, kept, each } = unkept;
  const isShort = countIn(each, cardsOf(deck)) < (each.limit.least ?? 0);
  const isOfKind = (card: CardIndex): boolean => each.counts(card);
  const isIn = (card: CardIndex): boolean => isOfKind(card) === isShort;
  // A limit of cards that may be lands or not is kept among its like first: the number of lands is a limit of its own.
  const mixed = countsLands(each, table);
  for (const isSameKind of mixed ? [true, false] : [false]) {
    const outs = leaving(context, deck).filter(
      (card) => !isIn(card) && (!kept.has(card) || card === each.card),
    );
    for (const into of coming(plan, context, unkept, isIn))
      for (const out of outs) {
        if (isSameKind && isLand(table, out) !== isLand(table, into)) continue;
        if (!mixed && isLand(table, out)) continue;
        if (!keepsLimits(plan, table, deck, { out, into, copies: 1 })) continue;
        move(table, deck, out, into);
        return true;
      }
  }
  return false;
}

/** Swaps the dearest spell, in mana, for the best that costs less than the mean may be; false where there is none. */
function lower(plan: Plan, context: SelectContext, swapping: Swapping): boolean {
  const { table } = context;
  const { deck, kept } = swapping;
  const outs = [...deck.spells.keys()]
    .filter((card) => !kept.has(card))
    .sort((a, b) => manaOf(table, b) - manaOf(table, a) || a - b);
  const most = plan.wish.maxAverageManaValue ?? 0;
  for (const out of outs) {
    if (manaOf(table, out) <= most) return false;
    for (const into of coming(
      plan,
      context,
      swapping,
      (card) => !isLand(table, card) && manaOf(table, card) <= most,
    )) {
      if (!keepsLimits(plan, table, deck, { out, into, copies: 1 })) continue;
      move(table, deck, out, into);
      return true;
    }
  }
  return false;
}

/** The cards of a deck that may go, those worth least first. */
function leaving({ table }: SelectContext, deck: MainDeck): CardIndex[] {
  const worth = new Map(deck.ranked().map(({ card }, place) => [card, -place]));
  const spells = [...deck.spells.keys()].sort(
    (a, b) =>
      (worth.get(a) ?? Number.NEGATIVE_INFINITY) - (worth.get(b) ?? Number.NEGATIVE_INFINITY) || a - b,
  );
  const lands = [...deck.lands].sort(
    ([a, x], [b, y]) => Number(isBasic(table, b)) - Number(isBasic(table, a)) || y - x || a - b,
  );
  return [...spells, ...lands.map(([card]) => card)];
}

/** Cards that may come, the best first: spells by their worth here, lands as basics first, then by how much they are played. */
function* coming(
  plan: Plan,
  context: SelectContext,
  { deck, side }: Swapping,
  isIn: (card: CardIndex) => boolean,
): Generator<CardIndex> {
  const { table, rules, ranker, combos } = context;
  const pool = rules.poolMask(plan.format.slug);
  const budget = plan.wish.budget ?? Number.POSITIVE_INFINITY;
  let seen = 0;
  for (const { card } of deck.ranked()) {
    if (seen >= SPELLS_WEIGHED) break;
    if (!isIn(card) || (table.priceUsd[card] ?? 0) > budget) continue;
    const held = (deck.spells.get(card) ?? 0) + (side.get(card) ?? 0);
    if (held >= copiesOf(plan, context, card).limit) continue;
    const isThere = (other: CardIndex): boolean => deck.spells.has(other) || plan.commanders.includes(other);
    if (combos.isAlone(partnerFormat(plan), card, isThere)) continue;
    seen++;
    yield card;
  }
  const held = [...deck.lands].sort(([, x], [, y]) => y - x).map(([card]) => card);
  yield* held.filter((card) => isBasic(table, card) && isIn(card));
  const lands: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (!isLand(table, card) || !isIn(card) || !landAllowed(plan, context, card, pool)) continue;
    const most = Math.min(rules.copyLimit(plan.format.slug, card), copiesOf(plan, context, card).limit);
    if ((deck.lands.get(card) ?? 0) + (side.get(card) ?? 0) < (isBasic(table, card) ? plan.mainSize : most))
      lands.push(card);
  }
  yield* lands
    .sort((a, b) => ranker.popularity(plan.format.slug, b) - ranker.popularity(plan.format.slug, a) || a - b)
    .slice(0, LANDS_WEIGHED);
}

function move(table: CardTable, deck: MainDeck, out: CardIndex, into: CardIndex): void {
  const from = isLand(table, out) ? deck.lands : deck.spells;
  const left = (from.get(out) ?? 0) - 1;
  if (left > 0) from.set(out, left);
  else from.delete(out);
  const to = isLand(table, into) ? deck.lands : deck.spells;
  to.set(into, (to.get(into) ?? 0) + 1);
}

function* cardsOf({ spells, lands }: MainDeck): Generator<readonly [CardIndex, number]> {
  yield* spells;
  yield* lands;
}

/** The mean mana value of a deck's spells; 0 where it has none. */
export function averageOf(table: CardTable, { spells }: Pick<MainDeck, "spells">): number {
  let copies = 0;
  let sum = 0;
  for (const [card, count] of spells) {
    copies += count;
    sum += count * manaOf(table, card);
  }
  return copies === 0 ? 0 : sum / copies;
}

function manaOf(table: CardTable, card: CardIndex): number {
  return table.manaValue[card] ?? 0;
}
