import { COLORLESS_BIT, type ColorMask, colorCount } from "@deckwright/cards/colors.ts";
import { BASIC_LAND_TYPES } from "@deckwright/cards/facts/land-facts.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { type CardIndex, type CardTable, CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import { LAND_CYCLES } from "../../data/land-cycles.ts";
import {
  LANDS_OF_FEW_COLORS,
  LANDS_OF_TYPES,
  TYPAL_FOR_COLORS,
  TYPAL_LANDS,
  WAIT_FOR_BASICS,
} from "../../data/lands.ts";
import { EXTRA_SOURCES } from "../../data/mana-numbers.ts";

/** What a land gives a deck of certain colors. */
export interface LandSource {
  readonly card: CardIndex;
  /** Mana it can make (or fetch a land for) among the deck's colors, and colorless. */
  readonly mask: ColorMask;
  /** What its colors count: 1, or less where they come at a price or for some spells only. */
  readonly strength: number;
  /** 0 untapped, 1 always tapped, between: now and then. */
  readonly tapped: number;
  readonly basic: boolean;
  /** Finds a land of a basic type instead of making mana. */
  readonly fetches: boolean;
  /** Has a basic land type, so that it can be found by such. */
  readonly typed: boolean;
}

/** A land that may enter untapped does so most of the time in decks that choose it. */
const SOMETIMES_TAPPED = 0.3;
/**
 * The same of a land that waits for two basics, by colors of the deck: five of four and five colors hold one basic of each, and see two
 * of them late. By hand, November 2026, of decks with 14, 8 and 5 basics.
 */
const TAPPED_BEFORE_BASICS = [0.2, 0.2, 0.35, 0.6, 0.85, 0.85] as const;
/** What finds any basic land usually puts it down tapped. */
const BASIC_FETCH_TAPPED = 0.8;
/**
 * Lands that make colorless mana, and any color besides, always have a catch: a cost, a counter, a kind of spell. What
 * the catch is stands in their text only, which a table may lack; lands without that catch make no colorless mana.
 */
const CATCH_STRENGTH = 0.25;
const BASIC_TYPES: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);
export const EVERY_COLOR = 31;
const EVERY_MANA = EVERY_COLOR | COLORLESS_BIT;

/** Lands of a table that are known by name. */
interface NamedLands {
  /** Those whose colored mana is for creatures of a chosen type. */
  readonly typal: ReadonlySet<CardIndex>;
  /** The same for one type alone, by its name. */
  readonly ofTypes: ReadonlyMap<string, readonly CardIndex[]>;
  readonly ofAnyType: ReadonlySet<CardIndex>;
  /** The most colors of spells that a land is worth its place beside, where that is a question. */
  readonly mostColors: ReadonlyMap<CardIndex, number>;
  /** The fewest, likewise. */
  readonly leastColors: ReadonlyMap<CardIndex, number>;
  /** Those of the families that players know. */
  readonly ofCycles: ReadonlySet<CardIndex>;
}

/** The lands of a table that `data/lands.ts` and `data/land-cycles.ts` speak of. */
export const namedLands = oncePer((names: NameIndex): NamedLands => {
  const find = (name: string): CardIndex[] => {
    const match = names.resolve(name, { typos: false, suggest: false });
    return match.found ? [match.card] : [];
  };
  return {
    typal: new Set(TYPAL_LANDS.flatMap(find)),
    ofAnyType: new Set(Object.values(LANDS_OF_TYPES).flat().flatMap(find)),
    ofTypes: new Map(Object.entries(LANDS_OF_TYPES).map(([type, lands]) => [type, lands.flatMap(find)])),
    mostColors: new Map(
      LANDS_OF_FEW_COLORS.flatMap(({ name, colors }) => find(name).map((card) => [card, colors] as const)),
    ),
    leastColors: new Map(TYPAL_FOR_COLORS.flatMap(find).map((card) => [card, 2] as const)),
    ofCycles: new Set(LAND_CYCLES.flatMap((cycle) => cycle.names.flatMap(find))),
  };
});

/**
 * What a land gives to a deck of these colors. `typal` are the lands that a deck around one creature type uses in full
 * (see `namedLands`).
 */
export function landSource(
  table: CardTable,
  card: CardIndex,
  colors: ColorMask,
  typal: ReadonlySet<CardIndex>,
): LandSource {
  const made = table.producedMana[card] ?? 0;
  const found = made === 0 ? (table.fetches[card] ?? 0) : 0;
  const facts = table.facts[card] ?? 0;
  const basic = isBasic(table, card);
  let tapped = 0;
  if (facts & Fact.EntersTapped) tapped = 1;
  else if (WAIT_FOR_BASICS.has(table.name(card))) tapped = TAPPED_BEFORE_BASICS[colorCount(colors)] ?? 1;
  else if (facts & Fact.MayEnterTapped) tapped = SOMETIMES_TAPPED;
  else if (found === EVERY_COLOR) tapped = BASIC_FETCH_TAPPED;
  return {
    card,
    mask: (made & ~EVERY_COLOR) | ((made | found) & colors),
    strength: made === EVERY_MANA && !typal.has(card) ? CATCH_STRENGTH : 1,
    tapped,
    basic,
    fetches: found !== 0,
    typed: Array.from(table.subtypes(card)).some((id) => BASIC_TYPES.has(table.subtypeName(id))),
  };
}

/** The mana that a land which fetches leads to through lands of two basic types, beside what it finds by itself. */
export function reachThrough({ fetches, mask }: LandSource, lands: readonly LandSource[]): ColorMask {
  if (!fetches) return mask;
  return lands.reduce(
    (reach, other) => (other.typed && (other.mask & mask) !== 0 ? reach | other.mask : reach),
    mask,
  );
}

/** Parts of a source, per kind of mana, that cheap creatures and artifacts stand for. */
export function extraSources(
  table: CardTable,
  cards: Iterable<readonly [CardIndex, number]>,
  colors: ColorMask,
): number[] {
  const extra = [0, 0, 0, 0, 0, 0];
  for (const [card, quantity] of cards) {
    const types = table.frontTypes[card] ?? 0;
    if (types & CardType.Land || !(types & (CardType.Artifact | CardType.Creature))) continue;
    if ((table.manaValue[card] ?? 0) > EXTRA_SOURCES.maxManaValue) continue;
    const made = (table.producedMana[card] ?? 0) & (colors | ~EVERY_COLOR);
    for (let kind = 0; kind < extra.length; kind++) {
      if (made & (1 << kind)) {
        extra[kind] = Math.min(EXTRA_SOURCES.most, (extra[kind] ?? 0) + EXTRA_SOURCES.each * quantity);
      }
    }
  }
  return extra;
}
