import { colorsOf, isWithin } from "@deckwright/cards/colors.ts";
import { ANY_NUMBER, type CardIndex, Fact } from "@deckwright/cards/table/card-table.ts";
import { type CardFacts, mayLead, mayPair } from "./card-facts.ts";
import { allowedBy } from "./dated-lists.ts";
import type { Failure, JudgedDeck } from "./judged-deck.ts";

/** A format as its public rules state it (CR 100.2, 100.4, 903.5; format pages, November 2026). */
interface FormatRules {
  /** Key of the legalities that cards carry. */
  readonly key: string;
  readonly minSize: number;
  readonly maxSize: number;
  readonly copies: number;
  readonly maxSide: number;
  readonly hasCommander: boolean;
  /** The dated list that admits cards which the data does not. */
  readonly list?: string;
}

/** A deck of sixty may be larger by the rules; ours never has a reason to be, so that more is a failure. */
const SIXTY = { minSize: 60, maxSize: 60, copies: 4, maxSide: 15, hasCommander: false } as const;

export const JUDGED_FORMATS: Readonly<Record<string, FormatRules>> = {
  commander: {
    key: "commander",
    minSize: 100,
    maxSize: 100,
    copies: 1,
    maxSide: 0,
    hasCommander: true,
    list: "commander",
  },
  standard: { key: "standard", ...SIXTY },
  pioneer: { key: "pioneer", ...SIXTY, list: "pioneer" },
  modern: { key: "modern", ...SIXTY, list: "modern" },
  pauper: { key: "pauper", ...SIXTY },
};

/** A deck whose names have been found. */
export interface KnownDeck {
  readonly commanders: readonly CardIndex[];
  readonly main: ReadonlyMap<CardIndex, number>;
  readonly side: ReadonlyMap<CardIndex, number>;
}

/** The cards of a deck, and a failure for each name that is none or stands twice. Among namesakes a legal one is meant. */
export function findCards(
  deck: JudgedDeck,
  facts: CardFacts,
): { readonly known: KnownDeck; readonly failures: Failure[] } {
  const failures: Failure[] = [];
  const key = JUDGED_FORMATS[deck.format]?.key ?? deck.format;
  const find = (name: string): CardIndex | undefined => {
    const cards = facts.named(name);
    if (cards.length === 0) failures.push({ check: "NAMES", message: `${name} is no card.` });
    return cards.find((card) => facts.table.legality(card, key) === "legal") ?? cards[0];
  };
  const counts = (list: Readonly<Record<string, number>>): Map<CardIndex, number> => {
    const found = new Map<CardIndex, number>();
    for (const [name, quantity] of Object.entries(list)) {
      if (!Number.isInteger(quantity) || quantity < 1)
        failures.push({ check: "NAMES", message: `${quantity} copies of ${name}.` });
      const card = find(name);
      if (card !== undefined) found.set(card, (found.get(card) ?? 0) + quantity);
    }
    return found;
  };
  const commanders = deck.commanders.flatMap((name) => find(name) ?? []);
  const known = { commanders, main: counts(deck.main), side: counts(deck.side) };
  if (deck.companion !== undefined) {
    const companion = find(deck.companion);
    if (companion !== undefined) known.side.set(companion, known.side.get(companion) ?? 1);
  }
  return { known, failures };
}

/** Everything that makes a deck illegal in its format. */
export function judgeLegality(deck: JudgedDeck, known: KnownDeck, facts: CardFacts): Failure[] {
  const rules = JUDGED_FORMATS[deck.format];
  if (rules === undefined)
    return [{ check: "FORMAT", message: `${deck.format} is none of the judged formats.` }];
  const { table } = facts;
  const failures: Failure[] = [];
  const fail = (check: string, message: string): void => void failures.push({ check, message });
  const mainSize = sum(known.main.values());
  const size = mainSize + known.commanders.length;
  if (size < rules.minSize || size > rules.maxSize) fail("SIZE", `${size} cards, not ${rules.minSize}.`);
  const side = sum(known.side.values());
  if (side > rules.maxSide) fail("SIDE", `A sideboard of ${side} cards, at most ${rules.maxSide} allowed.`);

  const isAllowed = allowedBy(rules.list, deck.companion);
  const copies = new Map<CardIndex, number>();
  for (const zone of [known.main, known.side, new Map(known.commanders.map((card) => [card, 1]))])
    for (const [card, quantity] of zone) copies.set(card, (copies.get(card) ?? 0) + quantity);
  for (const [card, quantity] of copies) {
    const name = table.name(card);
    const own = table.copyLimit[card] ?? 0;
    const limit =
      facts.isBasic(card) || own === ANY_NUMBER ? Number.POSITIVE_INFINITY : own > 0 ? own : rules.copies;
    if (quantity > limit) fail("COPY", `${quantity} copies of ${name}, at most ${limit} allowed.`);
    const legality = table.legality(card, rules.key);
    if (legality !== "legal" && !(legality === "restricted" && quantity === 1) && !isAllowed(name))
      fail("POOL", `${name} is ${legality} in ${deck.format}.`);
    if ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny))
      fail("TOKEN", `${name} is no card for decks.`);
  }

  if (!rules.hasCommander) {
    if (known.commanders.length > 0) fail("CMDR", "A commander in a format without.");
    return failures;
  }
  const [first, second, ...others] = known.commanders;
  if (first === undefined || others.length > 0) fail("CMDR", `${known.commanders.length} commanders.`);
  else if (second === undefined) {
    if (!mayLead(table, first)) fail("CMDR", `${table.name(first)} may not lead.`);
  } else {
    if (!mayPair(table, first, second))
      fail("PAIR", `${table.name(first)} and ${table.name(second)} may not lead together.`);
    const leads = [first, second].some((card) => mayLead(table, card));
    if (!leads) fail("CMDR", "Neither commander may lead.");
  }
  const identity = known.commanders.reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
  for (const card of copies.keys()) {
    if (!isWithin(table.colorIdentity[card] ?? 0, identity))
      fail("IDENT", `${table.name(card)} is outside of ${colorsOf(identity).join("") || "colorless"}.`);
  }
  return failures;
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
