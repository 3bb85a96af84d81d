import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

const read = (wish: string): Omit<ReadWish, "read" | "unread" | "notes"> => {
  const { read: _read, unread: _unread, notes: _notes, ...fields } = parseIntent(wish, context);
  return fields;
};

describe("a figure beside what it may count", () => {
  test.each<[string, object]>([
    ["commander elves 100$", { format: "commander", tribe: "Elf", budgetUsd: 100 }],
    ["commander elves $100", { format: "commander", tribe: "Elf", budgetUsd: 100 }],
    ["modern goblins 50 bucks", { format: "modern", tribe: "Goblin", archetype: "Goblins", budgetUsd: 50 }],
  ])("is money with a currency: %s", (wish, expected) => {
    expect(read(wish)).toEqual(expected);
  });

  test.each<[string, object]>([
    // Not one, not even one, and a figure that ends a sentence counts nothing behind it.
    [
      "commander, I don't want to see even one nonbasic land",
      { format: "commander", limits: [{ what: "nonbasic lands", most: 0 }] },
    ],
    [
      "commander dragons, bracket 3. Note that I am new",
      { format: "commander", tribe: "Dragon", bracket: 3 },
    ],
    [
      "only cards before 2018. 38 lands. commander. elves",
      {
        format: "commander",
        tribe: "Elf",
        toYear: 2017,
        limits: [{ what: "lands", least: 38, most: 38 }],
      },
    ],
    // A comma before a sign ends something else, and "at the very most" is a comparison.
    [
      "edh, 41 lands, >=10 ramp",
      {
        format: "commander",
        limits: [
          { what: "lands", least: 41, most: 41 },
          { what: "ramp", least: 10 },
        ],
      },
    ],
    [
      "edh, three board wipes at the very most",
      { format: "commander", limits: [{ what: "board wipes", most: 3 }] },
    ],
  ])("%s", (wish, expected) => {
    expect(read(wish)).toEqual(expected);
  });

  test.each(["4 Goblin Guide modern", "four Goblin Guide, modern"])("%s: copies of a card", (wish) => {
    expect(read(wish)).toEqual({
      format: "modern",
      include: ["Goblin Guide"],
      limits: [{ what: "Goblin Guide", least: 4, most: 4 }],
    });
  });

  test("counts, whatever was counted before the comma", () => {
    expect(read("commander, lands: 36, creatures: 30").limits).toEqual([
      { what: "lands", least: 36, most: 36 },
      { what: "creatures", least: 30, most: 30 },
    ]);
  });

  test.each([
    ["half a dozen board wipes at least, commander", { what: "board wipes", least: 6 }],
    ["commander, 37 or 38 lands", { what: "lands", least: 37, most: 38 }],
  ])("may be said in words: %s", (wish, limit) => {
    expect(read(wish).limits).toEqual([limit]);
  });

  test("counts what a quoted name, or a whole list, is followed by", () => {
    const four = (what: string): object => ({ what, least: 4, most: 4 });
    expect(read('"Llanowar Elves" x4, "Elvish Mystic" x4 for pioneer').limits).toEqual([
      four("Llanowar Elves"),
      four("Elvish Mystic"),
    ]);
    expect(read("pauper with Preordain, Brainstorm, four of each").limits).toEqual([
      four("Preordain"),
      four("Brainstorm"),
    ]);
    expect(read("kids under three, commander goblins").budgetUsd).toBeUndefined();
  });

  test.each(["legacy deck with Brainstorm x4", "legacy, Brainstorm (4)"])(
    "counts copies behind a name: %s",
    (wish) => {
      expect(read(wish).limits).toEqual([{ what: "Brainstorm", least: 4, most: 4 }]);
    },
  );
});

describe("a wish that is like another deck", () => {
  test.each<[string, object]>([
    ["Korvold but without green", { format: "commander", colors: ["B", "R"] }],
    ["like modern burn, except mono red, legacy", { colors: ["R"], playstyle: "burn" }],
    ["a commander version of modern mill", { format: "commander", playstyle: "mill" }],
    ["Prossh tokens without red", { format: "commander", colors: ["B", "G"] }],
    ["Kaalia, no red", { commanders: ["Kaalia of the Vast"] }],
    ["Tergrid-style discard in rakdos, commander", { colors: ["B", "R"] }],
    ["azorius control but izzet colors, pioneer", { colors: ["U", "R"], playstyle: "control" }],
    ["an izzet version of azorius control, pioneer", { colors: ["U", "R"], playstyle: "control" }],
    ["Krenko reimagined as mono black, edh", { colors: ["B"], tribe: "Goblin" }],
    ["a mono black edh take on Krenko", { colors: ["B"], tribe: "Goblin" }],
    ["Standard 2015 aggro, closest Pioneer can get", { format: "pioneer" }],
    ["modern burn shell, pauper", { format: "pauper", playstyle: "burn" }],
    ["rakdos burn in legacy, kind of like modern burn", { format: "legacy", colors: ["B", "R"] }],
    ["pauper elves with a splash of black", { colors: ["B"], colorCount: 2, tribe: "Elf" }],
    ["pioneer elves with blue", { colors: ["U"], colorCount: 2, tribe: "Elf" }],
    ["burn with white, legacy", { colors: ["W"], colorCount: 2, playstyle: "burn" }],
    ["a slower Edgar Markov, with clerics in place of vampires", { tribe: "Cleric" }],
    ["Brago plus red, blink, commander", { colors: ["W", "U", "R"] }],
    ["lathril, minus black plus red", { colors: ["R", "G"], tribe: "Elf" }],
    ["upgrade the Draconic Destruction precon", { commanders: ["Atarka, World Render"], tribe: "Dragon" }],
  ])("keeps what is not changed: %s", (wish, expected) => {
    expect(read(wish)).toMatchObject(expected);
  });

  test.each([
    ["pioneer elves with a blue splash", { format: "pioneer", colors: ["U"], colorCount: 2, tribe: "Elf" }],
    ["pioneer elves splashing blue", { format: "pioneer", colors: ["U"], colorCount: 2, tribe: "Elf" }],
    ["mono green with a blue splash, pioneer", { format: "pioneer", colors: ["U", "G"] }],
    ["a modern deck with blue", { format: "modern", colors: ["U"] }],
    ["pauper elves with mono green", { format: "pauper", colors: ["G"], tribe: "Elf", archetype: "Elves" }],
    ["modern tokens with white creatures", { format: "modern", colors: ["W"], playstyle: "tokens" }],
  ])("a color beside others, or the only one: %s", (wish, expected) => {
    expect(read(wish)).toEqual(expected);
  });

  test("does not rule a legend out that is called by its full name", () => {
    expect(read("commander with Korvold, Fae-Cursed King, but no green").commanders).toEqual([
      "Korvold, Fae-Cursed King",
    ]);
  });

  test("leaves the creature type that it rules out", () => {
    const wish = read("something like Yuriko without the ninjas");
    expect([wish.tribe, wish.exclude]).toEqual([undefined, ["Ninja"]]);
  });
});

describe("a type that is a word of many sentences", () => {
  test.each(["no blue. commander. humans", "commander, humans, 36 lands", "humans; modern"])(
    "is what a deck is of where it is all that is said: %s",
    (wish) => {
      expect(read(wish).tribe).toBe("Human");
    },
  );

  test("is ruled out by one word", () => {
    expect(read("nonhuman deck, white, commander").exclude).toEqual(["Human"]);
  });
});
