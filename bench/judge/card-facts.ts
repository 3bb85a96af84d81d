import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  Supertype,
} from "@deckwright/cards/table/card-table.ts";

/** What the judge knows of the cards. Its own reading of the table: no rule of the product takes part. */
export interface CardFacts {
  readonly table: CardTable;
  /** Every card that bears a name, written as anybody may write it; empty when there is none. */
  named(name: string): readonly CardIndex[];
  isLand(card: CardIndex): boolean;
  isBasic(card: CardIndex): boolean;
  hasTag(card: CardIndex, tag: string): boolean;
}

/** Prepares the lookup of names: full names and front faces. */
export function readCardFacts(table: CardTable): CardFacts {
  const byName = new Map<string, CardIndex[]>();
  const add = (name: string, card: CardIndex): void => {
    const cards = byName.get(name);
    if (cards === undefined) byName.set(name, [card]);
    else if (!cards.includes(card)) cards.push(card);
  };
  for (let card = 0; card < table.size; card++) {
    const name = table.name(card).toLowerCase();
    add(name, card);
    const front = name.split(" // ")[0];
    if (front !== undefined && front !== name) add(front, card);
  }
  return {
    table,
    named: (name) => byName.get(name.toLowerCase()) ?? [],
    isLand: (card) => ((table.frontTypes[card] ?? 0) & CardType.Land) !== 0,
    isBasic: (card) => ((table.supertypes[card] ?? 0) & Supertype.Basic) !== 0,
    hasTag: (card, tag) => {
      const number = table.tags.id(tag);
      return number >= 0 && table.tags.has(card, number);
    },
  };
}

/** Whether a card may lead a deck alone (CR 903.3): a legendary creature, a legendary Vehicle or Spacecraft with power, or one whose text says so. */
export function mayLead(table: CardTable, card: CardIndex): boolean {
  const facts = table.facts[card] ?? 0;
  if (facts & Fact.CanBeCommander) return true;
  if (((table.supertypes[card] ?? 0) & Supertype.Legendary) === 0) return false;
  return ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0 || (facts & Fact.CrewedLeader) !== 0;
}

/** Whether two cards may share the command zone (CR 702.124). */
export function mayPair(table: CardTable, first: CardIndex, second: CardIndex): boolean {
  const one = table.pairing(first);
  const two = table.pairing(second);
  if (one === null || two === null) return false;
  if (one.kind === "partner") return two.kind === "partner";
  if (one.kind === "partner-variant") return two.kind === "partner-variant" && one.variant === two.variant;
  if (one.kind === "partner-with")
    return (
      two.kind === "partner-with" &&
      sameName(one.name, table.name(second)) &&
      sameName(two.name, table.name(first))
    );
  const kinds = new Set([one.kind, two.kind]);
  return (
    (kinds.has("choose-a-background") && kinds.has("background")) ||
    (kinds.has("doctors-companion") && kinds.has("doctor"))
  );
}

function sameName(short: string, full: string): boolean {
  const whole = full.toLowerCase();
  return whole === short.toLowerCase() || whole.split(" // ")[0] === short.toLowerCase();
}
