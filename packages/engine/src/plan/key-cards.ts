import { COLORS, type ColorMask, colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { LEADERLESS_HOMES } from "../../data/style-homes.ts";
import type { Random } from "../random.ts";
import { bestPlaces } from "../rank/best-places.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { Fit } from "./fit.ts";
import type { Wish } from "./wish.ts";

/** What colors and key cards are chosen with. */
export interface ColorContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

// Numbers of ours, set by hand in November 2026 by reading decks and by the figures of `bench/judge`.

/** What a key card outside of the colors of its playstyle loses, and one whose colors hold no other members of its type. */
const FOREIGN = 2;
/** Most colors beside a key card's own in which others like it are looked for. */
const ONE_MORE = 1;
/** A key card is drawn from this many that were looked at closely, of this many that fit the wish best by themselves. */
const CLOSE_LOOK = 12;
const SHORTLIST = 3;
const SHARPNESS = 3;
/** A key card speaks for the wish this clearly, where enough cards do. */
const CLEAR_FIT = 0.7;
/** Share of a format's decks from which on a card is no stray, where enough such cards fit the wish. */
const ESTABLISHED = 0.002;
/** Colors of a key card, at most, where nobody asked for any. */
const MOST_UNASKED = 3;
/** A key card is seen in main decks at least this share of the time. */
const MOSTLY_MAIN = 0.55;
/** A key card by itself: theme or type beside the style's 1, and each doubling of the share of decks that play it. */
const KEY_FIT = 1.3;
const KEY_PLAYED = { doubling: 0.5, perShare: 200, most: 3.5 } as const;
/** A key card by itself, by how the cards near it fit, and by how many of those are of the deck's colors. */
const KEY_WORTH: KeyWorth = { own: 0.4, fits: 2, inColors: 1.4 };
/** A card near a key card fits no better than this. */
const MOST_FIT = 1.5;
/** From this share of its appearances on a card is one for sideboards. */
export const MOSTLY_SIDE = 0.5;
/** Cards that stand for what goes with a key card. */
export const NEAREST = 30;
/** How much more a key card says of what is played with it than any card that is looked at, see `Seed`. */
export const KEY_WEIGHT = 2;

/** Where a key card should lie: how it fits the wish, and whether its colors hold what the deck is made of. */
export interface KeyDirection {
  readonly allowed: ColorMask;
  readonly fitOf: (card: CardIndex) => Fit;
  readonly homeOf: (own: ColorMask) => number;
}

/** How much what a wish is about is played, by the set of colors that holds it, by its mask: creatures of its type, or cards of its themes. */
export function membersHeld(
  format: Format,
  isMember: (card: CardIndex) => boolean,
  candidates: readonly CardIndex[],
  { table, ranker }: ColorContext,
): Float64Array {
  const played = new Float64Array(32);
  for (const card of candidates) {
    if (!isMember(card)) continue;
    const colors = (table.colorIdentity[card] ?? 0) & 31;
    const inMain = 1 - ranker.sideboardShare(format.slug, card);
    played[colors] = (played[colors] ?? 0) + Math.sqrt(inMain * ranker.popularity(format.slug, card));
  }
  return Float64Array.from({ length: 32 }, (_, mask) =>
    played.reduce((sum, support, colors) => sum + (isWithin(colors, mask) ? support : 0), 0),
  );
}

/** Points of a key card for its colors: those of the playstyle, or those that hold most of the creature type. */
export function homeFor({ playstyle, colors }: Wish, heldBy: Float64Array): (own: ColorMask) => number {
  const home = openHome(playstyle, colors ?? 31);
  const bestWith = Float64Array.from({ length: 32 }, (_, own) => {
    let best = 0;
    for (let mask = 0; mask < 32; mask++)
      if (isWithin(own, mask) && colorCount(mask) <= colorCount(own) + ONE_MORE)
        best = Math.max(best, heldBy[mask] ?? 0);
    return best;
  });
  const most = Math.max(...bestWith.filter((_, own) => colorCount(own) <= 1), 0);
  return (own) => {
    const isForeign = home !== 0 && own !== 0 && (own & home) === 0;
    const support = most === 0 ? 1 : Math.min(1, (bestWith[own] ?? 0) / most);
    return -FOREIGN * (Number(isForeign) + (1 - support));
  };
}

/** What a key card's own merits count, how the cards near it fit, and how many of those are of the deck's colors. */
export interface KeyWorth {
  readonly own: number;
  readonly fits: number;
  readonly inColors: number;
}

/** A card and how well it would do as one to build around. */
export interface Scored {
  readonly card: CardIndex;
  readonly score: number;
}

/**
 * The card to build around: it fits the wish and is played, the cards that go with it fit the wish too, and they are of
 * the deck's colors. Chance decides between the best.
 */
export function drawKeyCards(
  format: Format,
  candidates: readonly CardIndex[],
  direction: KeyDirection,
  context: ColorContext,
  random: Random,
): CardIndex[] {
  const { fitOf, allowed } = direction;
  const { ranker } = context;
  const fitsBy = (card: CardIndex): number => {
    const { theme, typal, style } = fitOf(card);
    return theme + typal + style;
  };
  const own = ownMerits(format, direction, context);
  const seen = candidates.filter((card) => {
    if (ranker.popularity(format.slug, card) <= 0) return false;
    return fitsBy(card) >= CLEAR_FIT;
  });
  const established = seen.filter((card) => ranker.popularity(format.slug, card) >= ESTABLISHED);
  const fitting = established.length >= CLOSE_LOOK ? established : seen;
  const close = best(fitting.length >= CLOSE_LOOK ? fitting : candidates, own).slice(0, CLOSE_LOOK);
  const drawn = drawOne(lookedAt(format, close, { fitsBy, allowed }, context, KEY_WORTH), random);
  return drawn === undefined ? [] : [drawn];
}

/** Points of a key card by itself: how it fits the wish, its colors, and how much it is played in main decks. */
export function ownMerits(
  format: Format,
  { fitOf, homeOf }: KeyDirection,
  { table, ranker }: ColorContext,
): (card: CardIndex) => number {
  return (card) => {
    const fit = fitOf(card);
    const inMain = 1 - ranker.sideboardShare(format.slug, card);
    const played = inMain < MOSTLY_MAIN ? 0 : ranker.popularity(format.slug, card) * inMain;
    return (
      homeOf((table.colorIdentity[card] ?? 0) & 31) +
      KEY_FIT * fit.theme +
      KEY_FIT * fit.typal +
      fit.style +
      KEY_PLAYED.doubling * Math.min(KEY_PLAYED.most, Math.log2(1 + KEY_PLAYED.perShare * played))
    );
  };
}

/** Some cards and what each is worth, the best first. */
export function best(cards: readonly CardIndex[], worth: (card: CardIndex) => number): Scored[] {
  return cards
    .map((card) => ({ card, score: worth(card) }))
    .sort((a, b) => b.score - a.score || a.card - b.card);
}

/** One of the best, by chance. */
export function drawOne(scored: readonly Scored[], random: Random): CardIndex | undefined {
  return random.draw(scored.slice(0, SHORTLIST), ({ score }) => score, SHARPNESS)?.card;
}

/** Cards that were found worth a closer look, by what goes with them in the format's decks, too; the best first. */
export function lookedAt(
  format: Format,
  close: readonly Scored[],
  { fitsBy, allowed }: Pick<KeyDirection, "allowed"> & { readonly fitsBy: (card: CardIndex) => number },
  { table, ranker, rules }: ColorContext,
  worth: KeyWorth,
): readonly Scored[] {
  const pool = rules.poolMask(format.slug);
  const played: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0 || isLand(table, card)) continue;
    if (ranker.popularity(format.slug, card) > 0 && ranker.sideboardShare(format.slug, card) < MOSTLY_SIDE)
      played.push(card);
  }
  return close
    .map(({ card, score }) => {
      const relevance = ranker.relevance(format.slug, [{ card, weight: KEY_WEIGHT }], played);
      let weight = 0;
      let inColors = 0;
      let fits = 0;
      for (const at of bestPlaces(relevance, NEAREST)) {
        const other = played[at] ?? 0;
        const together = Math.max(0, relevance[at] ?? 0);
        weight += together;
        if (!isWithin(table.colorIdentity[other] ?? 0, allowed)) continue;
        inColors += together;
        fits += together * Math.min(MOST_FIT, fitsBy(other));
      }
      const share = weight > 0 ? 1 / weight : 0;
      return {
        card,
        score: worth.own * score + worth.fits * fits * share + worth.inColors * inColors * share,
      };
    })
    .sort((a, b) => b.score - a.score || a.card - b.card);
}

/**
 * Who asks for colors and for nothing else than a way to play means cards of these colors. Colorless cards fit every
 * colors, and the best of them would make "mono black" a deck of Eldrazi without a Swamp. Who asks for none does not mean a card of
 * all five: "pioneer dragons" was built around Niv-Mizzet Reborn.
 */
export function ofAskedColors(
  candidates: readonly CardIndex[],
  { colors: named, amongColors, colorCount: counted, themes, creatureType }: Wish,
  table: CardTable,
): readonly CardIndex[] {
  const colors = named ?? amongColors;
  const count = counted ?? (colors === 0 ? MOST_UNASKED : COLORS.length);
  const few = candidates.filter(
    (card) => colorCount((table.colorIdentity[card] ?? 0) | amongColors) <= count,
  );
  if (colors === 0 || themes.length > 0 || creatureType >= 0) return few;
  const own = few.filter((card) => ((table.colorIdentity[card] ?? 0) & colors) !== 0);
  return own.length > 0 ? own : few;
}

/** The colors that a playstyle lives in, where the wish leaves any of them open; else 0. */
export function openHome(playstyle: Playstyle | undefined, allowed: ColorMask): ColorMask {
  const home = playstyle === undefined ? 0 : (LEADERLESS_HOMES[playstyle] ?? 0);
  return (home & allowed) === 0 ? 0 : home;
}
