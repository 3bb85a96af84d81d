import { COLORS, type Color, maskOf } from "@deckwright/cards/colors.ts";
import { manaOfTypes } from "@deckwright/cards/facts/land-facts.ts";
import { type CardIndex, Fact } from "@deckwright/cards/table/card-table.ts";
import styleLands from "@deckwright/engine/data/style-lands.json" with { type: "json" };
import type { CardFacts } from "./card-facts.ts";
import {
  COMBO_TAGS,
  CONSTRUCTED_EXPECTATIONS,
  type Expectation,
  LEAST_WAYS_TO_WIN,
  PATIENT_STYLES,
  SINGLETON_EXPECTATIONS,
  WINNING_TAGS,
} from "./expectations.ts";
import type { Failure, JudgedDeck } from "./judged-deck.ts";
import { JUDGED_FORMATS, type KnownDeck, sum } from "./legality.ts";
import { demandOf, sourcesWanted } from "./mana.ts";
import type { Measure } from "./measure.ts";
import { failuresOf, rangesOf } from "./played-archetypes.ts";

/** Share of Karsten's sources that still counts as enough: about one mana problem in six games more. */
const ENOUGH_SOURCES = 0.72;
/** Share of the colored cards whose sources must be enough. */
const CASTABLE_SHARE = 0.8;
/** What another card does to the average mana value of some forty. */
export const OF_AVERAGE = 0.08;
/** The part of a deck's lands that may enter tapped. */
const MOST_TAPPED = 0.6;
/** A rock or a mana creature counts as part of a source. */
const NONLAND_SOURCE = 0.5;
/** Fewest creatures of one type in a typal deck: somewhat below the 26 and 25 of docs/deck-shapes.md. */
const LEAST_OF_TYPE = { constructed: 16, singleton: 20 } as const;
/** Styles that put their expensive creatures into play by other means than paying for them. */
const CHEATING_STYLES: ReadonlySet<string> = new Set(["reanimator"]);

/** Checks whose bounds do not depend on a style. */
const BUILD_CHECKS: ReadonlySet<string> = new Set(["SOURCES", "TAPPED", "WIN", "VARIETY"]);

/** Everything that makes a legal deck a bad one of its playstyle: mana, curve, roles, no way to win. */
export function judgeQuality(deck: JudgedDeck, known: KnownDeck, facts: CardFacts): Failure[] {
  const measures = measuresOf(deck, known, facts);
  if (measures === undefined) return [{ check: "STYLE", message: `${deck.playstyle} is no playstyle.` }];
  return failuresOf(measures, rangesOf(deck));
}

/** What is looked at in a deck of a playstyle, and what is expected there; undefined for a playstyle that is none. */
export function measuresOf(deck: JudgedDeck, known: KnownDeck, facts: CardFacts): Measure[] | undefined {
  const isSingleton = JUDGED_FORMATS[deck.format]?.hasCommander ?? false;
  const expectation = (isSingleton ? SINGLETON_EXPECTATIONS : CONSTRUCTED_EXPECTATIONS)[deck.playstyle];
  if (expectation === undefined) return undefined;
  const spells = [...known.main].filter(([card]) => !facts.isLand(card));
  return [
    ...measureLands(known, facts, landsExpected(deck, expectation)),
    ...measureCurve(spells, facts, expectation),
    ...measureSources(deck, known, facts, isSingleton ? "singleton" : "constructed"),
    ...measureRoles(known, facts, expectation),
    measureWinning(deck, known, facts, isSingleton),
    ...(deck.playstyle === "tribal" ? [measureCreatureType(spells, facts, isSingleton)] : []),
    { check: "VARIETY", what: "different spells", value: spells.length, least: isSingleton ? 40 : 8 },
  ];
}

/** What the table of the playstyle allows, and what eight tenths of the decks hold that people play of it in the format. */
function landsExpected(
  { format, playstyle }: JudgedDeck,
  { lands: [least, most] }: Expectation,
): Expectation["lands"] {
  const [few = least, , many = most] = PLAYED_LANDS[format]?.[playstyle]?.lands ?? [];
  return [Math.min(least, few), Math.max(most, many)];
}

const PLAYED_LANDS: Readonly<
  Record<string, Readonly<Record<string, { readonly lands: readonly number[] }>>>
> = styleLands.formats;

function measureLands(known: KnownDeck, facts: CardFacts, [least, most]: Expectation["lands"]): Measure[] {
  const lands = [...known.main].filter(([card]) => facts.isLand(card));
  const count = sum(lands.map(([, quantity]) => quantity));
  const hidden = sum(
    [...known.main].map(([card, quantity]) =>
      !facts.isLand(card) && facts.hasTag(card, "land:mdfc") ? quantity : 0,
    ),
  );
  const tapped = sum(
    lands.map(([card, quantity]) => ((facts.table.facts[card] ?? 0) & Fact.EntersTapped ? quantity : 0)),
  );
  return [
    { check: "LANDS", what: "lands", value: count, most },
    { check: "LANDS", what: "lands, with cards that are lands too", value: count + hidden, least },
    {
      check: "TAPPED",
      what: "the part of the lands that enter tapped",
      value: tapped / Math.max(1, count),
      most: MOST_TAPPED,
      card: 1 / Math.max(1, count),
    },
  ];
}

function measureCurve(
  spells: readonly (readonly [CardIndex, number])[],
  facts: CardFacts,
  { manaValue: [least, most], cheap }: Expectation,
): Measure[] {
  const count = sum(spells.map(([, quantity]) => quantity));
  const value = (card: CardIndex): number => costOf(card, facts);
  const mean = (of: (card: CardIndex) => number): number =>
    count === 0 ? 0 : sum(spells.map(([card, quantity]) => of(card) * quantity)) / count;
  const early = sum(spells.map(([card, quantity]) => (value(card) <= 2 ? quantity : 0)));
  // Discounts excuse a deck that looks dear; they do not make one that is printed as it should be too cheap.
  const printed = mean((card) => facts.table.manaValue[card] ?? 0);
  return [
    { check: "CURVE", what: "the average printed mana value", value: printed, least, card: OF_AVERAGE },
    { check: "CURVE", what: "the average mana value", value: mean(value), most, card: OF_AVERAGE },
    { check: "CURVE", what: "cards of mana value 2 or less", value: early, least: cheap },
  ];
}

/** What is looked at in a deck whatever its style: mana of the wrong color, slow lands, no way to win, nothing but one card. */
export function buildMeasures(deck: JudgedDeck, known: KnownDeck, facts: CardFacts): Measure[] {
  return (measuresOf(deck, known, facts) ?? []).filter(({ check }) => BUILD_CHECKS.has(check));
}

/** The failures of a deck that hold whatever its style. */
export function judgeBuild(deck: JudgedDeck, known: KnownDeck, facts: CardFacts): Failure[] {
  return failuresOf(buildMeasures(deck, known, facts), rangesOf(deck));
}

/** What a card usually costs: half of what is printed where the card says that there are cheaper ways. */
export function costOf(card: CardIndex, facts: CardFacts): number {
  const printed = facts.table.manaValue[card] ?? 0;
  return facts.hasTag(card, "cheaper-than-printed") ? Math.min(printed, Math.max(1, printed / 2)) : printed;
}

/** From so many basic land types on a land only finds basics: Twisted Landscape, Fabled Passage. */
const TYPES_OF_BASICS = 3;

/** What a land can fetch: the colors of the types that it names, and all that the deck's lands of these types make. */
function reachOf(card: CardIndex, { main }: KnownDeck, { table, isLand }: CardFacts): number {
  const named = table.fetches[card] ?? 0;
  if (named === 0 || COLORS.filter((color) => named & maskOf([color])).length >= TYPES_OF_BASICS)
    return named;
  return [...main.keys()]
    .filter((other) => isLand(other) && (manaOfTypes(table.typeLine(other).split(" ")) & named) !== 0)
    .reduce((reach, other) => reach | (table.producedMana[other] ?? 0), named);
}

/** Sources of each color: lands, what they can fetch, and part of what other cards make. */
function sourcesOf(known: KnownDeck, facts: CardFacts): Map<Color, number> {
  const { table } = facts;
  const sources = new Map<Color, number>();
  for (const [card, quantity] of known.main) {
    const isLand = facts.isLand(card);
    const made = (table.producedMana[card] ?? 0) | (isLand ? reachOf(card, known, facts) : 0);
    for (const color of COLORS)
      if (made & maskOf([color]))
        sources.set(color, (sources.get(color) ?? 0) + quantity * (isLand ? 1 : NONLAND_SOURCE));
  }
  return sources;
}

function measureSources(
  deck: JudgedDeck,
  known: KnownDeck,
  facts: CardFacts,
  size: "constructed" | "singleton",
): Measure[] {
  const { table } = facts;
  const sources = sourcesOf(known, facts);
  const lands = sum([...known.main].map(([card, quantity]) => (facts.isLand(card) ? quantity : 0)));
  let colored = 0;
  let short = 0;
  let uncastable = 0;
  const worst: string[] = [];
  const cards = [...known.main, ...known.commanders.map((card) => [card, 1] as const)];
  for (const [card, quantity] of cards) {
    if (facts.isLand(card)) continue;
    if (CHEATING_STYLES.has(deck.playstyle) && (table.manaValue[card] ?? 0) >= 6) continue;
    // Of a split or adventure card either half will do; the first is the one that decks are built around.
    const demand = demandOf(table.manaCost(card).split(" // ")[0] ?? "");
    if (demand.colors.size === 0 && demand.either.length === 0) continue;
    colored += quantity;
    const ratios = [
      ...[...demand.colors].map(
        ([color, symbols]) =>
          (sources.get(color) ?? 0) / sourcesWanted(symbols, demand.manaValue, size, lands),
      ),
      ...demand.either.map(
        (colors) =>
          Math.max(...colors.map((color) => sources.get(color) ?? 0)) /
          sourcesWanted(1, demand.manaValue, size, lands),
      ),
    ];
    const ratio = Math.min(...ratios);
    if (ratio === 0) uncastable += quantity;
    if (ratio < ENOUGH_SOURCES) {
      short += quantity;
      worst.push(table.name(card));
    }
  }
  const such = worst.slice(0, 3).join(", ");
  return [
    {
      check: "SOURCES",
      what: "cards that nothing makes the mana for",
      value: uncastable,
      most: 0,
      // One more is one that is never cast.
      card: 0,
      such,
    },
    {
      check: "SOURCES",
      what: "the part of the colored cards with too few sources",
      value: short / Math.max(1, colored),
      most: 1 - CASTABLE_SHARE,
      card: 1 / Math.max(1, colored),
      such,
    },
  ];
}

function measureRoles(known: KnownDeck, facts: CardFacts, { needs }: Expectation): Measure[] {
  return needs.map(({ what, tags, least }) => ({
    check: "ROLES",
    what: `cards for ${what}`,
    value: tagged(known, facts, tags),
    least,
  }));
}

function measureWinning(deck: JudgedDeck, known: KnownDeck, facts: CardFacts, isSingleton: boolean): Measure {
  const isPatient = PATIENT_STYLES.has(deck.playstyle);
  const tags = isPatient ? [...WINNING_TAGS, ...COMBO_TAGS] : WINNING_TAGS;
  const { singleton, patient, constructed } = LEAST_WAYS_TO_WIN;
  return {
    check: "WIN",
    what: "cards that can win the game",
    value: tagged(known, facts, tags),
    least: isSingleton ? singleton : isPatient ? patient : constructed,
  };
}

/** How many cards of a deck have one of the tags, its commanders among them. */
function tagged({ main, commanders }: KnownDeck, facts: CardFacts, tags: readonly string[]): number {
  const cards = [...main, ...commanders.map((card) => [card, 1] as const)];
  return sum(cards.map(([card, quantity]) => (tags.some((tag) => facts.hasTag(card, tag)) ? quantity : 0)));
}

/** A typal deck holds many creatures of one type: the most common type counts. */
function measureCreatureType(
  spells: readonly (readonly [CardIndex, number])[],
  { table }: CardFacts,
  isSingleton: boolean,
): Measure {
  const members = new Map<number, number>();
  for (const [card, quantity] of spells)
    for (const type of Array.from(table.subtypes(card)))
      if (table.isCreatureType(type)) members.set(type, (members.get(type) ?? 0) + quantity);
  return {
    check: "TRIBE",
    what: "creatures of the most common type",
    value: Math.max(0, ...members.values()),
    least: isSingleton ? LEAST_OF_TYPE.singleton : LEAST_OF_TYPE.constructed,
  };
}
