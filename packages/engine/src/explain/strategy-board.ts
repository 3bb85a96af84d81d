import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { CountKind } from "../../data/what/feeds.ts";
import { hasRole } from "../forms/role-set.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { feedOf, frontName } from "./links.ts";
import { inWords, listed } from "./phrases.ts";
import { best, scaled, size, type Told, told } from "./strategy-words.ts";

/** Copies, of sixty, from which a deck is told of by what it opens with, by what flies, and by what gains from the rest. */
const LEAST = { opens: 10, fliers: 6, gains: 4, anyOpens: 6 } as const;

/** Full sets that a sentence names at most, and at least. */
const SETS = { most: 3, least: 2, copies: 4 } as const;

/** What creatures of the first two turns cost at most. */
const EARLY = 2;

/** A creature's own flying, at the head of a line of its text. */
const FLIES = /(?:^|\n)(?:[a-z ]+, )*flying(?:,|\n|$)/i;

/** Kinds that say little of a card that gains from them: most cards speak of creatures, and a type is told with the plan. */
const UNTOLD: ReadonlySet<CountKind> = new Set(["type", "creatures"]);

/** Kinds that a sentence of its own calls in more words. */
const CALLED: Partial<Readonly<Record<CountKind, string>>> = {
  "creatures at six mana or more": "creatures of six mana and more",
  "token makers": "cards that make tokens",
};

/** The cheap creatures that a deck opens with; of one that is not about them fewer are told. */
export function opensOf(facts: DeckFacts, named: Set<string>, least: "opens" | "anyOpens"): Told | undefined {
  const cheap = creatures(facts).filter(({ manaValue }) => manaValue <= EARLY);
  const names = best(
    facts,
    cheap.filter(({ roles }) => hasRole(roles, "early")),
    named,
  );
  const count = size(cheap);
  if (count < scaled(facts, LEAST[least]) || names.length === 0) return undefined;
  for (const name of names) named.add(name);
  return told(
    "opens",
    `It opens with ${inWords(count)} creatures of two mana or less, such as ${listed(names.map(frontName))}`,
    names,
    [count],
  );
}

/** The creatures that fly, also those that do so on their other side. */
export function fliersOf(facts: DeckFacts, named: Set<string>): Told | undefined {
  const fliers = creatures(facts).filter(({ card }) =>
    facts.table
      .faces(card)
      .some(({ typeLine, oracleText }) => /\bCreature\b/.test(typeLine) && FLIES.test(oracleText)),
  );
  const names = best(facts, fliers, named);
  const count = size(fliers);
  if (count < scaled(facts, LEAST.fliers) || names.length === 0) return undefined;
  for (const name of names) named.add(name);
  return told(
    "win",
    `It attacks in the air with ${inWords(count)} creatures, such as ${listed(names.map(frontName))}`,
    names,
    [count],
  );
}

/** The cards that gain from many others of the deck, such as those that count instants and sorceries. */
export function gainsOf(facts: DeckFacts, named: Set<string>): Told | undefined {
  const takers = new Map<CountKind, DeckCard[]>();
  for (const entry of facts.cards) {
    const what = entry.types & CardType.Land ? undefined : feedOf(facts, entry)?.what;
    if (what === undefined || UNTOLD.has(what)) continue;
    takers.set(what, [...(takers.get(what) ?? []), entry]);
  }
  const most = [...takers].sort(([, a], [, b]) => size(b) - size(a))[0];
  if (most === undefined || size(most[1]) < scaled(facts, LEAST.gains)) return undefined;
  const [what, entries] = most;
  const names = best(facts, entries, named);
  if (names.length === 0) return undefined;
  for (const name of names) named.add(name);
  return told(
    "gains",
    `${listed(names.map(frontName))} ${names.length === 1 ? "gains" : "gain"} from its ${inWords(facts.count(what))} ${CALLED[what] ?? what}`,
    names,
    [facts.count(what)],
  );
}

/** The cards that a deck of four copies plays as many of as it may. */
export function setsOf(facts: DeckFacts, named: Set<string>): Told | undefined {
  const full = facts.cards.filter(
    ({ types, copies }) => copies === SETS.copies && (types & CardType.Land) === 0,
  );
  const names = best(facts, full, named, SETS.most);
  if (names.length < SETS.least) return undefined;
  for (const name of names) named.add(name);
  return told("sets", `It plays four copies each of ${listed(names.map(frontName))}`, names, [SETS.copies]);
}

function creatures({ cards }: DeckFacts): DeckCard[] {
  return cards.filter(({ types }) => (types & CardType.Creature) !== 0 && (types & CardType.Land) === 0);
}
