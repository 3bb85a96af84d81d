import { COLORS, type ColorMask } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { demandOf } from "../mana/demand.ts";
import type { Plan } from "../plan/plan.ts";

/** Copies from which on a color that nobody asked for is worth its lands. */
const WORTH_A_COLOR = 4;

/**
 * The plan without the colors that a first choice of spells hardly uses: a few cards are not worth an uneven mana base.
 * Colors that were asked for, that a commander gives or that a key card has stay.
 *
 * @param counts copies of the first choice; none where there was none
 */
export function withoutSplash(plan: Plan, table: CardTable, counts: ReadonlyMap<CardIndex, number>): Plan {
  const { wish } = plan;
  if (plan.commanders.length > 0 || wish.colors !== undefined || counts.size === 0) return plan;
  const colorsOf = (card: CardIndex): ColorMask => table.colorIdentity[card] ?? 0;
  const bound = [...plan.keyCards, ...wish.include.map(({ card }) => card)].reduce(
    (mask, card) => mask | colorsOf(card),
    0,
  );
  let kept = 0;
  for (let bit = 0; bit < COLORS.length; bit++) {
    const color = 1 << bit;
    let copies = 0;
    for (const [card, count] of counts) if (colorsOf(card) & color) copies += count;
    if (plan.colors & color && (bound & color || copies >= WORTH_A_COLOR)) kept |= color;
  }
  return kept === 0 || kept === plan.colors ? plan : { ...plan, colors: kept };
}

/** The plan with the colors that its chosen spells really ask for, where nobody asked for others. */
export function asPlayed(plan: Plan, table: CardTable, spells: ReadonlyMap<CardIndex, number>): Plan {
  if (plan.commanders.length > 0 || plan.wish.colors !== undefined) return plan;
  const colors = colorsAskedFor(table, [...spells.keys()]);
  return colors === 0 || colors === plan.colors ? plan : { ...plan, colors };
}

/** Colors that spells cannot do without: a symbol that either of two colors pays for asks for none that is not there anyway. */
function colorsAskedFor(table: CardTable, cards: readonly CardIndex[]): ColorMask {
  const eitherOf = (card: CardIndex): readonly ColorMask[] => demandOf(table, card)?.hybrids ?? [];
  let colors = 0;
  for (const card of cards) {
    const hybrid = eitherOf(card).reduce((mask, symbol) => mask | symbol, 0);
    const pure = (demandOf(table, card)?.pips ?? []).reduce(
      (mask, count, bit) => mask | (count > 0 ? 1 << bit : 0),
      0,
    );
    // An adventure in a color that the deck lacks is left untold; its creature is what is played.
    const own = table.layout(card) === "adventure" ? pure | hybrid : (table.colorIdentity[card] ?? 0);
    colors |= own & ~(hybrid & ~pure);
  }
  for (const card of cards)
    for (const symbol of eitherOf(card)) if ((symbol & colors) === 0) colors |= symbol;
  return colors & 31;
}
