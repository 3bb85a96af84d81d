import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { CORE, createFit } from "../plan/fit.ts";
import { isSingleton, type Plan } from "../plan/plan.ts";
import type { Ranker } from "../rank/ranker.ts";

/** So many different ones are enough for a deck about it. By hand, November 2026. */
const ENOUGH = 24;

/** Whether a deck is one of copies about a theme or a creature type that no archetype stands for, so that this has to make it. */
export function isGrownFromTheme({ format, skeleton, themes, creatureType }: Plan): boolean {
  return !isSingleton(format) && skeleton === undefined && (themes.length > 0 || creatureType >= 0);
}

/** Whether decks of the format play enough of what such a deck is about in its colors, so that it needs none that nobody plays. */
export function isThemePlayed(
  plan: Plan,
  { table, ranker }: { readonly table: CardTable; readonly ranker: Ranker },
): boolean {
  if (!isGrownFromTheme(plan)) return false;
  const fitOf = createFit(table, plan);
  let count = 0;
  for (let card = 0; card < table.size && count < ENOUGH; card++)
    if (
      isWithin(table.colorIdentity[card] ?? 0, plan.colors) &&
      ranker.popularity(plan.rankFormat, card) > 0 &&
      fitOf(card).theme + fitOf(card).typal >= CORE
    )
      count++;
  return count >= ENOUGH;
}
