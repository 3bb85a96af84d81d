import { expect, test } from "vitest";
import { unlistedShare } from "./leader-shares.ts";

test("a card that a leader's list leaves out is played less there than elsewhere, a staple hardly less", () => {
  const shares = [0.05, 0.2, 0.39, 0.4, 0.7, 1];
  const unlisted = shares.map(unlistedShare);
  for (const [at, share] of unlisted.entries()) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(shares[at] ?? 0);
  }
  expect(unlisted).toEqual(unlisted.toSorted((a, b) => a - b));
  expect(unlistedShare(0.9) / 0.9).toBeGreaterThan(unlistedShare(0.3) / 0.3);
});
