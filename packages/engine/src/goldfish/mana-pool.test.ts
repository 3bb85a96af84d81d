import fc from "fast-check";
import { expect, test } from "vitest";
import { demandOfCost, symbolsOf } from "../mana/demand.ts";
import { addMana, canPay, createPool, type ManaPool, pay, paymentOf, widthOf } from "./mana-pool.ts";

/** Whether mana pays the symbols, by trying every assignment. */
function assigns(symbols: readonly number[], mana: readonly number[]): boolean {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return true;
  return mana.some(
    (mask, at) => mask & symbol && assigns(rest, [...mana.slice(0, at), ...mana.slice(at + 1)]),
  );
}

function poolOf(mana: readonly number[]): ManaPool {
  const kinds = [...new Set(mana)].sort((a, b) => widthOf(a) - widthOf(b) || a - b);
  const pool = createPool(kinds);
  for (const mask of mana) addMana(pool, kinds.indexOf(mask), 1);
  return pool;
}

const costs = fc
  .array(fc.constantFrom("{1}", "{2}", "{W}", "{U}", "{B}", "{W/U}", "{U/B}", "{C}", "{W/P}", "{2/W}"), {
    minLength: 1,
    maxLength: 4,
  })
  .map((symbols) => symbols.join(""));
const mana = fc.array(fc.integer({ min: 1, max: 127 }), { maxLength: 6 });

test("a cost can be paid where some assignment of the mana pays it, and only there", () => {
  fc.assert(
    fc.property(costs, mana, (cost, masks) => {
      const demand = demandOfCost(cost);
      const expected = masks.length >= demand.mana && assigns(symbolsOf(demand), masks);
      expect(canPay(poolOf(masks), paymentOf(cost)!)).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

test("what is paid pays the cost, and is no more than it", () => {
  fc.assert(
    fc.property(costs, mana, (cost, masks) => {
      const pool = poolOf(masks);
      const before = [...pool.counts];
      const payment = paymentOf(cost)!;
      fc.pre(canPay(pool, payment));
      pay(pool, payment);
      const taken = pool.kinds.flatMap((mask, at) =>
        new Array<number>((before[at] ?? 0) - (pool.counts[at] ?? 0)).fill(mask),
      );
      expect(taken).toHaveLength(payment.mana);
      expect(assigns(symbolsOf(demandOfCost(cost)), taken)).toBe(true);
      expect(pool.total).toBe(masks.length - payment.mana);
    }),
    { numRuns: 500 },
  );
});

test("the narrowest mana goes first, so that the other pays for the next spell", () => {
  const pool = poolOf([1, 1 | 2]);
  pay(pool, paymentOf("{W}")!);
  expect(canPay(pool, paymentOf("{U}")!)).toBe(true);
});

test("an empty cost is none that anybody can pay, and zero is paid with nothing", () => {
  expect(paymentOf("")).toBeNull();
  expect(canPay(createPool([]), paymentOf("{0}")!)).toBe(true);
});
