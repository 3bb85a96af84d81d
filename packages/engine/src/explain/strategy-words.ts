import { shareOf } from "../rank/skeletons.ts";
import type { Claim } from "./claims.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";

/** Cards that a sentence names. */
export const NAMED = 2;

/** Figures by hand were set for decks of sixty and more; those of forty need fewer. */
export const FULL_SIZE = 60;

/** A claim that the strategy makes. */
export type Told = Extract<Claim, { readonly numbers: readonly number[] }>;

/** A claim with the cards and numbers that it rests on. */
export function told(
  kind: Told["kind"],
  text: string,
  cards: readonly string[],
  numbers: readonly number[] = [],
): Told {
  return { kind, text, cards, numbers };
}

/** Copies of the given cards. */
export function size(cards: readonly DeckCard[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}

/** As much of a figure as a deck of this size needs. */
export function scaled({ cards }: DeckFacts, figure: number): number {
  return Math.ceil((figure * Math.min(size(cards), FULL_SIZE)) / FULL_SIZE);
}

/** The names that stand best for a group, leaving out those that were named before. */
export function best(
  facts: DeckFacts,
  entries: readonly DeckCard[],
  named: ReadonlySet<string>,
  most = NAMED,
): string[] {
  return entries
    .filter(({ name }) => !named.has(name))
    .sort((a, b) => worth(facts, b) - worth(facts, a) || byName(a, b))
    .slice(0, most)
    .map(({ name }) => name);
}

/** How much a card stands for its group: played by decks like this one, fitting the wish, in many copies. */
export function worth({ plan, singleton, sharesOf }: DeckFacts, { card, fit, copies }: DeckCard): number {
  const share =
    sharesOf(card)?.share ?? (plan.skeleton === undefined ? 0 : shareOf(plan.skeleton.main, card));
  return 2 * share + 0.6 * (fit.theme + fit.typal) + (singleton ? 0 : 0.3 * copies);
}

/** Orders cards by name. */
export function byName(a: DeckCard, b: DeckCard): number {
  return a.name < b.name ? -1 : 1;
}
