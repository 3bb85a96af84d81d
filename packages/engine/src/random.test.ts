import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom, FIRST_ANSWER, hashText } from "./random.ts";

function draw(seed: number, count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
}

describe("createRandom", () => {
  test("repeats itself for one seed and not for another, also above 32 bits", () => {
    expect(draw(7, 20)).toEqual(draw(7, 20));
    expect(draw(7, 20)).not.toEqual(draw(8, 20));
    expect(draw(7, 20)).not.toEqual(draw(7 + 2 ** 40, 20));
    expect(draw(-1, 20)).not.toEqual(draw(1, 20));
    expect(draw(Number.NaN, 3)).toEqual(draw(0, 3));
  });

  test("stays in [0, 1) and spreads evenly", () => {
    const buckets = new Array<number>(20).fill(0);
    const random = createRandom(1);
    for (let n = 0; n < 200_000; n++) {
      const value = random.next();
      if (value < 0 || value >= 1) throw new Error(`${value} is outside`);
      buckets[Math.floor(value * 20)]!++;
    }
    // 10,000 each, deviation about 97.
    for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test("gives neighboring seeds unrelated first numbers", () => {
    const firsts = Array.from({ length: 2000 }, (_, seed) => createRandom(seed).next());
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
    expect(new Set(firsts).size).toBe(2000);
  });

  test("forks depend on seed and label, not on what was drawn before", () => {
    const fresh = createRandom(5);
    const used = createRandom(5);
    used.next();
    used.next();
    expect(used.fork("mana").next()).toBe(fresh.fork("mana").next());
    expect(fresh.fork("mana").next()).not.toBe(fresh.fork("select").next());
    expect(fresh.fork("a").fork("b").next()).not.toBe(fresh.fork("b").fork("a").next());
    expect(createRandom(6).fork("mana").next()).not.toBe(fresh.fork("mana").next());
  });

  test("shuffles keep what is there; int and pick stay inside", () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.option(fc.integer(), { nil: undefined })), (seed, list) => {
        const random = createRandom(seed);
        const shuffled = random.shuffle([...list]);
        expect([...shuffled].sort()).toEqual([...list].sort());
        const at = random.int(list.length);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(Math.max(1, list.length));
        if (list.length > 0) expect(list).toContain(random.pick(list));
        else expect(random.pick(list)).toBeUndefined();
      }),
    );
  });

  test("the first answer takes the best and moves nothing, in its forks too; other seeds draw", () => {
    const scoreOf = (item: number): number => item;
    for (const random of [createRandom(FIRST_ANSWER), createRandom(FIRST_ANSWER).fork("leaders")]) {
      expect(Array.from({ length: 20 }, () => random.draw([1, 3, 2], scoreOf, 0.1))).toEqual(
        new Array(20).fill(3),
      );
      expect(random.jitter()).toBe(0);
      expect(random.draw([], scoreOf, 1)).toBeUndefined();
    }
    const other = createRandom(1);
    expect(new Set(Array.from({ length: 40 }, () => other.draw([1, 3, 2], scoreOf, 0.1))).size).toBe(3);
    const moved = Array.from({ length: 40 }, () => other.jitter());
    expect(Math.min(...moved)).toBeLessThan(0);
    expect(Math.max(...moved)).toBeLessThan(0.5);
  });

  test("every order of three comes up about equally often", () => {
    const random = createRandom(3);
    const seen = new Map<string, number>();
    for (let n = 0; n < 12_000; n++) {
      const order = random.shuffle(["a", "b", "c"]).join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

test("hashText tells texts apart", () => {
  expect(hashText("")).toBe(0x811c9dc5);
  expect(hashText("ab")).not.toBe(hashText("ba"));
});

test("draws the better the likelier, and the only one always", () => {
  const drawn = Array.from({ length: 400 }, (_, seed) =>
    createRandom(seed).draw([0, 1, 2], (item) => item, 2),
  );
  const times = [0, 1, 2].map((item) => drawn.filter((each) => each === item).length);
  expect(times[2]).toBeGreaterThan(times[1]!);
  expect(times[1]).toBeGreaterThan(times[0]!);
  expect(createRandom(1).draw([7], () => -3, 5)).toBe(7);
  expect(createRandom(1).draw([], () => 0, 1)).toBeUndefined();
});
