import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { sharedRoles } from "../forms/role-set.ts";
import { scarcityOf, spentOf } from "../forms/scarcity.ts";
import { partnerFormat } from "../plan/level-bend.ts";
import type { Plan } from "../plan/plan.ts";
import type { MainDeck } from "./build.ts";
import { rolesOf, type SelectContext } from "./candidates.ts";
import { copiesOf } from "./copies.ts";
import { keepsLimits, roomFor, type Swap } from "./keep-limits.ts";
import { costOf, total } from "./money.ts";

// Numbers of ours, set by hand in November 2026. Losses are in points of a card's worth.

/** How many replacements are weighed for one card, and for how many of the dearest. */
const NEAREST = 60;
const DEAREST = 12;
/** Dollars below which a price is kept, as prices are of whole cents, and below which nothing is saved. */
const HALF_A_CENT = 0.004;
const LEAST_SAVED = 0.001;
/** A replacement costs less than this part of what it replaces. */
const CHEAPER = 0.7;
/** What a replacement loses in any case, by doing something else, and by each mana between them. */
const LOSS = { each: 0.3, otherRole: 1.2, perMana: 0.25 } as const;
/** What is not replaced: cards of so many decks of a commander, for so much of the money together. */
const STAPLES = { share: 0.8, money: 0.2 } as const;

/**
 * Brings a deck under a price by replacing its dearest cards with cheaper ones that do the same, as often as needed.
 * Cards that the wish includes stay.
 *
 * @returns whether the deck is within `most` dollars now
 */
export function cheapen(
  plan: Plan,
  context: SelectContext,
  deck: MainDeck,
  side: Map<CardIndex, number>,
  most: number,
): boolean {
  const { table } = context;
  const priceOf = (card: CardIndex): number => (table.priceUsd[card] ?? 0) || 0;
  const kept = new Set([...plan.wish.include.map(({ card }) => card), ...staplesWithin(plan, context, most)]);
  const cost = (): number =>
    costOf(context, deck.spells) + costOf(context, deck.lands) + costOf(context, side);
  const worthOf = new Map(deck.ranked().map(({ card, worth }) => [card, worth]));
  // Looked for once: a replacement stays the best until it is taken.
  const known = new Map<CardIndex, Replacement | undefined>();
  const replacementFor = (out: CardIndex, copies: number): Replacement | undefined => {
    if (!known.has(out))
      known.set(out, cheaperThan(plan, context, { deck, side, worth: worthOf.get(out) ?? 0 }, out, copies));
    return known.get(out);
  };
  let excess = cost() - most;
  while (excess > HALF_A_CENT) {
    let best: { out: CardIndex; into: CardIndex; copies: number; loss: number } | undefined;
    const dearest = [...deck.spells]
      .filter(([card]) => !kept.has(card))
      .sort(([a, x], [b, y]) => priceOf(b) * y - priceOf(a) * x || a - b)
      .slice(0, DEAREST);
    for (const [out, copies] of dearest) {
      const into = replacementFor(out, copies);
      if (!into) continue;
      const saved = copies * (priceOf(out) - priceOf(into.card));
      if (saved <= LEAST_SAVED) continue;
      const loss = (into.loss + LOSS.each) / Math.min(saved, excess);
      if (!best || loss < best.loss) best = { out, into: into.card, copies, loss };
    }
    if (!best) {
      basicsInstead(plan, context, deck, kept, () => cost() - most);
      return dropSide(context, side, () => cost() - most);
    }
    deck.spells.delete(best.out);
    deck.spells.set(best.into, best.copies);
    for (const [out, into] of known) if (out === best.out || into?.card === best.into) known.delete(out);
    excess = cost() - most;
  }
  return true;
}

/** What nearly every deck of these commanders holds, the cheapest first, as far as a part of the money goes. */
function staplesWithin(
  { rankFormat, commanders }: Plan,
  { table, ranker }: SelectContext,
  most: number,
): CardIndex[] {
  const priceOf = (card: CardIndex): number => (table.priceUsd[card] ?? 0) || 0;
  let left = STAPLES.money * most;
  return ranker
    .inclusions(rankFormat, commanders)
    .filter(({ share }) => share >= STAPLES.share)
    .map(({ card }) => card)
    .sort((a, b) => priceOf(a) - priceOf(b) || a - b)
    .filter((card) => {
      left -= priceOf(card);
      return left >= 0;
    });
}

/** Puts basics of the deck in the place of its other lands, dearest first, until the deck fits. */
function basicsInstead(
  plan: Plan,
  { table }: SelectContext,
  deck: MainDeck,
  kept: ReadonlySet<CardIndex>,
  excess: () => number,
): void {
  const { lands } = deck;
  const priceOf = (card: CardIndex): number => (table.priceUsd[card] ?? 0) || 0;
  const byPrice = [...lands.keys()].sort((a, b) => priceOf(b) - priceOf(a) || a - b);
  const basics = byPrice.filter((card) => isBasic(table, card)).reverse();
  for (const land of byPrice) {
    if (excess() <= HALF_A_CENT) return;
    const makesSame = (basic: CardIndex): boolean =>
      ((table.producedMana[basic] ?? 0) & (table.producedMana[land] ?? 0)) !== 0;
    const basic = basics.find(makesSame) ?? basics[0];
    if (basic === undefined || basic === land || kept.has(land) || priceOf(basic) >= priceOf(land)) continue;
    if (isBasic(table, land)) continue;
    const copies = lands.get(land) ?? 0;
    if (!keepsLimits(plan, table, deck, { out: land, into: basic, copies })) continue;
    lands.set(basic, (lands.get(basic) ?? 0) + (lands.get(land) ?? 0));
    lands.delete(land);
  }
}

/** Thins the sideboard, dearest card first, until the deck fits. */
function dropSide({ table }: SelectContext, side: Map<CardIndex, number>, excess: () => number): boolean {
  const dearest = [...side.keys()].sort(
    (a, b) => (table.priceUsd[b] ?? 0) - (table.priceUsd[a] ?? 0) || a - b,
  );
  for (const card of dearest) {
    if (excess() <= HALF_A_CENT) break;
    side.delete(card);
  }
  return excess() <= HALF_A_CENT;
}

/** A cheaper card, and what its coming in loses. */
interface Replacement {
  readonly card: CardIndex;
  readonly loss: number;
}

/** What a replacement is looked for in, and the worth of the card that goes. */
interface Replacing {
  readonly deck: MainDeck;
  readonly side: ReadonlyMap<CardIndex, number>;
  readonly worth: number;
}

/** The best cheaper card that shares a role, or else any; undefined when nothing is cheaper. */
function cheaperThan(
  plan: Plan,
  context: SelectContext,
  { deck, side, worth }: Replacing,
  out: CardIndex,
  copies: number,
): Replacement | undefined {
  const { table } = context;
  const scarcity = scarcityOf(plan, context);
  const price = table.priceUsd[out] ?? 0;
  const roles = rolesOf(plan, context, out);
  let best: Replacement | undefined;
  let seen = 0;
  for (const entry of deck.ranked()) {
    if (seen >= NEAREST) break;
    if (deck.spells.has(entry.card) || side.has(entry.card)) continue;
    if (scarcity.costOf(entry.card) > scarcity.costOf(out)) continue;
    if (!((table.priceUsd[entry.card] ?? Number.NaN) < price * CHEAPER)) continue;
    if (copiesOf(plan, context, entry.card).limit < copies) continue;
    if (!mayReplace(plan, context, deck, { out, into: entry.card, copies })) continue;
    seen++;
    const shared = sharedRoles(rolesOf(plan, context, entry.card), roles) > 0 || roles === 0;
    const far = Math.abs((table.manaValue[entry.card] ?? 0) - (table.manaValue[out] ?? 0));
    const loss = Math.max(0, worth - entry.worth) + (shared ? 0 : LOSS.otherRole) + LOSS.perMana * far;
    if (!best || loss < best.loss) best = { card: entry.card, loss };
  }
  return best;
}

/** Whether a card that comes for another has what it needs, and leaves the limits kept. */
function mayReplace(plan: Plan, context: SelectContext, deck: MainDeck, swap: Swap): boolean {
  return !isAloneIn(plan, context, deck, swap.into) && keepsLimits(plan, context.table, deck, swap);
}

/** Whether a card would come without the partner that it needs. */
function isAloneIn(plan: Plan, { combos }: SelectContext, deck: MainDeck, card: CardIndex): boolean {
  return combos.isAlone(
    partnerFormat(plan),
    card,
    (other) => deck.spells.has(other) || deck.lands.has(other) || plan.commanders.includes(other),
  );
}

/** Fills a main deck that lost cards (or trims one that has too many) from the ranked list, to its exact size. */
export function refill(
  plan: Plan,
  context: SelectContext,
  deck: MainDeck,
  banned: ReadonlySet<CardIndex>,
  side: ReadonlyMap<CardIndex, number>,
): void {
  const missing = (): number => plan.mainSize - total(deck.spells) - total(deck.lands);
  if (missing() <= 0) return;
  const scarcity = scarcityOf(plan, context);
  for (const { card } of deck.ranked()) {
    if (missing() <= 0) break;
    if (banned.has(card) || isAloneIn(plan, context, deck, card)) continue;
    const cost = scarcity.costOf(card);
    if (cost > 0 && cost * missing() > scarcity.most - spentOf(scarcity, deck.spells, deck.lands, side))
      continue;
    const held = (deck.spells.get(card) ?? 0) + (side.get(card) ?? 0);
    const room = Math.min(copiesOf(plan, context, card).limit - held, missing(), roomFor(plan, deck, card));
    if (room > 0) deck.spells.set(card, (deck.spells.get(card) ?? 0) + room);
  }
  if (missing() > 0) {
    // Basics always fit: the commonest of the deck takes what is left.
    const [basic] = [...deck.lands].sort(([a, x], [b, y]) => y - x || a - b);
    if (basic) deck.lands.set(basic[0], basic[1] + missing());
  }
}
