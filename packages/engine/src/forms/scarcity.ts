import { type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import { isUncommonOnly } from "@deckwright/rules/checks/rarity.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";

/** Something that a deck may hold only so much of: Game Changers under a bracket, points, uncommons. */
export interface Scarcity {
  /** What one copy of a card takes of it, 0 to 255. */
  costOf(card: CardIndex): number;
  /** What main deck and sideboard may take of it, commanders' own share already taken off; Infinity: all there is. */
  readonly most: number;
}

const PLENTY: Scarcity = { costOf: () => 0, most: Number.POSITIVE_INFINITY };

/** Game Changers that a bracket allows; those that are missing allow any number. */
const GAME_CHANGERS: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 3 };

/** The parts of a plan that decide what is scarce. */
interface ScarcePlan {
  readonly format: Format;
  readonly bracket: Bracket | null;
  readonly commanders: readonly CardIndex[];
}

/** What is scarce in a plan's deck; at most one thing is. */
export function scarcityOf(
  plan: ScarcePlan,
  { table, rules }: { readonly table: CardTable; readonly rules: Rules },
): Scarcity {
  const { format } = plan;
  if (format.points !== null)
    return { costOf: (card) => rules.points(format.slug, card), most: format.points };
  if (format.uncommons !== null)
    return { costOf: (card) => (isUncommonOnly(table, card) ? 1 : 0), most: format.uncommons };
  const changers = plan.bracket === null ? undefined : GAME_CHANGERS[plan.bracket];
  if (changers === undefined) return PLENTY;
  const costOf = (card: CardIndex): number => ((table.facts[card] ?? 0) & Fact.GameChanger ? 1 : 0);
  const leading = plan.commanders.reduce((sum, card) => sum + costOf(card), 0);
  return { costOf, most: Math.max(0, changers - leading) };
}

/** What some cards take of something scarce together. */
export function spentOf(scarcity: Scarcity, ...zones: readonly ReadonlyMap<CardIndex, number>[]): number {
  let spent = 0;
  for (const zone of zones) for (const [card, copies] of zone) spent += copies * scarcity.costOf(card);
  return spent;
}

/** Whether a card was never printed at common, on paper or on Magic Online. */
/** Whether decks of four-ofs may hold the card only once. */
export function isRestricted(format: Format, rules: Rules, card: CardIndex): boolean {
  return format.copies === 4 && rules.copyLimit(format.slug, card) === 1;
}
