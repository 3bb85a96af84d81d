import { colorCount } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { createSpellTally, type FactColumns, SPELL_KINDS, SPELLS_TOGETHER } from "./spell-tally.ts";

/** A list as facts are read from it: copies by card. */
export interface FactDeck {
  readonly main: ReadonlyMap<CardIndex, number>;
  readonly side: ReadonlyMap<CardIndex, number>;
}

/** A kind of card of which the copies in the main deck are counted. */
interface Kind {
  readonly name: string;
  is(table: CardTable, card: CardIndex): boolean;
}

/** What fills the graveyard with cards of one's own. */
const FILLERS = ["self-mill", "discard-outlet", "loot", "rummage", "tutor:to-graveyard"] as const;

const ofType =
  (types: number): Kind["is"] =>
  (table, card) =>
    ((table.frontTypes[card] ?? 0) & types) !== 0;

const ofCost =
  (least: number, most: number): Kind["is"] =>
  (table, card) =>
    (table.manaValue[card] ?? 0) >= least && (table.manaValue[card] ?? 0) < most;

const basicOf =
  (bit: number): Kind["is"] =>
  (table, card) =>
    isBasic(table, card) && ((table.producedMana[card] ?? 0) & (1 << bit)) !== 0;

/** Lands that are no basics and make, or find, so many colors. */
const landOf =
  (least: number, most: number): Kind["is"] =>
  (table, card) => {
    if (isBasic(table, card)) return false;
    const colors = colorCount((table.producedMana[card] ?? 0) | (table.fetches[card] ?? 0));
    return colors >= least && colors <= most;
  };

const ofSpells: Readonly<Record<(typeof SPELL_KINDS)[number], Kind["is"]>> = {
  artifacts: ofType(CardType.Artifact),
  creatures: ofType(CardType.Creature),
  "instants and sorceries": ofType(CardType.Instant | CardType.Sorcery),
  enchantments: ofType(CardType.Enchantment),
  planeswalkers: ofType(CardType.Planeswalker),
  "mana value 0 or 1": ofCost(0, 2),
  "mana value 2": ofCost(2, 3),
  "mana value 3": ofCost(3, 4),
  "mana value 5 and more": ofCost(5, Number.POSITIVE_INFINITY),
  "graveyard fillers": (table, card) =>
    FILLERS.some((name) => {
      const tag = table.tags.id(name);
      return tag >= 0 && table.tags.has(card, tag);
    }),
};

/** Kinds of lands. Lands that are artifacts or creatures as well are told by what they make. */
const LAND_KINDS: readonly Kind[] = [
  { name: "lands", is: () => true },
  { name: "Plains", is: basicOf(0) },
  { name: "Islands", is: basicOf(1) },
  { name: "Swamps", is: basicOf(2) },
  { name: "Mountains", is: basicOf(3) },
  { name: "Forests", is: basicOf(4) },
  { name: "lands of one color or none", is: landOf(0, 1) },
  { name: "lands of two colors", is: landOf(2, 2) },
  { name: "lands of more colors", is: landOf(3, 5) },
];

/** Facts that the spells alone decide on; they are the first. */
export const SPELL_FACTS = SPELL_KINDS.length + SPELLS_TOGETHER.length;

/** What is known of a deck, in the order of the figures. */
export const HABITAT_FACTS: readonly string[] = [
  ...SPELL_KINDS,
  ...SPELLS_TOGETHER,
  ...LAND_KINDS.map(({ name }) => name),
  "different lands",
  "sideboard",
];

/** The place of the number of lands among the facts. */
export const LANDS_FACT = HABITAT_FACTS.indexOf("lands");
/** The place of the number of different lands that are no basics, right after the kinds of lands. */
export const DIFFERENT_LANDS_FACT = LANDS_FACT + LAND_KINDS.length;

/** The kinds that a land is of, as bits: the lowest is that of `LANDS_FACT`, the others follow. */
export function landKinds(table: CardTable, card: CardIndex): number {
  return LAND_KINDS.reduce((mask, kind, at) => (kind.is(table, card) ? mask | (1 << at) : mask), 0);
}

/** What counting looks at of each card of a table. Some tens of milliseconds. */
export function factColumns(table: CardTable): FactColumns {
  const kinds = new Uint16Array(table.size);
  const ofKinds = SPELL_KINDS.map((name) => ofSpells[name]);
  for (let card = 0; card < table.size; card++)
    if (!isLand(table, card))
      kinds[card] = ofKinds.reduce((mask, is, at) => (is(table, card) ? mask | (1 << at) : mask), 0);
  return { kinds, manaValue: table.manaValue, colors: table.colors };
}

/** Reads the facts of a deck: whole numbers from 0 to 255 in the order of `HABITAT_FACTS`. */
export function factReader(
  table: CardTable,
  columns: FactColumns = factColumns(table),
): (deck: FactDeck) => Uint8Array {
  return ({ main, side }) => {
    const tally = createSpellTally(columns);
    const lands = LAND_KINDS.map(() => 0);
    let differentLands = 0;
    for (const [card, copies] of main) {
      if (!isLand(table, card)) {
        tally.change(card, 0, copies);
        continue;
      }
      const kinds = landKinds(table, card);
      for (const at of LAND_KINDS.keys()) if (kinds & (1 << at)) lands[at] = (lands[at] ?? 0) + copies;
      if (!isBasic(table, card)) differentLands++;
    }
    const sideboard = [...side.values()].reduce((sum, copies) => sum + copies, 0);
    const facts = new Uint8Array(HABITAT_FACTS.length);
    tally.read(facts);
    facts.set([...lands, differentLands, sideboard], SPELL_FACTS);
    return facts;
  };
}
