import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { COMBO_PENALTY, DISTINCT_COST, PAIR_WEIGHT } from "../../data/weights.ts";
import { zoneTest } from "../forms/build-rules.ts";
import { isRestricted, scarcityOf } from "../forms/scarcity.ts";
import { bendOf, partnerFormat } from "../plan/level-bend.ts";
import { isSingleton, type Plan } from "../plan/plan.ts";
import type { Random } from "../random.ts";
import type { Seed } from "../rank/ranker.ts";
import { cardWorth } from "../score/card-worth.ts";
import { clashOf } from "../score/clashes.ts";
import { enablersNeeded } from "../score/packages.ts";
import { allowedSpells, bandsOf, isForbiddenCombo, type SelectContext, seedsOf } from "./candidates.ts";
import { copiesOf } from "./copies.ts";
import type { HomeProblem } from "./home-cost.ts";
import { optimize } from "./optimize.ts";
import type { Problem } from "./problem.ts";
import { type ShortlistSizes, shortlist } from "./shortlist.ts";
import { grownSeeds, themeSeeds } from "./theme-seeds.ts";

const SLOW: ReadonlySet<Playstyle> = new Set([
  "control",
  "control-combo-hybrid",
  "midrange",
  "ramp",
  "combo",
]);

/** Rounds in which a deck of four-ofs grows from its key cards: distinct cards known after each. */
const GROWTH = [3, 7, 12] as const;
const GROWTH_STEPS = 3_000;
const STEPS = 24_000;
/** How many candidates are weighed: few where only the first cards are looked for. */
const SHORTLIST: ShortlistSizes = { best: 340, perRole: 24 };
const GROWTH_SHORTLIST: ShortlistSizes = { best: 130, perRole: 12 };
/** Swaps of a first draft, from which only figures are read. */
const DRAFT_STEPS = 3_000;
/** The worth of a card that nothing makes up for. */
const LEFT_OUT = -50;

/** Allowed cards with their worth for a deck, best first. Sorted when it is first asked for: most decks never do. */
export type Ranked = () => readonly { readonly card: CardIndex; readonly worth: number }[];

/** The chosen cards that are not lands. */
export interface Spells {
  readonly counts: ReadonlyMap<CardIndex, number>;
  /** Every allowed card with its worth for this deck, best first: where a replacement comes from. */
  readonly ranked: Ranked;
  readonly candidates: number;
}

/** What the caller decides about the spells. */
export interface SpellInput {
  readonly total: number;
  /** Dollars for these cards; Infinity without a budget. */
  readonly budget: number;
  /** A rough choice, for its figures. */
  readonly draft?: true;
}

/** What one deck's spells are chosen from; kept so that a second choice (another number of lands) costs little. */
export interface SpellChooser {
  readonly candidates: number;
  choose(wish: SpellInput, random: Random): Spells;
  /** Copies that a rough choice had: in formats of four copies, the last from which the deck grew; else none. */
  draft(): ReadonlyMap<CardIndex, number>;
}

/**
 * Ranks and shortlists the cards for a plan. In formats of four copies the deck grows in rounds: what the first cards
 * suggest is chosen, and the ranker is asked again with those.
 */
export function createSpellChooser(plan: Plan, context: SelectContext, random: Random): SpellChooser {
  const allowed = allowedSpells(plan, context);
  const seeds = [...seedsOf(plan), ...themeSeeds(plan, context, allowed)];
  const worthOf = cardWorth(plan, context);
  const held = [...plan.commanders, ...plan.wish.include.map(({ card }) => card)];
  const bringsZone = zoneTest(context.table, plan.format, held);
  const worthBy = (seeds: readonly Seed[]): Float32Array =>
    worthOf
      .all(allowed, seeds, random.fork("worth"))
      .map((each, at) => (bringsZone(allowed[at] ?? 0) ? LEFT_OUT : each));
  let worth = worthBy(seeds);
  let draft: ReadonlyMap<CardIndex, number> = new Map();
  if (!isSingleton(plan.format)) {
    for (const [round, size] of GROWTH.entries()) {
      const partial = solve(plan, context, poolOf(plan, context, allowed, worth, GROWTH_SHORTLIST), {
        wish: { total: plan.mainSize - plan.template.lands[1], budget: Number.POSITIVE_INFINITY },
        steps: stepsOf(GROWTH_STEPS, context),
        random: random.fork(`growth ${round}`),
      });
      draft = new Map(
        partial.filter(({ copies }) => copies > 0).map(({ card, copies }) => [card, copies] as const),
      );
      const best = partial
        .filter(({ copies }) => copies > 0)
        .sort((a, b) => b.worth * b.copies - a.worth * a.copies || a.card - b.card)
        .slice(0, size)
        .map(({ card }) => card);
      worth = worthBy(grownSeeds(plan, best, context.table));
    }
  }
  let sorted: ReturnType<Ranked> | undefined;
  const ranked: Ranked = () => {
    sorted ??= Array.from(allowed, (card, at) => ({ card, worth: worth[at] ?? 0 })).sort(
      (a, b) => b.worth - a.worth || a.card - b.card,
    );
    return sorted;
  };
  const pool = poolOf(plan, context, allowed, worth, SHORTLIST);
  return {
    candidates: allowed.length,
    draft: () => draft,
    choose(wish, chance) {
      const chosen = solve(plan, context, pool, {
        wish,
        steps: stepsOf(wish.draft ? DRAFT_STEPS : STEPS, context),
        random: chance,
      });
      const counts = new Map(
        chosen.filter(({ copies }) => copies > 0).map(({ card, copies }) => [card, copies]),
      );
      return { counts, ranked, candidates: allowed.length };
    },
  };
}

function stepsOf(steps: number, { effort = 1 }: SelectContext): number {
  return Math.max(1, Math.round(steps * effort));
}

interface Run {
  readonly wish: SpellInput;
  readonly steps: number;
  readonly random: Random;
}

interface Chosen {
  readonly card: CardIndex;
  readonly copies: number;
  readonly worth: number;
}

/** The cards that are weighed against each other, and what their pairs are worth. */
interface Pool {
  readonly cards: readonly CardIndex[];
  readonly utility: Float32Array;
  readonly pairs: Float32Array;
}

function poolOf(
  plan: Plan,
  context: SelectContext,
  allowed: readonly CardIndex[],
  worth: Float32Array,
  sizes: ShortlistSizes,
): Pool {
  const picked = shortlist(plan, context, allowed, worth, sizes);
  const cards = picked.map((at) => allowed[at] ?? 0);
  return {
    cards,
    utility: Float32Array.from(picked, (at) => worth[at] ?? 0),
    pairs: pairsOf(plan, context, cards),
  };
}

/** What each pair of cards is worth: played together, forbidden combos and clashes. */
function pairsOf(plan: Plan, context: SelectContext, cards: readonly CardIndex[]): Float32Array {
  const size = cards.length;
  const { combo } = bendOf(plan);
  const pairs = context.ranker.affinities(plan.rankFormat, cards);
  const weight = isSingleton(plan.format) ? PAIR_WEIGHT.singleton : PAIR_WEIGHT.constructed;
  for (let place = 0; place < pairs.length; place++) pairs[place] = (pairs[place] ?? 0) * weight;
  if (plan.bracket !== null || plan.wish.excludeCombos)
    for (const [a, card] of cards.entries())
      for (const [b, other] of cards.entries())
        if (isForbiddenCombo(plan, context.combos, card, other)) pairs[a * size + b] = COMBO_PENALTY;
        else if (combo !== 0 && context.combos.isCombo(card, other))
          pairs[a * size + b] = (pairs[a * size + b] ?? 0) + combo;
  subtractClashes(pairs, plan, context, cards);
  return pairs;
}

/** Takes from each pair what its cards cost each other. Hosers are few: only their rows and columns are looked at. */
function subtractClashes(
  pairs: Float32Array,
  plan: Plan,
  { columns: { clashes } }: SelectContext,
  cards: readonly CardIndex[],
): void {
  const singleton = isSingleton(plan.format);
  const isHoser = (card: CardIndex): boolean => (clashes.hosers[card] ?? 0) !== 0;
  for (const [a, card] of cards.entries()) {
    if (!isHoser(card)) continue;
    for (const [b, other] of cards.entries()) {
      if (a === b) continue;
      const points = clashOf(clashes, card, other, singleton);
      const row = a * cards.length + b;
      const column = b * cards.length + a;
      pairs[row] = (pairs[row] ?? 0) - points;
      // Where both are hosers, the other's turn sees to its own row.
      if (!isHoser(other)) pairs[column] = (pairs[column] ?? 0) - points;
    }
  }
}

function solve(plan: Plan, context: SelectContext, pool: Pool, run: Run): Chosen[] {
  const { cards, utility } = pool;
  const counts = optimize(problemOf(plan, context, pool, run.wish), run.random, run.steps);
  return cards.map((card, at) => ({ card, copies: counts[at] ?? 0, worth: utility[at] ?? 0 }));
}

function problemOf(plan: Plan, context: SelectContext, pool: Pool, wish: SpellInput): Problem {
  const { table, columns, rules } = context;
  const scarcity = scarcityOf(plan, context);
  const { cards, utility, pairs } = pool;
  const singleton = isSingleton(plan.format);
  const bands = bandsOf(plan, table);
  const size = cards.length;
  const bandMask = new Uint32Array(size);
  const enables = new Uint32Array(size);
  const pays = new Uint32Array(size);
  const bucket = new Uint8Array(size);
  const manaValue = new Float32Array(size);
  const price = new Float32Array(size);
  const locked = new Uint8Array(size);
  const usual = new Uint8Array(size);
  const limit = new Uint8Array(size);
  const scarce = new Uint8Array(size);
  const distinctCost = new Float32Array(size);
  const usualCost = singleton ? 0 : SLOW.has(plan.playstyle) ? DISTINCT_COST.slow : DISTINCT_COST.fast;
  const placeOf = new Map(cards.map((card, at) => [card, at]));
  const partners = cards.map((card) => {
    const needed = context.combos.partnersNeeded(partnerFormat(plan), card);
    if (needed === undefined || needed.some((other) => plan.commanders.includes(other))) return undefined;
    return needed.flatMap((other) => placeOf.get(other) ?? []);
  });
  let room = wish.total;
  let given = 0;
  for (const [at, card] of cards.entries()) {
    const copies = copiesOf(plan, context, card);
    bandMask[at] = bands.reduce((mask, { fills }, index) => (fills(card) ? mask | (1 << index) : mask), 0);
    enables[at] = columns.packages.enables[card] ?? 0;
    pays[at] = columns.packages.pays[card] ?? 0;
    manaValue[at] = table.manaValue[card] ?? 0;
    bucket[at] = bucketOf(table.manaValue[card] ?? 0);
    price[at] = Number.isFinite(wish.budget) ? (table.priceUsd[card] ?? 0) || 0 : 0;
    usual[at] = copies.usual;
    limit[at] = copies.limit;
    scarce[at] = scarcity.costOf(card);
    // Nobody can play more of a restricted card, so that one of it is no want of focus.
    distinctCost[at] = isRestricted(plan.format, rules, card) ? 0 : usualCost;
    if (plan.wish.include.some((entry) => entry.card === card)) {
      locked[at] = Math.min(copies.usual, room);
      room -= locked[at] ?? 0;
      given += (locked[at] ?? 0) * (manaValue[at] ?? 0);
    }
  }
  const [least, most] = plan.template.manaValue;
  return {
    size,
    total: wish.total,
    utility,
    bandMask,
    enables,
    pays,
    bucket,
    manaValue,
    ...(plan.wish.maxAverageManaValue === undefined
      ? {}
      : { mostManaValue: plan.wish.maxAverageManaValue * wish.total }),
    // Nothing dear has to make up for given cards that are cheap: a competitive list would end with one of mana value 15.
    manaValues: [Math.min(least * wish.total, given + least * room), most * wish.total],
    price,
    locked,
    usual,
    limit,
    scarce,
    scarceMax: scarcity.most,
    partners,
    fullCopies: singleton ? 1 : 4,
    distinctCost,
    pairs,
    bands: bands.map(({ min, max, isHard = false }) => ({ min, max, isHard })),
    packages: enablersNeeded(singleton),
    curve: plan.template.curve.map((share) => share * wish.total),
    ...homeOf(plan, context, cards),
    budget: wish.budget,
  };
}

/** What is known of the decks that the candidates are played in, in formats of four copies that something is known of. */
function homeOf(
  plan: Plan,
  { ranker, columns }: SelectContext,
  cards: readonly CardIndex[],
): { home?: HomeProblem } {
  if (isSingleton(plan.format)) return {};
  const habitats = cards.map((card) => ranker.habitat(plan.rankFormat, card));
  if (!habitats.some((habitat) => habitat !== undefined)) return {};
  return { home: { cards, habitats, columns: columns.facts } };
}

/** Curve bucket: 0 for mana value 0 and 1, then 2 to 6, and 6 for seven and more. */
export function bucketOf(manaValue: number): number {
  return Math.max(0, Math.min(6, Math.floor(manaValue) - 1));
}
