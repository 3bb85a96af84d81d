import { RARITIES } from "../../bulk/printing-record.ts";
import { CardType, Fact, Game, PERMANENT_TYPES, Supertype } from "../../table/card-table.ts";
import { isLand } from "../../table/lands.ts";
import { hasBit, noBits } from "../bits.ts";
import type { SearchIndex } from "../search-index.ts";
import { rowTest } from "../word-column.ts";
import { isFrenchVanilla, isVanilla } from "./creature-texts.ts";
import type { Kind } from "./kind.ts";
import { COST_KINDS, costKind } from "./mana.ts";
import { PRINTING_KINDS } from "./printing-kinds.ts";

const SPELL_TYPES =
  CardType.Artifact |
  CardType.Battle |
  CardType.Creature |
  CardType.Enchantment |
  CardType.Instant |
  CardType.Kindred |
  CardType.Planeswalker |
  CardType.Sorcery;

function layout(says: string, ...layouts: readonly string[]): Kind {
  return { level: "card", says, test: (index) => rowTest(index.layouts(), (word) => layouts.includes(word)) };
}

function fact(says: string, bit: (typeof Fact)[keyof typeof Fact]): Kind {
  return { level: "card", says, test: (index) => (card) => index.hasFact(card, bit) };
}

function typeLine(says: string, pattern: RegExp): Kind {
  return { level: "card", says, test: (index) => rowTest(index.typeLines(), (line) => pattern.test(line)) };
}

/** Creatures of certain types, those with changeling among them, which are of all. */
function creatureTypes(says: string, pattern: RegExp): Kind {
  return {
    level: "card",
    says,
    test: (index) => {
      const isOf = rowTest(index.typeLines(), (line) => pattern.test(line));
      const changelings = index.keywords().get("changeling") ?? noBits(index.table.size);
      return (card) => isOf(card) || hasBit(changelings, card);
    },
  };
}

function words(
  says: string,
  cost: number,
  test: (text: string, index: SearchIndex, card: number) => boolean,
): Kind {
  return {
    level: "card",
    says,
    cost,
    needsText: true,
    test: (index) => {
      const { texts } = index.texts().plain;
      return (card) => test(texts[card] ?? "", index, card);
    },
  };
}

const HAS = ["has", "does not have"] as const;
const CAN_BE = ["can be", "cannot be"] as const;

const WHAT_MAY_LEAD = Fact.CanBeCommander | Fact.CrewedLeader;

function mayLead({ table }: SearchIndex, card: number): boolean {
  const facts = table.facts[card] ?? 0;
  if (facts & (Fact.NotADeckCard | Fact.Funny)) return false;
  const legendary = ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0;
  const creature = ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0;
  return (
    (legendary && creature) || (facts & WHAT_MAY_LEAD) !== 0 || table.pairing(card)?.kind === "background"
  );
}

/** A creature of which a paper printing is uncommon: https://pdhhomebase.com/rules, as of 2026-11. */
function leadsPauper(index: SearchIndex): (card: number) => boolean {
  const { table, printings } = index;
  const uncommon = RARITIES.indexOf("uncommon");
  return (card) => {
    if (((table.frontTypes[card] ?? 0) & CardType.Creature) === 0) return false;
    if ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny)) return false;
    const [from, to] = table.printingsOf(card);
    for (let at = from; at < to; at++)
      if (printings.rarity[at] === uncommon && (printings.games[at] ?? 0) & Game.Paper) return true;
    return false;
  };
}

/** A melded card has no cost, and is no land even if one of its halves is. */
function isMelded({ table }: SearchIndex, card: number): boolean {
  return table.manaCost(card) === "" && !isLand(table, card);
}

const HYBRIDS: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(COST_KINDS).map(([name, { says }]): [string, Kind] => [
    name,
    {
      level: "card",
      says: `${says} in its cost`,
      verbs: HAS,
      test: (index) => costKind(name, index.costs())?.test ?? (() => false),
    },
  ]),
);

/** Everything that `is:` can ask, lands with nicknames and kinds of promotion aside. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...HYBRIDS,
  ...PRINTING_KINDS,
  phyrexian: {
    level: "card",
    says: "Phyrexian mana",
    verbs: HAS,
    cost: 30,
    test: (index) => {
      const inCost = HYBRIDS.phyrexian?.test(index) ?? (() => false);
      if (!index.table.meta.hasText) return inCost;
      const { plain } = index.texts();
      return (card) => inCost(card) || plain.holds(card, "/p}");
    },
  },
  split: layout("a split card", "split"),
  flip: layout("a flip card", "flip"),
  transform: layout("a transforming card", "transform"),
  meld: layout("a meld card", "meld"),
  leveler: layout("a leveler", "leveler"),
  dfc: layout(
    "double-faced",
    "transform",
    "modal_dfc",
    "double_faced_token",
    "reversible_card",
    "art_series",
  ),
  mdfc: layout("a modal double-faced card", "modal_dfc"),
  tdfc: layout("a transforming double-faced card", "transform"),
  mutate: layout("a card with mutate", "mutate"),
  class: layout("a class", "class"),
  case: layout("a case", "case"),
  prototype: layout("a prototype", "prototype"),
  prepare: layout("a card with a prepared spell", "prepare"),
  host: layout("a host or an augment", "host", "augment"),
  augment: layout("an augment", "augment"),
  planar: { ...layout("a plane or a phenomenon", "planar"), reveals: true },
  reversible: layout("reversible", "reversible_card"),
  artseries: { ...layout("an art card", "art_series"), reveals: true },
  meldresult: {
    level: "card",
    says: "the result of melding",
    test: (index) => (card) => index.table.layout(card) === "meld" && isMelded(index, card),
  },
  meldpart: {
    level: "card",
    says: "a card that melds with another",
    test: (index) => (card) => index.table.layout(card) === "meld" && !isMelded(index, card),
  },
  adventure: layout("a card with an adventure", "adventure"),
  plane: { ...typeLine("a plane", /\bplane\b/), reveals: true },
  phenomenon: { ...typeLine("a phenomenon", /\bphenomenon\b/), reveals: true },
  scheme: { ...typeLine("a scheme", /\bscheme\b/), reveals: true },
  vanguard: { ...typeLine("a vanguard", /\bvanguard\b/), reveals: true },
  snow: typeLine("snow", /\bsnow\b/),
  saga: typeLine("a saga", /\bsaga\b/),
  historic: typeLine("historic", /\bartifact\b|\blegendary\b|\bsaga\b/),
  party: creatureTypes("a member of a party", /creature.*\b(?:cleric|rogue|warrior|wizard)\b/),
  outlaw: creatureTypes("an outlaw", /\b(?:assassin|mercenary|pirate|rogue|warlock)\b/),
  token: {
    level: "card",
    says: "a token",
    reveals: true,
    test:
      ({ table }) =>
      (card) =>
        /token|emblem/.test(table.layout(card)),
  },
  extra: {
    level: "card",
    says: "no card of a deck",
    reveals: true,
    test: (index) => {
      const { cards } = index.plain();
      return (card) => ((cards[card >>> 5] ?? 0) & (1 << (card & 31))) === 0;
    },
  },
  spell: {
    level: "card",
    says: "a spell",
    test:
      ({ table }) =>
      (card) => {
        const types = table.frontTypes[card] ?? 0;
        return (types & SPELL_TYPES) !== 0 && (types & CardType.Land) === 0;
      },
  },
  permanent: {
    level: "card",
    says: "a permanent",
    test:
      ({ table }) =>
      (card) =>
        ((table.frontTypes[card] ?? 0) & PERMANENT_TYPES) !== 0,
  },
  bear: {
    level: "card",
    says: "a 2/2 creature for two mana",
    test:
      ({ table }) =>
      (card) =>
        table.power[card] === 2 &&
        table.toughness[card] === 2 &&
        table.manaValue[card] === 2 &&
        ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0,
  },
  vanilla: words("a creature without abilities", 3, isVanilla),
  frenchvanilla: words("a creature with nothing but keywords", 40, isFrenchVanilla),
  modal: words("modal", 30, (text) => text.includes("·") && text.includes("choose")),
  commander: {
    level: "card",
    says: "a commander",
    verbs: CAN_BE,
    test: (index) => (card) => mayLead(index, card),
  },
  brawler: {
    level: "card",
    says: "a Brawl commander",
    verbs: CAN_BE,
    test: (index) => (card) =>
      mayLead(index, card) ||
      (((index.table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0 &&
        ((index.table.frontTypes[card] ?? 0) & CardType.Planeswalker) !== 0 &&
        !index.hasFact(card, Fact.NotADeckCard)),
  },
  oathbreaker: {
    level: "card",
    says: "an Oathbreaker",
    verbs: CAN_BE,
    test: (index) => (card) =>
      ((index.table.frontTypes[card] ?? 0) & CardType.Planeswalker) !== 0 &&
      !index.hasFact(card, Fact.NotADeckCard),
  },
  duelcommander: {
    level: "card",
    says: "a Duel Commander",
    verbs: CAN_BE,
    test: (index) => (card) => mayLead(index, card) && index.table.legality(card, "duel") === "legal",
  },
  paupercommander: {
    level: "card",
    says: "a Pauper Commander",
    verbs: CAN_BE,
    test: leadsPauper,
  },
  partner: {
    level: "card",
    says: "one of two commanders",
    verbs: CAN_BE,
    test:
      ({ table }) =>
      (card) =>
        // A Doctor has no pairing ability itself; the ability is on its companions.
        (table.pairing(card)?.kind ?? "doctor") !== "doctor",
  },
  background: {
    level: "card",
    says: "a background",
    test:
      ({ table }) =>
      (card) =>
        table.pairing(card)?.kind === "background",
  },
  companion: fact("a companion", Fact.Companion),
  reserved: fact("on the Reserved List", Fact.Reserved),
  gamechanger: fact("a game changer", Fact.GameChanger),
  funny: fact("a joke card", Fact.Funny),
  rebalanced: fact("rebalanced", Fact.Rebalanced),
  unique: {
    level: "card",
    says: "in one set alone",
    test:
      ({ table, printings }) =>
      (card) => {
        const [from, to] = table.printingsOf(card);
        for (let at = from + 1; at < to; at++) if (printings.set[at] !== printings.set[from]) return false;
        return true;
      },
  },
};
