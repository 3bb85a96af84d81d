import type { Game } from "./game-state.ts";
import { addMana, canPay, manaOf, widthOf } from "./mana-pool.ts";
import type { Kind } from "./play-deck.ts";

/** A card that may be cast: its zone, and its place there. */
export interface Cast {
  readonly zone: number[];
  readonly place: number;
}

/** In which order spells are cast; within a step the costliest first. */
const STEPS = { paysItself: 0, commander: 1, ramp: 2, others: 3, none: 4 } as const;

/**
 * What is cast next, null for nothing: what makes at once the mana that it costs; a commander; ramp, while something in the
 * hand costs more than a whole turn's mana; then the costliest spell that can be paid.
 */
export function nextSpell(game: Game): Cast | null {
  const { deck, hand, waiting, pool, standing } = game;
  const needsMana = mostWanted(game) > standing.total;
  let best: Cast | null = null;
  let bestRank: number = STEPS.none * deck.kinds.length;
  for (const zone of [waiting, hand]) {
    for (let place = 0; place < zone.length; place++) {
      const card = zone[place] ?? -1;
      const kind = deck.kinds[card];
      // Kinds are in order: the costliest first.
      const rank = stepOf(kind, needsMana) * deck.kinds.length + card;
      if (rank >= bestRank || !kind?.payment || !canPay(pool, kind.payment)) continue;
      best = { zone, place };
      bestRank = rank;
    }
  }
  return best;
}

function stepOf(kind: Kind | undefined, needsMana: boolean): number {
  if (!kind?.payment || kind.isHeld) return STEPS.none;
  if (kind.paysItself) return STEPS.paysItself;
  if (kind.isCommander) return STEPS.commander;
  return kind.isRamp && needsMana ? STEPS.ramp : STEPS.others;
}

/** Mana of the costliest card that waits to be cast. */
function mostWanted({ deck, hand, waiting }: Game): number {
  let most = 0;
  for (const zone of [waiting, hand]) {
    for (const card of zone) most = Math.max(most, deck.kinds[card]?.payment?.mana ?? 0);
  }
  return most;
}

/** What one thing weighs in the choice of a land against all that come after it. */
const FIRST = 10_000;
const SECOND = 100;
const MOST_HELPED = 90;

/**
 * The place in the hand of the land that is played, -1 for none. The first of these that tells two apart: the costliest
 * spell that can be cast with it this turn; tapped lands while their mana is not missed, others while it is; the colors that
 * the hand still lacks; how many kinds of mana it may make.
 */
export function nextLand(game: Game): number {
  const { deck, hand } = game;
  const mayWait = !missesMana(game);
  let best = -1;
  let bestWorth = -1;
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place] ?? -1;
    const land = deck.kinds[card];
    if (!land?.isLand || hand.indexOf(card) < place) continue;
    const isTapped = land.mana?.isLate ?? false;
    const worth =
      costliestWith(game, land) * FIRST +
      (isTapped === mayWait ? SECOND : 0) +
      Math.min(MOST_HELPED, helps(game, land)) +
      widthOf(land.mana?.kinds ?? 0) / FIRST;
    if (worth <= bestWorth) continue;
    best = place;
    bestWorth = worth;
  }
  return best;
}

/** Whether one mana more could be spent on what waits, were it not for colors. */
function missesMana({ deck, hand, waiting, pool }: Game): boolean {
  let wanted = 0;
  for (const zone of [waiting, hand]) {
    for (const card of zone) {
      const mana = deck.kinds[card]?.payment?.mana ?? 0;
      if (mana <= pool.total + 1) wanted += mana;
    }
  }
  return wanted > pool.total;
}

/** Mana of the costliest spell that the turn's mana and a land pay for. */
function costliestWith(game: Game, land: Kind): number {
  const { deck, hand, waiting, pool } = game;
  const added = land.mana && !land.mana.isLate && land.source >= 0 ? land.mana.amount : 0;
  if (added > 0) addMana(pool, land.source, added);
  let most = 0;
  for (const zone of [waiting, hand]) {
    for (const card of zone) {
      const payment = deck.kinds[card]?.payment;
      if (payment && payment.mana > most && canPay(pool, payment)) most = payment.mana;
    }
  }
  if (added > 0) addMana(pool, land.source, -added);
  return most;
}

/** How many wants of color a land goes some way to meet, over all that waits. */
function helps({ deck, hand, waiting, standing }: Game, land: Kind): number {
  const kinds = land.mana?.kinds ?? 0;
  let helped = 0;
  for (const zone of [waiting, hand]) {
    for (const card of zone) {
      for (const { mask, lands } of deck.kinds[card]?.payment?.tests ?? []) {
        if (mask & kinds && manaOf(standing, mask) < lands) helped++;
      }
    }
  }
  return helped;
}
