import fc from "fast-check";
import { expect, test } from "vitest";
import { formatShortUsd, formatUsd, formatUsdChange } from "./money.ts";

test("dollars read as American English writes them", () => {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_00, max: 2_000_000_00 }), (cents) => {
      expect(formatUsd(cents / 100)).toBe(format.format(cents / 100));
    }),
  );
  expect(formatUsd(1204.5)).toBe("$1,204.50");
  expect(formatUsd(-0.001)).toBe("$0.00");
});

test("whole dollars can do without cents", () => {
  expect([1_200, 2.5, 0].map(formatShortUsd)).toEqual(["$1,200", "$2.50", "$0"]);
});

test("a change says in which direction it goes", () => {
  expect([-7.44, 3.71, 0.001].map(formatUsdChange)).toEqual(["−$7.44", "+$3.71", "same price"]);
});
