import { type ColorMask, colorCount, colorsOf, isWithin, maskOf } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Notes } from "../notes.ts";
import type { Random } from "../random.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { CopyShares, Skeleton } from "../rank/skeleton-figures.ts";
import { colorsOfSkeleton, copiesIn, nameOfLeaders, shareOf } from "../rank/skeletons.ts";
import { aboutness, isNearStyle, isOfStyle, type StyleContext } from "./archetype-style.ts";
import { countIn, isColorCountKept, LANDS, missing } from "./card-limits.ts";
import { typeNamed } from "./choose-creature-type.ts";
import type { Wish } from "./wish.ts";

/** What archetypes are looked up in. */
interface LearnedContext {
  readonly table: CardTable;
  readonly ranker: Ranker;
}

/** A card that was asked for says which archetype is meant where at least this share of its decks plays it. */
const TELLING_SHARE = 0.7;
/** Share of an archetype's non-land copies that the colors of a wish must leave. */
const LEFT_BY_COLORS = 0.6;
/** Share of an archetype's copies that everything else in a wish must leave where it names no archetype. */
const LEFT_BY_WISH = 0.9;
/** The part of an archetype's spells, the cheapest first, that this part of a budget must buy. */
const LEFT_BY_MONEY = { copies: 0.9, budget: 0.8 } as const;
/**
 * How much of an archetype's share of the field counts where only a way to play was asked for: the logarithm's part, so that one
 * that is a hundred times as much played comes ten times as often.
 */
const EVENED = 0.5;
/**
 * How many times the fewest cards of a theme, or of its creature types, an archetype must have to be about it, and what twice as many
 * count beside how much it is played. By hand, November 2026: that much more than the fewest parts Heliod Combo from Necrodominance,
 * which gains life beside what it does.
 */
const ABOUT = { themes: 1.15, types: 1, namedTypes: 0.7, doubling: 3 } as const;
/** The share of what few play any more. */
const LEAST_SHARE = 1e-4;
/**
 * Of so many decks an archetype is known enough to stand for a way to play where no color is asked for: what a dozen play lies further
 * from what it means.
 */
const KNOWN_DECKS = 30;
/** Decks of eighty cards, which Yorion asks for, are for who asks for them: cut to sixty they lack what makes them work. */
const MOST_OF_SIZE = 1.15;
/** How many cards an archetype may be off a number that is asked for: so many are exchanged. */
const LIMIT_OFF = 1;
/** The most colors of an archetype where the wish says nothing of colors. */
const MOST_COLORS = 3;
/** How many times the known cards of an archetype's decks these have, at most: of the fewest decks a fifth is not known. */
const MOST_UNKNOWN = 1.25;
/** Copies of spells of each color that an archetype plays on average, for the color to be one that somebody asks for. */
const REALLY_PLAYED = 6;
/** Who asks for less than this means no tournament deck, and neither who turns the dial further from what most people play. */
const TOURNAMENT = { power: 7, bracket: 3, novelty: 0.5 } as const;

/**
 * The archetype that a wish is about: the one that it names, the most played that plays every card it asks for, or, where it
 * asks for no card, one of its colors, way to play and themes. Undefined where it speaks of none, or nothing was learned of
 * the format.
 */
export function chooseSkeleton(
  format: Format,
  wish: Wish,
  context: StyleContext & Pick<LearnedContext, "ranker">,
  notes: Notes,
  random: Random,
): Skeleton | undefined {
  const { ranker, table } = context;
  const all = ranker.skeletons(format.slug);
  if (wish.archetype !== undefined) {
    const named = all.find(({ name }) => name.toLowerCase() === wish.archetype?.toLowerCase());
    if (named !== undefined) return named;
    notes.add({ kind: "no-such-archetype", typed: wish.archetype, format: format.name });
  }
  const known = all.filter((skeleton) => fitsColors(skeleton, wish.colors, table));
  const asked = wish.include.map(({ card }) => card).filter((card) => !isStaple(card, known));
  if (wish.include.length === 0) return skeletonOfWish(format, all, wish, context, random);
  if (asked.length === 0) return undefined;
  return known.find(({ main }) => asked.every((card) => shareOf(main, card) >= TELLING_SHARE));
}

/**
 * An archetype of exactly the colors of a wish, of the way to play that it asks for and full of the cards that it is about, drawn by how
 * much each is played and how full of them it is.
 */
function skeletonOfWish(
  format: Format,
  all: readonly Skeleton[],
  wish: Wish,
  context: StyleContext,
  random: Random,
): Skeleton | undefined {
  if (isSpecial(wish)) return undefined;
  const isAnything = wish.playstyle === undefined && wish.themes.length === 0 && wish.creatureType < 0;
  const { table } = context;
  // Most Humans are Soldiers, too, and no deck of Soldiers for all that.
  const isOfOthers = (skeleton: Skeleton): boolean =>
    wish.creatureType >= 0 && (typeNamed(skeleton, table) ?? wish.creatureType) !== wish.creatureType;
  const scored = ofStyleOf(
    wish,
    all.filter((skeleton) => isLet(skeleton, format, wish, table) && !isOfOthers(skeleton)),
    {
      format,
      context,
    },
  ).flatMap((skeleton) => {
    const about = aboutness(skeleton, wish, format, context) ?? 1;
    if (!isAnything && about < leastAbout(wish)) return [];
    const played = (isAnything ? 1 : EVENED) * Math.log(Math.max(LEAST_SHARE, skeleton.share));
    return [{ skeleton, score: played + ABOUT.doubling * Math.log2(about) }];
  });
  return random.fork("archetype").draw(scored, ({ score }) => score, 1)?.skeleton;
}

/** Whether an archetype may stand for a wish that names none: played today, of its colors, and left by what it rules out. */
function isLet(skeleton: Skeleton, format: Format, wish: Wish, table: CardTable): boolean {
  // Decks of commons are no decks of a format with uncommons, but where somebody names them, or would by the creatures they are of.
  const isOfCommons =
    skeleton.lentBy !== undefined && format.pool.derive.rarity === "uncommon" && wish.playstyle !== "tribal";
  // What few play any more is for who asks for it by its name, or for a way to play that nobody plays otherwise.
  if (isOfCommons || (skeleton.share === 0 && wish.playstyle === undefined)) return false;
  if (wish.playstyle !== undefined && wish.colors === undefined && skeleton.decks < KNOWN_DECKS) return false;
  return (
    sizeOf(skeleton) <= MOST_OF_SIZE * format.size.min &&
    isOfColors(skeleton, wish, format, table) &&
    isAllowed(skeleton, wish, table)
  );
}

const isPlayed = ({ share }: Skeleton): boolean => share > 0;

/** Those of the way to play that is asked for, or where colors are asked for that nobody plays so, those that come near it. */
function ofStyleOf(
  { playstyle, creatureType, colors }: Wish,
  skeletons: readonly Skeleton[],
  { format, context }: { readonly format: Format; readonly context: StyleContext },
): readonly Skeleton[] {
  if (playstyle === undefined) return skeletons;
  const asked = { playstyle, creatureType };
  const own = skeletons.filter((skeleton) => isOfStyle(skeleton, asked, format, context));
  const played = own.filter(isPlayed);
  if (played.length > 0) return played;
  if (own.length > 0 || colors === undefined) return own;
  return skeletons.filter((skeleton) => isPlayed(skeleton) && isNearStyle(skeleton, asked, format, context));
}

/** How full of what a wish is about an archetype must be; one that is called after creatures is of them with fewer. */
function leastAbout({ playstyle, themes }: Wish): number {
  if (themes.length > 0) return ABOUT.themes;
  return playstyle === "tribal" ? ABOUT.namedTypes : ABOUT.types;
}

/** Cards of its decks, on average. */
function sizeOf({ main }: Skeleton): number {
  return main.reduce((sum, { shares }) => sum + copiesIn(shares), 0);
}

/** Whether an archetype is of the colors of a wish, and really plays each of them; all but one where the wish asks for none. */
function isOfColors(skeleton: Skeleton, wish: Wish, format: Format, table: CardTable): boolean {
  const { colors, colorCount: count } = wish;
  const own = colorsOfSkeleton(skeleton, table);
  if (
    !isColorCountKept(wish, own) ||
    own !== (colors ?? own) ||
    !isWithin(wish.amongColors, own) ||
    colorCount(own) !== (count ?? colorCount(own))
  )
    return false;
  // What fewer than three decks play is not known of an archetype, which is much where there are few decks.
  const inDeck = Math.min(MOST_UNKNOWN, format.size.min / sizeOf(skeleton));
  const splashed = colorsOf(own).filter(
    (color) => inDeck * copiesOfColor(skeleton, maskOf(color), table) < REALLY_PLAYED,
  );
  if (colors !== undefined || count !== undefined) return splashed.length === 0;
  // Burn has few white cards; who asks for white means more of them. Four colors are for who asks for them, or for a way to play
  // that people play in four.
  return wish.playstyle !== undefined || (splashed.length <= 1 && colorCount(own) <= MOST_COLORS);
}

function copiesOfColor({ main }: Skeleton, color: ColorMask, table: CardTable): number {
  return main.reduce(
    (sum, { card, shares }) => sum + (((table.colors[card] ?? 0) & color) === 0 ? 0 : copiesIn(shares)),
    0,
  );
}

/** Whether a wish asks for other decks than tournaments see. */
function isSpecial(wish: Wish): boolean {
  const { archetype, ownedMode, power, bracket, novelty } = wish;
  return (
    archetype !== undefined ||
    ownedMode === "only" ||
    (power ?? TOURNAMENT.power) < TOURNAMENT.power ||
    (bracket ?? TOURNAMENT.bracket) < TOURNAMENT.bracket ||
    novelty > TOURNAMENT.novelty
  );
}

/** Whether what a wish rules out leaves the archetype, and its money pays for it. */
function isAllowed({ main, side }: Skeleton, wish: Wish, table: CardTable): boolean {
  const { maxCardUsd = Number.POSITIVE_INFINITY } = wish;
  let all = 0;
  let left = 0;
  for (const { card, shares } of [...main, ...side]) {
    const copies = copiesIn(shares);
    all += copies;
    if (!wish.excludes(card) && (table.priceUsd[card] || 0) <= maxCardUsd) left += copies;
  }
  return left >= LEFT_BY_WISH * all && isPaidFor(main, wish, table) && isWithinLimits(main, wish);
}

/** Whether an archetype's decks have as many of each kind of spell as is asked for, near enough: its builder counts lands. */
function isWithinLimits(main: readonly CopyShares[], { limits }: Wish): boolean {
  const copies = main.map(({ card, shares }) => [card, copiesIn(shares)] as const);
  return limits.cards.every(
    (each) =>
      each.limit.what === LANDS || missing(each.limit, Math.round(countIn(each, copies))) <= LIMIT_OFF,
  );
}

/**
 * Whether a budget buys what makes the archetype. People who have little play it with basic lands, without its few dearest
 * cards and with another sideboard.
 */
function isPaidFor(main: readonly CopyShares[], wish: Wish, table: CardTable): boolean {
  if (wish.budget === undefined) return true;
  const spells = main
    .filter(({ card }) => !isLand(table, card))
    .map(({ card, shares }) => ({
      copies: copiesIn(shares),
      usd: wish.owned.has(card) ? 0 : table.priceUsd[card] || 0,
    }))
    .sort((a, b) => a.usd - b.usd);
  let left = LEFT_BY_MONEY.copies * spells.reduce((sum, { copies }) => sum + copies, 0);
  let usd = 0;
  for (const { copies, usd: each } of spells) {
    usd += Math.min(left, copies) * each;
    left -= Math.min(left, copies);
  }
  return usd <= LEFT_BY_MONEY.budget * wish.budget;
}

/**
 * What tournament decks of these leaders have in common.
 *
 * @param format the ranker's name for such decks; none where nobody asks for them
 */
export function skeletonOfLeaders(
  commanders: readonly CardIndex[],
  format: string | undefined,
  { ranker, table }: LearnedContext,
): Skeleton | undefined {
  if (format === undefined) return undefined;
  const name = nameOfLeaders(commanders, table);
  return ranker.skeletons(format).find((skeleton) => skeleton.name === name);
}

/** Whether enough of an archetype is left within the colors of a wish. */
function fitsColors({ main }: Skeleton, colors: ColorMask | undefined, table: CardTable): boolean {
  if (colors === undefined) return true;
  let all = 0;
  let within = 0;
  for (const { card, shares } of main) {
    if (isLand(table, card)) continue;
    const copies = copiesIn(shares);
    all += copies;
    if (isWithin(table.colorIdentity[card] ?? 0, colors)) within += copies;
  }
  return within >= LEFT_BY_COLORS * all;
}

/** What many archetypes play tells of none. */
function isStaple(card: CardIndex, known: readonly Skeleton[]): boolean {
  const playing = known.filter(({ main }) => shareOf(main, card) >= TELLING_SHARE).length;
  return playing > Math.max(STAPLE.few, STAPLE.share * known.length);
}

/** From so many archetypes on, or this share of all, a card is a staple. */
const STAPLE = { few: 3, share: 0.12 } as const;
