import { COLORS, type ColorMask, colorCount, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import type { Random } from "../random.ts";
import type { Ranker, Seed } from "../rank/ranker.ts";
import type { Playstyle } from "../types.ts";
import { createFit } from "./fit-of.ts";
import type { Concessions, Wish } from "./wish.ts";

interface ColorContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

/** The cards a deck without commander is built around, and its colors. */
export interface Core {
  readonly keyCards: readonly CardIndex[];
  readonly colors: ColorMask;
}

/** Share of a key card's company that each color beyond the first must bring along to be worth its mana. */
const COLOR_COST = 0.13;
const MAX_COLORS = 3;

/**
 * Chooses what a deck without commander is about: a key card or two that fit the wish and see play, then the colors
 * that hold most of the cards which keep their company. Named colors and included cards bind both.
 */
export function chooseCore(
  format: Format,
  wish: Wish,
  playstyle: Playstyle | undefined,
  context: ColorContext,
  concessions: Concessions,
  random: Random,
): Core {
  const { table, rules, ranker } = context;
  const pool = rules.poolMask(format.slug);
  const fitOf = createFit(table, { playstyle, themes: wish.themes, tribe: wish.tribe });
  const included = wish.include.map(({ card }) => card).filter((card) => pool[card] !== 0);
  const allowed = wish.colors ?? 31;
  const candidates: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0 || (table.frontTypes[card] ?? 0) & CardType.Land) continue;
    if (wish.excludes(card)) continue;
    if (wish.ownedMode === "only" && !wish.owned.has(card)) continue;
    if (isWithin(table.colorIdentity[card] ?? 0, allowed) && affordable(table, card, wish))
      candidates.push(card);
  }

  const spellsIncluded = included.filter((card) => ((table.frontTypes[card] ?? 0) & CardType.Land) === 0);
  const keyCards = spellsIncluded.length > 0 ? spellsIncluded : drawKeyCards();
  if (wish.colors !== undefined) return { keyCards, colors: wish.colors };

  const seeds: Seed[] = keyCards.map((card) => ({ card, weight: 2 }));
  const relevance = ranker.relevance(format.slug, seeds, candidates);
  const near = candidates
    .map((card, at) => {
      const fit = fitOf(card);
      return {
        card,
        worth: Math.max(0, (relevance[at] ?? 0) + 0.8 * (fit.theme + fit.tribe + 0.5 * fit.style)),
      };
    })
    .sort((a, b) => b.worth - a.worth || a.card - b.card)
    .slice(0, 45);
  const needed = [...keyCards, ...included].reduce(
    (mask, card) => mask | (table.colorIdentity[card] ?? 0),
    0,
  );
  const total = near.reduce((sum, { worth }) => sum + worth, 0) || 1;
  let colors = needed;
  let best = Number.NEGATIVE_INFINITY;
  for (let mask = 1; mask < 1 << COLORS.length; mask++) {
    if (!isWithin(needed, mask) || colorCount(mask) > Math.max(MAX_COLORS, colorCount(needed))) continue;
    const held = near.reduce(
      (sum, { card, worth }) => sum + (isWithin(table.colorIdentity[card] ?? 0, mask) ? worth : 0),
      0,
    );
    const value = held / total - COLOR_COST * colorCount(mask);
    if (value > best) {
      best = value;
      colors = mask;
    }
  }
  return { keyCards, colors };

  /** The best card for the wish among those played, and the one that goes best with it. */
  function drawKeyCards(): CardIndex[] {
    const scored = candidates
      .map((card) => {
        const fit = fitOf(card);
        const played = ranker.popularity(format.slug, card);
        return {
          card,
          score: 0.9 * fit.theme + 0.9 * fit.tribe + 0.5 * fit.style + 0.45 * Math.log2(1 + 100 * played),
        };
      })
      .sort((a, b) => b.score - a.score || a.card - b.card)
      .slice(0, 6);
    const first = scored[Math.min(random.int(scored.length), random.int(scored.length))];
    if (!first) {
      concessions.note("No card of the format fits the wish.");
      return [];
    }
    return [first.card];
  }
}

function affordable(table: CardTable, card: CardIndex, wish: Wish): boolean {
  if (wish.owned.has(card)) return true;
  const price = table.priceUsd[card] ?? Number.NaN;
  if (wish.maxCardUsd !== undefined && !(price <= wish.maxCardUsd)) return false;
  return wish.budget === undefined || price <= wish.budget / 8;
}
