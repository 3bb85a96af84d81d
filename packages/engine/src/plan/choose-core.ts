import { COLORS, type ColorMask, colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { OF_MANY_COLORS } from "../../data/theme-cards.ts";
import type { Notes } from "../notes.ts";
import type { Random } from "../random.ts";
import { bestPlaces } from "../rank/best-places.ts";
import type { Ranker, Seed } from "../rank/ranker.ts";
import type { CopyShares, Skeleton } from "../rank/skeleton-figures.ts";
import { colorsOfSkeleton, copiesIn } from "../rank/skeletons.ts";
import { CORE, createFit, type Fit, isOfType } from "./fit.ts";
import {
  type ColorContext,
  drawKeyCards,
  homeFor,
  KEY_WEIGHT,
  membersHeld,
  NEAREST,
  ofAskedColors,
  openHome,
} from "./key-cards.ts";
import { isSingleton } from "./plan.ts";
import { belongingTo, drawThemeCards, NARROW } from "./theme-cards.ts";
import type { Wish } from "./wish.ts";

/** The cards a deck without commander is built around, and its colors. */
export interface Core {
  readonly keyCards: readonly CardIndex[];
  readonly colors: ColorMask;
  /** Cards that go with the key cards, best first, and the cards that are played most in the format. */
  readonly near: readonly CardIndex[];
  readonly popular: readonly CardIndex[];
}

// Numbers of ours, set by hand in November 2026 by reading decks and by the figures of `bench/judge`.

/** Share of the cards near the key cards that each color beyond the first must bring along to be worth its mana. */
const COLOR_COST = 0.15;
/** One of each card: no color alone has enough that is good. */
const COLOR_COST_SINGLETON = 0.06;
/** What the members of a wish's creature type count beside the cards near the key cards, where a set of colors holds all of them. */
const MEMBERS_WORTH = 1;
const ALL_COLORS = 31;
/** Most colors that are chosen unasked: decks that attack early cannot wait for their colors. */
const MAX_COLORS = { quick: 2, other: 3 } as const;
const QUICK: readonly Playstyle[] = ["aggro", "aristocrats", "burn", "tokens", "tribal", "voltron", "ramp"];
/** Cards near the key cards whose colors are weighed, and the format's most played. */
const NEAR = 45;
const MOST_PLAYED = 120;
/** Cards that an archetype is known by. */
const KEY_CARDS = 2;
/** What fitting the wish counts beside relevance for a near card, and the part of it that the playstyle is. */
const FIT_WORTH = 0.8;
const STYLE_PART = { narrow: 0.9, other: 0.5 } as const;
/** Parts of the budget of which no card may cost more than one. */
const BUDGET_PARTS = 8;

/**
 * Chooses what a deck without commander is about: a key card or two that fit the wish and see play, then the colors
 * that hold most of the cards that go with them. Named colors and included cards bind both.
 */
export function chooseCore(
  format: Format,
  wish: Wish,
  context: ColorContext,
  notes: Notes,
  random: Random,
): Core {
  const { table, rules, ranker } = context;
  const pool = rules.poolMask(format.slug);
  const fitOf = createFit(table, wish);
  const included = wish.include.map(({ card }) => card).filter((card) => pool[card] !== 0);
  const candidates = candidatesOf(format, wish, context);
  const spellsIncluded = included.filter((card) => !isLand(table, card));
  // Lands may be what a deck is about, too, but those of a deck with chosen spells are only its mana.
  const about = spellsIncluded.length > 0 ? spellsIncluded : included;
  const belongs = belongingTo(wish, fitOf, table);
  const isMember = (card: CardIndex): boolean =>
    wish.creatureType >= 0 ? isOfType(table, card, wish.creatureType) : (belongs?.(card) ?? 0) >= CORE;
  const members = membersHeld(format, isMember, candidates, context);
  const direction = {
    fitOf,
    homeOf: homeFor(wish, members),
    allowed: wish.colors ?? 31,
  };
  const drawn = (): CardIndex[] => {
    const few = ofAskedColors(candidates, wish, table);
    const themed =
      belongs === undefined
        ? []
        : drawThemeCards(
            format,
            few,
            { ...direction, belongs, isStyle: wish.creatureType < 0 && wish.themes.length === 0 },
            context,
            random,
          );
    return themed.length > 0 ? themed : drawKeyCards(format, few, direction, context, random);
  };
  const keyCards = about.length > 0 ? about : drawn();
  if (keyCards.length === 0) notes.add({ kind: "nothing-fits" });
  const near = nearestTo(
    keyCards,
    candidates,
    { format, wish, fitOf, isThemed: belongs !== undefined },
    ranker,
  );
  const core = {
    keyCards,
    near: near.slice(0, NEAREST).map(({ card }) => card),
    popular: mostPlayed(format, candidates, ranker),
  };
  if (wish.colors !== undefined) return { ...core, colors: wish.colors };
  const needed = [...keyCards, ...included].reduce(
    (mask, card) => mask | (table.colorIdentity[card] ?? 0),
    wish.amongColors,
  );
  return { ...core, colors: bestColors(format, wish, { near, needed, members }, table) };
}

/**
 * What an archetype is about: the cards that most of its decks play and few others do, those that make up its decks, and
 * its colors unless the wish names some.
 */
export function coreOfSkeleton(skeleton: Skeleton, format: Format, wish: Wish, context: ColorContext): Core {
  const { table, ranker } = context;
  const spells = skeleton.main.filter(({ card }) => !isLand(table, card));
  const best = (worth: (entry: CopyShares) => number, count: number): CardIndex[] =>
    bestPlaces(spells.map(worth), count).map((at) => spells[at]?.card ?? 0);
  return {
    keyCards: best(({ card, shares: [share = 0] }) => {
      const usual = Math.max(share * skeleton.share, ranker.played(format.slug, card));
      return share * Math.log(share / usual);
    }, KEY_CARDS),
    near: best(({ shares }) => copiesIn(shares), NEAREST),
    popular: mostPlayed(format, candidatesOf(format, wish, context), ranker),
    colors: wish.colors ?? colorsOfSkeleton(skeleton, table) & ~ruledOutColors(spells, wish, table),
  };
}

/** The colors of which a wish rules every card out: "Faeries without black" needs no Swamp. */
function ruledOutColors(spells: readonly CopyShares[], wish: Wish, table: CardTable): ColorMask {
  return COLORS.reduce((mask, _, bit) => {
    const own = spells.filter(({ card }) => ((table.colors[card] ?? 0) & (1 << bit)) !== 0);
    return own.length > 0 && own.every(({ card }) => wish.excludes(card)) ? mask | (1 << bit) : mask;
  }, 0);
}

/** Those of some cards that the format plays most. */
function mostPlayed(format: Format, candidates: readonly CardIndex[], ranker: Ranker): CardIndex[] {
  const played = candidates.map((card) => ranker.popularity(format.slug, card));
  return bestPlaces(played, MOST_PLAYED).map((at) => candidates[at] ?? 0);
}

/** Cards that a deck of the wish may hold, lands aside. */
function candidatesOf(format: Format, wish: Wish, { table, rules }: ColorContext): CardIndex[] {
  const pool = rules.poolMask(format.slug);
  const candidates: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0 || isLand(table, card) || wish.excludes(card)) continue;
    if (wish.ownedMode === "only" && !wish.owned.has(card)) continue;
    if (isWithin(table.colorIdentity[card] ?? 0, wish.colors ?? 31) && affordable(table, card, wish))
      candidates.push(card);
  }
  return candidates;
}

interface Near {
  readonly card: CardIndex;
  readonly worth: number;
}

/** The cards that go best with the key cards and the wish. */
function nearestTo(
  keyCards: readonly CardIndex[],
  candidates: readonly CardIndex[],
  about: {
    readonly format: Format;
    readonly wish: Wish;
    readonly fitOf: (card: CardIndex) => Fit;
    readonly isThemed: boolean;
  },
  ranker: Ranker,
): Near[] {
  const seeds: Seed[] = keyCards.map((card) => ({ card, weight: KEY_WEIGHT }));
  const relevance = ranker.relevance(about.format.slug, seeds, candidates);
  const {
    isThemed,
    wish: { playstyle },
  } = about;
  // What goes with cards that hardly anybody plays is what everybody plays: of that only what is more than usual tells their colors.
  const usual = isThemed ? ranker.relevance(about.format.slug, [], candidates) : undefined;
  const styleWorth = playstyle !== undefined && NARROW.has(playstyle) ? STYLE_PART.narrow : STYLE_PART.other;
  const worths = candidates.map((card, at) => {
    const fit = about.fitOf(card);
    const together = (relevance[at] ?? 0) - (usual?.[at] ?? 0);
    return Math.max(0, together + FIT_WORTH * (fit.theme + fit.typal + styleWorth * fit.style));
  });
  return bestPlaces(worths, NEAR).map((at) => ({ card: candidates[at] ?? 0, worth: worths[at] ?? 0 }));
}

/** The colors that hold most of the near cards, less what each color costs. */
function bestColors(
  format: Format,
  { playstyle, colors: asked, colorCount: count, limits, themes, include }: Wish,
  {
    near,
    needed,
    members,
  }: {
    readonly near: readonly Near[];
    readonly needed: ColorMask;
    readonly members: Float64Array;
  },
  table: CardTable,
): ColorMask {
  const total = near.reduce((sum, { worth }) => sum + worth, 0) || 1;
  // Cards of un-sets ask for much of their own color, and no lands of theirs help; nor do those below rare.
  const hasPoorLands = format.pool.humorous === "admitted" || format.pool.derive?.rarity !== undefined;
  // More than two colors hold more of a theme, and cast less of it.
  const isThemed =
    include.length === 0 && themes.length > 0 && !themes.some((theme) => OF_MANY_COLORS.has(theme));
  const few = (playstyle !== undefined && QUICK.includes(playstyle)) || hasPoorLands || isThemed;
  const limit = limits.deck.colors;
  const least = Math.max(count ?? 1, limit?.least ?? 1, colorCount(needed));
  const usual = Math.min(few ? MAX_COLORS.quick : MAX_COLORS.other, limit?.most ?? COLORS.length);
  const most = Math.max(count ?? usual, least);
  const home = openHome(playstyle, asked ?? 31);
  const cost = isSingleton(format) ? COLOR_COST_SINGLETON : COLOR_COST;
  let colors = needed;
  let best = Number.NEGATIVE_INFINITY;
  for (let mask = 1; mask < 1 << COLORS.length; mask++) {
    // A playstyle that lives in some colors is not looked for outside of them.
    if (home !== 0 && needed === 0 && (mask & home) === 0) continue;
    if (!isWithin(needed, mask) || colorCount(mask) < least || colorCount(mask) > most) continue;
    const held = near.reduce(
      (sum, { card, worth }) => sum + (isWithin(table.colorIdentity[card] ?? 0, mask) ? worth : 0),
      0,
    );
    const ofType = MEMBERS_WORTH * ((members[mask] ?? 0) / (members[ALL_COLORS] || 1));
    const value = held / total + ofType - cost * colorCount(mask);
    if (value > best) [best, colors] = [value, mask];
  }
  return colors;
}

function affordable(table: CardTable, card: CardIndex, wish: Wish): boolean {
  if (wish.owned.has(card)) return true;
  const price = table.priceUsd[card] ?? Number.NaN;
  if (wish.maxCardUsd !== undefined && !(price <= wish.maxCardUsd)) return false;
  return wish.budget === undefined || price <= wish.budget / BUDGET_PARTS;
}
