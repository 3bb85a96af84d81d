import { describe, expect, test } from "vitest";
import { figureAt } from "./figures.ts";
import { moneyAt } from "./money.ts";
import { tokenize } from "./tokens.ts";

const figureIn = (text: string): number | undefined => figureAt(tokenize(text), 0)?.value;

/** The first amount of money in a sentence, with the words that were taken for it. */
function moneyIn(text: string) {
  const tokens = tokenize(text);
  for (let at = 0; at < tokens.length; at++) {
    const found = moneyAt(tokens, at, text);
    if (found?.content.kind !== "money") continue;
    const { kind: _kind, ...content } = found.content;
    const words = tokens.slice(found.from, found.to).map((token) => token.text);
    return { ...content, words: words.join(" ") };
  }
  return undefined;
}

test.each([
  ["allowance is 10 dollars a week and I saved for a month", 40],
  ["$15 a month for 4 months, goblin deck", 60],
  ["5 euros a week for 12 weeks", 60],
  ["10 dollars a week", 10],
])("%s comes to %s", (text, amount) => {
  expect(moneyIn(text)).toMatchObject({ amount });
});

test.each([
  ["no card may cost more than a beer, which is 4 euros here", { amount: 4, each: true }],
  ["the whole deck cheaper than a booster box (120 dollars)", { amount: 120, each: false }],
])("a limit may be a thing whose price is told behind it: %s", (text, expected) => {
  expect(moneyIn(text)).toMatchObject(expected);
});

test("a sum may be said not to pay for something", () => {
  expect(moneyIn("mono red modern, cheap otherwise, say 100 not counting the monkey")).toMatchObject({
    amount: 100,
  });
});

describe("an amount", () => {
  test.each([
    ["meren, 25 tops", 25],
    ["legacy with 3 tops", undefined],
  ])('before "tops" is money where nobody has as many of the card: %s', (text, amount) => {
    expect(moneyIn(text)?.amount).toBe(amount);
  });
});

describe("a sum", () => {
  test.each([
    ["150 without the commander", 150],
    ["i won a 25 dollar gift card", 25],
    ["100 in all", 100],
    ["i can put in 60 more dollars", 60],
    ["edh, cap 150.", 150],
    ["feather can cost 60", 60],
    ["so 60 left. angels", 60],
    ["mono black devotion, pioneer, 150", 150],
    ["store credit: 45. mono red pauper", 45],
    ["money's tight, fifty", 50],
    ["my budget is tight (300)", 300],
    ["for my wallet: angels, white, modern, 60", undefined],
    ["for my wallet: angels, commander, 35", 35],
    ["modern, 60", undefined],
    ["a powered cube, 540", undefined],
    ["battle box, 200", undefined],
    ["started again, 1996", undefined],
    ["i am back, 45", undefined],
  ])("that is there to be spent, or stands alone, is money: %s", (text, amount) => {
    expect(moneyIn(text)?.amount).toBe(amount);
  });

  test("per deck is of the whole", () => {
    expect(moneyIn("flyers, commander, 25 per deck")).toMatchObject({ amount: 25, each: false });
  });
});

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
    ["$50-100", { amount: 100, least: 50, each: false, words: "50 100" }],
    [
      "between 50 and 100 dollars",
      { amount: 100, least: 50, each: false, words: "between 50 and 100 dollars" },
    ],
    ["budget 60 to 90 for goblins", { amount: 90, least: 60, words: "budget 60 to 90" }],
    ["from $40 to $70", { amount: 70, least: 40 }],
    ["40 or 50 dollars", { amount: 50, words: "40 or 50 dollars" }],
    ["$50 and 60 cards", { amount: 50, words: "50" }],
    ["60 dollars max. at least 10 counterspells", { amount: 60, words: "60 dollars max" }],
    ["$60 at least 10 counterspells", { amount: 60, words: "60" }],
    ["50 to 80 cents a card", { amount: 0.8, least: 0.5, each: true }],
    ["max 2 dollars per card", { amount: 2, each: true, words: "max 2 dollars per card" }],
    ["nothing over $5", { amount: 5, each: true }],
    ["none over 5 dollars", { amount: 5, each: true }],
    ["for 50 or under", { amount: 50 }],
    ["50 or less budget", { amount: 50 }],
    ["no card above 5", { amount: 5, each: true }],
    ["80 budget", { amount: 80, each: false }],
    ["15 max for any one card", { amount: 15, each: true, words: "15 max for any one card" }],
    ["never over $2 on a card", { amount: 2, each: true }],
    ["max 1€ per card", { amount: 1, currency: "eur", each: true }],
    ["under 30 gbp", { amount: 30, currency: "gbp", each: false }],
    ["$20 or less", { amount: 20, each: false, words: "20 or less" }],
    ["100 us dollars in total", { amount: 100, each: false, words: "100 us dollars in total" }],
  ])("is read from “%s”", (text, expected) => {
    expect(moneyIn(text)).toMatchObject({ currency: "usd", ...expected });
  });

  test.each([
    ["at least 80 dollars", 80],
    ["a minimum of $80", 80],
    ["a deck worth over $250", 250],
    ["over $500", 500],
    ["$80 or more", 80],
    ["80 dollars minimum", 80],
    ["$80+", 80],
  ])("is the least in “%s”", (text, least) => {
    const found = moneyIn(text);
    expect(found).toMatchObject({ least, currency: "usd", each: false });
    expect(found).not.toHaveProperty("amount");
  });

  test.each([
    "I once paid over $500",
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
