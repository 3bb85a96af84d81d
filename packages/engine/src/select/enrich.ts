import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { sharedRoles } from "../forms/role-set.ts";
import { scarcityOf } from "../forms/scarcity.ts";
import { partnerFormat } from "../plan/level-bend.ts";
import type { Plan } from "../plan/plan.ts";
import type { MainDeck } from "./build.ts";
import { rolesOf, type SelectContext } from "./candidates.ts";
import { copiesOf } from "./copies.ts";
import { keepsLimits } from "./keep-limits.ts";
import { costOf } from "./money.ts";

// Numbers of ours, set by hand in November 2026. Losses are in points of a card's worth.

/** Swaps that are made at most, cards that may go and cards that may come, each the best for it first. */
const MOST_SWAPS = 60;
const LEAVING = 40;
const COMING = 300;
/** What any swap loses, and one for a card that does something else. */
const LOSS = { each: 0.3, otherRole: 1.2 } as const;
/** Dollars below which a price is kept. */
const HALF_A_CENT = 0.004;

/** Dollars that spells, lands and sideboard are to cost together. */
interface Price {
  readonly least: number;
  readonly most: number;
}

/** A card that comes for another, in all its copies. */
interface Dearer {
  readonly out: CardIndex;
  readonly into: CardIndex;
  readonly copies: number;
  readonly loss: number;
}

/**
 * Brings a deck up to a price by replacing cards with dearer ones that are worth nearly as much, as often as needed. Cards
 * that the wish includes stay.
 */
export function enrich(
  plan: Plan,
  context: SelectContext,
  deck: MainDeck,
  side: ReadonlyMap<CardIndex, number>,
  { least, most }: Price,
): void {
  const cost = (): number =>
    costOf(context, deck.spells) + costOf(context, deck.lands) + costOf(context, side);
  for (let swaps = 0; swaps < MOST_SWAPS; swaps++) {
    const have = cost();
    if (have >= least - HALF_A_CENT) return;
    const best = dearer(plan, context, deck, side, { least: least - have, most: most - have });
    if (best === undefined) return;
    deck.spells.delete(best.out);
    deck.spells.set(best.into, best.copies);
  }
}

/** The swap that loses least for each dollar that is missing; undefined where none costs more within `room`. */
function dearer(
  plan: Plan,
  context: SelectContext,
  deck: MainDeck,
  side: ReadonlyMap<CardIndex, number>,
  room: Price,
): Dearer | undefined {
  const ranked = deck.ranked();
  const worthOf = new Map(ranked.map(({ card, worth }) => [card, worth]));
  const kept = new Set(plan.wish.include.map(({ card }) => card));
  const outs = [...deck.spells]
    .filter(([card]) => !kept.has(card))
    .map(([card, copies]) => ({ card, copies, worth: worthOf.get(card) ?? 0 }))
    .sort((a, b) => a.worth - b.worth || a.card - b.card)
    .slice(0, LEAVING);
  const isThere = (card: CardIndex): boolean =>
    deck.spells.has(card) || deck.lands.has(card) || plan.commanders.includes(card);
  let best: Dearer | undefined;
  let seen = 0;
  for (const into of ranked) {
    if (seen >= COMING) break;
    if (deck.spells.has(into.card) || side.has(into.card)) continue;
    if (context.combos.isAlone(partnerFormat(plan), into.card, isThere)) continue;
    seen++;
    for (const out of outs) {
      const swap = swapOf(plan, context, out, into, { ...room, loss: best?.loss });
      if (swap !== undefined && keepsLimits(plan, context.table, deck, swap)) best = swap;
    }
  }
  return best;
}

interface Ranked {
  readonly card: CardIndex;
  readonly worth: number;
}

/** A swap of all copies of a card; undefined where it costs no more, or more than there is, or loses as much as another. */
function swapOf(
  plan: Plan,
  context: SelectContext,
  out: Ranked & { readonly copies: number },
  into: Ranked,
  room: Price & { readonly loss: number | undefined },
): Dearer | undefined {
  const { copies } = out;
  const priceOf = ({ card }: Ranked): number => (context.table.priceUsd[card] ?? 0) || 0;
  const gain = copies * (priceOf(into) - priceOf(out));
  if (gain <= 0 || gain > room.most + HALF_A_CENT) return undefined;
  const { loss: most = Number.POSITIVE_INFINITY } = room;
  const lost = Math.max(0, out.worth - into.worth) + LOSS.each;
  const missing = Math.min(gain, room.least);
  if (lost / missing >= most) return undefined;
  const isLike = sharedRoles(rolesOf(plan, context, into.card), rolesOf(plan, context, out.card)) > 0;
  const loss = (isLike ? lost : lost + LOSS.otherRole) / missing;
  if (loss >= most) return undefined;
  const scarcity = scarcityOf(plan, context);
  if (scarcity.costOf(into.card) > scarcity.costOf(out.card)) return undefined;
  if (copiesOf(plan, context, into.card).limit < copies) return undefined;
  return { out: out.card, into: into.card, copies, loss };
}
