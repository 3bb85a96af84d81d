import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  PERMANENT_TYPES,
} from "@deckwright/cards/table/card-table.ts";
import { frontName } from "../legality.ts";
import type { DeckContext } from "./context.ts";
import { Zone } from "./lines.ts";
import type { Found, Rule } from "./rule.ts";
import { listWords, namesOf } from "./words.ts";

/** A companion's condition on the starting deck: what it asks for, and the cards that break it (CR 702.139). */
interface Companion {
  readonly card: string;
  /** Completes "asks for a deck in which ...". */
  readonly asks: string;
  /** Cards of the starting deck (main deck and commanders) that break the condition. */
  breaks(deck: DeckContext, cards: readonly CardIndex[]): readonly CardIndex[];
}

const KAHEERA_TYPES = ["Cat", "Elemental", "Nightmare", "Dinosaur", "Beast"] as const;

/** The ten companions. Double-faced cards count by their front, split cards by both halves together. */
const COMPANIONS: readonly Companion[] = [
  {
    card: "Gyruda, Doom of Depths",
    asks: "every mana value is even",
    breaks: ({ table }, cards) => cards.filter((card) => manaValueOf(table, card) % 2 !== 0),
  },
  {
    card: "Jegantha, the Wellspring",
    asks: "no cost has the same mana symbol twice",
    breaks: ({ table }, cards) => cards.filter((card) => repeatsSymbol(costOf(table, card))),
  },
  {
    card: "Kaheera, the Orphanguard",
    asks: "every creature is a Cat, Elemental, Nightmare, Dinosaur or Beast",
    breaks: ({ table }, cards) => {
      const wanted = new Set(KAHEERA_TYPES.map((type) => table.subtypeId(type)));
      return cards.filter(
        (card) =>
          isFront(table, card, CardType.Creature) &&
          !Array.from(table.subtypes(card)).some((type) => wanted.has(type)) &&
          !table.keywords(card).some((keyword) => keyword.toLowerCase() === "changeling"),
      );
    },
  },
  {
    card: "Keruga, the Macrosage",
    asks: "every card but lands has mana value 3 or greater",
    breaks: ({ table }, cards) => nonlands(table, cards).filter((card) => manaValueOf(table, card) < 3),
  },
  {
    card: "Lurrus of the Dream-Den",
    asks: "every permanent has mana value 2 or less",
    breaks: ({ table }, cards) =>
      cards.filter((card) => isFront(table, card, PERMANENT_TYPES) && manaValueOf(table, card) > 2),
  },
  {
    card: "Lutri, the Spellchaser",
    asks: "every card but lands is there once",
    breaks: (deck, cards) => nonlands(deck.table, cards).filter((card) => startingCount(deck, card) > 1),
  },
  {
    card: "Obosh, the Preypiercer",
    asks: "every card but lands has an odd mana value",
    breaks: ({ table }, cards) => nonlands(table, cards).filter((card) => manaValueOf(table, card) % 2 !== 1),
  },
  {
    card: "Umori, the Collector",
    asks: "all cards but lands share a card type",
    breaks: ({ table }, cards) => withoutCommonType(table, nonlands(table, cards)),
  },
  {
    card: "Yorion, Sky Nomad",
    asks: "there are at least twenty cards more than the format's minimum",
    breaks: () => [],
  },
  {
    card: "Zirda, the Dawnwaker",
    asks: "every permanent has an activated ability",
    breaks: ({ table }, cards) =>
      cards.filter(
        (card) =>
          isFront(table, card, PERMANENT_TYPES) && !((table.facts[card] ?? 0) & Fact.ActivatedAbility),
      ),
  },
];
const BY_NAME: ReadonlyMap<string, Companion> = new Map(COMPANIONS.map((row) => [row.card, row]));
/** Yorion's condition is on the deck's size, not on cards (CR 702.139b, 100.5). */
const LARGE_DECK = { card: "Yorion, Sky Nomad", more: 20 } as const;

/** At most one companion, and the starting deck meets its condition. */
export const companionRule: Rule = {
  id: "COMP",
  title: "Companion",
  source: "CR 702.139",
  check: (deck) => {
    if (deck.companion === null) return [];
    const { table, format, companion } = deck;
    const name = table.name(companion);
    const edits = deck.lines
      .filter((line) => line.zone === Zone.Companion)
      .map((line) => ({ zone: Zone.Companion, card: line.written, change: -line.count }));
    const say = (message: string, cards: readonly string[] = [], source?: string): Found[] => [
      {
        severity: "illegal",
        cards: [name, ...cards],
        message,
        fix: { label: `Play without ${name} as companion`, edits },
        ...(source === undefined ? {} : { source }),
      },
    ];
    const row = BY_NAME.get(frontName(table, companion));
    if (!row) return say(`${name} is not a companion.`);
    if (format.companion === "none") return say(`${format.name} has no companions.`);
    const status = deck.pool.statusOf(companion);
    if (status.bannedAs.includes("companion"))
      return say(
        `${name} may be in a ${format.name} deck, but it is banned as companion.`,
        [],
        status.source,
      );
    if (row.card === LARGE_DECK.card) return checkLargeDeck(deck, name, say);
    const starting = [...new Set([...deck.commanders, ...deck.cardsIn(Zone.Main).map(({ card }) => card)])];
    const broken = row.breaks(deck, starting);
    if (broken.length === 0) return [];
    const names = namesOf(deck, broken).toSorted();
    const verb = names.length === 1 ? "breaks" : "break";
    return say(`${name} asks for a deck in which ${row.asks}; ${listWords(names)} ${verb} that.`, names);
  },
};

function checkLargeDeck(deck: DeckContext, name: string, say: (message: string) => Found[]): Found[] {
  const { size, name: format } = deck.format;
  const needed = size.min + LARGE_DECK.more;
  if (size.max !== null && size.max < needed)
    return say(`${name} asks for ${needed} cards, which ${format} with its ${size.max} never reaches.`);
  const count = deck.countIn(Zone.Main) + deck.countIn(Zone.Commanders);
  return count >= needed
    ? []
    : say(`${name} asks for at least ${needed} cards in the main deck; there are ${count}.`);
}

function isFront(table: CardTable, card: CardIndex, types: number): boolean {
  return ((table.frontTypes[card] ?? 0) & types) !== 0;
}

function nonlands(table: CardTable, cards: readonly CardIndex[]): CardIndex[] {
  return cards.filter((card) => !isFront(table, card, CardType.Land));
}

function manaValueOf(table: CardTable, card: CardIndex): number {
  return table.manaValue[card] ?? 0;
}

/** Cost of what the card is outside the stack: both halves of a split card, the front of any other (CR 709.4, 712.8a, 715.4). */
function costOf(table: CardTable, card: CardIndex): string {
  const cost = table.manaCost(card);
  const at = cost.indexOf(" // ");
  return at < 0 || table.layout(card) === "split" ? cost : cost.slice(0, at);
}

function repeatsSymbol(cost: string): boolean {
  const symbols = cost.match(/\{[^}]*\}/g) ?? [];
  return new Set(symbols).size < symbols.length;
}

function startingCount(deck: DeckContext, card: CardIndex): number {
  const inMain = deck.cardsIn(Zone.Main).find((entry) => entry.card === card)?.count ?? 0;
  return inMain + deck.commanders.filter((commander) => commander === card).length;
}

/** Cards without the type that most of the others have; none when one type is common to all. */
function withoutCommonType(table: CardTable, cards: readonly CardIndex[]): CardIndex[] {
  const lacking = Object.values(CardType).map((type) => cards.filter((card) => !isFront(table, card, type)));
  return lacking.reduce((fewest, next) => (next.length < fewest.length ? next : fewest), [...cards]);
}
