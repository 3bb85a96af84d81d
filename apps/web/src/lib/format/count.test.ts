import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount } from "./count.ts";

test("counts read as American English writes them", () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
    }),
  );
});
