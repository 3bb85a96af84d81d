import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { BOTH_ZONES } from "../../data/weights.ts";
import { landLimit, mostCopies } from "../plan/card-limits.ts";
import type { Plan } from "../plan/plan.ts";
import type { SelectContext } from "./candidates.ts";
import { openPlaces } from "./open-places.ts";

export type Zone = "main" | "side";

/** The next copy of a card in a zone, and the share of decks that play as many. */
export interface Slot {
  readonly card: CardIndex;
  readonly zone: Zone;
  /** Which copy of the card it is in its zone, from 1. */
  readonly copy: number;
  /** This copy and those that come with it or not at all, where most decks that play the one play the others. */
  readonly together: number;
  /** As counted, and with chance. */
  readonly counted: number;
  readonly share: number;
}

/** The share of a card that was asked for, which goes before all others. */
export const ASKED = 2;
/** Lands above the usual number that stand where more decks play them than the next spell. */
const LANDS_OVER = 1;

/** Copies of cards by zone. */
export type Drawn = Readonly<Record<Zone, Map<CardIndex, number>>>;

/**
 * Fills both zones with the best of the next copies, a dollar counting as much as a share of decks. Lands and spells have
 * places of their own: they stay open where what its decks play there is too dear, or differs too much. Of a card that some
 * decks play in the main deck and others in the sideboard, a deck has rarely half in each.
 */
export function drawSlots(
  slots: readonly Slot[],
  landCount: number,
  plan: Plan,
  { table, rules }: SelectContext,
  perDollar: number,
): Drawn {
  const { wish, format, mainSize } = plan;
  const open = openPlaces(plan, table, []);
  const ownedOf = (card: CardIndex): number =>
    wish.ownedMode === "only" && !isBasic(table, card)
      ? (wish.owned.get(card) ?? 0)
      : Number.POSITIVE_INFINITY;
  const mostOf = (card: CardIndex, zone: Zone): number =>
    Math.min(
      ownedOf(card),
      zone === "main" ? mostCopies(wish.limits, card) : Number.POSITIVE_INFINITY,
      rules.copyLimit(format.slug, card),
    );
  const landsOver = landLimit(wish.limits) === undefined ? LANDS_OVER : 0;
  const room = { main: mainSize, side: format.sideboard };
  const places = { lands: landCount + landsOver, spells: mainSize - landCount };
  const drawn = { main: new Map<CardIndex, number>(), side: new Map<CardIndex, number>() };
  const heldOf = (card: CardIndex): Readonly<Record<Zone, number>> => ({
    main: drawn.main.get(card) ?? 0,
    side: drawn.side.get(card) ?? 0,
  });
  const worthBy =
    (shareOf: (slot: Slot) => number) =>
    (slot: Slot): number => {
      const { card, zone, copy, share } = slot;
      if (share === ASKED) return ASKED;
      const dear = perDollar * ((table.priceUsd[card] ?? 0) || 0);
      return shareOf(slot) * inBothZones({ ...heldOf(card), [zone]: copy }) - dear;
    };
  const draw = ({ card, zone, copy, together, share }: Slot): void => {
    const held = heldOf(card);
    if (room[zone] === 0 || held.main + held.side >= mostOf(card, zone)) return;
    // Without room for all of them there is none: no deck has one Leyline of the Void.
    if (together > room[zone] || held[zone] !== copy - 1) return;
    const kind = isLand(table, card) ? "lands" : "spells";
    if (zone === "main") {
      const needed = kind === "spells" ? together : 1;
      if (places[kind] < needed && share !== ASKED) return;
      if (!open.take(card) && share !== ASKED) return;
      places[kind]--;
    }
    drawn[zone].set(card, held[zone] + 1);
    room[zone]--;
  };
  for (const slot of byWorth(
    slots,
    worthBy(({ share }) => share),
  ))
    draw(slot);
  // What chance has left out stands before cards that none of its decks play: no Black Lotus in Countervine. Lands are found by what
  // the spells need.
  for (const slot of byWorth(
    slots.filter(({ card }) => !isLand(table, card)),
    worthBy(({ counted }) => counted),
  ))
    draw(slot);
  return drawn;
}

/**
 * The slots that are worth anything, best first. Each is weighed again when its turn has come, as what was drawn since may have
 * made less of it.
 */
function* byWorth(slots: readonly Slot[], worthOf: (slot: Slot) => number): Generator<Slot> {
  const waiting = slots
    .map((slot) => ({ slot, worth: worthOf(slot) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .reverse();
  for (let best = waiting.pop(); best !== undefined; best = waiting.pop()) {
    const { slot } = best;
    const worth = worthOf(slot);
    const place = waiting.findLastIndex((other) => other.worth <= worth) + 1;
    if (worth <= 0) continue;
    if (place === waiting.length) yield slot;
    else waiting.splice(place, 0, { slot, worth });
  }
}

/** How much less often a deck has as many copies of a card in both zones than each of the two alone would have it. */
function inBothZones({ main, side }: Readonly<Record<Zone, number>>): number {
  if (main === 0 || side === 0) return 1;
  const most = BOTH_ZONES.length;
  return BOTH_ZONES[Math.min(main, most) - 1]?.[Math.min(side, most) - 1] ?? 1;
}
