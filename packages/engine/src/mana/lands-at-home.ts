import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { tappedCost, tappedShare } from "../../data/land-style.ts";
import { createHomeOfLands, type HomeOfLands } from "./home-of-lands.ts";
import type { LandCandidate } from "./land-candidates.ts";
import { addLands, type LandWork, leavesSources } from "./land-work.ts";
import { type LandSource, landSource } from "./sources.ts";

// Numbers of ours, set in November 2026 by the figures of bench/habitats.

/** Swaps at most, and what each has to gain, in points of `HABITAT_WEIGHTS`. */
const MOST_SWAPS = 16;
const LEAST_GAIN = 0.3;
/** What a point of a land's worth in sources is worth here. */
const QUALITY = 1;

/** A land as it is weighed here; basics are worth nothing but their color. */
interface Weighed {
  readonly source: LandSource;
  readonly quality: number;
  readonly price: number;
}

/** A land that goes and one that comes. */
interface Swap {
  readonly out: Weighed;
  readonly into: LandCandidate;
  readonly gain: number;
}

/** A mana base that is complete, while lands of it are swapped. */
interface Settling {
  readonly work: LandWork;
  readonly candidates: readonly LandCandidate[];
  /** All that may come or go. */
  readonly weighed: ReadonlyMap<CardIndex, Weighed>;
  readonly basics: ReadonlySet<CardIndex>;
  readonly home: HomeOfLands;
  /** What one more tapped land costs, and how many there may be. */
  readonly costOfTapped: number;
  readonly mostTapped: number;
  /** US dollars, and what else there is only so much of, that are left. */
  money: number;
  scarce: number;
}

/**
 * Swaps lands for such as decks with the same spells have, the best swap first, as long as the sources that the spells need are
 * left. What is put in was allowed, and is paid for within the budget.
 */
export function settleAtHome(work: LandWork, candidates: readonly LandCandidate[]): void {
  const { wish } = work;
  // A deck that punishes lands which are no basics is not like others with its spells.
  if (wish.homes === undefined || (wish.basicsWanted ?? 0) > 0) return;
  const settling = begin(work, candidates);
  for (let swaps = 0; swaps < MOST_SWAPS; swaps++) {
    const best = bestSwap(settling);
    if (best === undefined) return;
    make(settling, best);
  }
}

function begin(work: LandWork, candidates: readonly LandCandidate[]): Settling {
  const { wish, lands } = work;
  const basics = work.basics.flatMap((card) =>
    card === undefined ? [] : landSource(wish.table, card, wish.colors, new Set()),
  );
  const weighed = new Map<CardIndex, Weighed>([
    ...basics.map((source) => [source.card, { source, quality: 0, price: 0 }] as const),
    ...candidates.map(
      (each) => [each.card, { source: each, quality: each.quality, price: each.price }] as const,
    ),
  ]);
  const isBasic = new Set(basics.map(({ card }) => card));
  const spent = (of: (card: CardIndex) => number): number =>
    [...lands].reduce((sum, [card, copies]) => sum + copies * of(card), 0);
  return {
    work,
    candidates,
    weighed,
    basics: isBasic,
    home: createHomeOfLands(wish, { lands, basics: isBasic, others: [...weighed.keys()] }),
    costOfTapped: tappedCost(wish.format, wish.playstyle),
    mostTapped: tappedShare(wish.format, wish.playstyle, work.wanted.length) * wish.lands,
    money: (wish.budgetUsd ?? Number.POSITIVE_INFINITY) - spent((card) => weighed.get(card)?.price ?? 0),
    scarce:
      (wish.scarcity?.most ?? Number.POSITIVE_INFINITY) - spent((card) => wish.scarcity?.costOf(card) ?? 0),
  };
}

/** The swap that gains most; undefined where none gains enough. */
function bestSwap(settling: Settling): Swap | undefined {
  const { candidates, home } = settling;
  let best: Swap | undefined;
  const now = home.cost();
  for (const out of landsThatMayGo(settling)) {
    for (const into of candidates) {
      if (!mayCome(settling, into, out)) continue;
      home.swap(out.source.card, into.card);
      const gain =
        now -
        home.cost() +
        QUALITY * (into.quality - out.quality) -
        settling.costOfTapped * (into.tapped - out.source.tapped);
      home.swap(into.card, out.source.card);
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { out, into, gain };
    }
  }
  return best;
}

/** The different lands of which a copy may go. */
function landsThatMayGo({ work, weighed, basics, home }: Settling): Weighed[] {
  return home.cards().flatMap((card) => {
    const land = weighed.get(card);
    // A land of two of the deck's colors is worth more than what other decks look like.
    if (land === undefined || colorCount(land.source.mask) > 1) return [];
    const kept = basics.has(card) ? work.eachBasic : (work.wish.fixed?.get(card) ?? 0);
    return (work.lands.get(card) ?? 0) > kept ? [land] : [];
  });
}

function mayCome(settling: Settling, into: LandCandidate, out: Weighed): boolean {
  const { work, money, scarce, mostTapped } = settling;
  const { wish } = work;
  const { source } = out;
  return (
    into.card !== source.card &&
    (work.lands.get(into.card) ?? 0) <
      Math.min(into.limit, wish.ranker.usualCopies(wish.format, into.card)) &&
    into.price - out.price <= money &&
    into.scarce <= scarce &&
    (into.tapped <= source.tapped || work.tapped + into.tapped - source.tapped <= mostTapped) &&
    leavesSources(work, source, into)
  );
}

function make(settling: Settling, { out, into }: Swap): void {
  addLands(settling.work, out.source, -1);
  addLands(settling.work, into, 1);
  settling.home.swap(out.source.card, into.card);
  settling.money -= into.price - out.price;
  settling.scarce -= into.scarce;
}
