import { isWithin } from "@deckwright/cards/colors.ts";
import { ANY_NUMBER, type CardIndex, CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import { type CardFacts, mayPair } from "./card-facts.ts";
import { allowedBy, bannedIn } from "./dated-lists.ts";
import type { Fail } from "./format-checks.ts";
import { NEEDED, RULES, type Rules, USUAL_BASE, ZONES } from "./format-rules.ts";
import type { Failure, JudgedDeck } from "./judged-deck.ts";
import { findCards, type KnownDeck, sum } from "./legality.ts";

/**
 * Everything that makes a deck of any format illegal, its second deck included. Reads the card data and dated lists only.
 *
 * @param size cards that were asked for: where the rules set no most, a deck may have so many
 */
export function judgeEveryFormat(deck: JudgedDeck, facts: CardFacts, size?: number): Failure[] {
  const { known, failures } = findCards(deck, facts);
  const fail: Fail = (check, message) => void failures.push({ check, message });
  if (deck.format === "cube-draft" && deck.variant === undefined) judgeCube(known, facts, fail);
  else if (deck.format === "battle-box") judgeBox(known, facts, fail);
  else {
    const base = deck.base ?? USUAL_BASE[deck.format];
    const id = [base ?? deck.format, ...(deck.variant === undefined ? [] : [deck.variant])].join(":");
    const rules = RULES[id];
    if (rules === undefined) return [{ check: "FORMAT", message: `${id} is unknown to the judge.` }];
    judgeConstruction(deck, known, size === undefined ? rules : ofSize(rules, size), facts, fail);
  }
  judgeZones(deck, facts, fail);
  if (deck.format === "two-headed-giant") judgeTeam(deck, facts, fail);
  return failures;
}

/** Decks of sixty may be larger by the rules; ours are where that was asked for. */
function ofSize(rules: Rules, size: number): Rules {
  return rules.mayBeLarger ? { ...rules, most: Math.max(rules.most, size) } : rules;
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
  const isAllowed = allowedBy(rules.allows, deck.companion);
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
    if (!(rules.admits ?? ["legal"]).includes(word) && !isAllowed(name)) fail("POOL", `${name} is ${word}.`);
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
