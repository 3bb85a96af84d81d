import fc from "fast-check";
import { expect, test } from "vitest";
import { bestPlaces } from "./best-places.ts";

test("are those that sorting everything would put first, in its order", () => {
  const score = fc.oneof(
    fc.double({ min: -5, max: 5, noNaN: true }),
    fc.constantFrom(0, 1, 0.25),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(score, { maxLength: 300 }), fc.nat({ max: 320 }), (scores, count) => {
      const sorted = [...scores.keys()]
        .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
        .slice(0, count);
      expect(bestPlaces(scores, count)).toEqual(sorted);
    }),
  );
});
