import { COLORS, type ColorMask, colorCount, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { LEADERLESS_HOMES } from "../../data/style-homes.ts";
import type { Notes } from "../notes.ts";
import type { Random } from "../random.ts";
import { bestPlaces } from "../rank/best-places.ts";
import type { Ranker, Seed } from "../rank/ranker.ts";
import { createFit, type Fit, isKin } from "./fit.ts";
import { isSingleton } from "./plan.ts";
import type { Wish } from "./wish.ts";

interface ColorContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

/** The cards a deck without commander is built around, and its colors. */
export interface Core {
  readonly keyCards: readonly CardIndex[];
  readonly colors: ColorMask;
  /** Cards that go with the key cards, best first, and the cards that are played most in the format. */
  readonly company: readonly CardIndex[];
  readonly popular: readonly CardIndex[];
}

/** Share of a key card's company that each color beyond the first must bring along to be worth its mana. */
const COLOR_COST = 0.15;
/** One of each card: no color alone has enough that is good. */
const COLOR_COST_SINGLETON = 0.06;
/** Most colors that are chosen unasked: decks that attack early cannot wait for their colors. */
const MAX_COLORS = { quick: 2, other: 3 } as const;
/** Styles whose own cards lie in few colors, so that those must decide. */
const NARROW: ReadonlySet<Playstyle> = new Set(["reanimator", "mill", "aristocrats"]);
const QUICK: readonly Playstyle[] = ["aggro", "aristocrats", "burn", "tokens", "tribal", "voltron", "ramp"];

/**
 * Chooses what a deck without commander is about: a key card or two that fit the wish and see play, then the colors
 * that hold most of the cards which keep their company. Named colors and included cards bind both.
 */
export function chooseCore(
  format: Format,
  wish: Wish,
  playstyle: Playstyle | undefined,
  context: ColorContext,
  notes: Notes,
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
  // Lands may be what a deck is about, too, but those of a deck with chosen spells are only its mana.
  const about = spellsIncluded.length > 0 ? spellsIncluded : included;
  const keyCards =
    about.length > 0
      ? about
      : drawKeyCards(
          format,
          candidates,
          allowed,
          { fitOf, homeOf: homeFor(wish, playstyle, allowed, candidates, format, context) },
          context,
          random,
        );
  if (keyCards.length === 0) notes.add({ kind: "nothing-fits" });
  const seeds: Seed[] = keyCards.map((card) => ({ card, weight: 2 }));
  const relevance = ranker.relevance(format.slug, seeds, candidates);
  const styleWorth = playstyle !== undefined && NARROW.has(playstyle) ? 0.9 : 0.5;
  const worths = candidates.map((card, at) => {
    const fit = fitOf(card);
    return Math.max(0, (relevance[at] ?? 0) + 0.8 * (fit.theme + fit.tribe + styleWorth * fit.style));
  });
  const near = bestPlaces(worths, NEAR).map((at) => ({ card: candidates[at] ?? 0, worth: worths[at] ?? 0 }));
  const company = near.slice(0, COMPANY).map(({ card }) => card);
  const played = candidates.map((card) => ranker.popularity(format.slug, card));
  const popular = bestPlaces(played, 4 * COMPANY).map((at) => candidates[at] ?? 0);
  if (wish.colors !== undefined) return { keyCards, colors: wish.colors, company, popular };
  const needed = [...keyCards, ...included].reduce(
    (mask, card) => mask | (table.colorIdentity[card] ?? 0),
    0,
  );
  const total = near.reduce((sum, { worth }) => sum + worth, 0) || 1;
  // Cards of un-sets ask for much of their own color, and no lands of theirs help; nor do those below rare.
  const hasPoorLands = format.pool.humorous === "admitted" || format.pool.derive?.rarity !== undefined;
  const few = (playstyle !== undefined && QUICK.includes(playstyle)) || hasPoorLands;
  const most = few ? MAX_COLORS.quick : MAX_COLORS.other;
  const home = playstyle === undefined ? undefined : LEADERLESS_HOMES[playstyle];
  const isHomeOpen = home !== undefined && (home & allowed) !== 0;
  let colors = needed;
  let best = Number.NEGATIVE_INFINITY;
  const cost = isSingleton(format) ? COLOR_COST_SINGLETON : COLOR_COST;
  for (let mask = 1; mask < 1 << COLORS.length; mask++) {
    // A playstyle that lives in some colors is not looked for outside of them.
    if (isHomeOpen && needed === 0 && (mask & home) === 0) continue;
    if (!isWithin(needed, mask) || colorCount(mask) > Math.max(most, colorCount(needed))) continue;
    const held = near.reduce(
      (sum, { card, worth }) => sum + (isWithin(table.colorIdentity[card] ?? 0, mask) ? worth : 0),
      0,
    );
    const value = held / total - cost * colorCount(mask);
    if (value > best) {
      best = value;
      colors = mask;
    }
  }
  return { keyCards, colors, company, popular };
}

/** Where a key card should lie: how it fits the wish, and whether its colors hold what the deck is made of. */
interface Direction {
  readonly fitOf: (card: CardIndex) => Fit;
  readonly homeOf: (card: CardIndex) => number;
}

/** What a key card outside of the colors of its playstyle loses, and one whose colors hold no other members of its type. */
const FOREIGN = 2;
/** Most colors beside a key card's own in which its kin are looked for. */
const ONE_MORE = 1;

/** Points of a key card for its colors: those of the playstyle, or those in which most of the creature type is played. */
function homeFor(
  wish: Wish,
  playstyle: Playstyle | undefined,
  allowed: ColorMask,
  candidates: readonly CardIndex[],
  format: Format,
  { table, ranker }: ColorContext,
): (card: CardIndex) => number {
  const home = playstyle === undefined ? undefined : LEADERLESS_HOMES[playstyle];
  const isHomeOpen = home !== undefined && (home & allowed) !== 0;
  const played = new Float64Array(32);
  if (wish.tribe >= 0)
    for (const card of candidates) {
      if (!isKin(table, card, wish.tribe)) continue;
      const colors = (table.colorIdentity[card] ?? 0) & 31;
      played[colors] = (played[colors] ?? 0) + Math.sqrt(ranker.popularity(format.slug, card));
    }
  const heldBy = Float64Array.from({ length: 32 }, (_, mask) =>
    played.reduce((sum, support, colors) => sum + (isWithin(colors, mask) ? support : 0), 0),
  );
  const bestWith = Float64Array.from({ length: 32 }, (_, own) => {
    let best = 0;
    for (let mask = 0; mask < 32; mask++)
      if (isWithin(own, mask) && colorCount(mask) <= colorCount(own) + ONE_MORE)
        best = Math.max(best, heldBy[mask] ?? 0);
    return best;
  });
  const most = Math.max(...bestWith.filter((_, own) => colorCount(own) <= 1), 0);
  return (card) => {
    const own = (table.colorIdentity[card] ?? 0) & 31;
    const isForeign = isHomeOpen && own !== 0 && (own & home) === 0;
    const support = most === 0 ? 1 : Math.min(1, (bestWith[own] ?? 0) / most);
    return -FOREIGN * (Number(isForeign) + (1 - support));
  };
}

/** A key card is drawn from this many that were looked at closely, of this many that fit the wish best by themselves. */
const CLOSE_LOOK = 12;
const SHORTLIST = 3;
const SHARPNESS = 3;
/** A key card speaks for the wish this clearly, where enough cards do. */
const CLEAR_FIT = 0.7;
/** Share of a format's decks from which on a card is no stray, where enough such cards fit the wish. */
const ESTABLISHED = 0.002;
/** A key card is seen in main decks at least this share of the time. */
const MOSTLY_MAIN = 0.55;
/** Cards that stand for the company a key card keeps, and those whose colors are weighed. */
const COMPANY = 30;
const NEAR = 45;

/**
 * The card to build around: it fits the wish and is played, the cards that go with it fit the wish too, and they are of
 * the deck's colors. Chance decides between the best.
 */
function drawKeyCards(
  format: Format,
  candidates: readonly CardIndex[],
  allowed: ColorMask,
  { fitOf, homeOf }: Direction,
  { table, ranker, rules }: ColorContext,
  random: Random,
): CardIndex[] {
  const own = (card: CardIndex): number => {
    const fit = fitOf(card);
    const inMain = 1 - ranker.sideboardShare(format.slug, card);
    const played = inMain < MOSTLY_MAIN ? 0 : ranker.popularity(format.slug, card) * inMain;
    return (
      homeOf(card) +
      1.3 * fit.theme +
      1.3 * fit.tribe +
      fit.style +
      0.5 * Math.min(3.5, Math.log2(1 + 200 * played))
    );
  };
  const fitsAtAll = (card: CardIndex): boolean => {
    if (ranker.popularity(format.slug, card) <= 0) return false;
    const fit = fitOf(card);
    return fit.theme + fit.tribe + fit.style >= CLEAR_FIT;
  };
  const seen = candidates.filter(fitsAtAll);
  const established = seen.filter((card) => ranker.popularity(format.slug, card) >= ESTABLISHED);
  const fitting = established.length >= CLOSE_LOOK ? established : seen;
  const close = (fitting.length >= CLOSE_LOOK ? fitting : candidates)
    .map((card) => ({ card, score: own(card) }))
    .sort((a, b) => b.score - a.score || a.card - b.card)
    .slice(0, CLOSE_LOOK);
  const pool = rules.poolMask(format.slug);
  const played: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0 || (table.frontTypes[card] ?? 0) & CardType.Land) continue;
    if (ranker.popularity(format.slug, card) > 0 && ranker.sideboardShare(format.slug, card) < 0.5)
      played.push(card);
  }
  const scored = close
    .map(({ card, score }) => {
      const relevance = ranker.relevance(format.slug, [{ card, weight: 2 }], played);
      const company = bestPlaces(relevance, COMPANY).filter((at) => (relevance[at] ?? 0) > 0);
      let weight = 0;
      let inColors = 0;
      let fits = 0;
      for (const at of company) {
        const other = played[at] ?? 0;
        const worth = relevance[at] ?? 0;
        weight += worth;
        if (!isWithin(table.colorIdentity[other] ?? 0, allowed)) continue;
        const fit = fitOf(other);
        inColors += worth;
        fits += worth * Math.min(1.5, fit.theme + fit.tribe + fit.style);
      }
      const share = weight > 0 ? 1 / weight : 0;
      return { card, score: 0.4 * score + 2 * fits * share + 1.4 * inColors * share };
    })
    .sort((a, b) => b.score - a.score || a.card - b.card)
    .slice(0, SHORTLIST);
  const best = scored[0]?.score ?? 0;
  const weights = scored.map(({ score }) => Math.exp(SHARPNESS * (score - best)));
  let draw = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, { card }] of scored.entries()) {
    draw -= weights[at] ?? 0;
    if (draw <= 0 || at === scored.length - 1) return [card];
  }
  return [];
}

function affordable(table: CardTable, card: CardIndex, wish: Wish): boolean {
  if (wish.owned.has(card)) return true;
  const price = table.priceUsd[card] ?? Number.NaN;
  if (wish.maxCardUsd !== undefined && !(price <= wish.maxCardUsd)) return false;
  return wish.budget === undefined || price <= wish.budget / 8;
}
