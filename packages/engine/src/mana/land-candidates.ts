import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import { ANY_NUMBER, type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { COMPETITIVE } from "../rank/ranker.ts";
import { caresForLands, fetchesBasics } from "./fetches-basics.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";
import { nearestLands } from "./nearest-lands.ts";
import { EVERY_COLOR, type LandSource, landSource, namedLands, reachThrough } from "./sources.ts";
import {
  type CountedDecks,
  countedDecks,
  isCompetitive,
  type UsualLands,
  usualLands,
} from "./usual-lands.ts";

/** What is said of a candidate once, before lands are picked one by one. */
export interface LandCandidate extends LandSource {
  readonly colors: number;
  readonly limit: number;
  /** In how many copies decks play it. */
  readonly copies: number;
  readonly price: number;
  /** Worth beside its colors, in sources. */
  readonly quality: number;
  /** How far, 0 to 1, it is what the commander's own decks play whatever it costs. */
  readonly usual: number;
  /** What a copy takes of what the deck may hold only so much of. */
  readonly scarce: number;
  /** A fetch for one color of the deck that finds its lands of two: worth more than a basic once those are there. */
  readonly through: boolean;
  /** The mana that a fetch finds once lands of two colors are there that have its types; of others what they make. */
  readonly reach: number;
  /** A single color of the deck at most: instead of a basic, or for what else it does. */
  readonly single: boolean;
}

/** Colors of a land that is one of a family; what makes more has a catch. */
const MOST_OF_CYCLE = 3;
/** Lands seen in fewer of the decks that could play them are left alone: whatever they do, nobody wants it. */
const LEAST_POPULAR = { singleton: 0.003, constructed: 0.0008 };
/** Land types that are worth a deck of their own when all three are there, and less than a basic land otherwise. */
const IN_THREES = ["Mine", "Power-Plant", "Tower"] as const;
/** What a deviation of relevance is worth, in sources. */
const QUALITY_WORTH = 0.35;
const TYPAL_WORTH = 0.3;
/** The same for a fetch where cards care for lands entering, in decks of copies that no commander leads: there decks like it are few. */
const TWICE_WORTH = 0.8;
/**
 * Where lands differ and who leads is known, the share of decks that play a land counts instead. Of one that makes several
 * colors it is that of all decks that could and of those of the same colors (`usualLands`), or the commander's own where it is
 * larger; of one that does something else, by how much more its commander's decks play it than others do. A share in twice
 * as many decks is worth `double`. By hand, November 2026.
 */
const SHARE_WORTH = { double: 0.5, usual: 0.12, least: -1, most: 0.6, more: 0.8, lift: 0.3 } as const;
/** What competitive decks play counts so much of its share for fetches: few others play them, for their price. */
const FETCH_PART = 0.5;
/** What competitive decks play counts in full where so many others play it too. */
const AT_HOME = 0.1;
/** For each basic land type: fetches find it. */
const TYPE_WORTH = 0.12;
const LEAST_SHARE = 0.02;
/** A land without a color of the deck that fewer decks play is none that it needs. */
const LEAST_USED = 0.13;
const MOST_LIFT = 1.5;
/** How many times as often the lands that are left are played at the most where the usual ones are not allowed. */
const MOST_LACKING = 6;
/** The share of decks with the same colors, or of the commander's own, that makes a land usual. */
const MOSTLY = 0.4;
/** The share of the commander's own decks from which on nobody minds what a land costs; below a part of that, all of it counts. */
const PROMISED = { all: 0.5, none: 0.25 } as const;
/** The same from which on modest tables pay for a fetch. */
const PAID_FOR = 0.25;
/** What relevance says where nobody counted, in parts of that. */
const RELEVANCE_AS_LIFT = 0.6;

/** Which lands are for creatures of a type that the deck is not about. */
function foreignTest(
  { names, commanders, colors }: ManaBaseInput,
  typal: ReadonlySet<CardIndex>,
): (card: CardIndex) => boolean {
  const named = namedLands(names);
  // Who leads may be of a type that the deck is not, and colorless decks have few lands to choose from.
  const isOneType = commanders.length === 0 && colors !== 0;
  return (card) => !typal.has(card) && (named.typal.has(card) || (isOneType && named.ofAnyType.has(card)));
}

/** Which lands bring another with them, in a deck of copies that cares for each. */
function twiceTest(wish: ManaBaseInput): (land: LandSource) => boolean {
  const { table, colors, copies, commanders } = wish;
  if (copies === 1 || commanders.length > 0 || !caresForLands(wish)) return () => false;
  return ({ card, fetches }) => fetches && ((table.fetches[card] ?? 0) & colors) !== 0;
}

/** All lands but basics that the deck may play and that real decks play, with what they are worth to it. */
export function landCandidates(
  wish: ManaBaseInput,
  colorsWanted: number,
  typal: ReadonlySet<CardIndex>,
): LandCandidate[] {
  const { table, ranker, format } = wish;
  const least = wish.copies === 1 ? LEAST_POPULAR.singleton : LEAST_POPULAR.constructed;
  const named = namedLands(wish.names);
  const counted = countedDecks(wish);
  const usual = counted && usualLands(wish.names, wish.colors, counted);
  const partial = IN_THREES.map((type) => table.subtypeId(type));
  const cards: CardIndex[] = [];
  const isDual = (card: CardIndex): boolean => colorCount((table.producedMana[card] ?? 0) & wish.colors) > 1;
  // Nobody counted those who save: what others do not play says nothing against a land of a family that everybody knows.
  const isOfCycle = (card: CardIndex): boolean =>
    savesOnLands(wish) && named.ofCycles.has(card) && !makesAny(table, card);
  const nearest = nearestLands(wish);
  const isForeign = foreignTest(wish, typal);
  const outOfPlace = (card: CardIndex): boolean =>
    nearest?.isStrange(card, isDual(card)) === true ||
    isForeign(card) ||
    colorsWanted > (named.mostColors.get(card) ?? colorsWanted) ||
    colorsWanted < (named.leastColors.get(card) ?? 0);
  for (let card = 0; card < table.size; card++) {
    if (!isLand(table, card) || isBasic(table, card)) continue;
    if ((table.facts[card] ?? 0) & Fact.NotADeckCard || !wish.allowed(card)) continue;
    if (!isWithin(table.colorIdentity[card] ?? 0, wish.colors)) continue;
    if (Array.from(table.subtypes(card)).some((type) => partial.includes(type))) continue;
    const isCheapDual = isOfCycle(card) && isDual(card);
    if (outOfPlace(card) && !isCheapDual) continue;
    if (ranker.knows(format) && ranker.popularity(format, card) < least && !isCheapDual) continue;
    cards.push(card);
  }
  const seeds = [
    ...wish.commanders.map((card) => ({ card, weight: 3 })),
    ...(wish.copies === 1 ? [] : wish.spells.map(({ card, weight }) => ({ card, weight }))),
  ];
  const all = ranker.relevance(format, seeds, cards);
  const relevance = nearest?.relevance(all, { seeds, cards, isDual }) ?? all;
  const listed = new Map(ranker.inclusions(format, wish.commanders).map(({ card, share }) => [card, share]));
  const quality = qualityOf(wish, { counted, usual, listed, lacking: lackingPart(usual, cards) });
  const promised = promisedPart(wish, listed);
  const fetched = fetchesBasics(wish) ? usual?.shares : undefined;
  const entersTwice = twiceTest(wish);
  const sources = cards.map((card) => landSource(table, card, wish.colors, typal));
  const duals = sources.filter(({ typed, tapped, mask }) => typed && tapped < 1 && colorCount(mask) > 1);
  // At modest tables nobody pays for that, and where nearly all of the lands differ there are too few to find.
  const findsDuals = (mask: number): boolean =>
    wish.modest !== true && duals.some((dual) => (dual.mask & mask) !== 0);
  const reachOf = (source: LandSource): number =>
    wish.modest !== true || (listed.get(source.card) ?? 0) >= PAID_FOR
      ? reachThrough(source, duals)
      : source.mask;
  // Fetching or choosing among colors is for decks with several, but where most of one color, or of who leads, do it, too.
  const isIdle = (source: LandSource, through: boolean): boolean => {
    const { card, mask, fetches } = source;
    const useful = colorCount(mask);
    const found = table.fetches[card] ?? 0;
    // Krosan Verge makes mana of its own, and finds no Mountain.
    if (found !== 0 && (found & wish.colors) === 0) return true;
    return (
      useful === 1 &&
      !through &&
      !entersTwice(source) &&
      Math.max(fetched?.get(card) ?? 0, listed.get(card) ?? 0) < MOSTLY &&
      (fetches || colorCount(table.producedMana[card] ?? 0) > 2) &&
      !typal.has(card)
    );
  };
  return sources.flatMap((source, at): LandCandidate[] => {
    const { card } = source;
    const useful = colorCount(source.mask);
    const single = useful <= 1;
    const through = useful === 1 && source.fetches && colorsWanted > 1 && findsDuals(source.mask);
    if (isIdle(source, through)) return [];
    const price = wish.priceOf(card);
    if (Number.isNaN(price) && wish.budgetUsd !== undefined) return [];
    const isCheapDual = useful > 1 && isOfCycle(card);
    const worth = quality(source, relevance[at] ?? 0);
    const allowed = wish.mostOf?.(card) ?? (table.copyLimit[card] || wish.copies);
    return [
      {
        ...source,
        colors: useful,
        limit: allowed === ANY_NUMBER ? wish.lands : Math.min(wish.lands, allowed),
        price: Number.isNaN(price) ? 1 : price,
        copies: isCheapDual ? wish.copies : ranker.usualCopies(format, card),
        quality:
          (isCheapDual ? Math.max(0, worth) : worth) +
          (typal.has(card) ? TYPAL_WORTH : 0) +
          (entersTwice(source) ? TWICE_WORTH : 0),
        usual: promised(card),
        through,
        reach: reachOf(source),
        single: single || colorsWanted <= 1,
        scarce: wish.scarcity?.costOf(card) ?? 0,
      },
    ];
  });
}

/** Whether a land makes every color, or those of other lands. */
function makesAny(table: CardTable, card: CardIndex): boolean {
  return colorCount((table.producedMana[card] ?? 0) & EVERY_COLOR) > MOST_OF_CYCLE;
}

/** Whether a deck of copies is to cost little: then its lands are what few others play. */
function savesOnLands({ budgetUsd, copies }: ManaBaseInput): boolean {
  return budgetUsd !== undefined && copies > 1;
}

/** What lands are worth beside their colors: by the nearest decks that were counted. */
function qualityOf(
  wish: ManaBaseInput,
  { counted, ...shares }: Counted & { readonly counted: CountedDecks | undefined },
): (land: LandSource, relevance: number) => number {
  const { usual } = shares;
  if (usual !== undefined && isCompetitive(wish) && wish.budgetUsd === undefined)
    return qualityByColors(usual);
  const isCounted = usual !== undefined || (counted !== undefined && counted !== "duel");
  return isCounted ? qualityByShare(wish, shares) : byRelevance;
}

/** How far the counted decks of these commanders speak for a land's price; not at levels that do with less. Who plays to win minds none. */
function promisedPart(wish: ManaBaseInput, shares: ReadonlyMap<CardIndex, number>) {
  if (wish.level !== undefined || wish.budgetUsd !== undefined) return () => 0;
  if (isCompetitive(wish)) return () => 1;
  if (shares.size === 0) return () => 0;
  const { all, none } = PROMISED;
  return (card: CardIndex): number =>
    Math.max(0, Math.min(1, ((shares.get(card) ?? 0) - none) / (all - none)));
}

/** What a land is worth beside its colors, by what it is played with. */
function byRelevance(_: LandSource, relevance: number): number {
  return QUALITY_WORTH * Math.max(-2, Math.min(2.5, relevance));
}

/**
 * How many times as often as where everything is allowed each land of several colors is played, 1 or more: where few of the usual
 * ones are allowed (commons only, or a price no card may go beyond), decks need as many lands and play those that are left.
 */
function lackingPart(usual: UsualLands | undefined, allowed: readonly CardIndex[]): number {
  if (usual === undefined) return 1;
  const all = [...usual.duals.values()].reduce((sum, share) => sum + share, 0);
  const left = allowed.reduce((sum, card) => sum + (usual.duals.get(card) ?? 0), 0);
  return Math.max(1, Math.min(MOST_LACKING, all / Math.max(1, left)));
}

/** What is counted of the lands that decks like this one play. */
interface Counted {
  readonly usual: UsualLands | undefined;
  /** Shares of the commander's own decks. */
  readonly listed: ReadonlyMap<CardIndex, number>;
  /** See `lackingPart`. */
  readonly lacking: number;
}

/**
 * The same where money is no object and everybody plays to win: by how many competitive decks of the colors play it, whoever leads them.
 * What casual decks of a leader play says nothing here.
 */
function qualityByColors({ shares, duals }: UsualLands) {
  const { double, usual, least, most, more } = SHARE_WORTH;
  return ({ card, mask, tapped, typed }: LandSource): number => {
    const colors = colorCount(mask);
    if (colors <= 1) {
      const share = shares.get(card) ?? 0;
      return share < LEAST_USED ? least : more * share;
    }
    const share = duals.get(card) ?? 0;
    const types = typed ? TYPE_WORTH * colors : 0;
    const isBest = typed && tapped < 1;
    return (
      types +
      (isBest ? most : Math.max(least, Math.min(most, double * Math.log2((share + LEAST_SHARE) / usual))))
    );
  };
}

/** The same, by how many decks of these commanders play it. */
function qualityByShare(
  { ranker, format, commanders, competitive = 0 }: ManaBaseInput,
  { usual, listed, lacking }: Counted,
) {
  const expected = ranker.expected(format, commanders);
  const { double, usual: usualShare, least, most, more, lift } = SHARE_WORTH;
  return ({ card, mask, fetches, tapped, typed }: LandSource, relevance: number): number => {
    const everywhere = ranker.popularity(format, card);
    const here = expected?.(card) ?? everywhere;
    const strong = ranker.popularity(COMPETITIVE, card);
    const colors = colorCount(mask);
    if (colors > 1) {
      const types = typed ? TYPE_WORTH * colors : 0;
      // Lands of two types that enter untapped are what strong decks are made of, whoever can pay for them.
      if (competitive > 0 && typed && tapped < 1) return most + types;
      // An average deck has a land or has it not, which says too much by itself.
      const inColors = usual === undefined ? everywhere : (usual.duals.get(card) ?? 0);
      const own = Math.max((lacking * (everywhere + inColors)) / 2, listed.get(card) ?? 0);
      const share = Math.max(own, (fetches ? FETCH_PART : competitive) * strong);
      return types + Math.max(least, Math.min(most, double * Math.log2((share + LEAST_SHARE) / usualShare)));
    }
    const strongHere = strong * Math.min(1, here / AT_HOME);
    const share = here + competitive * Math.max(0, strongHere - here);
    if (share < LEAST_USED) return least;
    const lifted = expected
      ? Math.log2((share + LEAST_SHARE) / (everywhere + LEAST_SHARE))
      : RELEVANCE_AS_LIFT * relevance;
    return more * share + lift * Math.max(-MOST_LIFT, Math.min(MOST_LIFT, lifted));
  };
}
