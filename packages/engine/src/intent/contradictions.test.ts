import { describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([
  { name: "Lightning Bolt", cost: "{R}", type: "Instant" },
  { name: "Krenko, Mob Boss", cost: "{2}{R}{R}", type: "Legendary Creature — Goblin Warrior" },
  { name: "Narset, Parter of Veils", cost: "{1}{U}{U}", type: "Legendary Planeswalker — Narset" },
]);
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("what contradicts itself is said, with the side that was taken", () => {
  test("something asked for and ruled out stays out", () => {
    const { tribe, exclude, notes } = read("dragons without any dragons, commander");
    expect({ tribe, exclude }).toEqual({ tribe: undefined, exclude: ["Dragon"] });
    expect(notes).toContainEqual({ kind: "both-ways", asked: "dragons", ruledOut: "dragons" });
  });

  test("a way to play that is ruled out by its name", () => {
    const { playstyle, exclude, notes } = read("stax is fun, but no stax this time, white, commander");
    expect({ playstyle, exclude }).toEqual({ playstyle: undefined, exclude: ["stax"] });
    expect(notes).toContainEqual({ kind: "both-ways", asked: "stax prison", ruledOut: "stax prison" });
    expect(read("control, no board wipes, modern").playstyle).toBe("control");
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
    expect(notes).toContainEqual({ kind: "named-no-leader", card: "Lightning Bolt", format: "Commander" });
  });

  test.each(["oathbreaker with Krenko, Mob Boss as my oathbreaker", "krenko oathbreaker"])(
    "nor can who leads decks of another format: %s",
    (wish) => {
      const { include, notes } = read(wish);
      expect(include).toEqual(["Krenko, Mob Boss"]);
      expect(notes).toContainEqual({
        kind: "named-no-leader",
        card: "Krenko, Mob Boss",
        format: "Oathbreaker",
      });
      expect(read("Narset oathbreaker").notes).toBeUndefined();
    },
  );

  test("a card that is named and ruled out stays out, and that is said", () => {
    const { include, exclude, notes } = read("modern burn with Lightning Bolt, but no Lightning Bolt");
    expect({ include, exclude }).toEqual({ include: undefined, exclude: ["Lightning Bolt"] });
    expect(notes).toContainEqual({ kind: "both-ways", asked: "Lightning Bolt", ruledOut: "Lightning Bolt" });
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
    ["thirty creatures minimum, elves in commander", { what: "creatures", least: 30 }],
    ["modern without one-drops", { what: "one-drops", most: 0 }],
    ["a commander deck of 60 cards", { what: "cards", least: 60, most: 60 }],
  ])("%s", (wish, limit) => {
    expect(read(wish).limits).toEqual([limit]);
  });

  test("end with their clause", () => {
    expect(read("pioneer gruul; 23 lands of which 10 at most are basics").limits).toEqual([
      { what: "lands", least: 23, most: 23 },
      { what: "basic lands", most: 10 },
    ]);
    expect(read("thirty creatures minimum, eight removal spells minimum, abzan, edh").limits).toEqual([
      { what: "creatures", least: 30 },
      { what: "removal", least: 8 },
    ]);
    expect(read("commander where the average cmc stays at or under 2.6").maxAverageManaValue).toBe(2.6);
  });

  test("count a card by its plural", () => {
    expect(read("modern with four Lightning Bolts").limits).toEqual([
      { what: "Lightning Bolt", least: 4, most: 4 },
    ]);
  });
});
