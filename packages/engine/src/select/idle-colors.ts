import { COLORS, type ColorMask, colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { demandOf, isCastableIn } from "../mana/demand.ts";
import { sourcesNeeded } from "../mana/karsten.ts";
import { landSource, reachThrough } from "../mana/sources.ts";
import type { CopyShares } from "../rank/skeleton-figures.ts";

const COLOR_BITS: readonly ColorMask[] = COLORS.map((_, bit) => 1 << bit);

/** From so many basics of a color that no card has they are a mistake. */
const IDLE_BASICS = 3;

/**
 * Colors with basics and without a spell in the main deck: half of the decks of one name may play a color that the cards which
 * most of them play do without. A basic or two stand there for those who count basic land types.
 */
export function idleColors(main: ReadonlyMap<CardIndex, number>, table: CardTable): ColorMask {
  let basics = 0;
  for (const [card, copies] of main)
    if (isBasic(table, card) && copies >= IDLE_BASICS) basics |= table.colorIdentity[card] ?? 0;
  return basics & ~colorsOfSpells(main.keys(), table);
}

/** A color is played by as large a share of an archetype's decks as its cards are at the most: each deck has one of them. */
export type Splash = ReadonlyMap<ColorMask, number>;

/** The part of the decks with a land that play a color which it is there for. Amulet Titan plays Simic Growth Chamber for its two mana. */
const PLAYED_FOR = 0.5;

/** Colors that some decks of an archetype have cards of, and the ones that were drawn for this deck have not. */
export function splashLeft(
  archetype: readonly CopyShares[],
  drawn: Iterable<CardIndex>,
  table: CardTable,
): Splash {
  const held = colorsOfSpells(drawn, table);
  const splash = new Map<ColorMask, number>();
  for (const { card, shares } of archetype) {
    const [share = 0] = shares;
    if (isLand(table, card)) continue;
    for (const color of COLOR_BITS)
      if ((table.colorIdentity[card] ?? 0) & color & ~held)
        splash.set(color, (splash.get(color) ?? 0) + share);
  }
  return splash;
}

/** Whether a land of two colors stands there for such a color. Those that make more are for the others, too. */
export function isForSplash({ card, shares }: CopyShares, splash: Splash, table: CardTable): boolean {
  const made = table.producedMana[card] ?? 0;
  const [share = 0] = shares;
  return (
    isLand(table, card) &&
    colorCount(made) === 2 &&
    [...splash].some(([color, played]) => (made & color) !== 0 && played >= PLAYED_FOR * share)
  );
}

function colorsOfSpells(cards: Iterable<CardIndex>, table: CardTable): ColorMask {
  let colors = 0;
  for (const card of cards) if (!isLand(table, card)) colors |= table.colorIdentity[card] ?? 0;
  return colors;
}

/** Of some colors those that no spell has which they cast: what is only brought from a graveyard is of none of them. */
export function unusedColors(spells: Iterable<CardIndex>, colors: ColorMask, table: CardTable): ColorMask {
  const cast = [...spells].filter((card) => isCastableIn(table, card, colors));
  return colors & ~colorsOfSpells(cast, table);
}

const ALL_COLORS = 31;
const NO_TYPAL: ReadonlySet<CardIndex> = new Set();

/** Sources of a color without which its cards stay in hand: of sixty cards, a hand and seven draws have one of three in 56 % of games. */
const LEAST_SOURCES = 3;

/** Cards of a main deck that make mana of each color, in order of `COLORS`; what a fetch land leads to counts. */
export function sourcesOf(main: ReadonlyMap<CardIndex, number>, table: CardTable): readonly number[] {
  const lands = [...main.keys()]
    .filter((card) => isLand(table, card))
    .map((card) => landSource(table, card, ALL_COLORS, NO_TYPAL));
  // A fetch land finds nothing that is not there.
  const there = lands.reduce((mask, land) => (land.fetches ? mask : mask | land.mask), 0);
  const found = new Map(lands.map((land) => [land.card, reachThrough(land, lands) & there]));
  const makes = (card: CardIndex): ColorMask => found.get(card) ?? table.producedMana[card] ?? 0;
  return COLOR_BITS.map((color) =>
    [...main].reduce((sum, [card, copies]) => sum + ((makes(card) & color) !== 0 ? copies : 0), 0),
  );
}

/**
 * The colors that a deck makes often enough to bring cards of: money may have left out the lands of one that it was to have. All colors
 * where none is made.
 */
export function colorsMade(main: ReadonlyMap<CardIndex, number>, table: CardTable): ColorMask {
  const made = sourcesOf(main, table).reduce(
    (mask, sources, bit) => (sources >= LEAST_SOURCES ? mask | (1 << bit) : mask),
    0,
  );
  return made || ALL_COLORS;
}

/** The part of a deck's colored spells that has too few sources of a color that it needs, by `sourcesNeeded`. */
export function partShort(
  spells: ReadonlyMap<CardIndex, number>,
  lands: ReadonlyMap<CardIndex, number>,
  deckSize: number,
  table: CardTable,
): number {
  const sources = sourcesOf(new Map([...spells, ...lands]), table);
  const landCount = [...lands.values()].reduce((sum, copies) => sum + copies, 0);
  const most = (colors: ColorMask): number =>
    Math.max(...sources.filter((_, bit) => (colors & (1 << bit)) !== 0));
  let colored = 0;
  let short = 0;
  for (const [card, copies] of spells) {
    const demand = demandOf(table, card);
    const pips = demand?.pips.slice(0, COLORS.length) ?? [];
    const hybrids = demand?.hybrids ?? [];
    if (hybrids.length === 0 && pips.every((count) => count === 0)) continue;
    colored += copies;
    const value = table.manaValue[card] ?? 0;
    const isShort = (has: number, count: number): boolean =>
      has < ENOUGH * sourcesNeeded(deckSize, landCount, count, value);
    if (
      pips.some((count, bit) => count > 0 && isShort(sources[bit] ?? 0, count)) ||
      hybrids.some((colors) => isShort(most(colors), 1))
    )
      short += copies;
  }
  return short / Math.max(1, colored);
}

/** The part of its sources that a spell can do with: people's decks have no more for what they splash. By hand, November 2026. */
const ENOUGH = 0.75;
