import type { CopyShares } from "../skeleton-figures.ts";
import type { LearnedDeck } from "./decks.ts";
import type { NameIds } from "./figures.ts";

/**
 * How decks of few, old lists are brought up to date: what changed from a leader's earlier decks to its late ones, over all
 * leaders, is taken to have changed in those, too, of which nobody wrote a late deck down.
 */
export interface DriftOptions {
  /** A deck of at most so many days before the newest is late. */
  readonly days: number;
  /** So many late decks of its own say as much of a leader as its earlier decks, brought up to date. */
  readonly prior: number;
  /** So many decks without any change are added to those that tell of a card's. */
  readonly steady: number;
  /** Earlier decks of a leader from which on its late ones tell of a change. */
  readonly leastEarlier: number;
  /** Decks of a leader that a card is seen in before it counts, and late decks of all before it is lent to others. */
  readonly minSeen: number;
  /** Color identity of a card as a mask; undefined for one that nobody knows. */
  readonly identityOf: (name: string) => number | undefined;
}

/** A deck with how much it counts, and its days before the newest. */
export interface AgedDeck {
  readonly deck: LearnedDeck;
  readonly weight: number;
  readonly age: number;
}

/** Shares of decks by slot: the first copy of a card, the second and so on; see `slotOf`. */
type Slots = ReadonlyMap<number, number>;

/** What became of a slot: by how much the odds of it grew, as a logarithm, and what share of late decks has it that few had before. */
interface Change {
  readonly logOdds: number;
  readonly lent: number;
}

/** More copies of one card than any deck has. */
const COPIES = 128;
/** Shares are kept from 0 and 1 by this, so that their odds can change. */
const EDGE = 0.005;
/** A card that fewer late decks were expected to have, by the earlier ones, is new to all. */
const NEW = 1;

/** The slots that each leader's decks have now, by the name of the leader. */
export function broughtUpToDate(
  byLeader: ReadonlyMap<string, readonly AgedDeck[]>,
  ids: NameIds,
  options: DriftOptions,
): ReadonlyMap<string, Slots> {
  const leaders = [...byLeader].map(([name, decks]) => {
    const late = decks.filter(({ age }) => age <= options.days);
    const earlier = decks.filter(({ age }) => age > options.days);
    const seen = slotCounts(decks, ids);
    return { name, late, seen, earlier: earlier.length, slots: slotShares(earlier, ids).shares };
  });
  const identities = new Map(
    [...byLeader].map(([name, [first]]) => [name, identityOf(first?.deck.commander ?? [], options)]),
  );
  const cardIdentity = new Map<number, number>();
  for (const [name, id] of ids) cardIdentity.set(id, options.identityOf(name) ?? 0);
  const isWithin = (slot: number, leader: string): boolean =>
    ((cardIdentity.get(Math.floor(slot / COPIES)) ?? 0) & ~(identities.get(leader) ?? 0)) === 0;
  const changes = changesOf(
    leaders.filter(({ earlier, late }) => earlier >= options.leastEarlier && late.length > 0),
    isWithin,
    ids,
    options,
  );
  return new Map(
    leaders.map(({ name, late, seen, earlier, slots }) => {
      const { shares, weight } = slotShares(late, ids);
      const prior = earlier === 0 ? 0 : options.prior;
      const now = new Map<number, number>();
      const put = (slot: number, before: number): void => {
        now.set(slot, (prior * before + weight * (shares.get(slot) ?? 0)) / (prior + weight));
      };
      for (const [slot, times] of seen) {
        if (times < options.minSeen) continue;
        const share = slots.get(slot) ?? 0;
        put(slot, share === 0 ? 0 : withOdds(share, changes.get(slot)?.logOdds ?? 0));
      }
      for (const [slot, { lent }] of changes)
        if (lent > (slots.get(slot) ?? 0) && isWithin(slot, name)) put(slot, lent);
      return [name, now];
    }),
  );
}

/** The shares of decks that have at least one copy of a card, at least two and so on, from slots. */
export function copySharesOf(slots: Slots, least: number): CopyShares[] {
  const shares = new Map<number, number[]>();
  for (const [slot, share] of [...slots].sort(([one], [other]) => one - other)) {
    const card = Math.floor(slot / COPIES);
    const copies = shares.get(card) ?? [];
    // Brought up to date apart from each other, a second copy may come out above the first.
    const most = Math.min(share, copies.at(-1) ?? 1);
    if (most < least || copies.length < slot % COPIES) continue;
    copies.push(most);
    shares.set(card, copies);
  }
  return [...shares].map(([card, copies]) => ({ card, shares: copies }));
}

/** What changed from the earlier decks of these leaders to their late ones. */
function changesOf(
  leaders: readonly { readonly name: string; readonly late: readonly AgedDeck[]; readonly slots: Slots }[],
  isWithin: (slot: number, leader: string) => boolean,
  ids: NameIds,
  { steady, minSeen }: DriftOptions,
): ReadonlyMap<number, Change> {
  const expected = new Map<number, number>();
  const seen = new Map<number, number>();
  for (const { late, slots } of leaders) {
    for (const [slot, share] of slots) add(expected, slot, share * late.length);
    for (const [slot, times] of slotCounts(late, ids)) add(seen, slot, times);
  }
  const changes = new Map<number, Change>();
  for (const slot of new Set([...expected.keys(), ...seen.keys()])) {
    const could = leaders.reduce((sum, { name, late }) => sum + (isWithin(slot, name) ? late.length : 0), 0);
    const before = expected.get(slot) ?? 0;
    const now = seen.get(slot) ?? 0;
    const usual = (before + 0.5) / (could + 1);
    const share = (decks: number): number => (decks + steady * usual) / (could + steady);
    changes.set(slot, {
      logOdds: logOdds(share(now)) - logOdds(share(before)),
      lent: before < NEW && now >= minSeen ? now / (could + steady) : 0,
    });
  }
  return changes;
}

/** How many of some decks have each slot. */
function slotCounts(decks: readonly AgedDeck[], ids: NameIds): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { deck } of decks) for (const slot of slotsOf(deck, ids)) add(counts, slot, 1);
  return counts;
}

/** What share of some decks has each slot, and how much they count together. */
function slotShares(decks: readonly AgedDeck[], ids: NameIds): { shares: Slots; weight: number } {
  const weights = new Map<number, number>();
  let all = 0;
  for (const { deck, weight } of decks) {
    all += weight;
    for (const slot of slotsOf(deck, ids)) add(weights, slot, weight);
  }
  return { shares: new Map([...weights].map(([slot, weight]) => [slot, weight / all])), weight: all };
}

/** Each copy of a deck's main deck as a slot: its card's place among the names, and which copy it is. */
function slotsOf({ main }: LearnedDeck, ids: NameIds): number[] {
  return Object.entries(main).flatMap(([name, copies]) => {
    const id = ids.get(name);
    return id === undefined ? [] : Array.from({ length: copies }, (_, copy) => id * COPIES + copy);
  });
}

function identityOf(cards: readonly string[], options: DriftOptions): number {
  return cards.reduce((mask, card) => mask | (options.identityOf(card) ?? 0), 0);
}

function add(sums: Map<number, number>, slot: number, more: number): void {
  sums.set(slot, (sums.get(slot) ?? 0) + more);
}

function logOdds(share: number): number {
  const kept = Math.min(1 - EDGE, Math.max(EDGE, share));
  return Math.log(kept / (1 - kept));
}

function withOdds(share: number, more: number): number {
  return more === 0 ? share : 1 / (1 + Math.exp(-(logOdds(share) + more)));
}
