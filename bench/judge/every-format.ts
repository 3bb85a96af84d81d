import { readFileSync } from "node:fs";
import { isWithin } from "@deckwright/cards/colors.ts";
import {
  ANY_NUMBER,
  type CardIndex,
  CardType,
  Fact,
  Game,
  Rarity,
  Supertype,
} from "@deckwright/cards/table/card-table.ts";
import { type CardFacts, mayLead, mayPair } from "./card-facts.ts";
import type { Failure, JudgedDeck } from "./judged-deck.ts";
import { findCards, type KnownDeck, sum } from "./legality.ts";
import { demandOf } from "./mana.ts";

/** A format as its public rules state it, told once more for the judge; a form is written `format:variant`. */
interface Rules {
  /** Legality keys; the first that the data has for a card decides. */
  readonly keys: readonly string[];
  /** Words of the data that admit a card. */
  readonly admits?: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly copies: number;
  readonly side: number;
  readonly leads?: (card: CardIndex, facts: CardFacts) => boolean;
  readonly check?: (deck: KnownDeck, facts: CardFacts, fail: Fail) => void;
  /** Card names that are banned beside what the data says, from a dated list. */
  readonly list?: string;
  /** The deck comes from its pool. */
  readonly opened?: true;
  /** Cards with silver borders and acorns may be in. */
  readonly jokes?: true;
}
type Fail = (check: string, message: string) => void;

const SIXTY = { least: 60, most: 60, copies: 4, side: 15 } as const;
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

const RULES: Readonly<Record<string, Rules>> = {
  standard: { keys: ["standard"], ...SIXTY },
  pioneer: { keys: ["pioneer"], ...SIXTY },
  modern: { keys: ["modern"], ...SIXTY },
  pauper: { keys: ["pauper"], ...SIXTY },
  legacy: { keys: ["legacy"], ...SIXTY },
  vintage: { keys: ["vintage"], admits: PAPER, ...SIXTY, check: restricted },
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
    leads: (card, { table }) => mayLead(table, card),
  },
  brawl: { keys: ["brawl", "historic", "pioneer"], ...BRAWL },
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
const ZONES: Readonly<Record<string, ZoneRules>> = {
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
const NEEDED: Readonly<Record<string, string>> = {
  planechase: "planes",
  archenemy: "schemes",
  oathbreaker: "signature_spells",
  "battle-box": "station",
};
/** What decks for these are played with when the deck does not say. */
const USUAL_BASE: Readonly<Record<string, string>> = {
  planechase: "commander",
  archenemy: "commander",
  "two-headed-giant": "modern",
};

/** Everything that makes a deck of any format illegal, its second deck included. Reads the card data and dated lists only. */
export function judgeEveryFormat(deck: JudgedDeck, facts: CardFacts): Failure[] {
  const { known, failures } = findCards(deck, facts);
  const fail: Fail = (check, message) => void failures.push({ check, message });
  if (deck.format === "cube-draft" && deck.variant === undefined) judgeCube(known, facts, fail);
  else if (deck.format === "battle-box") judgeBox(known, facts, fail);
  else {
    const base = deck.base ?? USUAL_BASE[deck.format];
    const id = [base ?? deck.format, ...(deck.variant === undefined ? [] : [deck.variant])].join(":");
    const rules = RULES[id];
    if (rules === undefined) return [{ check: "FORMAT", message: `${id} is unknown to the judge.` }];
    judgeConstruction(deck, known, rules, facts, fail);
  }
  judgeZones(deck, facts, fail);
  if (deck.format === "two-headed-giant") judgeTeam(deck, facts, fail);
  return failures;
}

function judgeConstruction(
  deck: JudgedDeck,
  known: KnownDeck,
  rules: Rules,
  facts: CardFacts,
  fail: Fail,
): void {
  const { table } = facts;
  const signature = zoneOf(deck, "signature_spells", facts);
  const size = sum(known.main.values()) + known.commanders.length + sum(signature.values());
  if (size < rules.least || size > rules.most) fail("SIZE", `${size} cards, not ${rules.least}.`);
  const side = sum(known.side.values());
  if (side > rules.side) fail("SIDE", `A sideboard of ${side} cards.`);
  const held = new Map<CardIndex, number>();
  for (const zone of [known.main, known.side, signature, new Map(known.commanders.map((card) => [card, 1]))])
    for (const [card, copies] of zone) held.set(card, (held.get(card) ?? 0) + copies);
  const banned = rules.list === undefined ? new Set<string>() : bannedIn(rules.list);
  for (const [card, copies] of held) {
    const name = table.name(card);
    const own = table.copyLimit[card] ?? 0;
    const limit = facts.isBasic(card) || own === ANY_NUMBER ? Infinity : own > 0 ? own : rules.copies;
    if (copies > limit) fail("COPY", `${copies} copies of ${name}.`);
    const marks = table.facts[card] ?? 0;
    if (marks & Fact.NotADeckCard || (marks & Fact.Funny && !rules.jokes))
      fail("TOKEN", `${name} is no card for decks.`);
    if ((table.types[card] ?? 0) & SUPPLEMENTARY) fail("AUX", `${name} lies among the others.`);
    if (banned.has(name.split(" // ")[0] ?? name)) fail("BAN", `${name} is on the list of bans.`);
    if (rules.opened || (rules.jokes && marks & Fact.Funny)) continue;
    const word =
      rules.keys.map((key) => table.legality(card, key)).find((each) => each !== "unknown") ?? "unknown";
    if (!(rules.admits ?? ["legal"]).includes(word)) fail("POOL", `${name} is ${word}.`);
  }
  if (rules.opened) judgePool(deck, known, facts, fail);
  judgeLeaders(deck, known, signature, rules, facts, fail);
  rules.check?.(known, facts, fail);
}

const SUPPLEMENTARY =
  CardType.Plane |
  CardType.Phenomenon |
  CardType.Scheme |
  CardType.Conspiracy |
  CardType.Vanguard |
  CardType.Dungeon;

function judgeLeaders(
  deck: JudgedDeck,
  known: KnownDeck,
  signature: ReadonlyMap<CardIndex, number>,
  rules: Rules,
  facts: CardFacts,
  fail: Fail,
): void {
  const { table } = facts;
  const { leads } = rules;
  const [first, second, ...more] = known.commanders;
  if (leads === undefined) {
    if (first !== undefined) fail("CMDR", "A commander in a format without.");
    return;
  }
  if (first === undefined || more.length > 0) {
    fail("CMDR", `${known.commanders.length} commanders.`);
    return;
  }
  if (second === undefined ? !leads(first, facts) : !mayPair(table, first, second))
    fail("CMDR", `${deck.commanders.join(" and ")} may not lead.`);
  const identity = known.commanders.reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
  const basics = new Set<CardIndex>();
  for (const card of [...known.main.keys(), ...known.side.keys(), ...signature.keys()]) {
    if (isWithin(table.colorIdentity[card] ?? 0, identity)) continue;
    // Brawl: a colorless leader may play basic lands of one type.
    if (deck.format === "brawl" && identity === 0 && facts.isBasic(card)) basics.add(card);
    else fail("IDENT", `${table.name(card)} is outside of the colors.`);
  }
  if (basics.size > 1) fail("IDENT", "Basic lands of several types under a colorless leader.");
}

function judgePool(deck: JudgedDeck, known: KnownDeck, facts: CardFacts, fail: Fail): void {
  const pool = countsOf(deck.pool ?? {}, facts);
  const used = new Map<CardIndex, number>();
  const zones = Object.keys(deck.zones ?? {}).map((zone) => zoneOf(deck, zone, facts));
  for (const zone of [known.main, known.side, ...zones])
    for (const [card, copies] of zone) used.set(card, (used.get(card) ?? 0) + copies);
  for (const [card, copies] of used)
    if (!facts.isBasic(card) && copies > (pool.get(card) ?? 0))
      fail("POOLSRC", `${copies} ${facts.table.name(card)} of ${pool.get(card) ?? 0} opened.`);
}

function judgeZones(deck: JudgedDeck, facts: CardFacts, fail: Fail): void {
  const needed = NEEDED[deck.base === undefined ? deck.format : deck.base] ?? NEEDED[deck.format];
  if (needed !== undefined && deck.zones?.[needed] === undefined) fail("AUX", `No ${needed}.`);
  for (const zone of Object.keys(deck.zones ?? {})) {
    const rules = ZONES[zone];
    if (rules === undefined) {
      fail("AUX", `There are no ${zone}.`);
      continue;
    }
    const cards = zoneOf(deck, zone, facts);
    const size = sum(cards.values());
    if (size < rules.least || size > rules.most) fail("AUX", `${size} cards under ${zone}.`);
    for (const [card, copies] of cards) {
      if (copies > rules.copies) fail("AUX", `${copies} ${facts.table.name(card)} under ${zone}.`);
      if (!rules.holds(card, facts)) fail("AUX", `${facts.table.name(card)} under ${zone}.`);
    }
    const phenomena = [...cards].filter(([card]) => (facts.table.types[card] ?? 0) & CardType.Phenomenon);
    if (phenomena.length > 2) fail("AUX", `${phenomena.length} phenomena.`);
  }
}

function judgeTeam(deck: JudgedDeck, facts: CardFacts, fail: Fail): void {
  const partner = deck.partner_deck;
  if (partner === undefined) {
    fail("TEAM", "The second deck is missing.");
    return;
  }
  const base = deck.base ?? USUAL_BASE[deck.format] ?? deck.format;
  const opened = RULES[base]?.opened === true;
  const { base: _base, ...second } = partner;
  const pool = opened && deck.pool !== undefined ? { pool: deck.pool } : {};
  for (const { check, message } of judgeEveryFormat({ ...second, format: base, ...pool }, facts))
    fail(check, `Second deck: ${message}`);
  const names = (one: JudgedDeck): string[] => [
    ...one.commanders,
    ...Object.keys(one.main),
    ...Object.keys(one.side),
  ];
  const theirs = new Set(names(partner));
  for (const name of new Set(names(deck))) {
    const card = facts.named(name)[0];
    if (!theirs.has(name) || card === undefined || facts.isBasic(card)) continue;
    const both = [deck, partner].reduce((all, one) => all + (one.main[name] ?? 0) + (one.side[name] ?? 0), 0);
    if (!opened) fail("TEAM", `Both decks hold ${name}.`);
    else if (both > (deck.pool?.[name] ?? 0))
      fail("POOLSRC", `Both decks hold more ${name} than were opened.`);
  }
}

function judgeCube(known: KnownDeck, facts: CardFacts, fail: Fail): void {
  const size = sum(known.main.values());
  if (![360, 450, 540, 720].includes(size)) fail("SIZE", `A cube of ${size} cards.`);
  for (const [card, copies] of known.main)
    if (copies > 1) fail("COPY", `${copies} ${facts.table.name(card)}.`);
  for (let bit = 0; bit < 5; bit++) {
    const own = [...known.main.keys()].filter(
      (card) => facts.table.colors[card] === 1 << bit && !facts.isLand(card),
    );
    if (own.length < 0.13 * size || own.length > 0.18 * size)
      fail("CUBE", `${own.length} cards of color ${bit}.`);
  }
}

function judgeBox(known: KnownDeck, facts: CardFacts, fail: Fail): void {
  const size = sum(known.main.values());
  if (size < 200 || size > 1000) fail("SIZE", `A stack of ${size} cards.`);
  for (const [card, copies] of known.main) {
    if (copies > 1) fail("COPY", `${copies} ${facts.table.name(card)}.`);
    if (facts.isLand(card)) fail("BOX", `${facts.table.name(card)} is a land.`);
  }
}

function restricted(known: KnownDeck, { table }: CardFacts, fail: Fail): void {
  for (const [card, copies] of known.main)
    if (table.legality(card, "vintage") === "restricted" && copies + (known.side.get(card) ?? 0) > 1)
      fail("RESTR", `${copies} ${table.name(card)}.`);
}

function onArena(known: KnownDeck, { table, isBasic }: CardFacts, fail: Fail): void {
  for (const card of [...known.main.keys(), ...known.side.keys()])
    if (!isBasic(card) && !((table.games[card] ?? 0) & Game.Arena))
      fail("POOL", `${table.name(card)} is not on Arena.`);
}

function rarities(most: number): NonNullable<Rules["check"]> {
  return (known, { table, isBasic }, fail) => {
    let uncommons = 0;
    for (const zone of [known.main, known.side])
      for (const [card, copies] of zone) {
        const printed = table.rarities[card] ?? 0;
        if (printed & Rarity.Common || isBasic(card)) continue;
        if (printed & Rarity.Uncommon) uncommons += copies;
        else fail("RAR", `${table.name(card)} was never printed at common or uncommon.`);
      }
    if (uncommons > most) fail("RAR", `${uncommons} uncommons.`);
  };
}

function commons(known: KnownDeck, { table, isBasic }: CardFacts, fail: Fail): void {
  for (const card of known.main.keys())
    if (
      !isBasic(card) &&
      table.legality(card, "paupercommander") !== "legal" &&
      !((table.rarities[card] ?? 0) & Rarity.Common)
    )
      fail("RAR", `${table.name(card)} was never printed at common.`);
}

function small(known: KnownDeck, { table }: CardFacts, fail: Fail): void {
  for (const card of [...known.commanders, ...known.main.keys(), ...known.side.keys()]) {
    const costs = [table.manaCost(card), ...table.faces(card).map((face) => face.manaCost)];
    const dearest = Math.max(
      ...costs.flatMap((cost) => cost.split(" // ")).map((cost) => demandOf(cost).manaValue),
    );
    if (dearest > 3) fail("MV", `${table.name(card)} costs ${dearest}.`);
  }
}

function points(known: KnownDeck, { table }: CardFacts, fail: Fail): void {
  const { lists } = readList<{ lists: { points: { points: number; cards: string[] }[] }[] }>("points.json");
  const costs = new Map(
    (lists[0]?.points ?? []).flatMap(({ points: cost, cards }) => cards.map((name) => [name, cost])),
  );
  const spent = [...known.main.keys()].reduce((all, card) => {
    const name = table.name(card).split(" // ")[0] ?? "";
    return all + (costs.get(name) ?? 0);
  }, 0);
  if (spent > 10) fail("PTS", `${spent} points.`);
}

function bannedIn(list: string): ReadonlySet<string> {
  const { banned } = readList<{ banned: { cards: string[] }[] }>(`bans/${list}.json`);
  return new Set(banned.flatMap(({ cards }) => cards));
}

/** A dated list as data: the judge reads the same lists as everybody, with code of its own. */
function readList<List>(path: string): List {
  return JSON.parse(readFileSync(new URL(`../../packages/rules/data/${path}`, import.meta.url), "utf8"));
}

function zoneOf(deck: JudgedDeck, zone: string, facts: CardFacts): Map<CardIndex, number> {
  return countsOf(deck.zones?.[zone] ?? {}, facts);
}

function countsOf(counts: Readonly<Record<string, number>>, facts: CardFacts): Map<CardIndex, number> {
  const found = new Map<CardIndex, number>();
  for (const [name, copies] of Object.entries(counts)) {
    const card = facts.named(name)[0];
    if (card !== undefined) found.set(card, (found.get(card) ?? 0) + copies);
  }
  return found;
}
