import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { ANSWER_POINTS, ANSWERS } from "../../data/opponents.ts";
import { numbersOf } from "../forms/card-roles.ts";
import { scarcityOf, spentOf } from "../forms/scarcity.ts";
import { isCastableIn } from "../mana/demand.ts";
import type { Notes } from "../notes.ts";
import type { Plan } from "../plan/plan.ts";
import type { Random } from "../random.ts";
import { bestPlaces } from "../rank/best-places.ts";
import { answeredBy } from "./answers.ts";
import { allowedSpells, type SelectContext } from "./candidates.ts";
import { colorsMade } from "./idle-colors.ts";
import { sidePlaces } from "./sideboard-places.ts";

/** What a sideboard card is brought in for. */
export type SidePurpose =
  | "graveyard"
  | "permanents"
  | "wipe"
  | "counter"
  | "discard"
  | "removal"
  | "color"
  | "other"
  /** Left over of the opened cards. */
  | "pool";

/** Purposes in the order in which a card is counted for one, the tags that show it, and copies that suffice. */
const PURPOSES: readonly {
  readonly purpose: SidePurpose;
  readonly tags: readonly string[];
  readonly enough: number;
}[] = [
  { purpose: "graveyard", tags: ["graveyard-hate"], enough: 4 },
  {
    purpose: "permanents",
    tags: ["removal:artifact", "removal:enchantment", "sweeper:artifact-enchantment"],
    enough: 4,
  },
  { purpose: "wipe", tags: ["sweeper"], enough: 3 },
  { purpose: "color", tags: ["color-hate"], enough: 3 },
  { purpose: "counter", tags: ["counterspell"], enough: 4 },
  { purpose: "discard", tags: ["discard"], enough: 4 },
  { purpose: "removal", tags: ["removal", "removal:damage"], enough: 4 },
  { purpose: "other", tags: [], enough: 4 },
];

/** A chosen sideboard: copies and what each card is for. */
export interface Sideboard {
  readonly counts: ReadonlyMap<CardIndex, number>;
  readonly purposes: ReadonlyMap<CardIndex, SidePurpose>;
}

// Points where relevance has a deviation of one, set by hand in November 2026.

/** Points that one more copy for a purpose already covered loses, and the whole entry once there are enough. */
const CROWDING = 0.45;
const MORE_THAN_ENOUGH = 1;
/** Copies of a card that are brought at most: the fourth is worth less than another card. */
const MOST_COPIES = 3;
const NOISE = 0.3;
/** For a card that no deck of the format brings, where it is known what decks bring: cheap ones are bad ones. */
const NEVER_BROUGHT = -3;
/** What one more copy than decks usually bring is worth where money is counted: less than most others, and more than those. */
const ONE_MORE = -1.5;
/** What spending all that is left on one card costs. */
const DEAR = 1.5;
/** Cards that are weighed against each other, and of a kind that is to be there in a number. */
const WEIGHED = 220;
const OF_A_KIND = 60;

/** The cards that a wish puts into the sideboard, as far as rules and room allow. */
export function begunSideboard(
  { wish, format }: Plan,
  { table, rules }: SelectContext,
  main: ReadonlyMap<CardIndex, number>,
  notes: Notes,
): ReadonlyMap<CardIndex, number> {
  const pool = rules.poolMask(format.slug);
  const begun = new Map<CardIndex, number>();
  let free = format.sideboard;
  for (const { card, copies } of wish.side) {
    const cards = [table.name(card)];
    if (format.sideboard === 0) notes.add({ kind: "no-sideboard", cards, format: format.name });
    else if (pool[card] === 0) {
      const isBanned = rules.statusOf(format.slug, card).legality === "banned";
      notes.add({ kind: "not-legal", cards, format: format.name, isBanned });
    } else {
      const asked = Math.max(1, copies);
      const have = Math.min(asked, free, rules.copyLimit(format.slug, card) - (main.get(card) ?? 0));
      if (have < asked) notes.add({ kind: "side-missed", cards, asked, have: Math.max(0, have) });
      if (have <= 0) continue;
      begun.set(card, have);
      free -= have;
    }
  }
  return begun;
}

/** The cards that are weighed: the best of all, of those that money for every place buys, and of each kind that is to be there in a number. */
function weighedPlaces(
  scores: Float64Array,
  allowed: readonly CardIndex[],
  kinds: readonly ((card: CardIndex) => boolean)[],
): number[] {
  const weighed = new Set(bestPlaces(scores, WEIGHED));
  for (const isOfKind of kinds) {
    const isOne = allowed.map(isOfKind);
    const ofKind = scores.map((score, at) => (isOne[at] ? score : Number.NEGATIVE_INFINITY));
    for (const at of bestPlaces(ofKind, OF_A_KIND)) if (isOne[at]) weighed.add(at);
  }
  return [...weighed];
}

/** What a sideboard is chosen for. */
export interface SideboardInput {
  readonly main: ReadonlyMap<CardIndex, number>;
  /** Cards that are to be in it, as far as limits have places for those that the wish does not name. */
  readonly begun: ReadonlyMap<CardIndex, number>;
  /** Dollars left for it; Infinity without a budget. */
  readonly budget: number;
}

/**
 * Chooses a sideboard: what decks with this main deck bring along, spread over purposes, two or three copies of each.
 */
export function chooseSideboard(
  plan: Plan,
  context: SelectContext,
  { main, begun, budget }: SideboardInput,
  random: Random,
): Sideboard {
  const { table, rules, ranker } = context;
  const counts = new Map<CardIndex, number>();
  const purposes = new Map<CardIndex, SidePurpose>();
  const slots = plan.format.sideboard;
  if (slots === 0) return { counts, purposes };
  const made = colorsMade(main, table);
  const allowed = allowedSpells(plan, context).filter((card) => isCastableIn(table, card, made));
  const seeds = [...main.keys()].map((card) => ({ card, weight: main.get(card) ?? 1 }));
  const relevance = ranker.sideRelevance(plan.format.slug, seeds, allowed);
  const tags = PURPOSES.map((entry) => numbersOf(table, entry.tags));
  const purposeOf = (card: CardIndex): SidePurpose =>
    PURPOSES.find((_, at) => tags[at]?.some((tag) => table.tags.has(card, tag)))?.purpose ?? "other";
  const { slug } = plan.format;
  const isBrought = (card: CardIndex): boolean =>
    ranker.popularity(slug, card) * ranker.sideboardShare(slug, card) > 0;
  const scores = Float64Array.from(
    relevance,
    (score, at) => score + NOISE * random.jitter() + (isBrought(allowed[at] ?? -1) ? 0 : NEVER_BROUGHT),
  );
  const { ownedMode, owned, limits } = plan.wish;
  const places = sidePlaces(limits.side);
  const isBudgeted = Number.isFinite(budget);
  const priceOf = (card: CardIndex): number =>
    isBudgeted ? (table.priceUsd[card] ?? Number.POSITIVE_INFINITY) : 0;
  const weighed = weighedPlaces(scores, allowed, [
    (card) => priceOf(card) * slots <= budget,
    ...limits.side.filter(({ limit }) => limit.least !== undefined).map(({ counts: isOne }) => isOne),
  ]);
  const pool = weighed.map((at) => {
    const card = allowed[at] ?? 0;
    return { card, score: scores[at] ?? 0, purpose: purposeOf(card) };
  });
  const isNamed = (card: CardIndex): boolean => plan.wish.side.some((named) => named.card === card);
  /** Copies that one would bring of a card, as far as rules and collection allow. */
  const wantedOf = (card: CardIndex, free: number): number => {
    const has = counts.get(card) ?? 0;
    const held = ownedMode === "only" ? (owned.get(card) ?? 0) : Number.POSITIVE_INFINITY;
    const room = Math.min(rules.copyLimit(slug, card), held) - (main.get(card) ?? 0) - has;
    const usual = Math.max(1, Math.min(MOST_COPIES, ranker.usualCopies(slug, card)));
    const isMore = isBudgeted && has < MOST_COPIES && isBrought(card) && !isNamed(card);
    return Math.min(room, places.next(card, free), has === 0 ? usual : Number(isMore));
  };
  const scarcity = scarcityOf(plan, context);
  let scarce = scarcity.most - spentOf(scarcity, main);
  const opponents = answeredBy(plan.wish.against, table).map((each) => ({ ...each, have: 0 }));
  const covered = new Map<SidePurpose, number>();
  let free = slots;
  let money = budget;
  const put = (card: CardIndex, copies: number, purpose: SidePurpose): void => {
    counts.set(card, (counts.get(card) ?? 0) + copies);
    purposes.set(card, purpose);
    covered.set(purpose, (covered.get(purpose) ?? 0) + copies);
    for (const opponent of opponents) if (opponent.answers(card)) opponent.have += copies;
    places.put(card, copies);
    free -= copies;
    scarce -= copies * scarcity.costOf(card);
    if (isBudgeted) money -= copies * (table.priceUsd[card] ?? 0);
  };
  for (const [card, copies] of begun) {
    // With all the money there is, the archetype's lands are there, and what is not cast is brought for another reason.
    if (isBudgeted && !isNamed(card) && !isCastableIn(table, card, made)) continue;
    const fitting = Math.min(copies, isNamed(card) ? free : places.room(card, free));
    if (fitting > 0) put(card, fitting, purposeOf(card));
  }
  /** What some copies of a card add; prices weigh in once money is short, so that every slot can be filled. */
  const scoreOf = ({ card, score, purpose }: (typeof pool)[number], copies: number): number => {
    const have = covered.get(purpose) ?? 0;
    if (counts.has(card)) return ONE_MORE - CROWDING * have;
    const enough = PURPOSES.find((entry) => entry.purpose === purpose)?.enough ?? 4;
    const dear = isBudgeted ? (DEAR * priceOf(card) * copies) / Math.max(0.01, money) : 0;
    if (opponents.some((each) => each.have < ANSWERS.side && each.answers(card)))
      return score + ANSWER_POINTS - dear;
    return score - CROWDING * have - (have + copies > enough ? MORE_THAN_ENOUGH : 0) - dear;
  };
  // So much is kept for each place that is still to be filled: about what the cheapest cards cost.
  const prices = pool.map(({ card }) => priceOf(card)).sort((a, b) => a - b);
  const least = Math.min(prices[slots - 1] ?? 0, Math.max(0, money) / Math.max(1, free));
  const affordableCopies = (price: number): number => {
    if (price > least) return Math.floor((money - least * free) / (price - least));
    return price > 0 ? Math.floor(money / price) : Number.POSITIVE_INFINITY;
  };
  while (free > 0) {
    let best: { readonly entry: (typeof pool)[number]; readonly copies: number } | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const entry of pool) {
      const copies = Math.min(wantedOf(entry.card, free), affordableCopies(priceOf(entry.card)));
      const cost = copies * scarcity.costOf(entry.card);
      if (!(copies >= 1) || (cost > 0 && cost > scarce)) continue;
      const score = scoreOf(entry, copies);
      if (score > bestScore) [best, bestScore] = [{ entry, copies }, score];
    }
    if (best) put(best.entry.card, best.copies, best.entry.purpose);
    else if (!places.giveUp()) break;
  }
  return { counts, purposes };
}
