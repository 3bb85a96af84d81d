import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { numbersOf } from "../forms/card-roles.ts";
import { scarcityOf, spentOf } from "../forms/scarcity.ts";
import type { Plan } from "../plan/plan.ts";
import type { Random } from "../random.ts";
import { bestPlaces } from "../rank/best-places.ts";
import { allowedSpells, type SelectContext } from "./candidates.ts";

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

/** Points that one more copy for a purpose already covered loses. */
const CROWDING = 0.45;
const NOISE = 0.3;
/** Cards that are weighed against each other. */
const WEIGHED = 220;

/**
 * Chooses a sideboard: what decks with this main deck bring along, spread over purposes, two or three copies of each.
 *
 * @param budget dollars left for it; Infinity without a budget
 */
export function chooseSideboard(
  plan: Plan,
  context: SelectContext,
  main: ReadonlyMap<CardIndex, number>,
  budget: number,
  random: Random,
): Sideboard {
  const { table, rules, ranker } = context;
  const counts = new Map<CardIndex, number>();
  const purposes = new Map<CardIndex, SidePurpose>();
  const slots = plan.format.sideboard;
  if (slots === 0) return { counts, purposes };
  const allowed = allowedSpells(plan, context);
  const seeds = [...main.keys()].map((card) => ({ card, weight: main.get(card) ?? 1 }));
  const relevance = ranker.sideRelevance(plan.format.slug, seeds, allowed);
  const tags = PURPOSES.map((entry) => numbersOf(table, entry.tags));
  const purposeOf = (card: CardIndex): SidePurpose =>
    PURPOSES.find((_, at) => tags[at]?.some((tag) => table.tags.has(card, tag)))?.purpose ?? "other";
  const scores = Float64Array.from(relevance, (score) => score + NOISE * random.next());
  const pool = bestPlaces(scores, WEIGHED).map((at) => {
    const card = allowed[at] ?? 0;
    return { card, score: scores[at] ?? 0, purpose: purposeOf(card) };
  });
  const scarcity = scarcityOf(plan, context);
  let scarce = scarcity.most - spentOf(scarcity, main);
  const covered = new Map<SidePurpose, number>();
  let free = slots;
  let money = budget;
  // Prices weigh in once money is short: the cheap half of the pool is kept affordable for the slots that remain.
  while (free > 0) {
    let best: (typeof pool)[number] | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    let bestCopies = 0;
    for (const entry of pool) {
      if (counts.has(entry.card)) continue;
      const owned =
        plan.wish.ownedMode === "only" ? (plan.wish.owned.get(entry.card) ?? 0) : Number.POSITIVE_INFINITY;
      const room =
        Math.min(rules.copyLimit(plan.format.slug, entry.card), owned) - (main.get(entry.card) ?? 0);
      const wanted = Math.min(
        room,
        free,
        Math.max(1, Math.min(3, ranker.usualCopies(plan.format.slug, entry.card))),
      );
      const price = Number.isFinite(budget) ? (table.priceUsd[entry.card] ?? Number.POSITIVE_INFINITY) : 0;
      const copies =
        Number.isFinite(budget) && price > 0 ? Math.min(wanted, Math.floor(money / price)) : wanted;
      const cost = copies * scarcity.costOf(entry.card);
      if (!(copies >= 1) || (cost > 0 && cost > scarce)) continue;
      const have = covered.get(entry.purpose) ?? 0;
      const enough = PURPOSES.find(({ purpose }) => purpose === entry.purpose)?.enough ?? 4;
      const dear = Number.isFinite(budget) ? (1.5 * price * copies) / Math.max(0.01, money) : 0;
      const score = entry.score - CROWDING * have - (have + copies > enough ? 1 : 0) - dear;
      if (score > bestScore) {
        best = entry;
        bestScore = score;
        bestCopies = copies;
      }
    }
    if (!best) break;
    counts.set(best.card, bestCopies);
    purposes.set(best.card, best.purpose);
    covered.set(best.purpose, (covered.get(best.purpose) ?? 0) + bestCopies);
    free -= bestCopies;
    scarce -= bestCopies * scarcity.costOf(best.card);
    if (Number.isFinite(budget)) money -= bestCopies * (table.priceUsd[best.card] ?? 0);
  }
  return { counts, purposes };
}
