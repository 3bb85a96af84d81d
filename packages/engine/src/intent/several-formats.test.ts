import { describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("of several formats", () => {
  test.each([
    ["he plays legacy, i want to play commander with elves", "commander"],
    ["pulled a bomb at prerelease, need a modern deck, red", "modern"],
    ["a sealed deck for the prerelease", "sealed"],
  ])("the deck's own counts: %s", (wish, format) => {
    expect(read(wish).format).toBe(format);
  });
});
