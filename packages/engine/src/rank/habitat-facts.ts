import { colorCount } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";

/** A list as facts are read from it: copies by card. */
export interface FactDeck {
  readonly main: ReadonlyMap<CardIndex, number>;
  readonly side: ReadonlyMap<CardIndex, number>;
}

/** A kind of card of which the copies in the main deck are counted. At most 32, since each is a bit of a mask. */
interface Kind {
  readonly name: string;
  is(table: CardTable, card: CardIndex): boolean;
}

/** What fills the graveyard with cards of one's own. */
const FILLERS = ["self-mill", "discard-outlet", "loot", "rummage", "tutor:to-graveyard"] as const;

/** Spells of a type: lands that are of one as well are told by what they make. */
const ofType =
  (types: number): Kind["is"] =>
  (table, card) =>
    !isLand(table, card) && ((table.frontTypes[card] ?? 0) & types) !== 0;

const basicOf =
  (bit: number): Kind["is"] =>
  (table, card) =>
    isBasic(table, card) && ((table.producedMana[card] ?? 0) & (1 << bit)) !== 0;

/** Lands that are no basics and make, or find, so many colors. */
const landOf =
  (least: number, most: number): Kind["is"] =>
  (table, card) => {
    if (!isLand(table, card) || isBasic(table, card)) return false;
    const colors = colorCount((table.producedMana[card] ?? 0) | (table.fetches[card] ?? 0));
    return colors >= least && colors <= most;
  };

const spellOf =
  (least: number, most: number): Kind["is"] =>
  (table, card) =>
    !isLand(table, card) && (table.manaValue[card] ?? 0) >= least && (table.manaValue[card] ?? 0) < most;

const KINDS: readonly Kind[] = [
  { name: "lands", is: isLand },
  { name: "Plains", is: basicOf(0) },
  { name: "Islands", is: basicOf(1) },
  { name: "Swamps", is: basicOf(2) },
  { name: "Mountains", is: basicOf(3) },
  { name: "Forests", is: basicOf(4) },
  { name: "lands of one color or none", is: landOf(0, 1) },
  { name: "lands of two colors", is: landOf(2, 2) },
  { name: "lands of more colors", is: landOf(3, 5) },
  { name: "artifacts", is: ofType(CardType.Artifact) },
  { name: "creatures", is: ofType(CardType.Creature) },
  { name: "instants and sorceries", is: ofType(CardType.Instant | CardType.Sorcery) },
  { name: "enchantments", is: ofType(CardType.Enchantment) },
  { name: "planeswalkers", is: ofType(CardType.Planeswalker) },
  { name: "mana value 0 or 1", is: spellOf(0, 2) },
  { name: "mana value 2", is: spellOf(2, 3) },
  { name: "mana value 3", is: spellOf(3, 4) },
  { name: "mana value 5 and more", is: spellOf(5, Number.POSITIVE_INFINITY) },
  {
    name: "graveyard fillers",
    is: (table, card) =>
      !isLand(table, card) &&
      FILLERS.some((name) => {
        const tag = table.tags.id(name);
        return tag >= 0 && table.tags.has(card, tag);
      }),
  },
];

/** Figures of the list as a whole, after those of `KINDS`. */
const OF_LIST = [
  "average mana value",
  "colors",
  "different spells",
  "single spells",
  "playsets of spells",
  "different lands",
  "sideboard",
] as const;

/** What is known of a deck's surroundings, in the order of the figures. */
export const HABITAT_FACTS: readonly string[] = [...KINDS.map(({ name }) => name), ...OF_LIST];

/** Average mana values are told apart in twentieths, so that they are whole numbers as counts are. */
const STEPS_OF_MANA = 20;
const PLAYSET = 4;
const MOST = 255;

/** Reads the facts of a deck: whole numbers from 0 to 255 in the order of `HABITAT_FACTS`. */
export function factReader(table: CardTable): (deck: FactDeck) => Uint8Array {
  const masks = new Uint32Array(table.size);
  for (let card = 0; card < table.size; card++)
    masks[card] = KINDS.reduce((mask, kind, at) => (kind.is(table, card) ? mask | (1 << at) : mask), 0);
  return ({ main, side }) => {
    const counts = new Float64Array(HABITAT_FACTS.length);
    let spells = 0;
    let manaValue = 0;
    let colors = 0;
    let different = 0;
    let singles = 0;
    let playsets = 0;
    let lands = 0;
    for (const [card, copies] of main) {
      for (let bits = masks[card] ?? 0; bits !== 0; bits &= bits - 1) {
        const at = 31 - Math.clz32(bits & -bits);
        counts[at] = (counts[at] ?? 0) + copies;
      }
      if (isLand(table, card)) {
        lands += Number(!isBasic(table, card));
        continue;
      }
      spells += copies;
      manaValue += copies * (table.manaValue[card] ?? 0);
      colors |= table.colors[card] ?? 0;
      different++;
      singles += Number(copies === 1);
      playsets += Number(copies >= PLAYSET);
    }
    const ofList: Readonly<Record<(typeof OF_LIST)[number], number>> = {
      "average mana value": (STEPS_OF_MANA * manaValue) / Math.max(1, spells),
      colors: colorCount(colors),
      "different spells": different,
      "single spells": singles,
      "playsets of spells": playsets,
      "different lands": lands,
      sideboard: [...side.values()].reduce((sum, copies) => sum + copies, 0),
    };
    for (const [at, name] of OF_LIST.entries()) counts[KINDS.length + at] = ofList[name];
    return Uint8Array.from(counts, (value) => Math.min(MOST, Math.round(value)));
  };
}
