import fc from "fast-check";
import { expect, test } from "vitest";
import { compares } from "./atom.ts";
import { type Bits, hasBit } from "./bits.ts";
import {
  bitsByMask,
  bitsByNumber,
  bitsCompared,
  bitsOfDays,
  cardsCompared,
  columnTest,
} from "./column-bits.ts";
import { wordColumn } from "./word-column.ts";

const operators = fc.constantFrom(":", "=", "!=", "<", "<=", ">", ">=");
const numbers = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(Number.NaN)), {
  maxLength: 80,
});

function rows(bits: Bits, size: number): number[] {
  return Array.from({ length: size }, (_, at) => at).filter((at) => hasBit(bits, at));
}

function passing(size: number, test: (at: number) => boolean): number[] {
  return Array.from({ length: size }, (_, at) => at).filter(test);
}

test("columns compare as single numbers do", () => {
  fc.assert(
    fc.property(numbers, operators, fc.integer({ min: 0, max: 5 }), (values, operator, wanted) => {
      const size = values.length;
      const known = (at: number): number => values[at] || Number.NaN;
      expect(rows(bitsCompared(Float32Array.from(values), operator, wanted), size)).toEqual(
        passing(size, (at) => compares(operator, values[at] ?? Number.NaN, wanted)),
      );
      expect(
        rows(
          bitsCompared(
            Uint32Array.from(values, (value) => value || 0),
            operator,
            wanted,
            0,
          ),
          size,
        ),
      ).toEqual(passing(size, (at) => compares(operator, known(at), wanted)));
    }),
  );
});

test("a card compares so when one of its faces does", () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 40 }), operators, (cards, operator) => {
      const starts = Uint32Array.from([0, ...cards.map((_, at) => cards.slice(0, at + 1).flat().length)]);
      const bits = cardsCompared(starts, Float32Array.from(cards.flat()), operator, 2);
      expect(rows(bits, cards.length)).toEqual(
        passing(cards.length, (at) => (cards[at] ?? []).some((value) => compares(operator, value, 2))),
      );
    }),
  );
});

test("days, numbers, bits and texts pass together as they do one by one", () => {
  const size = 70;
  const at = Array.from({ length: size }, (_, row) => row);
  const days = Int32Array.from(at, (row) => row * 3 - 60);
  expect(rows(bitsOfDays(days, -3, 30), size)).toEqual(
    passing(size, (row) => (days[row] ?? 0) >= -3 && (days[row] ?? 0) < 30),
  );
  const ids = Uint8Array.from(at, (row) => row % 5);
  expect(rows(bitsByNumber(size, ids, Uint8Array.from([0, 1, 0, 1])), size)).toEqual(
    passing(size, (row) => row % 5 === 1 || row % 5 === 3),
  );
  expect(rows(bitsByMask(size, ids, 4), size)).toEqual(passing(size, (row) => row % 5 === 4));
  const column = wordColumn(size, (row) => `word ${row % 7}`);
  const { test: one, bits } = columnTest(size, column, (word) => /[256]/.test(word));
  expect(rows(bits(), size)).toEqual(passing(size, one));
  expect(passing(size, one)).toEqual(passing(size, (row) => [2, 5, 6].includes(row % 7)));
});
