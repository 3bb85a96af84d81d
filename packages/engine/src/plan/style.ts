import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { THEMES } from "../../data/themes.ts";
import type { Playstyle } from "../types.ts";
import { PLAYSTYLE_TAGS } from "./fit.ts";
import type { Wish } from "./wish.ts";

/** The playstyle of a wish that names none and whose themes, tribe and commander imply none. */
const DEFAULT_PLAYSTYLE: Playstyle = "midrange";

/**
 * The way to play of a wish that names none: a creature type means tribal, else what the themes stand for, else what
 * the leading cards' own tags speak for most.
 */
export function choosePlaystyle(wish: Wish, leading: readonly CardIndex[], table: CardTable): Playstyle {
  if (wish.playstyle !== undefined) return wish.playstyle;
  if (wish.tribe >= 0) return "tribal";
  for (const slug of wish.themes) {
    const implied = THEMES.find((theme) => theme.slug === slug)?.implies;
    if (implied !== undefined) return implied;
  }
  if (wish.themes.length > 0) return DEFAULT_PLAYSTYLE;
  let best = DEFAULT_PLAYSTYLE;
  let bestScore = 0.8;
  for (const style of Object.keys(PLAYSTYLE_TAGS).filter(isKnown)) {
    let score = 0;
    for (const [tag, weight] of Object.entries(PLAYSTYLE_TAGS[style])) {
      const number = table.tags.id(tag);
      if (number >= 0 && weight >= 0.5)
        for (const card of leading) if (table.tags.has(card, number)) score += weight;
    }
    if (score > bestScore) {
      best = style;
      bestScore = score;
    }
  }
  return best;
}

function isKnown(slug: string): slug is Playstyle {
  return Object.hasOwn(PLAYSTYLE_TAGS, slug);
}
