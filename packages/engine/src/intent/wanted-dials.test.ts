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
    ["cheap, to expand my collection", undefined],
    ["I sold my collection in spring", undefined],
    ["my collection got wet", undefined],
    ["out of my collection", "only"],
  ])("%s", (words, mode) => {
    expect(parseIntent(`commander elves, ${words}`, context).ownedMode).toBe(mode);
  });
});

describe("what hardly anybody plays", () => {
  test.each([
    ["something nobody plays", true],
    ["with cards that no one else in my pod runs", true],
    ["a legend not a soul at my store has seen", true],
    ["but nobody plays it", true],
    ["a brew that isn't on EDHREC", true],
    ["a forgotten legend at the top", true],
    ["nobody plays removal at my table", undefined],
    ["no one in my pod has flyers", undefined],
  ])("%s", (words, isNew) => {
    const { novelty } = parseIntent(`commander elves, ${words}`, context);
    expect(novelty === undefined ? undefined : novelty > 0.5).toBe(isNew);
  });
});
