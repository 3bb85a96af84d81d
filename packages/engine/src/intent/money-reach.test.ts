import { describe, expect, test } from "vitest";
import { joinNumbers } from "./joined-numbers.ts";
import { moneyAt } from "./money.ts";
import { tokenize } from "./tokens.ts";

/** Every amount of a sentence, `/` before those of a card. */
function moneyIn(text: string): string {
  const tokens = joinNumbers(tokenize(text), () => 0);
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const mention = moneyAt(tokens, at, text);
    if (mention?.content.kind !== "money") continue;
    found.push(`${mention.content.each ? "/" : ""}${mention.content.amount ?? "?"}`);
    at = mention.to - 1;
  }
  return found.join(" ");
}

describe("a form", () => {
  test.each([
    ["budget: 150 / max card price: 12", "150 /12"],
    ["budget: 150\nper card: 12", "150 /12"],
    ["budget = 150 // card limit = 12 // lands = 38", "150 /12"],
    ["total < $90, each card < $7", "90 /7"],
    ["deck <= $60; any one card <= $4", "60 /4"],
    ["price per card: 2 dollars. whole deck: 60 dollars", "/2 60"],
    ["budget $100, max per card: $5", "100 /5"],
    ["5 dollars per card, 80 dollars total", "/5 80"],
    ["card: 4", ""],
    ["cards: 60", ""],
  ])("is read field by field: %s", (text, amounts) => {
    expect(moneyIn(text)).toBe(amounts);
  });
});

describe("what is said behind an amount", () => {
  test.each([
    ["nothing in this deck over 8 dollars", "/8"],
    ["nothing in it over $3", "/3"],
    ["we agreed on 30 bucks each", "30"],
    ["everyone gets 20 dollars each", "20"],
    ["commons for 2 dollars each", "/2"],
    ["we want cards for 2 dollars each", "/2"],
    ["is 300 enough", "300"],
    ["i can pay 250", "250"],
    ["a bit cheaper, say 150", "150"],
    ["with say 20 lands", ""],
    ["Two dollars. That's the most I'll pay for any single card", "/2"],
    ["$3 is the most I'd spend on a card", "/3"],
    ["Ninety dollars, that is my ceiling", "90"],
    ["a grand is my limit", "1000"],
    ["150 all in", "150"],
    ["$4 card cap", "/4"],
    ["a buck fifty per card", "/1.5"],
    ["nothing over a fiver", "/5"],
  ])("limits a card or the deck: %s", (text, amounts) => {
    expect(moneyIn(text)).toBe(amounts);
  });

  test.each([
    "38 is my lucky number",
    "bracket 3 is my limit",
    "sold it all for 400 bucks",
    "spent two grand on it",
  ])("is no budget: %s", (text) => {
    expect(moneyIn(text)).toBe("");
  });
});

describe("a currency before its figure", () => {
  test.each([
    ["USD 80", "usd"],
    ["EUR 80", "eur"],
    ["R$ 80", "brl"],
    ["até R$80", "brl"],
  ])("%s", (text, currency) => {
    const tokens = tokenize(text);
    expect(moneyAt(tokens, tokens.length - 1, text)?.content).toMatchObject({ amount: 80, currency });
  });
});
