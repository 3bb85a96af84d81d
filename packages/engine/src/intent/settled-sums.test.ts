import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();
const budget = (wish: string): number | undefined => parseIntent(wish, context).budgetUsd;

describe("a budget without a currency", () => {
  test.each([
    ["commander elves, could stretch to 90", 90],
    ["commander elves, I might go to 65 for it", 65],
    ["the old deck ate 400, this one gets 70. commander elves", 70],
    ["can elves be done for 55? commander", 55],
    ["commander elves, I keep my Sol Ring, budget for the rest 45", 45],
    ["it keeps killing people, budget around 85, commander elves", 85],
    ["won 75 at bingo and want to spend it on commander elves", 75],
    ["I sold my bike for 140. With that money I want commander elves", 140],
    ["sold an old phone, got 95 bucks, all of it goes into commander elves", 95],
  ])("is what %s", (wish, usd) => {
    expect(budget(wish)).toBe(usd);
  });

  test.each([
    ["elves, mono green, commander, 45", 45],
    ["commander - green - 70", 70],
    ["elves, pauper, 30", 30],
    ["elves commander, 300 total", 300],
    ["elves commander. 85 in total", 85],
    ["elves for our table. Commander, 80 total", 80],
    ["elves, Yorion in modern, 80 total", undefined],
    ["elves for brawl, 80 total", 80],
    ["elves for brawl, 60 total", undefined],
    ["elves half as dear as hers, call it 120 total", 120],
    ["build me elves with lots of ramp, 110 at most.", 110],
    ["commander elves. 65 tops", 65],
    ["commander elves, 40 at most lands", undefined],
    ["commander elves, 200 for the whole list, tops", 200],
    ["elves commander, 40 creatures total", undefined],
    ["elves, commander, 100", undefined],
    ["elves, modern, 60", undefined],
    ["elves, commander, 60", 60],
    ["elves, brawl, 60", undefined],
    ["elves, commander, lands, 35", undefined],
    ["elves, commander, 37", undefined],
  ])("may end a wish that names its format: %s", (wish, usd) => {
    expect(budget(wish)).toBe(usd);
  });

  test("is not what somebody won or lost and says no more of", () => {
    expect(budget("won 80 dollars at poker last night. commander elves")).toBeUndefined();
    expect(budget("sold my other deck for 300 bucks, commander elves")).toBeUndefined();
    expect(budget("a commander elves list that's not 900 bucks")).toBeUndefined();
  });
});

describe("a sum of which some is added or taken off", () => {
  test.each([
    ["got 30 dollars from grandma and 45 from my birthday, all of it goes into commander elves", 75],
    ["my budget is 200 but 60 of that is already spent on sleeves. commander elves", 140],
    ["100 bucks minus the 15 I owe my brother. commander elves", 85],
    ["I have 300 dollars, 100 of that should go into a commander elves deck", 100],
    ["commander elves, 60 dollars minus 2 lands", 60],
    ["I can spend 50. Plus the 25 voucher. commander elves", 75],
    ["looking for commander elves for about a hundred and twenty", 120],
    ["commander elves, 100 dolars", 100],
    ["saved 15 a month for 4 months, that's 60 for a commander elves deck", 60],
    ["commander elves, 37 lands, so that's 62 for the rest", undefined],
    ["what's a list of commander elves for ~300", 300],
    ["commander elves, I'd like to stay around 150.", 150],
  ])("is what is left: %s", (wish, usd) => {
    expect(budget(wish)).toBe(usd);
  });
});

describe("what a card may cost", () => {
  test.each([
    ["commander elves, 120 dollars in total and 8 per card", 120, 8],
    ["commander elves, singles: 6 bucks or less apiece", undefined, 6],
    ["commander elves, nope to anything above $4", undefined, 4],
    ["commander elves, 300 total, 12 per card", 300, 12],
    ["commander elves, max $400 total and 40 each", 400, 40],
    ["commander elves, 2 per card", undefined, undefined],
  ])("%s", (wish, total, each) => {
    const { budgetUsd, maxCardUsd } = parseIntent(wish, context);
    expect([budgetUsd, maxCardUsd]).toEqual([total, each]);
  });
});

test.each([
  "for around 85",
  "for 85 or so",
  "for 85-ish",
  "85 or so",
  "budget is about 85",
  "budget maybe 85",
  "it should cost about 85",
  "price around 85",
  "I'd pay around 85",
  "call it 85",
  "somewhere near 85",
  "in the 85 range",
])("a rough figure is money by the words around it: %s", (sum) => {
  for (const text of [`Selesnya cats for commander, ${sum}`, `Selesnya cats for commander. ${sum}.`])
    expect(parseIntent(text, context)).toMatchObject({ budgetUsd: 85, tribe: "Cat", format: "commander" });
});

test("a round figure is money as a whole sentence, and a year is none", () => {
  expect(parseIntent("Winota, fast. No stax please. 200.", context).budgetUsd).toBe(200);
  expect(
    parseIntent("I sold my car in 2021 and with the money bought duals. legacy elves", context).budgetUsd,
  ).toBe(undefined);
});
