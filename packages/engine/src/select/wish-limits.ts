import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Notes } from "../notes.ts";
import type { CardFilter } from "../plan/card-filters.ts";
import type { Plan } from "../plan/plan.ts";
import type { Wish } from "../plan/wish.ts";
import { shareOf } from "../rank/skeletons.ts";
import { allowedSpells, type SelectContext } from "./candidates.ts";
import { copiesOf } from "./copies.ts";
import { unusedColors } from "./idle-colors.ts";
import { costOf } from "./money.ts";

/** The share of decks from which on a card is one of their sideboards. */
const OF_MOST = 0.5;

/** Keeps of the wished cards those that this deck may hold, and says why the others stay out. */
export function withIncludes(plan: Plan, { table, rules }: SelectContext, notes: Notes): Plan {
  const pool = rules.poolMask(plan.format.slug);
  const include = plan.wish.include.filter(({ card }) => {
    const name = table.name(card);
    if (plan.commanders.includes(card) || isOfSideboard(plan, card)) return false;
    if (pool[card] === 0) {
      const isBanned = rules.statusOf(plan.format.slug, card).legality === "banned";
      notes.add({ kind: "not-legal", cards: [name], format: plan.format.name, isBanned });
      return false;
    }
    const isPlayed = plan.skeleton !== undefined && shareOf(plan.skeleton.main, card) > 0;
    if (!isPlayed && !isWithin(table.colorIdentity[card] ?? 0, plan.colors)) {
      notes.add({ kind: "outside-colors", cards: [name] });
      return false;
    }
    const asked = plan.wish.colors;
    if (asked !== undefined && !isWithin(table.colorIdentity[card] ?? 0, asked))
      notes.add({ kind: "beside-colors", cards: [name], colors: asked });
    const most = plan.wish.maxManaValue;
    if (most !== undefined && (table.manaValue[card] ?? 0) > most)
      notes.add({ kind: "named-above-mana-limit", cards: [name], most });
    return true;
  });
  return { ...plan, wish: { ...plan.wish, include } };
}

/** Whether a card lies in the sideboards of most decks of an archetype: the Lurrus that "Lurrus Control" is called by. */
function isOfSideboard({ skeleton }: Plan, card: CardIndex): boolean {
  if (skeleton === undefined) return false;
  return shareOf(skeleton.side, card) > OF_MOST && shareOf(skeleton.main, card) < OF_MOST;
}

/** Lifts the wishes that leave too few cards for a deck: words that exclude everything, a collection that is too small. */
export function withEnoughCards(plan: Plan, context: SelectContext, notes: Notes): Plan {
  const needed = plan.mainSize - plan.template.lands[2];
  /** Copies that may be played, counted no further than they are needed. */
  const held = (candidate: Plan): number => {
    let copies = 0;
    for (const card of allowedSpells(candidate, context)) {
      copies += copiesOf(candidate, context, card).limit;
      if (copies >= needed) return needed;
    }
    return copies;
  };
  let { wish } = plan;
  // Where little was opened the deck may be short of cards though nothing is left out.
  const gains = (lifted: Wish): boolean => {
    const now = held({ ...plan, wish });
    return now < needed && held({ ...plan, wish: lifted }) > now;
  };
  if (wish.ownedMode === "only" && held(plan) < needed) {
    wish = { ...wish, ownedMode: "prefer" };
    notes.add({ kind: "collection-too-small" });
  }
  for (const filter of wish.filters) {
    const lifted = withoutFilter(wish, filter);
    const have = held({ ...plan, wish });
    if (!gains(lifted)) continue;
    wish = lifted;
    notes.add({ kind: "filter-lifted", words: filter.words, have, needed });
  }
  const { maxManaValue } = wish;
  const isFiltered = (card: CardIndex): boolean => wish.filters.some((each) => each.isOut(card));
  const atAnyManaValue: Wish = {
    ...wish,
    maxManaValue: undefined,
    excludes: (card) => wish.excludesByWord(card) || isFiltered(card),
  };
  if (maxManaValue !== undefined && gains(atAnyManaValue)) {
    wish = atAnyManaValue;
    notes.add({ kind: "mana-limit-lifted", most: maxManaValue });
  }
  const all: Wish = { ...wish, excludes: () => false };
  if (gains(all)) {
    wish = all;
    notes.add({ kind: "too-much-excluded" });
  }
  return wish === plan.wish ? plan : { ...plan, wish };
}

/** The wish with one filter less, which its cards are still taken from first: as many of them as there are for the deck. */
function withoutFilter(wish: Wish, filter: CardFilter): Wish {
  const filters = wish.filters.filter((each) => each !== filter);
  return {
    ...wish,
    filters,
    excludes: (card) => wish.excludesBesideFilters(card) || filters.some((each) => each.isOut(card)),
  };
}

/** Dollars per card of the cheapest decks that could be built (November 2026: 3.60 for 99 cards, basic lands among them). */
const LEAST_PER_CARD = 0.04;

/**
 * The plan with a budget for the other cards alone, where those that were asked for by name leave too little of it for any
 * deck: whoever names them has them or means to buy them, and wants a deck around them.
 */
export function withMoneyForDeck(plan: Plan, context: SelectContext, notes: Notes): Plan {
  const { wish, commanders, mainSize } = plan;
  if (wish.budget === undefined) return plan;
  const named = new Map([
    ...commanders.filter((card) => wish.commanders.includes(card)).map((card) => [card, 1] as const),
    ...wish.include.map(({ card }) => [card, copiesOf(plan, context, card).usual] as const),
  ]);
  const usd = costOf(context, named);
  const least = LEAST_PER_CARD * mainSize;
  if (wish.budget < least || wish.budget - usd >= least) return plan;
  const cards = [...named.keys()].map((card) => context.table.name(card));
  notes.add({ kind: "named-cards-too-dear", cards, budgetUsd: wish.budget, usd });
  return { ...plan, wish: { ...wish, budget: wish.budget + usd } };
}

/** Says which of the colors that were asked for no spell of the deck has: better cards in the others left no room. */
export function noteColors(
  plan: Plan,
  table: CardTable,
  spells: ReadonlyMap<CardIndex, number>,
  notes: Notes,
): void {
  const { wish } = plan;
  if ((wish.colors === undefined && wish.colorCount === undefined) || plan.commanders.length > 0) return;
  const colors = unusedColors(spells.keys(), plan.colors, table);
  if (colors !== 0) notes.add({ kind: "unused-colors", colors });
}
