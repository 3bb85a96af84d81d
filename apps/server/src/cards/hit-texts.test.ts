import fc from "fast-check";
import { expect, test } from "vitest";
import { AnswerBuffer } from "./answer-buffer.ts";
import { createHitTexts } from "./hit-texts.ts";

const PRINTINGS = 40;

test("whatever is asked for in whatever order is written as it is, kept or not", () => {
  const hits = fc.array(fc.nat(PRINTINGS - 1), { maxLength: 300 });
  const lengths = fc.array(fc.nat(60), { minLength: PRINTINGS, maxLength: PRINTINGS });
  fc.assert(
    fc.property(hits, lengths, fc.integer({ min: 1, max: 400 }), (asked, sizes, room) => {
      const toJson = (hit: number): string => `${hit}${"é—x".repeat(sizes[hit] ?? 0)};`;
      const write = createHitTexts(PRINTINGS, room, toJson);
      const into = new AnswerBuffer();
      for (const hit of asked) write(hit, into);
      expect(into.from(0).toString()).toBe(asked.map(toJson).join(""));
    }),
    { numRuns: 500 },
  );
});

test("what was written last is not made again", () => {
  const made: number[] = [];
  const write = createHitTexts(PRINTINGS, 20, (hit) => {
    made.push(hit);
    return "123456789";
  });
  const into = new AnswerBuffer();
  for (const hit of [1, 2, 1, 2, 3, 2, 3, 1]) write(hit, into);
  expect(made).toEqual([1, 2, 3, 1]);
});
