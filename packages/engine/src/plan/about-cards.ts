import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { TOLD_BY_ALL, TOLD_BY_REWARDS } from "../../data/theme-cards.ts";
import type { Ranker } from "../rank/ranker.ts";
import { createFit, createLeaderFit, type Fit, isNamedOfType, REWARD, typesWanted } from "./fit.ts";
import type { Wish } from "./wish.ts";

interface AboutContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

/** How many of the cards that a wish is about stand for all of them. */
const ABOUT = 250;

/** A card that only speaks of a creature type, as those do that make Saprolings, tells whose decks are about it, too. */
const SPEAKS = 0.7;

/** The cards a wish is about, best first: by theme and creature type, or else by playstyle. */
export function aboutCards(format: Format, wish: Wish, { table, rules, ranker }: AboutContext): CardIndex[] {
  const pool = rules.poolMask(format.slug);
  const fitOf = createLeaderFit(table, wish);
  const named = wish.themes.length > 0 || wish.creatureType >= 0;
  const least = isToldByRewards(wish) ? REWARD : 1;
  const typalOf = typalTest(table, wish);
  const found: { card: CardIndex; worth: number }[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0) continue;
    const fit = fitOf(card);
    const typal = typalOf(card, fit);
    const worth = named ? fit.theme + typal : fit.style;
    if (worth >= (typal > 0 ? SPEAKS : least))
      found.push({ card, worth: worth + 2 * ranker.popularity(format.slug, card) });
  }
  return found
    .sort((a, b) => b.worth - a.worth || a.card - b.card)
    .slice(0, wish.themes.some((slug) => TOLD_BY_ALL.has(slug)) ? found.length : ABOUT)
    .map(({ card }) => card);
}

/** How much a card tells of the wished creature types: a changeling, which is of all of them, nothing, unless it speaks of one. */
function typalTest(table: CardTable, wish: Wish): (card: CardIndex, fit: Fit) => number {
  const types = typesWanted(wish);
  return (card, { typal }) =>
    typal !== 1 || types.some((type) => isNamedOfType(table, card, type)) ? typal : 0;
}

/** Whether a wish is about one theme of which only the cards say something that reward it. */
function isToldByRewards({ themes, creatureType }: Wish): boolean {
  const [slug = ""] = themes;
  return themes.length === 1 && creatureType < 0 && TOLD_BY_REWARDS.has(slug);
}

/** Cards of one creature type that are enough for a deck of a hundred, whatever other colors have. By hand, December 2026. */
const ENOUGH = 24;
/** Beyond this part of all cards of a type more colors bring little but trouble with mana. */
const MOSTLY = 0.75;

/** Share of the cards of each of a wish's creature types that a set of colors allows, of the type that fares worst; of one type alone, of as many as a deck needs. */
export function coverageByColors(table: CardTable, wish: Wish): (colors: number) => number {
  const most = wish.alsoTypes.length > 0 ? Number.POSITIVE_INFINITY : ENOUGH;
  const each = typesWanted(wish).map((creatureType) =>
    coverageOf(table, { ...wish, creatureType, alsoTypes: [] }, most),
  );
  return (colors) => Math.min(...each.map((coverage) => coverage(colors)));
}

/** @param most so many cards are all that is needed */
function coverageOf(table: CardTable, wish: Wish, most: number): (colors: number) => number {
  const fitOf = createFit(table, wish);
  const typalOf = typalTest(table, wish);
  const counts = new Float64Array(32);
  let sum = 0;
  for (let card = 0; card < table.size; card++) {
    const fit = fitOf(card);
    if (fit.theme + typalOf(card, fit) < SPEAKS) continue;
    const identity = table.colorIdentity[card] ?? 0;
    counts[identity] = (counts[identity] ?? 0) + 1;
    sum++;
  }
  const enough = Math.min(most, MOSTLY * sum);
  return (colors) => {
    if (sum === 0) return 1;
    let inside = 0;
    for (let mask = 0; mask < 32; mask++) if (isWithin(mask, colors)) inside += counts[mask] ?? 0;
    return Math.min(1, inside / enough);
  };
}
