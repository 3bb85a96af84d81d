import { type CardIndex, CardType, Rarity, Supertype } from "@deckwright/cards/table/card-table.ts";
import { type CardFacts, mayLead } from "./card-facts.ts";
import { type Check, commons, onArena, points, rarities, restricted, small } from "./format-checks.ts";

/** A format as its public rules state it, told once more for the judge; a form is written `format:variant`. */
export interface Rules {
  /** Legality keys; the first that the data has for a card decides. */
  readonly keys: readonly string[];
  /** Words of the data that admit a card. */
  readonly admits?: readonly string[];
  readonly least: number;
  readonly most: number;
  /** The rules set no most (CR 100.5): a deck has more than these where somebody asks for more. */
  readonly mayBeLarger?: true;
  readonly copies: number;
  readonly side: number;
  readonly leads?: (card: CardIndex, facts: CardFacts) => boolean;
  readonly check?: Check;
  /** Card names that are banned beside what the data says, from a dated list. */
  readonly list?: string;
  /**
   * The dated list that admits cards which the data, made before or with gaps, does not; banned in one role only, they are
   * admitted in the others.
   */
  readonly allows?: string;
  /** The deck comes from its pool. */
  readonly opened?: true;
  /** Cards with silver borders and acorns may be in. */
  readonly jokes?: true;
}

const SIXTY = { least: 60, most: 60, mayBeLarger: true, copies: 4, side: 15 } as const;
const LIMITED = {
  keys: [],
  least: 40,
  most: 40,
  copies: Infinity,
  side: Infinity,
  opened: true,
  jokes: true,
} as const;
const PAPER: readonly string[] = ["legal", "restricted"];

const planeswalker = (card: CardIndex, { table }: CardFacts): boolean =>
  ((table.frontTypes[card] ?? 0) & CardType.Planeswalker) !== 0;
const legendary = (card: CardIndex, { table }: CardFacts): boolean =>
  ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0;
const brawler = (card: CardIndex, facts: CardFacts): boolean =>
  mayLead(facts.table, card) || (planeswalker(card, facts) && legendary(card, facts));
const BRAWL = { least: 100, most: 100, copies: 1, side: 0, leads: brawler } as const;

/** Every format and form that has its own rules. */
export const RULES: Readonly<Record<string, Rules>> = {
  standard: { keys: ["standard"], ...SIXTY },
  pioneer: { keys: ["pioneer"], ...SIXTY, allows: "pioneer" },
  modern: { keys: ["modern"], ...SIXTY, allows: "modern" },
  pauper: { keys: ["pauper"], ...SIXTY },
  legacy: { keys: ["legacy"], ...SIXTY, allows: "legacy" },
  "legacy:premodern": { keys: ["premodern"], ...SIXTY, list: "premodern" },
  vintage: { keys: ["vintage"], admits: PAPER, ...SIXTY, check: restricted, allows: "vintage" },
  historic: { keys: ["historic", "explorer", "pioneer", "standard"], ...SIXTY },
  alchemy: { keys: ["alchemy", "standard"], ...SIXTY, check: onArena },
  explorer: { keys: ["explorer", "pioneer"], ...SIXTY, check: onArena },
  peasant: { keys: ["vintage"], admits: [...PAPER, "banned"], ...SIXTY, list: "peasant", check: rarities(5) },
  "peasant:any-uncommons": {
    keys: ["vintage"],
    admits: [...PAPER, "banned"],
    ...SIXTY,
    list: "peasant",
    check: rarities(Infinity),
  },
  commander: {
    keys: ["commander"],
    least: 100,
    most: 100,
    copies: 1,
    side: 0,
    allows: "commander",
    leads: (card, { table }) => mayLead(table, card),
  },
  "commander:duel": {
    keys: ["duel"],
    least: 100,
    most: 100,
    copies: 1,
    side: 0,
    leads: (card, { table }) => mayLead(table, card),
    list: "commander-duel",
  },
  brawl: { keys: ["brawl", "historic", "pioneer"], ...BRAWL, list: "brawl" },
  "brawl:standard": { keys: ["standardbrawl", "standard"], ...BRAWL, least: 60, most: 60 },
  "brawl:competitive": {
    keys: ["brawl", "historic", "pioneer"],
    admits: ["legal", "banned"],
    ...BRAWL,
    list: "brawl-competitive",
  },
  oathbreaker: {
    keys: ["oathbreaker", "commander"],
    least: 60,
    most: 60,
    copies: 1,
    side: 0,
    leads: planeswalker,
  },
  "tiny-leaders": tinyLeaders(),
  "tiny-leaders:reborn": tinyLeaders(),
  "pauper-commander": {
    keys: ["paupercommander"],
    admits: ["legal", "restricted", "not_legal", "unknown"],
    least: 100,
    most: 100,
    copies: 1,
    side: 0,
    leads: (card, { table }) => ((table.rarities[card] ?? 0) & Rarity.Uncommon) !== 0,
    check: commons,
  },
  "canadian-highlander": {
    keys: ["vintage"],
    admits: PAPER,
    least: 100,
    most: 100,
    copies: 1,
    side: 0,
    check: points,
  },
  unstable: { keys: ["vintage"], admits: [...PAPER, "banned"], ...SIXTY, jokes: true },
  "unstable:limited": LIMITED,
  draft: LIMITED,
  sealed: LIMITED,
  conspiracy: { ...LIMITED, least: 25 },
  "cube-draft:deck": LIMITED,
};

function tinyLeaders(): Rules {
  return {
    keys: ["vintage"],
    admits: [...PAPER, "banned"],
    least: 50,
    most: 50,
    copies: 1,
    side: 10,
    list: "tiny-leaders",
    leads: (card, facts) =>
      mayLead(facts.table, card) || (planeswalker(card, facts) && legendary(card, facts)),
    check: small,
  };
}

/** The zones that decks of a format have beside the others, with their sizes, copies and what they hold. */
interface ZoneRules {
  readonly least: number;
  readonly most: number;
  readonly copies: number;
  readonly holds: (card: CardIndex, facts: CardFacts) => boolean;
}
const ofType =
  (types: number) =>
  (card: CardIndex, { table }: CardFacts): boolean =>
    ((table.types[card] ?? 0) & types) !== 0;
const ofSubtype =
  (name: string) =>
  (card: CardIndex, { table }: CardFacts): boolean =>
    Array.from(table.subtypes(card)).includes(table.subtypeId(name));
/** What lies in each zone, by its name. */
export const ZONES: Readonly<Record<string, ZoneRules>> = {
  planes: { least: 10, most: Infinity, copies: 1, holds: ofType(CardType.Plane | CardType.Phenomenon) },
  schemes: { least: 20, most: Infinity, copies: 2, holds: ofType(CardType.Scheme) },
  conspiracies: { least: 1, most: Infinity, copies: Infinity, holds: ofType(CardType.Conspiracy) },
  signature_spells: { least: 1, most: 2, copies: 1, holds: ofType(CardType.Instant | CardType.Sorcery) },
  attractions: { least: 3, most: Infinity, copies: Infinity, holds: ofSubtype("Attraction") },
  contraptions: { least: 1, most: Infinity, copies: Infinity, holds: ofSubtype("Contraption") },
  stickers: {
    least: 1,
    most: Infinity,
    copies: Infinity,
    holds: (card, { table }) => table.types[card] === 0,
  },
  station: { least: 10, most: 10, copies: 10, holds: (card, facts) => facts.isLand(card) },
};
/** The zone without which a deck of a format cannot be played. */
export const NEEDED: Readonly<Record<string, string>> = {
  planechase: "planes",
  archenemy: "schemes",
  oathbreaker: "signature_spells",
  "battle-box": "station",
};
/** What decks for these are played with when the deck does not say. */
export const USUAL_BASE: Readonly<Record<string, string>> = {
  planechase: "commander",
  archenemy: "commander",
  "two-headed-giant": "modern",
};
