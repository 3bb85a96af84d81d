import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

describe("where the cards come from", () => {
  test.each([
    ["built out of my collection and nothing else", "only"],
    ["I'm not buying a single card", "only"],
    ["the deck has to be made from those alone", "only"],
    ["cards I already have", "only"],
    ["largely from what I own", "prefer"],
    ["mostly built from my own cards", "prefer"],
    ["from my binder where possible", "prefer"],
    ["try to use cards I own", "prefer"],
    ["all my cards are old", undefined],
  ])("%s", (words, mode) => {
    expect(parseIntent(`commander elves, ${words}`, context).ownedMode).toBe(mode);
  });
});
