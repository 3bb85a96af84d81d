import { describe, expect, test } from "vitest";
import { manaLimitAt, wantedManaValue } from "./mana-value.ts";
import type { Mention } from "./mention.ts";
import { tokenize } from "./tokens.ts";

/** The limit that a sentence begins with, and how many of its words were taken. */
const limitOf = (sentence: string): readonly [most: number, words: number] | undefined => {
  const mention = manaLimitAt(tokenize(sentence), 0);
  return mention?.content.kind === "mana-limit" ? [mention.content.most, mention.to] : undefined;
};

describe("a greatest mana value", () => {
  test.each([
    ["nothing over five mana", 5, 4],
    ["nothing above 4 cmc", 4, 4],
    ["no spells that cost more than three mana", 3, 8],
    ["no cards with mana value above 6", 6, 7],
    ["nothing costing 5 mana or more", 4, 6],
    ["no cards of cmc 7 or higher", 6, 7],
    ["max 3 mana", 3, 3],
    ["only one and two drops", 2, 5],
    ["nothing but one drops and two drops", 2, 7],
    ["one-drops and two-drops only", 2, 6],
    ["just 1 drops", 1, 3],
    ["at most two mana", 2, 4],
    ["under 4 cmc", 3, 3],
    ["3 mana or less", 3, 4],
    ["four or less mana", 4, 4],
    ["max mana value 3", 3, 4],
    ["mana value at most 3", 3, 5],
    ["mv <= 3", 3, 2],
    ["mv < 3", 2, 2],
    ["mv ≤ 3", 3, 2],
    ["cmc: 2 or lower", 2, 4],
    ["converted mana cost of 4 or less", 4, 7],
    ["curve stops at 4", 4, 4],
    ["curve that ends at three", 3, 5],
    ["top of the curve at 4 mana", 4, 7],
    ["mana value 4 is the limit", 4, 6],
    ["three mana tops", 3, 3],
    ["5 mana is the most a spell may cost", 5, 5],
    ["cmc cap: 4", 4, 3],
    ["highest mana value 5", 5, 4],
    ["mana values may not exceed 4", 4, 6],
    ["dont want anything over five mana", 5, 6],
    ["nothing bigger than a 4 drop", 4, 6],
    ["at or below three mana", 3, 5],
    ["curve must stop at 4", 4, 5],
  ])("is read from “%s”", (sentence, most, words) => {
    expect(limitOf(sentence)).toEqual([most, words]);
  });

  test.each([
    "nothing over $5",
    "nothing over 5",
    "5 mana rocks",
    "ten mana",
    "mana value matters",
    "mv 3",
    "12 one drops and 8 two drops",
    "only 1 drop of water",
    "more than 5 mana",
    "mv > 3",
    "up to seven mana by turn four",
    "no infect, over 4 mana",
    "curve peaks at 2",
    "under 0 mana",
    "a good curve",
  ])("is not read from “%s”", (sentence) => {
    expect(limitOf(sentence)).toBeUndefined();
  });

  test("is the lowest of several", () => {
    const limits = [5, 3, 4].map(
      (most, from): Mention => ({
        from,
        to: from + 1,
        negated: false,
        content: { kind: "mana-limit", most },
      }),
    );
    expect(wantedManaValue(limits)).toEqual({ value: 3, from: [limits[1]] });
    expect(wantedManaValue([])).toBeUndefined();
  });
});
