import { type Demand, demandOfCost, symbolsOf, testsOf } from "../mana/demand.ts";

/** A cost, prepared for being paid. */
export interface Payment {
  /** Mana in all. */
  readonly mana: number;
  readonly tests: Demand["tests"];
  /** The symbols in the order they are paid in, each with the tests of those after it. */
  readonly steps: readonly { readonly symbol: number; readonly rest: Demand["tests"] }[];
}

/** Reads a cost such as `{1}{W/U}{G}`; null for the empty one, which nobody can pay. */
export function paymentOf(cost: string): Payment | null {
  if (cost === "") return null;
  const demand = demandOfCost(cost);
  const symbols = symbolsOf(demand);
  return {
    mana: demand.mana,
    tests: demand.tests,
    steps: symbols.map((symbol, at) => ({ symbol, rest: testsOf(symbols.slice(at + 1)) })),
  };
}

/** Mana by what it may be: so many of each of a deck's kinds. Those that may be the fewest things come first, and are spent first. */
export interface ManaPool {
  readonly kinds: readonly number[];
  readonly counts: Int32Array;
  total: number;
}

/** An empty pool for the kinds of mana (masks) that a deck makes. */
export function createPool(kinds: readonly number[]): ManaPool {
  return { kinds, counts: new Int32Array(kinds.length), total: 0 };
}

/** How many things a mask of mana may be. */
export function widthOf(kinds: number): number {
  let width = 0;
  for (let bits = kinds; bits; bits &= bits - 1) width++;
  return width;
}

/** Makes a pool hold what another holds. */
export function refill(pool: ManaPool, from: ManaPool): void {
  pool.counts.set(from.counts);
  pool.total = from.total;
}

/** Puts mana of a kind (its place among the kinds) into a pool. */
export function addMana(pool: ManaPool, kind: number, amount: number): void {
  pool.counts[kind] = (pool.counts[kind] ?? 0) + amount;
  pool.total += amount;
}

/** How much of the mana may be any of a mask's. */
export function manaOf({ kinds, counts }: ManaPool, mask: number): number {
  let mana = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    if ((kinds[kind] ?? 0) & mask) mana += counts[kind] ?? 0;
  }
  return mana;
}

/** Whether the mana pays a cost: enough of it, and its symbols by Hall's condition, which is exact. */
export function canPay(pool: ManaPool, { mana, tests }: Payment): boolean {
  return pool.total >= mana && passes(pool, tests);
}

function passes(pool: ManaPool, tests: Demand["tests"]): boolean {
  for (const { mask, lands } of tests) if (manaOf(pool, mask) < lands) return false;
  return true;
}

/**
 * Pays a cost that `canPay`. Each symbol takes the narrowest mana that leaves the symbols after it payable, and the rest is
 * paid with the narrowest that is left: what may be many things stays for other spells. That choice is a greedy one.
 */
export function pay(pool: ManaPool, { mana, steps }: Payment): void {
  for (const { symbol, rest } of steps) paySymbol(pool, symbol, rest);
  let generic = mana - steps.length;
  for (let kind = 0; kind < pool.counts.length && generic > 0; kind++) {
    const taken = Math.min(generic, pool.counts[kind] ?? 0);
    addMana(pool, kind, -taken);
    generic -= taken;
  }
}

function paySymbol(pool: ManaPool, symbol: number, rest: Demand["tests"]): void {
  for (let kind = 0; kind < pool.counts.length; kind++) {
    if (!((pool.kinds[kind] ?? 0) & symbol) || (pool.counts[kind] ?? 0) === 0) continue;
    addMana(pool, kind, -1);
    if (passes(pool, rest)) return;
    addMana(pool, kind, 1);
  }
}
