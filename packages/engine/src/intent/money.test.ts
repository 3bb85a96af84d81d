import { describe, expect, test } from "vitest";
import { figureAt, moneyAt } from "./money.ts";
import { tokenize } from "./tokens.ts";

const figureIn = (text: string): number | undefined => figureAt(tokenize(text), 0)?.value;

/** The first amount of money in a sentence, with the words that were taken for it. */
function moneyIn(text: string) {
  const tokens = tokenize(text);
  for (let at = 0; at < tokens.length; at++) {
    const found = moneyAt(tokens, at, text);
    if (found?.content.kind !== "money") continue;
    const { amount, currency, each } = found.content;
    const words = tokens.slice(found.from, found.to).map((token) => token.text);
    return { amount, currency, each, words: words.join(" ") };
  }
  return undefined;
}

describe("a figure", () => {
  test.each([
    ["100", 100],
    ["1,000", 1000],
    ["1.000", 1000],
    ["2.50", 2.5],
    ["2,5", 2.5],
    ["1k", 1000],
    ["2 k", 2000],
    ["50eur", 50],
    ["fifty", 50],
    ["a hundred", 100],
    ["two hundred", 200],
    ["twenty five", 25],
    ["a", undefined],
    ["elves", undefined],
  ])("%s", (text, value) => {
    expect(figureIn(text)).toBe(value);
  });
});

describe("an amount of money", () => {
  test.each([
    ["elves under $100", { amount: 100, each: false, words: "under 100" }],
    ["budget of fifty dollars", { amount: 50, each: false, words: "budget of fifty dollars" }],
    ["$50-100", { amount: 100, each: false, words: "50 100" }],
    ["between 50 and 100 dollars", { amount: 100, each: false }],
    ["max 2 dollars per card", { amount: 2, each: true, words: "max 2 dollars per card" }],
    ["nothing over $5", { amount: 5, each: true }],
    ["no card above 5", { amount: 5, each: true }],
    ["80 budget", { amount: 80, each: false }],
    ["max 1€ per card", { amount: 1, currency: "eur", each: true }],
    ["under 30 gbp", { amount: 30, currency: "gbp", each: false }],
    ["$20 or less", { amount: 20, each: false, words: "20 or less" }],
    ["100 us dollars in total", { amount: 100, each: false, words: "100 us dollars in total" }],
  ])("is read from “%s”", (text, expected) => {
    expect(moneyIn(text)).toMatchObject({ currency: "usd", ...expected });
  });

  test.each([
    "over $500",
    "60 cards",
    "under 30 lands",
    "power under 7",
    "4 Lightning Bolt",
    "7/10",
    "for 4 players",
  ])("is not read from “%s”", (text) => {
    expect(moneyIn(text)).toBeUndefined();
  });
});
