import { colorCount } from "@deckwright/cards/colors.ts";
import { tappedCost, tappedShare } from "../../data/land-style.ts";
import { HABITAT_WEIGHTS } from "../../data/weights.ts";
import { DIFFERENT_LANDS_FACT, HABITAT_FACTS, LANDS_FACT, landKinds } from "../rank/habitat-facts.ts";
import { costOutside, type Habitat } from "../rank/habitats.ts";
import { MANA_KINDS } from "./demand.ts";
import type { LandCandidate } from "./land-candidates.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";
import type { LandSource } from "./sources.ts";

// Numbers of ours, set in November 2026 by the figures of bench/habitats.

/** Swaps at most, and what each has to gain, in points of `HABITAT_WEIGHTS`. */
const MOST_SWAPS = 16;
const LEAST_GAIN = 0.3;
/** Share of the sources that a color needs which are left to it. */
const SOURCES_KEPT = 0.85;
/** What a point of a land's worth in sources is worth here. */
const QUALITY = 1;

/** A mana base that is complete, and what may stand in it. */
export interface LandsToSettle {
  readonly wish: ManaBaseInput;
  /** Habitats of the deck's spells. */
  readonly homes: readonly Habitat[];
  readonly candidates: readonly LandCandidate[];
  /** Basics of the deck as sources. */
  readonly basics: readonly LandSource[];
  /** Basics of each color that are kept in any case. */
  readonly eachBasic: number;
  readonly lands: ReadonlyMap<number, number>;
  /** Sources that there are, and that are needed, per kind of mana. */
  readonly have: readonly number[];
  readonly need: readonly number[];
  readonly tapped: number;
  readonly colors: number;
}

/** A land that goes and one that comes. */
export interface LandSwap {
  readonly out: LandSource;
  readonly into: LandCandidate;
}

/** A land as it is weighed here; basics are worth nothing but their color. */
interface Weighed {
  readonly source: LandSource;
  readonly quality: number;
  readonly price: number;
}

/**
 * Swaps of one land each that bring the lands nearer to those of decks which play the same spells, best first, as long as
 * they leave the sources that the spells need. What is put in was allowed, and is paid for within the budget.
 */
export function landsAtHome(deck: LandsToSettle): LandSwap[] {
  const { wish, candidates, basics, need } = deck;
  const { table, ranker, format } = wish;
  const lands = new Map(deck.lands);
  const have = [...deck.have];
  const weighed = new Map<number, Weighed>([
    ...basics.map((source) => [source.card, { source, quality: 0, price: 0 }] as const),
    ...candidates.map(
      (each) => [each.card, { source: each, quality: each.quality, price: each.price }] as const,
    ),
  ]);
  const facts = new Int32Array(HABITAT_FACTS.length);
  const kinds = new Map([...weighed.keys(), ...lands.keys()].map((card) => [card, landKinds(table, card)]));
  const basic = new Set(basics.map(({ card }) => card));
  const homeOf = new Map([...weighed.keys()].map((card) => [card, ranker.habitat(format, card)]));
  const shift = (card: number, by: 1 | -1): void => {
    for (let bits = kinds.get(card) ?? 0; bits !== 0; bits &= bits - 1) {
      const fact = LANDS_FACT + 31 - Math.clz32(bits & -bits);
      facts[fact] = (facts[fact] ?? 0) + by;
    }
    const held = lands.get(card) ?? 0;
    if (!basic.has(card) && (by === 1 ? held === 0 : held === 1))
      facts[DIFFERENT_LANDS_FACT] = (facts[DIFFERENT_LANDS_FACT] ?? 0) + by;
    if (held + by === 0) lands.delete(card);
    else lands.set(card, held + by);
  };
  const given = [...lands];
  lands.clear();
  for (const [card, copies] of given) for (let copy = 0; copy < copies; copy++) shift(card, 1);
  const ofSpells = costTables(deck.homes);
  const cost = (): number => {
    let sum = 0;
    for (let fact = LANDS_FACT; fact <= DIFFERENT_LANDS_FACT; fact++)
      sum += ofSpells[fact - LANDS_FACT]?.[facts[fact] ?? 0] ?? 0;
    for (const card of lands.keys()) {
      if (basic.has(card)) continue;
      const home = homeOf.get(card);
      if (home === undefined) sum += HABITAT_WEIGHTS.unknown;
      else
        for (let fact = LANDS_FACT; fact <= DIFFERENT_LANDS_FACT; fact++)
          sum += costOutside(home, fact, facts[fact] ?? 0);
    }
    return sum;
  };
  const costOfTapped = tappedCost(format, wish.playstyle);
  const most = tappedShare(format, wish.playstyle, deck.colors) * wish.lands;
  let tapped = deck.tapped;
  let scarce =
    (wish.scarcity?.most ?? Number.POSITIVE_INFINITY) -
    given.reduce((sum, [card, copies]) => sum + copies * (wish.scarcity?.costOf(card) ?? 0), 0);
  let money =
    (wish.budgetUsd ?? Number.POSITIVE_INFINITY) -
    given.reduce((sum, [card, copies]) => sum + copies * (weighed.get(card)?.price ?? 0), 0);
  const mayGo = (card: number): boolean => {
    const held = lands.get(card) ?? 0;
    // A land of two of the deck's colors is worth more than what other decks look like.
    if (colorCount(weighed.get(card)?.source.mask ?? 0) > 1) return false;
    return weighed.has(card) && held > (basic.has(card) ? deck.eachBasic : (wish.fixed?.get(card) ?? 0));
  };
  const leavesSources = (out: LandSource, into: LandSource): boolean => {
    for (let kind = 0; kind < MANA_KINDS; kind++) {
      const bit = 1 << kind;
      const change = (into.mask & bit ? into.strength : 0) - (out.mask & bit ? out.strength : 0);
      const left = (have[kind] ?? 0) + change;
      if (change < 0 && left < SOURCES_KEPT * (need[kind] ?? 0)) return false;
    }
    return true;
  };
  const mayCome = (into: LandCandidate, out: Weighed): boolean =>
    into.card !== out.source.card &&
    (lands.get(into.card) ?? 0) < Math.min(into.limit, ranker.usualCopies(format, into.card)) &&
    into.price - out.price <= money &&
    into.scarce <= scarce &&
    (into.tapped <= out.source.tapped || tapped + into.tapped - out.source.tapped <= most) &&
    leavesSources(out.source, into);
  const best = (): (LandSwap & { readonly gain: number }) | undefined => {
    let found: (LandSwap & { readonly gain: number }) | undefined;
    const now = cost();
    for (const card of [...lands.keys()].filter(mayGo)) {
      const out = weighed.get(card);
      if (out === undefined) continue;
      for (const into of candidates) {
        if (!mayCome(into, out)) continue;
        shift(card, -1);
        shift(into.card, 1);
        const gain =
          now -
          cost() +
          QUALITY * (into.quality - out.quality) -
          costOfTapped * (into.tapped - out.source.tapped);
        shift(into.card, -1);
        shift(card, 1);
        if (gain > (found?.gain ?? LEAST_GAIN)) found = { out: out.source, into, gain };
      }
    }
    return found;
  };
  const swaps: LandSwap[] = [];
  while (swaps.length < MOST_SWAPS) {
    const swap = best();
    if (swap === undefined) break;
    const { out, into } = swap;
    swaps.push({ out, into });
    shift(out.card, -1);
    shift(into.card, 1);
    for (let kind = 0; kind < MANA_KINDS; kind++) {
      const bit = 1 << kind;
      have[kind] =
        (have[kind] ?? 0) + (into.mask & bit ? into.strength : 0) - (out.mask & bit ? out.strength : 0);
    }
    tapped += into.tapped - out.tapped;
    money -= into.price - (weighed.get(out.card)?.price ?? 0);
    scarce -= into.scarce;
  }
  return swaps;
}

/** What some habitats cost together, for each fact of lands and each value of it. */
function costTables(homes: readonly Habitat[]): readonly Float64Array[] {
  return Array.from({ length: DIFFERENT_LANDS_FACT - LANDS_FACT + 1 }, (_, at) =>
    Float64Array.from({ length: MOST_LANDS }, (_, value) =>
      homes.reduce((sum, home) => sum + costOutside(home, LANDS_FACT + at, value), 0),
    ),
  );
}

/** Longer than any mana base. */
const MOST_LANDS = 61;
