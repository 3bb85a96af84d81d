import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { TOLD_BY_ALL, TOLD_BY_REWARDS } from "../../data/theme-cards.ts";
import type { Ranker } from "../rank/ranker.ts";
import { createFit, createLeaderFit, type Fit, REWARD, typesWanted } from "./fit.ts";
import type { Wish } from "./wish.ts";

interface AboutContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

/** How many of the cards that a wish is about stand for all of them. */
const ABOUT = 250;

/** The cards a wish is about, best first: by theme and creature type, or else by playstyle. */
export function aboutCards(format: Format, wish: Wish, { table, rules, ranker }: AboutContext): CardIndex[] {
  const pool = rules.poolMask(format.slug);
  const fitOf = createLeaderFit(table, wish);
  const named = wish.themes.length > 0 || wish.creatureType >= 0;
  const least = isToldByRewards(wish) ? REWARD : 1;
  const found: { card: CardIndex; worth: number }[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0) continue;
    const fit = fitOf(card);
    const worth = named ? fit.theme + fit.typal : fit.style;
    if (worth >= least) found.push({ card, worth: worth + 2 * ranker.popularity(format.slug, card) });
  }
  return found
    .sort((a, b) => b.worth - a.worth || a.card - b.card)
    .slice(0, wish.themes.some((slug) => TOLD_BY_ALL.has(slug)) ? found.length : ABOUT)
    .map(({ card }) => card);
}

/** Whether a wish is about one theme of which only the cards say something that reward it. */
function isToldByRewards({ themes, creatureType }: Wish): boolean {
  const [slug = ""] = themes;
  return themes.length === 1 && creatureType < 0 && TOLD_BY_REWARDS.has(slug);
}

/** Share of the cards of each of a wish's creature types that a set of colors allows, of the type that fares worst. */
export function coverageByColors(table: CardTable, wish: Wish): (colors: number) => number {
  const each = typesWanted(wish).map((creatureType) =>
    coverageOf(table, createFit(table, { ...wish, creatureType, alsoTypes: [] })),
  );
  return (colors) => Math.min(...each.map((coverage) => coverage(colors)));
}

function coverageOf(table: CardTable, fitOf: (card: CardIndex) => Fit): (colors: number) => number {
  const counts = new Float64Array(32);
  let sum = 0;
  for (let card = 0; card < table.size; card++) {
    const { theme, typal } = fitOf(card);
    if (theme + typal < 1) continue;
    const identity = table.colorIdentity[card] ?? 0;
    counts[identity] = (counts[identity] ?? 0) + 1;
    sum++;
  }
  return (colors) => {
    if (sum === 0) return 1;
    let inside = 0;
    for (let mask = 0; mask < 32; mask++) if (isWithin(mask, colors)) inside += counts[mask] ?? 0;
    // Beyond most of the cards more colors bring little but trouble with mana.
    return Math.min(1, inside / (0.75 * sum));
  };
}
