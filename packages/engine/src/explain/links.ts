import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { ROLE_RULES, type RoleId } from "../../data/roles.ts";
import { hasRole } from "../forms/role-set.ts";
import { shareOf } from "../rank/skeletons.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { inWords } from "./phrases.ts";

/** The second half of a reason: what ties a card to this deck. The kind is there so that kinds can take turns. */
export interface Link {
  readonly kind: string;
  /** Continues a sentence after a semicolon; no full stop. */
  readonly text: string;
  /** How much it says, 0 to 3: what is told of few cards says more. */
  readonly weight: number;
}

/** Whether a card does its work by attacking, whatever else is on the board. */
function fights(table: CardTable, card: CardIndex): boolean {
  return ["saboteur", "attack-trigger"].some((name) => {
    const tag = table.tags.id(name);
    return tag >= 0 && table.tags.has(card, tag);
  });
}

/** Below this many instants and sorceries a deck is not about them. */
const MANY_SPELLS = 12;
/** Nor, below this many, about planeswalkers. */
const MANY_WALKERS = 5;

/** What fewer of an archetype's decks play says nothing for itself. */
const LEAST_SHARE = 0.2;

/** What a tag's cards count or feed on, for links. */
const FEEDS: readonly {
  readonly tag: string;
  readonly text: (facts: DeckFacts, entry: DeckCard) => string | undefined;
}[] = [
  {
    tag: "sacrifice-outlet",
    text: ({ roleCount }) => some(roleCount.fodder, (n) => `${n} cards bring bodies for it`),
  },
  {
    tag: "death-payoff",
    text: ({ roleCount }) => some(roleCount.outlet, (n) => `${n} sacrifice outlets set it off at will`),
  },
  {
    tag: "spellslinger-payoff",
    text: ({ plan, spells }, { fit }) =>
      // In a typal deck the spells that count for such a card are those of the type.
      some(
        spells < MANY_SPELLS || (plan.creatureType >= 0 && fit.typal > 0) ? 0 : spells,
        (n) => `${n} instants and sorceries set it off`,
      ),
  },
  { tag: "artifact-payoff", text: ({ artifacts }) => some(artifacts, (n) => `${n} artifacts count for it`) },
  {
    tag: "enchantment-payoff",
    text: ({ enchantments }) => some(enchantments, (n) => `${n} enchantments count for it`),
  },
  { tag: "landfall-payoff", text: ({ lands }) => some(lands, (n) => `${n} lands to set it off`) },
  { tag: "lands-payoff", text: ({ lands }) => some(lands, (n) => `${n} lands feed it`) },
  {
    tag: "anthem",
    text: ({ creatures }, { fit }) =>
      fit.typal > 1 ? undefined : some(creatures, (n) => `${n} creatures, and every token, grow with it`),
  },
  {
    tag: "overrun",
    text: ({ creatures }) => some(creatures, (n) => `${n} creatures are ready to attack with it`),
  },
  {
    tag: "lord",
    text: ({ creatureType, roleCount }) =>
      creatureType === "" ? undefined : some(roleCount.typal, (n) => `it leads ${n} ${creatureType} cards`),
  },
  {
    tag: "typal-payoff",
    text: ({ creatureType, roleCount }) =>
      creatureType === ""
        ? undefined
        : some(roleCount.typal, (n) => `${n} ${creatureType} cards make it better`),
  },
  { tag: "token-doubler", text: ({ roleCount }) => some(roleCount.maker, (n) => `${n} token makers profit`) },
  { tag: "equipment", text: ({ creatures }) => some(creatures, (n) => `${n} creatures can carry it`) },
  {
    tag: "equipment-payoff",
    text: (facts) => some(facts.tagCount("equipment"), (n) => `${n} Equipment in the deck`),
  },
  { tag: "aura-payoff", text: (facts) => some(facts.tagCount("aura:buff"), (n) => `${n} Auras set it off`) },
  {
    tag: "lifegain-payoff",
    text: (facts) => some(facts.tagCount("lifegain"), (n) => `${n} cards gain the life it wants`),
  },
  {
    tag: "counters-payoff",
    text: (facts) => some(facts.tagCount("counters-maker"), (n) => `${n} cards place counters`),
  },
  {
    tag: "proliferate",
    text: (facts) =>
      some(
        facts.tagCount("counters-maker") + facts.tagCount("poison"),
        (n) => `${n} cards place counters for it`,
      ),
  },
  {
    tag: "reanimation",
    text: ({ roleCount }) => some(roleCount.target, (n) => `${n} big creatures are worth bringing back`),
  },
  {
    tag: "blink",
    text: (facts) => some(facts.tagCount("etb-value"), (n) => `${n} creatures like to enter again`),
  },
  {
    tag: "draw:engine",
    text: ({ creatures, plan, table }, { card, types }) =>
      plan.creatureType >= 0 && (types & CardType.Planeswalker) === 0 && !fights(table, card)
        ? some(creatures, (n) => `with ${n} creatures about it seldom rests`)
        : undefined,
  },
  {
    tag: "planeswalker-payoff",
    text: (facts) =>
      some(walkers(facts) < MANY_WALKERS ? 0 : walkers(facts), (n) => `${n} planeswalkers to look after`),
  },
];

/** Everything that could tie a card to the deck. */
export function linksOf(facts: DeckFacts, entry: DeckCard): Link[] {
  const links: Link[] = [];
  const { table } = facts;
  for (const { tag, text } of FEEDS) {
    const id = table.tags.id(tag);
    const said = id >= 0 && table.tags.has(entry.card, id) ? text(facts, entry) : undefined;
    if (said !== undefined) links.push({ kind: `feeds ${tag}`, text: said, weight: 2.5 });
  }
  const { skeleton } = facts.plan;
  const share = skeleton === undefined ? 0 : shareOf(skeleton.main, entry.card);
  if (skeleton !== undefined && share >= LEAST_SHARE)
    links.push({
      kind: "archetype",
      text: `${Math.round(100 * share)} % of ${skeleton.name} decks play it`,
      weight: 1.7,
    });
  const partner = facts.partnerOf(entry.card);
  if (partner !== undefined) links.push({ kind: "partner", text: `at home beside ${partner}`, weight: 1.6 });
  if (facts.creatureType !== "" && entry.fit.typal >= 1) {
    links.push({
      kind: "typal",
      text: `one of ${facts.roleCount.typal} ${facts.creatureType} cards`,
      weight: 1.2,
    });
    if (entry.place.role !== undefined)
      links.push({
        kind: "typal itself",
        text: `${article(facts.creatureType)} itself, so it counts for everything that counts them`,
        weight: 1.1,
      });
  }
  const { role } = entry.place;
  if (role !== undefined) links.push(...roleLinks(facts, entry, role));
  const second = otherRole(facts, entry);
  if (second !== undefined) {
    links.push({
      kind: "second role",
      text: `also one of ${inWords(facts.roleCount[second])} ${ROLE_RULES[second].noun}`,
      weight: 1.5,
    });
  }
  const drops = facts.cards.reduce(
    (sum, other) =>
      sum +
      (isSpell(other) && Math.floor(other.manaValue) === Math.floor(entry.manaValue) ? other.copies : 0),
    0,
  );
  const place = DROPS[Math.floor(entry.manaValue)];
  if (place !== undefined && drops > 2)
    links.push({ kind: "curve", text: `one of ${inWords(drops)} ${place}`, weight: 1 });
  if (entry.copies === 4)
    links.push({ kind: "playset", text: "all four copies, since you want one every game", weight: 1.4 });
  else if (entry.copies === 1 && !facts.singleton)
    links.push({ kind: "single", text: "one copy, for when the game goes long", weight: 1 });
  return links;
}

function roleLinks(facts: DeckFacts, entry: DeckCard, role: RoleId): Link[] {
  const count = facts.roleCount[role];
  const { noun } = ROLE_RULES[role];
  const peers = facts.cards.filter((other) => hasRole(other.roles, role));
  const values = peers.map((other) => other.manaValue);
  const links: Link[] = [];
  if (count > 1) {
    links.push({
      kind: "role",
      text: count <= 3 ? `one of only ${inWords(count)} ${noun}` : `one of ${inWords(count)} ${noun}`,
      weight: 1.3,
    });
    links.push({ kind: "role total", text: `with it the deck has ${inWords(count)} ${noun}`, weight: 0.9 });
  }
  if (
    peers.length >= 4 &&
    entry.manaValue === Math.min(...values) &&
    values.filter((value) => value === entry.manaValue).length <= 2
  ) {
    links.push({ kind: "cheapest", text: `the cheapest of the ${inWords(count)} ${noun}`, weight: 2 });
  }
  if (
    peers.length >= 4 &&
    entry.manaValue === Math.max(...values) &&
    values.filter((value) => value === entry.manaValue).length === 1
  ) {
    links.push({
      kind: "dearest",
      text: `the top of the curve among ${inWords(count)} ${noun}`,
      weight: 1.8,
    });
  }
  return links;
}

/** A role beside the one a card is listed under that the deck counts too. */
function otherRole(facts: DeckFacts, entry: DeckCard): RoleId | undefined {
  return SECOND_ROLES.find(
    (role) => role !== entry.place.role && hasRole(entry.roles, role) && facts.roleCount[role] > 1,
  );
}

const SECOND_ROLES: readonly RoleId[] = [
  "wipe",
  "outlet",
  "drain",
  "removal",
  "counter",
  "draw",
  "tutor",
  "ramp",
  "protection",
  "maker",
  "recursion",
  "mill",
  "lock",
];

const DROPS: readonly (string | undefined)[] = [
  "cards that cost nothing",
  "one-drops",
  "two-drops",
  "three-drops",
  "four-drops",
  "five-drops",
  "six-drops",
  "seven-drops",
];

function some(count: number, text: (words: string) => string): string | undefined {
  return count >= 2 ? text(inWords(count)) : undefined;
}

function walkers({ cards }: DeckFacts): number {
  return cards.reduce((sum, { types, copies }) => sum + (types & CardType.Planeswalker ? copies : 0), 0);
}

function isSpell({ types }: DeckCard): boolean {
  return (types & CardType.Land) === 0;
}

function article(word: string): string {
  return `${/^[AEIOU]/.test(word) ? "an" : "a"} ${word}`;
}
