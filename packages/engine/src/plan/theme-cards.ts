import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Random } from "../random.ts";
import { belongsToType, CORE, type Fit, REWARD } from "./fit.ts";
import {
  best,
  type ColorContext,
  drawOne,
  KEY_WEIGHT,
  type KeyDirection,
  type KeyWorth,
  lookedAt,
  MOSTLY_SIDE,
  ownMerits,
} from "./key-cards.ts";
import type { Wish } from "./wish.ts";

/** Playstyles that are themes, too: their own cards lie in few colors and say what the deck is. */
export const NARROW: ReadonlySet<Playstyle> = new Set(["reanimator", "mill", "aristocrats"]);

// Numbers of ours, set by hand in November 2026 by reading two hundred themed decks of five formats.

/** What rewarding the theme counts for a key card. */
const REWARD_WORTH = 1;
/**
 * So many of a theme's cards are looked at, and more is asked of what is played with them: what is played most among them belongs to decks
 * that are about something else. Pioneer's Witherbloom Command mills; Ruin Crab, of one deck in a thousand, is played with nothing but mill.
 */
const LOOK = 48;
const THEMED_WORTH: KeyWorth = { own: 0.4, fits: 4, inColors: 1.4 };
/** Cards that a deck is built around, of these colors at most unless the first has more. */
const KEY_CARDS = 4;
const KEY_COLORS = 2;
/** How clearly a card belongs to the theme, beside how much it is played with the first, which counts 1 for what is played with it most. */
const BELONGS_WORTH = 0.6;

/** How clearly cards belong to what a wish is about: a creature type, else themes, else a playstyle that is one; undefined where it asks for none of these. */
export function belongingTo(
  { creatureType, themes, playstyle }: Wish,
  fitOf: (card: CardIndex) => Fit,
  table: CardTable,
): ((card: CardIndex) => number) | undefined {
  if (creatureType >= 0) return (card) => belongsToType(table, card, creatureType);
  if (themes.length > 0) return (card) => fitOf(card).theme;
  return playstyle !== undefined && NARROW.has(playstyle) ? (card) => fitOf(card).style : undefined;
}

/** A direction that is a theme. */
export interface ThemeDirection extends KeyDirection {
  /** How clearly a card belongs to it. */
  readonly belongs: (card: CardIndex) => number;
  /** Whether that is by the playstyle. */
  readonly isStyle: boolean;
}

/**
 * The cards that a deck about a theme is built around: one that is played with others of the theme, drawn by chance from the best, and
 * those of the theme that go with it. One card alone would speak for the whole of the decks that play it.
 */
export function drawThemeCards(
  format: Format,
  candidates: readonly CardIndex[],
  direction: ThemeDirection,
  context: ColorContext,
  random: Random,
): CardIndex[] {
  const { belongs, isStyle } = direction;
  const { ranker } = context;
  const core = candidates.filter((card) => belongs(card) >= CORE);
  const played = core.filter((card) => ranker.popularity(format.slug, card) > 0);
  const merits = ownMerits(format, direction, context);
  const close = best(
    played.length > 0 ? played : core,
    (card) => merits(card) + REWARD_WORTH * Number(belongs(card) >= REWARD),
  ).slice(0, LOOK);
  const fitsBy = (card: CardIndex): number => {
    const { style } = direction.fitOf(card);
    return isStyle ? style : belongs(card) + style;
  };
  const first = drawOne(
    lookedAt(format, close, { fitsBy, allowed: direction.allowed }, context, THEMED_WORTH),
    random,
  );
  return first === undefined ? [] : [first, ...goingWith(first, played, format, belongs, context)];
}

/** The cards of a theme that go with the first that its deck is built around, of few colors together. */
function goingWith(
  first: CardIndex,
  theme: readonly CardIndex[],
  format: Format,
  belongs: (card: CardIndex) => number,
  { table, ranker }: ColorContext,
): CardIndex[] {
  const others = theme.filter(
    (card) => card !== first && ranker.sideboardShare(format.slug, card) <= MOSTLY_SIDE,
  );
  const relevance = ranker.relevance(format.slug, [{ card: first, weight: KEY_WEIGHT }], others);
  const most = Math.max(...relevance);
  const worth = new Map(
    others.map((card, at) => [
      card,
      (most > 0 ? (relevance[at] ?? 0) / most : 0) + BELONGS_WORTH * belongs(card),
    ]),
  );
  let colors = table.colorIdentity[first] ?? 0;
  const mostColors = Math.max(KEY_COLORS, colorCount(colors));
  const found: CardIndex[] = [];
  for (const { card } of best(others, (each) => worth.get(each) ?? 0)) {
    const together = colors | (table.colorIdentity[card] ?? 0);
    if (found.length + 1 >= KEY_CARDS || colorCount(together) > mostColors) continue;
    colors = together;
    found.push(card);
  }
  return found;
}
