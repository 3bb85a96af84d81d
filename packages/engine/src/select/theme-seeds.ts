import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { CORE, createFit } from "../plan/fit.ts";
import type { Plan } from "../plan/plan.ts";
import type { Seed } from "../rank/ranker.ts";
import { isGrownFromTheme } from "../score/themed-deck.ts";
import { type SelectContext, seedsOf } from "./candidates.ts";

/** Cards that speak for a theme beside the commander. */
const SEEDS = 4;
/** What a card beside the theme says of what a deck about it plays next, by hand, November 2026: with all of it such decks became what everybody plays. */
const BESIDE = 0.4;

/**
 * The best known cards of the themes that a deck with a commander is to be about: a commander alone speaks for the
 * decks that most people build around it, which may be about something else.
 */
export function themeSeeds(
  plan: Plan,
  { table, ranker }: SelectContext,
  allowed: readonly CardIndex[],
): Seed[] {
  if (plan.themes.length === 0 || plan.commanders.length === 0) return [];
  const fitOf = createFit(table, { playstyle: undefined, themes: plan.themes, creatureType: -1 });
  return allowed
    .map((card) => ({ card, theme: fitOf(card).theme, played: ranker.popularity(plan.format.slug, card) }))
    .filter(({ theme, played }) => theme >= CORE && played > 0)
    .sort((a, b) => b.theme + 1.5 * b.played - (a.theme + 1.5 * a.played) || a.card - b.card)
    .slice(0, SEEDS)
    .map(({ card }) => ({ card, weight: 1 }));
}

/** What a deck's first cards say of its others; where it is about a theme, those of the theme most of all. */
export function grownSeeds(plan: Plan, first: readonly CardIndex[], table: CardTable): readonly Seed[] {
  const seeds = seedsOf(plan, first);
  if (!isGrownFromTheme(plan)) return seeds;
  const fitOf = createFit(table, plan);
  return seeds.map(({ card, weight }) => {
    const { theme, typal } = fitOf(card);
    return { card, weight: theme + typal > 0 ? weight : BESIDE * weight };
  });
}
