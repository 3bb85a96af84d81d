import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_SERVICE_NUMBER, NumberIndex } from "./services.ts";

test("an index of numbers finds what looking through finds", () => {
  const numbers = fc.array(fc.oneof(fc.nat(20), fc.nat(MAX_SERVICE_NUMBER)), { maxLength: 60 });
  fc.assert(
    fc.property(numbers, numbers, fc.nat(MAX_SERVICE_NUMBER), (first, second, other) => {
      const index = new NumberIndex([Uint32Array.from(first), Uint32Array.from(second)]);
      expect(index.size).toBe([...first, ...second].filter((number) => number !== 0).length);
      for (const number of [...first, ...second, other, 1]) {
        const rows = [...new Array(60).keys()].filter(
          (row) => number !== 0 && (first[row] === number || second[row] === number),
        );
        expect(index.find(number)).toEqual(rows);
      }
    }),
  );
});

test("what is no number of a printing is not found", () => {
  const index = new NumberIndex([Uint32Array.from([0, 1, 4_294_967_295])]);
  for (const number of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53])
    expect(index.find(number), String(number)).toEqual([]);
  expect(new NumberIndex([]).find(1)).toEqual([]);
});
