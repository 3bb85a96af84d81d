import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

describe("a fair queue", () => {
  test("lets turns go round between owners, and keeps the order within each", () => {
    const queue = createFairQueue<string>();
    for (const item of ["a1", "a2", "a3", "b1", "c1", "c2"]) queue.add(item.charAt(0), item);
    const served = Array.from({ length: 6 }, () => queue.take());
    expect(served).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
    expect(queue.take()).toBeUndefined();
  });

  test("whoever comes with one thing waits for one of each other owner's at most", () => {
    const queue = createFairQueue<number>();
    for (let at = 0; at < 100; at++) queue.add("many", at);
    queue.take();
    queue.add("one", 1000);
    expect([queue.take(), queue.take()]).toContain(1000);
  });

  test("passes over those who may not have a turn, who stay first", () => {
    const queue = createFairQueue<string>();
    for (const item of ["a1", "b1", "b2"]) queue.add(item.charAt(0), item);
    expect(queue.take((owner) => owner !== "a")).toBe("b1");
    expect(queue.take()).toBe("a1");
    expect(queue.take(() => false)).toBeUndefined();
    expect(queue.size).toBe(1);
  });

  test("loses and doubles nothing, whatever is added, taken and removed", () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("add" as const), owner: fc.constantFrom("a", "b", "c") }),
      fc.record({ kind: fc.constant("take" as const) }),
      fc.record({ kind: fc.constant("remove" as const), nth: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = createFairQueue<{ owner: string }>();
        const waiting = new Set<{ owner: string }>();
        for (const each of steps) {
          if (each.kind === "add") {
            const item = { owner: each.owner };
            queue.add(each.owner, item);
            waiting.add(item);
          } else if (each.kind === "take") {
            const item = queue.take();
            expect(item === undefined).toBe(waiting.size === 0);
            if (item) expect(waiting.delete(item)).toBe(true);
          } else {
            const item = [...waiting][each.nth];
            if (!item) continue;
            expect(queue.remove(item.owner, item)).toBe(true);
            expect(queue.remove(item.owner, item)).toBe(false);
            waiting.delete(item);
          }
          expect(queue.size).toBe(waiting.size);
          const ofA = [...waiting].filter(({ owner }) => owner === "a").length;
          expect(queue.sizeOf("a")).toBe(ofA);
        }
        expect(new Set(queue.clear())).toEqual(waiting);
      }),
    );
  });
});
