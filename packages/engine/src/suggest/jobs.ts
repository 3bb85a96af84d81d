import {
  type CardIndex,
  type CardTable,
  CardType,
  type SubtypeId,
} from "@deckwright/cards/table/card-table.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import {
  CREATURES_GROUP,
  type Place,
  type PlacingPlan,
  placeOf,
  SUPPORT_GROUP,
  WALKERS_GROUP,
} from "../explain/groups.ts";
import { hasRole } from "../forms/role-set.ts";
import type { CardColumns } from "../score/columns.ts";

/** What the cards of a deck are there for, and how much alike cards are. */
export interface Jobs {
  /** Whether a card may do what a card of the deck is listed for: cheap to ask, for all cards of a format. */
  may(subject: CardIndex, card: CardIndex): boolean;
  /** Whether it does. */
  same(subject: CardIndex, card: CardIndex): boolean;
  /** How alike two cards are, in the ranker's deviations: by what they do, type and cost. */
  likeness(one: CardIndex, other: CardIndex): number;
  /** What a card is listed for, as reasons say it. */
  words(card: CardIndex): string;
}

/** Points for likeness, in the ranker's deviations. By hand, November 2026. */
const LIKE = {
  /** For the same tags; rare tags say more. */
  tags: 2.4,
  /** For the same kind of card: creature, instant, artifact and so on. */
  type: 0.7,
  /** For two members of the creature type that the deck is about. */
  members: 0.8,
  /** For each mana that they cost more or less. */
  mana: -0.4,
} as const;

/** Cards without a role in common must be this much alike in tags. */
const LEAST_ALIKE = 0.3;

/** A deck is about a creature type from so many members on, and from this share of its creatures on. */
const TYPAL = { members: 6, share: 0.5 } as const;

/** Headings that stand for no job, and what they are called. */
const WITHOUT_JOB: Readonly<Record<string, string>> = {
  [CREATURES_GROUP]: "A creature as well",
  [WALKERS_GROUP]: "A planeswalker as well",
  [SUPPORT_GROUP]: "A similar card",
};

/** Reads the jobs of a deck. */
export function createJobs(
  table: CardTable,
  columns: CardColumns,
  format: Format,
  main: readonly CardIndex[],
): Jobs {
  const plan: PlacingPlan = { format, creatureType: typeOf(table, main), template: { bands: [] } };
  const places = new Map<CardIndex, Place>();
  const place = (card: CardIndex): Place => {
    const known = places.get(card) ?? placeOf(plan, table, columns.roles[card] ?? 0, card);
    places.set(card, known);
    return known;
  };
  const rarity = rarityOfTags(table);
  const tags = new Map<CardIndex, readonly number[]>();
  const tagsOf = (card: CardIndex): readonly number[] => {
    const known = tags.get(card) ?? table.tags.numbersOf(card);
    tags.set(card, known);
    return known;
  };
  const alike = (one: CardIndex, other: CardIndex): number => {
    const others = new Set(tagsOf(other));
    const weigh = (numbers: Iterable<number>): number => {
      let sum = 0;
      for (const number of numbers) sum += rarity[number] ?? 0;
      return sum;
    };
    const shared = weigh(tagsOf(one).filter((number) => others.has(number)));
    const all = weigh(tagsOf(one)) + weigh(others) - shared;
    return all === 0 ? 0 : shared / all;
  };
  const typesShared = (one: CardIndex, other: CardIndex): boolean =>
    ((table.frontTypes[one] ?? 0) & (table.frontTypes[other] ?? 0)) !== 0;
  const isMember = (card: CardIndex): boolean =>
    plan.creatureType >= 0 && Array.from(table.subtypes(card)).includes(plan.creatureType);
  return {
    may(subject, card) {
      const { group, role } = place(subject);
      if (role === undefined || WITHOUT_JOB[group] !== undefined) return typesShared(subject, card);
      return hasRole(columns.roles[card] ?? 0, role);
    },
    same(subject, card) {
      const { group, role } = place(subject);
      if (place(card).group !== group) return false;
      const hasJob =
        role !== undefined && hasRole(columns.roles[card] ?? 0, role) && WITHOUT_JOB[group] === undefined;
      return hasJob || alike(subject, card) >= LEAST_ALIKE;
    },
    likeness: (one, other) =>
      LIKE.tags * alike(one, other) +
      (typesShared(one, other) ? LIKE.type : 0) +
      (isMember(one) && isMember(other) ? LIKE.members : 0) +
      LIKE.mana * manaApart(table, one, other),
    words: (card) => WITHOUT_JOB[place(card).group] ?? place(card).group,
  };
}

/** How far the mana values of two cards lie apart. */
export function manaApart(table: CardTable, one: CardIndex, other: CardIndex): number {
  return Math.abs((table.manaValue[one] ?? 0) - (table.manaValue[other] ?? 0));
}

/** The creature type that a deck is about, or -1. */
function typeOf(table: CardTable, main: readonly CardIndex[]): SubtypeId {
  const creatures = main.filter((card) => ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0);
  const counts = new Map<SubtypeId, number>();
  for (const card of creatures)
    for (const type of Array.from(table.subtypes(card)))
      if (table.isCreatureType(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  const [type, members] = [...counts].sort(([a, x], [b, y]) => y - x || a - b)[0] ?? [-1, 0];
  return members >= TYPAL.members && members >= TYPAL.share * creatures.length ? type : -1;
}

/** What sharing a tag says, by its number: nothing for one that all cards have, more the fewer do. */
const rarityOfTags = oncePer((table: CardTable): Float64Array => {
  const counts = new Float64Array(table.tags.names.length);
  for (let card = 0; card < table.size; card++)
    for (const number of table.tags.numbersOf(card)) counts[number] = (counts[number] ?? 0) + 1;
  return counts.map((count) => Math.log(table.size / Math.max(1, count)));
});
