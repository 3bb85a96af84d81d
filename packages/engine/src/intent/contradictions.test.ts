import { describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([{ name: "Lightning Bolt", cost: "{R}", type: "Instant" }]);
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("what contradicts itself is said, with the side that was taken", () => {
  test("something asked for and ruled out stays out", () => {
    const { tribe, exclude, notes } = read("dragons without any dragons, commander");
    expect({ tribe, exclude }).toEqual({ tribe: undefined, exclude: ["Dragon"] });
    expect(notes).toContainEqual({ kind: "both-ways", asked: "dragons", ruledOut: "dragons" });
  });

  test("a creature type without creatures", () => {
    expect(read("vampires, but no creatures, modern").notes).toContainEqual({
      kind: "both-ways",
      asked: "vampires",
      ruledOut: "creatures",
    });
  });

  test("of counts that cannot both be the last one counts", () => {
    const { limits, notes } = read("at least 30 lands and at most 20 lands, pioneer");
    expect(limits).toEqual([{ what: "lands", most: 20 }]);
    expect(notes).toContainEqual({
      kind: "limits-apart",
      taken: "at most 20 lands",
      left: "at least 30 lands",
    });
  });

  test("who cannot lead is a card of the deck", () => {
    const { include, notes } = read("commander Lightning Bolt");
    expect(include).toEqual(["Lightning Bolt"]);
    expect(notes).toContainEqual({ kind: "named-no-leader", card: "Lightning Bolt" });
  });

  test("a second way to play", () => {
    expect(read("aggro control, pioneer").notes).toContainEqual({
      kind: "one-style",
      taken: "aggro",
      left: ["control"],
    });
    expect(read("aggro tokens, pioneer").notes).toBeUndefined();
  });

  test("nothing of the kind is said of a wish that holds together", () => {
    expect(read("dragons, no goblins, between 36 and 38 lands, commander").notes).toBeUndefined();
  });
});

describe("figures", () => {
  test.each([
    ["lands: 38, commander", { what: "lands", least: 38, most: 38 }],
    ["commander, creatures = 20", { what: "creatures", least: 20, most: 20 }],
    ["ドラゴン EDH 土地38枚", { what: "lands", least: 38, most: 38 }],
    ["modern without one-drops", { what: "one-drops", most: 0 }],
    ["a commander deck of 60 cards", { what: "cards", least: 60, most: 60 }],
  ])("%s", (wish, limit) => {
    expect(read(wish).limits).toEqual([limit]);
  });

  test("count a card by its plural", () => {
    expect(read("modern with four Lightning Bolts").limits).toEqual([
      { what: "Lightning Bolt", least: 4, most: 4 },
    ]);
  });
});
