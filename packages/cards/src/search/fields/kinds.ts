import { PrintingFlag } from "../../bulk/printing-record.ts";
import { CardType, Fact, Supertype } from "../../table/card-table.ts";
import type { Level } from "../atom.ts";
import type { SearchIndex } from "../search-index.ts";
import { rowTest } from "../word-column.ts";
import { finishTest, frameTest } from "./looks.ts";
import { COST_KINDS, costKind } from "./mana.ts";

/** One thing that `is:` can ask: what it says, and how it is told. */
export interface Kind {
  readonly level: Level;
  /** Completes "it is ...". */
  readonly says: string;
  readonly cost?: number;
  readonly needsText?: boolean;
  readonly reveals?: boolean;
  readonly test: (index: SearchIndex) => (at: number) => boolean;
}

const SPELL_TYPES =
  CardType.Artifact |
  CardType.Battle |
  CardType.Creature |
  CardType.Enchantment |
  CardType.Instant |
  CardType.Kindred |
  CardType.Planeswalker |
  CardType.Sorcery;
const PERMANENT_TYPES =
  CardType.Artifact |
  CardType.Battle |
  CardType.Creature |
  CardType.Enchantment |
  CardType.Land |
  CardType.Planeswalker;

function layout(says: string, ...layouts: readonly string[]): Kind {
  return { level: "card", says, test: (index) => rowTest(index.layouts(), (word) => layouts.includes(word)) };
}

function fact(says: string, bit: (typeof Fact)[keyof typeof Fact]): Kind {
  return { level: "card", says, test: (index) => (card) => index.hasFact(card, bit) };
}

function flag(says: string, bit: (typeof PrintingFlag)[keyof typeof PrintingFlag]): Kind {
  return {
    level: "printing",
    says,
    test:
      ({ printings }) =>
      (at) =>
        ((printings.flags[at] ?? 0) & bit) !== 0,
  };
}

function typeLine(says: string, pattern: RegExp): Kind {
  return { level: "card", says, test: (index) => rowTest(index.typeLines(), (line) => pattern.test(line)) };
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

function border(color: string): Kind {
  return {
    level: "printing",
    says: color === "borderless" ? color : `bordered in ${color}`,
    test: ({ printings }) => rowTest(printings.texts("border"), (word) => word === color),
  };
}

function setKind(says: string, ...types: readonly string[]): Kind {
  return {
    level: "printing",
    says,
    test: ({ table, printings }) => {
      const isOf = table.sets.map((set) => types.includes(set.type));
      return (at) => isOf[printings.set[at] ?? -1] === true;
    },
  };
}

function isVanilla(index: SearchIndex, card: number, text: string): boolean {
  // Two faces without text are still set apart by a few signs.
  if (text.length > 8 || ((index.table.types[card] ?? 0) & CardType.Creature) === 0) return false;
  return text.replace(/[\s/]/g, "") === "";
}

/** A creature whose text is a list of keywords and nothing else. */
function isFrenchVanilla(index: SearchIndex, card: number, text: string): boolean {
  if (((index.table.types[card] ?? 0) & CardType.Creature) === 0) return false;
  if (text === "" || text.length > 200 || /[.":]/.test(text)) return false;
  const keywords = index.keywords();
  return text
    .trim()
    .split(/[\n,;]+/)
    .every((part) => {
      const ability = part.trim();
      const [first = "", second = ""] = ability.split(/[\s-]+/);
      return (
        ability === "//" || keywords.has(ability) || keywords.has(first) || keywords.has(`${first} ${second}`)
      );
    });
}

const WHAT_MAY_LEAD = Fact.CanBeCommander | Fact.CrewedLeader;

function mayLead({ table }: SearchIndex, card: number): boolean {
  const facts = table.facts[card] ?? 0;
  if (facts & (Fact.NotADeckCard | Fact.Funny)) return false;
  const legendary = ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0;
  const creature = ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0;
  return (legendary && creature) || (facts & WHAT_MAY_LEAD) !== 0;
}

const HYBRIDS: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(COST_KINDS).map(([name, { says }]): [string, Kind] => [
    name,
    {
      level: "card",
      says: `a card with ${says} in its cost`,
      test: (index) => costKind(name, index.costs())?.test ?? (() => false),
    },
  ]),
);

/** Everything that `is:` can ask, lands with nicknames and kinds of promotion aside. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...HYBRIDS,
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
  host: layout("a host", "host"),
  augment: layout("an augment", "augment"),
  adventure: layout("a card with an adventure", "adventure"),
  plane: { ...typeLine("a plane", /\bplane\b/), reveals: true },
  phenomenon: { ...typeLine("a phenomenon", /\bphenomenon\b/), reveals: true },
  scheme: { ...typeLine("a scheme", /\bscheme\b/), reveals: true },
  vanguard: { ...typeLine("a vanguard", /\bvanguard\b/), reveals: true },
  saga: typeLine("a saga", /\bsaga\b/),
  historic: typeLine("historic", /\bartifact\b|\blegendary\b|\bsaga\b/),
  party: typeLine("a member of a party", /creature.*\b(?:cleric|rogue|warrior|wizard)\b/),
  outlaw: typeLine("an outlaw", /\b(?:assassin|mercenary|pirate|rogue|warlock)\b/),
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
  vanilla: words("a creature without abilities", 3, (text, index, card) => isVanilla(index, card, text)),
  frenchvanilla: words("a creature with nothing but keywords", 40, (text, index, card) =>
    isFrenchVanilla(index, card, text),
  ),
  modal: words("modal", 16, (text) => text.includes("·") && text.includes("choose")),
  commander: { level: "card", says: "able to lead a deck", test: (index) => (card) => mayLead(index, card) },
  brawler: {
    level: "card",
    says: "able to lead a Brawl deck",
    test: (index) => (card) =>
      mayLead(index, card) ||
      (((index.table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0 &&
        ((index.table.frontTypes[card] ?? 0) & CardType.Planeswalker) !== 0 &&
        !index.hasFact(card, Fact.NotADeckCard)),
  },
  oathbreaker: {
    level: "card",
    says: "able to be an Oathbreaker",
    test: (index) => (card) =>
      ((index.table.frontTypes[card] ?? 0) & CardType.Planeswalker) !== 0 &&
      !index.hasFact(card, Fact.NotADeckCard),
  },
  duelcommander: {
    level: "card",
    says: "able to lead a Duel Commander deck",
    test: (index) => (card) => mayLead(index, card) && index.table.legality(card, "duel") === "legal",
  },
  partner: {
    level: "card",
    says: "a commander with a partner",
    test:
      ({ table }) =>
      (card) =>
        table.pairing(card)?.kind.startsWith("partner") === true,
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
  alchemy: { ...setKind("of an Alchemy set", "alchemy"), level: "printing" },
  unique: {
    level: "card",
    says: "printed only once",
    test:
      ({ table }) =>
      (card) => {
        const [from, to] = table.printingsOf(card);
        return to - from === 1;
      },
  },
  reprint: { level: "printing", says: "a reprint", cost: 2, test: (index) => (at) => index.isReprint(at) },
  firstprint: {
    level: "printing",
    says: "the first printing",
    cost: 2,
    test: (index) => (at) => !index.isReprint(at),
  },
  default: {
    level: "printing",
    says: "the printing usually shown",
    test:
      ({ table, printings }) =>
      (at) =>
        table.defaultPrinting[printings.card[at] ?? -1] === at,
  },
  digital: flag("digital", PrintingFlag.Digital),
  promo: {
    level: "printing",
    says: "a promo",
    test: ({ table, printings }) => {
      const isPromo = table.sets.map((set) => set.type === "promo");
      return (at) =>
        ((printings.flags[at] ?? 0) & PrintingFlag.Promo) !== 0 || isPromo[printings.set[at] ?? -1] === true;
    },
  },
  full: flag("full-art", PrintingFlag.FullArt),
  booster: flag("from booster packs", PrintingFlag.Booster),
  spotlight: flag("a story spotlight", PrintingFlag.Spotlight),
  textless: flag("textless", PrintingFlag.Textless),
  oversized: flag("oversized", PrintingFlag.Oversized),
  variation: flag("a variation", PrintingFlag.Variation),
  hires: flag("scanned well", PrintingFlag.HighRes),
  foil: { level: "printing", says: "to be had in foil", cost: 2, test: (index) => finishTest(index, "foil") },
  nonfoil: {
    level: "printing",
    says: "to be had without foil",
    cost: 2,
    test: (index) => finishTest(index, "nonfoil"),
  },
  etched: {
    level: "printing",
    says: "to be had etched",
    cost: 2,
    test: (index) => finishTest(index, "etched"),
  },
  glossy: {
    level: "printing",
    says: "to be had glossy",
    cost: 2,
    test: (index) => finishTest(index, "glossy"),
  },
  old: {
    level: "printing",
    says: "in an old frame",
    cost: 3,
    test: (index) => frameTest(index, ["1993", "1997"]),
  },
  new: {
    level: "printing",
    says: "in a new frame",
    cost: 3,
    test: (index) => frameTest(index, ["2003", "2015"]),
  },
  future: {
    level: "printing",
    says: "in a frame of the future",
    cost: 3,
    test: (index) => frameTest(index, ["future"]),
  },
  borderless: border("borderless"),
  blackbordered: border("black"),
  whitebordered: border("white"),
  silverbordered: border("silver"),
  masterpiece: setKind("a masterpiece", "masterpiece"),
  core: setKind("of a core set", "core"),
  expansion: setKind("of an expansion", "expansion"),
  masters: setKind("of a masters set", "masters"),
};

/** Other names of kinds. */
export const KIND_ALIASES: Readonly<Record<string, string>> = {
  fullart: "full",
  modaldfc: "mdfc",
  doublefaced: "dfc",
  phyrexia: "phyrexian",
  ub: "universesbeyond",
  reservedlist: "reserved",
  gc: "gamechanger",
  storyspotlight: "spotlight",
  firstprinting: "firstprint",
  onlyprint: "unique",
  un: "funny",
  acorn: "funny",
  silverborder: "funny",
  highres: "hires",
  inbooster: "booster",
  extendedart: "extendedart",
};
