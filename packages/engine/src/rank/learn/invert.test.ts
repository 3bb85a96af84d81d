import fc from "fast-check";
import { expect, test } from "vitest";
import { invertPositive } from "./invert.ts";

const SIZE = 7;

test("a matrix times its inverse is one", () => {
  const numbers = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), {
    minLength: SIZE ** 2,
    maxLength: SIZE ** 2,
  });
  fc.assert(
    fc.property(numbers, (values) => {
      const at = (row: number, column: number) => values[row * SIZE + column] ?? 0;
      const range = Array.from({ length: SIZE }, (_, place) => place);
      // A matrix times its own transpose, and something on the diagonal: symmetric and positive.
      const matrix = range.flatMap((row) =>
        range.map((column) =>
          range.reduce((sum, k) => sum + at(row, k) * at(column, k), row === column ? 1 : 0),
        ),
      );
      const inverse = Float64Array.from(matrix);
      invertPositive(inverse, SIZE);
      for (const row of range)
        for (const column of range) {
          const product = range.reduce(
            (sum, k) => sum + (matrix[row * SIZE + k] ?? 0) * (inverse[k * SIZE + column] ?? 0),
            0,
          );
          expect(product).toBeCloseTo(row === column ? 1 : 0, 6);
        }
    }),
  );
});
