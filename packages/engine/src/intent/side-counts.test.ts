import { limitWords } from "@deckwright/decks/wish-limits.ts";
import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

describe("a count of the sideboard", () => {
  test.each([
    [
      "premodern mono black, 4 graveyard hate cards in the sideboard",
      ["graveyard"],
      ["4 graveyard hate in the sideboard"],
    ],
    [
      "the sideboard needs 3 artifact removal and 2 graveyard hate. modern jund",
      ["graveyard", "artifacts"],
      ["3 artifact removal in the sideboard", "2 graveyard hate in the sideboard"],
    ],
    [
      "pioneer, side: at least 2 board wipes, 20 lands",
      ["tokens"],
      ["at least 2 board wipes in the sideboard", "20 lands"],
    ],
    ["modern control, 3 counterspells for the side", undefined, ["3 counterspells in the sideboard"]],
    ["no creatures in the sideboard, pioneer burn", undefined, ["no creatures in the sideboard"]],
    ["pioneer burn, no Goblins in the side", undefined, ["no Goblins in the sideboard"]],
    [
      "pioneer burn, no creatures or planeswalkers in the side",
      undefined,
      ["no creatures in the sideboard", "no planeswalkers in the sideboard"],
    ],
    ["pauper burn, 2 lands in the sideboard", undefined, ["2 lands in the sideboard"]],
    ["pauper, 3 creatures in the side", undefined, ["3 creatures in the sideboard"]],
    [
      "in the sideboard i want 3 counterspells and 2 board wipes, modern",
      ["tokens"],
      ["3 counterspells in the sideboard", "2 board wipes in the sideboard"],
    ],
    [
      "modern, 8 counterspells, 2 counterspells in the sideboard, no more than 4 removal spells",
      undefined,
      ["8 counterspells", "2 counterspells in the sideboard", "at most 4 removal"],
    ],
    ["modern burn sideboard with 2 board wipes", ["tokens"], ["2 board wipes in the sideboard"]],
    ["10 counterspells, none in the side", undefined, ["10 counterspells"]],
  ])("is of its own zone: %s", (wish, against, counts) => {
    const { limits = [], exclude, ...read } = parseIntent(wish, context);
    expect(read.against).toEqual(against);
    expect(limits.map(limitWords)).toEqual(counts);
    expect(exclude).toBeUndefined();
  });

  test("is not what stands beside its size, and counts the deck elsewhere", () => {
    expect(parseIntent("15 card sideboard, 4 wraths, pioneer", context).limits).toEqual([
      { what: "sideboard", least: 15, most: 15 },
      { what: "board wipes", least: 4, most: 4 },
    ]);
    expect(parseIntent("modern, 10 artifact removal", context).limits).toEqual([
      { what: "artifact removal", least: 10, most: 10 },
    ]);
  });
});

test.each([
  ["don't bother with a sideboard. pauper faeries", [{ what: "sideboard", most: 0 }]],
  ["best of three, standard", undefined],
  [
    "lands: 37. creatures: 30 min. removal: 8 max. commander",
    [
      { what: "lands", least: 37, most: 37 },
      { what: "creatures", least: 30 },
      { what: "removal", most: 8 },
    ],
  ],
])("a form is read line by line: %s", (wish, limits) => {
  expect(parseIntent(wish, context).limits).toEqual(limits);
});

test.each([
  ["pioneer. cost: <200", 200],
  ["Commander (Mardu) - Budget: 90 - Power: 6/10", 90],
  ["commander, budget: don't care", undefined],
])("a budget in a form is read by its sign: %s", (wish, usd) => {
  expect(parseIntent(wish, context).budgetUsd).toBe(usd);
});
