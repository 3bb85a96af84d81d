import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  type Pairing,
  Supertype,
} from "@deckwright/cards/table/card-table.ts";
import type { Format, LeaderKind } from "../formats/format.ts";
import { frontName, isBackground, isUncommonCreature } from "../legality.ts";
import { Zone } from "./lines.ts";
import type { Rule } from "./rule.ts";
import { namesOf, withArticle } from "./words.ts";

/** Whether two cards may lead a deck together, and if not, why. */
export type PairingVerdict = { readonly ok: true } | { readonly ok: false; readonly why: string };

interface LeaderClass {
  readonly words: string;
  holds(table: CardTable, card: CardIndex): boolean;
}

const isLegendary = (table: CardTable, card: CardIndex): boolean =>
  ((table.supertypes[card] ?? 0) & Supertype.Legendary) !== 0;
const isFront = (table: CardTable, card: CardIndex, type: number): boolean =>
  ((table.frontTypes[card] ?? 0) & type) !== 0;
const hasFact = (table: CardTable, card: CardIndex, fact: number): boolean =>
  ((table.facts[card] ?? 0) & fact) !== 0;

/** The classes that a format's row can name, judged by the front face (CR 903.3). */
const LEADER_CLASSES: Readonly<Record<LeaderKind, LeaderClass>> = {
  "legendary-creature": {
    words: "a legendary creature",
    holds: (table, card) => isLegendary(table, card) && isFront(table, card, CardType.Creature),
  },
  "legendary-crewed": {
    words: "a legendary Vehicle or Spacecraft with power and toughness",
    holds: (table, card) => isLegendary(table, card) && hasFact(table, card, Fact.CrewedLeader),
  },
  "legendary-planeswalker": {
    words: "a legendary planeswalker",
    holds: (table, card) => isLegendary(table, card) && isFront(table, card, CardType.Planeswalker),
  },
  planeswalker: {
    words: "a planeswalker",
    holds: (table, card) => isFront(table, card, CardType.Planeswalker),
  },
  "uncommon-creature": {
    words: "a creature, Vehicle or Spacecraft printed at uncommon on paper or on Magic Online",
    holds: isUncommonCreature,
  },
  "says-so": {
    words: "a card that says it can be your commander",
    holds: (table, card) => hasFact(table, card, Fact.CanBeCommander),
  },
};

/** Whether a card may lead a deck of the format by itself, its legality aside. */
export function leadsAlone(table: CardTable, format: Format, card: CardIndex): boolean {
  return format.leaders?.kinds.some((kind) => LEADER_CLASSES[kind].holds(table, card)) ?? false;
}

/** What the format calls who leads: "commander", "oathbreaker". */
export function calledIn(format: Format): string {
  return format.leaders?.called ?? "commander";
}

/** "a legendary creature or ..." */
export function leaderWords(format: Format): string {
  return (format.leaders?.kinds ?? []).map((kind) => LEADER_CLASSES[kind].words).join(", or ");
}

/**
 * Whether two cards may be commanders together (CR 702.124): the kinds of pairs never mix. Their legality in the
 * format is not looked at.
 */
export function pairing(table: CardTable, format: Format, a: CardIndex, b: CardIndex): PairingVerdict {
  const nameA = table.name(a);
  const nameB = table.name(b);
  if ((format.leaders?.max ?? 0) < 2) return { ok: false, why: `${format.name} has no pairs of commanders.` };
  if (a === b) return { ok: false, why: `Two copies of ${nameA} cannot lead a deck together.` };
  if (pairsWithBackground(table, format, a, b) || pairsWithBackground(table, format, b, a))
    return { ok: true };
  for (const card of [a, b])
    if (!leadsAlone(table, format, card))
      return { ok: false, why: `${table.name(card)} cannot be one of two commanders here.` };
  const one = table.pairing(a);
  const two = table.pairing(b);
  if (!one || !two)
    return { ok: false, why: `${one ? nameB : nameA} has no ability that lets it share the lead.` };
  if (one.kind === "partner-with" && two.kind === "partner-with") {
    if (namesEach(table, one.name, b) && namesEach(table, two.name, a)) return { ok: true };
  } else if (doCombine(one, two)) return { ok: true };
  for (const [name, ability] of [
    [nameA, one],
    [nameB, two],
  ] as const) {
    if (ability.kind === "partner-with")
      return { ok: false, why: `${name} partners with ${ability.name} and nobody else.` };
  }
  return { ok: false, why: `${nameA} and ${nameB} pair up by different abilities, which do not combine.` };
}

/** Whether two abilities let their cards lead together, whatever the cards are called. */
function doCombine(one: Pairing, two: Pairing): boolean {
  if (one.kind === "partner-variant")
    return two.kind === "partner-variant" && two.variant.toLowerCase() === one.variant.toLowerCase();
  return PARTNER_OF[one.kind] === two.kind;
}

/** The kind of ability that each goes with; the others look at more than the kind. */
const PARTNER_OF: Readonly<Partial<Record<Pairing["kind"], Pairing["kind"]>>> = {
  partner: "partner",
  "doctors-companion": "doctor",
  doctor: "doctors-companion",
};

function pairsWithBackground(
  table: CardTable,
  format: Format,
  leader: CardIndex,
  background: CardIndex,
): boolean {
  return (
    choosesBackground(table, leader) && leadsAlone(table, format, leader) && isBackground(table, background)
  );
}

/** A creature that is a Background may also choose one, though its pairing names only the former. */
function choosesBackground(table: CardTable, card: CardIndex): boolean {
  const kind = table.pairing(card)?.kind;
  if (kind === "choose-a-background") return true;
  return (
    kind === "background" && table.keywords(card).some((word) => word.toLowerCase() === "choose a background")
  );
}

function namesEach(table: CardTable, named: string, card: CardIndex): boolean {
  return named === table.name(card) || named === frontName(table, card);
}

/** The right number of commanders, each of a kind that may lead. */
export const commanderRule: Rule = {
  id: "CMDR",
  title: "Who leads the deck",
  source: "CR 903.3",
  check: (deck) => {
    const { format, table, commanders } = deck;
    const written = deck.countIn(Zone.Commanders);
    if (!format.leaders) {
      if (written === 0) return [];
      const lines = deck.lines.filter((line) => line.zone === Zone.Commanders);
      const edits = lines.flatMap((line) => [
        { zone: Zone.Commanders, card: line.written, change: -line.count },
        { zone: Zone.Main, card: line.written, change: line.count },
      ]);
      const message = `${format.name} decks have no commander.`;
      const fix = { label: "Move to the main deck", edits };
      return [{ severity: "illegal", cards: namesOf(deck, commanders), message, fix }];
    }
    const { min, max } = format.leaders;
    if (written < min) {
      const message = `A ${format.name} deck needs ${withArticle(calledIn(format))}: ${leaderWords(format)}.`;
      return [{ severity: "illegal", cards: [], message }];
    }
    if (written > max) {
      const message = `${written} cards are named as ${calledIn(format)}s; ${format.name} allows at most ${max}.`;
      return [{ severity: "illegal", cards: namesOf(deck, commanders), message }];
    }
    return [...new Set(commanders)].flatMap((card) => {
      const name = table.name(card);
      const { bannedAs, source } = deck.pool.statusOf(card);
      if (bannedAs.includes("leader")) {
        const message = `${name} may be in a ${format.name} deck, but it is banned as ${calledIn(format)}.`;
        return [{ severity: "illegal" as const, cards: [name], message, source }];
      }
      if (leadsAlone(table, format, card)) return [];
      const background = isBackground(table, card);
      if (background && written > 1) return [];
      const message = background
        ? `${name} is a Background and leads only beside a commander that chooses a Background.`
        : `${name} cannot lead a ${format.name} deck; that takes ${leaderWords(format)}.`;
      return [{ severity: "illegal" as const, cards: [name], message }];
    });
  },
};

/** Two commanders belong together. */
export const pairRule: Rule = {
  id: "PAIR",
  title: "Two commanders that may lead together",
  source: "CR 702.124",
  check: (deck) => {
    const [a, b, ...more] = deck.commanders;
    if (a === undefined || b === undefined || more.length > 0 || !deck.format.leaders) return [];
    const verdict = pairing(deck.table, deck.format, a, b);
    if (verdict.ok) return [];
    return [{ severity: "illegal", cards: [...new Set(namesOf(deck, [a, b]))], message: verdict.why }];
  },
};
