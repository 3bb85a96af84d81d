import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("what somebody else has may be what is wished for", () => {
  test.each<[string, Partial<ReadWish>]>([
    [
      "Yesterday a guy beat me with zombies in pauper. I want that too, under 30 dollars",
      { tribe: "Zombie", budgetUsd: 30 },
    ],
    [
      "my sister plays Talrand with tons of counterspells and I want the same but rakdos",
      { colors: ["B", "R"] },
    ],
    [
      "my coworker runs wizards and it looks so fun. I want this but izzet",
      { tribe: "Wizard", colors: ["U", "R"] },
    ],
    ["my coworker runs wizards, build me one too, izzet commander", { tribe: "Wizard", colors: ["U", "R"] }],
  ])("%s", (wish, expected) => {
    expect(read(wish)).toMatchObject(expected);
    expect(read(wish).against).toBeUndefined();
  });

  test("but not where nobody wants it", () => {
    const wish = "Yesterday a guy beat me with zombies. I want angels for commander";
    expect(read(wish)).toMatchObject({ tribe: "Angel", against: ["tokens"] });
  });

  test("a take on a deck takes nobody on", () => {
    expect(read("a grindier take on Prosper, rakdos commander").against).toBeUndefined();
    expect(read("rakdos commander that can take on Prosper").against).toBeDefined();
  });
});

describe("what others play", () => {
  test.each<[string, readonly string[]]>([
    ["Kim = elves, Bo = mill. jund commander please", ["tokens", "mill"]],
    ["my uncle crushes us all every sunday with his pirates. esper commander", ["tokens"]],
    ["modern. there will be 2 tron players at the shop, i play boros", ["big-mana"]],
    ["how do we take down Muldrotha? orzhov, edh", ["graveyard"]],
    [
      "legacy, bracing for storm, some burn and one lantern guy: ready for storm, and one lantern guy",
      ["combo", "artifacts"],
    ],
    ["our boss plays nothing except eldrazi, boros commander", ["big-mana"]],
  ])("%s", (wish, against) => {
    expect(read(wish).against).toEqual(expect.arrayContaining([...against]));
  });

  test("nothing against something is no opponent", () => {
    const { tribe, against } = read("nothing against goblins but i want elves, modern");
    expect([tribe, against]).toEqual(["Elf", undefined]);
  });
});

test("a turn counts no copies", () => {
  expect(
    read("modern burn that wins on turn 4, Lightning Bolt and turn 2 Eidolon of the Great Revel").limits,
  ).toBeUndefined();
});

test("cards of a wish that speaks of nobody are its own", () => {
  const { include, against } = read(
    "legacy elves with Natural Order, Glimpse of Nature and a Dryad Arbor combo",
  );
  expect([include, against]).toEqual([["Natural Order", "Glimpse of Nature", "Dryad Arbor"], undefined]);
});

test("nor where another deck is spoken of as 'this one'", () => {
  const wish = "my sister plays wizards and wins with them. I want this one to be about angels, commander";
  expect(read(wish)).toMatchObject({ tribe: "Angel" });
  expect(read(wish).against).toEqual(["tokens"]);
});
