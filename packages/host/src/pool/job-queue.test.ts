import fc from "fast-check";
import { expect, test } from "vitest";
import { createJobQueue } from "./job-queue.ts";

interface Job {
  readonly name: string;
  readonly owner: string;
  readonly isQuick: boolean;
}

const job = (owner: string, name: string, isQuick = false): Job => ({ owner, name, isQuick });
const anybody = () => true;

function takeAll(queue: ReturnType<typeof createJobQueue<Job>>): string[] {
  const names: string[] = [];
  for (let next = queue.take(anybody); next; next = queue.take(anybody)) names.push(next.name);
  return names;
}

test("quick jobs come before their owner's others, and after four of them another comes up", () => {
  const queue = createJobQueue<Job>();
  queue.add(job("a", "slow1"));
  queue.add(job("a", "slow2"));
  for (let at = 1; at <= 10; at++) queue.add(job("a", `q${at}`, true));
  expect(takeAll(queue)).toEqual([
    ...["q1", "q2", "q3", "q4", "slow1"],
    ...["q5", "q6", "q7", "q8", "slow2"],
    ...["q9", "q10"],
  ]);
});

test("somebody's quick jobs do not come before everybody else's others", () => {
  const queue = createJobQueue<Job>();
  for (let at = 1; at <= 40; at++) queue.add(job("many", `q${at}`, true));
  queue.add(job("one", "deck"));
  expect(takeAll(queue).indexOf("deck")).toBeLessThanOrEqual(1);
});

test("loses and doubles nothing, whatever is added, taken and removed", () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("add" as const),
      owner: fc.constantFrom("a", "b", "c"),
      isQuick: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("take" as const), not: fc.constantFrom("a", "b", "") }),
    fc.record({ kind: fc.constant("remove" as const), nth: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = createJobQueue<Job>();
      const waiting = new Set<Job>();
      for (const each of steps) {
        if (each.kind === "add") {
          const added = job(each.owner, "", each.isQuick);
          queue.add(added);
          waiting.add(added);
        } else if (each.kind === "take") {
          const taken = queue.take((owner) => owner !== each.not);
          const may = [...waiting].some(({ owner }) => owner !== each.not);
          expect(taken !== undefined).toBe(may);
          if (taken) {
            expect(taken.owner).not.toBe(each.not);
            expect(waiting.delete(taken)).toBe(true);
          }
        } else {
          const chosen = [...waiting][each.nth];
          if (!chosen) continue;
          expect(queue.remove(chosen)).toBe(true);
          expect(queue.remove(chosen)).toBe(false);
          waiting.delete(chosen);
        }
        expect(queue.size).toBe(waiting.size);
        expect(queue.sizeOf("b")).toBe([...waiting].filter(({ owner }) => owner === "b").length);
      }
      expect(new Set(queue.clear())).toEqual(waiting);
      expect(queue.size).toBe(0);
    }),
  );
});
