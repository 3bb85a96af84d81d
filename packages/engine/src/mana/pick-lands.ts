import { COLORLESS_BIT, type ColorMask } from "@deckwright/cards/colors.ts";
import { LAND_STYLE, tappedCost, tappedShare } from "../../data/land-style.ts";
import { moneyLeft } from "./add-usual-lands.ts";
import { dearest } from "./basics.ts";
import type { LandCandidate } from "./land-candidates.ts";
import { addLands, keptBasics, type LandWork } from "./land-work.ts";
import { isCompetitive } from "./usual-lands.ts";

// Numbers of ours unless they say otherwise, set by hand in November 2026; see docs/mana-figures.md.

/** A basic is never tapped, costs nothing and is what fetches find: worth this much of a source, less among many colors. */
const BASIC_WORTH = [0.4, 0.4, 0.4, 0.2, 0.1, 0.1] as const;
/** A land of colorless mana while spells still ask for such mana. */
const COLORLESS_WORTH = 0.6;
/** Lands with abilities in a deck without colors; the rest are Wastes where they may be played. */
const COLORLESS_SHARE = 0.75;
/** A land whose colors have a catch, in parts of a land that makes the color wanted most. */
const CATCH_WORTH = 0.6;
/** What each doubling of a price (beyond this many dollars) is held against a land without a budget, and at modest tables. */
const PRICE = 0.12;
const MODEST_PRICE = 0.35;
const DEAR_LAND = 40;
/** With a budget: what a land loses that costs twice its part of the budget, and the least dollars of such a part. */
const OVER_PART = 0.25;
const LEAST_PART = 0.1;
/** The part of the budget that is kept for basics at most. */
const MOST_FOR_BASICS = 0.5;
/** A land makes one mana at a time: what its first, second... color count, most wanted first. */
const COLOR_WORTH = [1, 0.7, 0.5, 0.35, 0.25];
/**
 * Lands of two colors and their types from which on fetches for one color find them, and how many more fetches than those a deck may have.
 * Of 104 competitive decks of black and green each of eight fetches is in three quarters, beside Bayou, Overgrown Tomb and little else.
 */
const FETCHING = {
  usual: { targets: 3, free: 2 },
  competitive: { targets: 2, free: 6 },
} as const;
/** What each fetch beyond those costs. */
const SPARE_FETCH = 0.15;
/** A fetch turns into a basic in time; it loses so much of what other lands lose where basics are wanted. */
const FETCH_SHARE = 0.4;
/** What it is worth that a fetch for one color finds lands of two, in sources. */
const THROUGH = 0.5;
/** What each copy beyond the usual number is held back by. */
const UNUSUAL_COPY = 0.3;
/** Sources beyond the need still help a little. */
const SURPLUS_WORTH = 0.15;
/** What the last source of a need is worth less than the first. */
const LAST_SOURCE = 0.5;

/** What a land of these kinds of mana adds toward the needs, in sources. */
function gainOf(work: LandWork, mask: ColorMask): number {
  const gains = work.wanted.flatMap((kind) => {
    const have = (work.have[kind] ?? 0) + keptBasics(work, kind);
    return mask & (1 << kind) ? marginal(work.needs.sources[kind] ?? 0, have) : [];
  });
  gains.sort((a, b) => b - a);
  const colorless = mask & COLORLESS_BIT && (work.needs.sources[5] ?? 0) > (work.have[5] ?? 0);
  return gains.reduce(
    (sum, gain, at) => sum + gain * (COLOR_WORTH[at] ?? 0),
    colorless ? COLORLESS_WORTH : 0,
  );
}

/** What the best single color of a mask adds. */
function bestGain(work: LandWork, mask: ColorMask): number {
  return Math.max(0, ...work.wanted.map((kind) => gainOf(work, mask & (1 << kind))));
}

/** How many lands of each kind are picked at most: tapped ones, basics kept room for, lands without colors, and with one. */
function mostOfKinds(work: LandWork) {
  const { wish, wanted } = work;
  const style = LAND_STYLE[wish.playstyle];
  const singleton = wish.copies === 1;
  const colorless = wanted.length === 0;
  const hasBasics = work.basics.some((card) => card !== undefined);
  // Where there are to be no basics, any land is better than none.
  if (!hasBasics)
    return {
      cap: Number.POSITIVE_INFINITY,
      reserved: 0,
      extras: wish.lands,
      doubles: wish.lands,
      colorless,
      hasBasics,
    };
  const kept = wanted.reduce((sum, kind) => sum + keptBasics(work, kind), 0);
  const utility = singleton ? style.utility.singleton : style.utility.constructed;
  return {
    cap: tappedShare(wish.format, wish.playstyle, wanted.length, wish.level) * wish.lands,
    reserved: Math.min(kept, Math.floor(wish.lands / 2)),
    extras: colorless ? Math.round(COLORLESS_SHARE * wish.lands) : Math.max(0, utility - wanted.length),
    doubles: singleton ? style.singles : style.singles / 2,
    colorless,
    hasBasics,
  };
}

/** Picks lands that are no basics while any is worth more than a basic, and room remains for the basics kept. */
export function pickLands(work: LandWork, candidates: readonly LandCandidate[]): void {
  const { wish, wanted, lands } = work;
  const style = LAND_STYLE[wish.playstyle];
  const costOfTapped = tappedCost(wish.format, wish.playstyle, wish.level);
  const { cap, reserved, colorless, hasBasics, ...most } = mostOfKinds(work);
  let { extras, doubles } = most;
  // Whatever is not chosen here becomes a basic, which has its price too.
  const budget = Math.max(0, moneyLeft(wish, lands));
  const dear = dearest(work.basics, wish.priceOf);
  const forBasic = Math.min(dear, (MOST_FOR_BASICS * budget) / Math.max(1, work.free));
  let money = budget - forBasic * work.free;
  const perLand = Math.max(LEAST_PART, money / Math.max(1, work.free));
  let scarce = wish.scarcity?.most ?? Number.POSITIVE_INFINITY;
  const heldAgainst = wish.level?.price ?? (wish.modest ? MODEST_PRICE : PRICE);
  const fetching = FETCHING[isCompetitive(wish) ? "competitive" : "usual"];
  let fetches = 0;
  let targets = 0;

  // A fetch for Swamps and Forests finds any color once there are lands of two types.
  const maskOf = ({ mask, reach }: LandCandidate): number => (targets >= fetching.targets ? reach : mask);
  const mayAdd = (candidate: LandCandidate): boolean => {
    if ((lands.get(candidate.card) ?? 0) >= candidate.limit) return false;
    if (candidate.price - forBasic > money) return false;
    if (candidate.scarce > scarce) return false;
    if (candidate.tapped > 0 && work.tapped + candidate.tapped > cap) return false;
    if (candidate.colors === 0) return extras >= 1;
    if (candidate.through) return targets >= fetching.targets && fetches < targets + fetching.free;
    return !candidate.single || doubles >= 1;
  };
  const scoreOf = (candidate: LandCandidate): number => {
    const { price } = candidate;
    const mask = maskOf(candidate);
    const unusual = Math.max(0, (lands.get(candidate.card) ?? 0) + 1 - candidate.copies);
    const tooMany = Math.max(0, fetches - fetching.free - targets);
    const spare = candidate.fetches ? tooMany : 0;
    // Fetches that are there already ask for what they find.
    const found = candidate.typed && candidate.colors > 1 && candidate.tapped < 1 ? tooMany : 0;
    const cost =
      wish.budgetUsd === undefined
        ? (1 - candidate.usual) * heldAgainst * Math.log2(1 + price / (wish.level?.dear ?? DEAR_LAND))
        : OVER_PART * Math.max(0, price / perLand - 1);
    return (
      (candidate.strength < 1 ? CATCH_WORTH * bestGain(work, mask) : gainOf(work, mask)) +
      (candidate.colors === 0 ? style.utilityBonus : 0) +
      (candidate.through ? THROUGH : 0) +
      candidate.quality -
      costOfTapped * candidate.tapped -
      cost -
      (wish.basicsWanted ?? 0) * (candidate.fetches ? FETCH_SHARE : 1) -
      SPARE_FETCH * (spare - found) -
      UNUSUAL_COPY * unusual
    );
  };

  while (work.free > reserved) {
    const basic =
      colorless || !hasBasics
        ? Number.NEGATIVE_INFINITY
        : bestGain(work, 31) + (BASIC_WORTH[wanted.length] ?? 0);
    const best = bestLand(candidates.filter(mayAdd), scoreOf, basic);
    if (!best) return;
    addLands(work, { ...best, mask: maskOf(best) }, 1);
    money -= best.price - forBasic;
    scarce -= best.scarce;
    if (best.fetches) fetches++;
    if (best.typed && best.colors > 1) targets++;
    if (best.colors === 0) extras--;
    else if (best.single && !best.through) doubles--;
  }
}

/** The land with the best score above `least`. */
function bestLand(
  candidates: readonly LandCandidate[],
  scoreOf: (candidate: LandCandidate) => number,
  least: number,
): LandCandidate | undefined {
  let best: LandCandidate | undefined;
  let bestScore = least;
  for (const candidate of candidates) {
    const score = scoreOf(candidate);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

/** What one more source is worth: most while hardly any are there, little beyond the need. */
function marginal(need: number, have: number): number {
  if (have < need) return 1 - LAST_SOURCE * (have / need);
  return SURPLUS_WORTH * Math.max(0, 1 - (have - need) / Math.max(1, need));
}
