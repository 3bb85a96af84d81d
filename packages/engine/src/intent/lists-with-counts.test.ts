import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";
import { withPlainCounts } from "./written-counts.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const read = (wish: string): ReadWish => parseIntent(wish, context);
const copies = (wish: string): readonly string[] =>
  (read(wish).limits ?? []).map(({ what, least }) => `${least} ${what}`);

describe("counts stand as most lists have them", () => {
  test.each([
    ["modern: (4) Opt (2) Negate", "modern:  4  Opt ,2  Negate"],
    ["(1) Opt\n(3) Negate", " 1  Opt\n 3  Negate"],
    ["Opt x 4, Negate x 2", "Opt x4 , Negate x2 "],
    ["Opt x4 - Negate x2", "Opt x4,  Negate x2"],
    // Those behind the names say what they say there.
    ["Opt (4), Negate (2). pioneer", "Opt (4), Negate (2). pioneer"],
    ["Rift Bolt 4\nLava Spike 3\nSkullcrack 2", "4 Rift Bolt\n3 Lava Spike\n2 Skullcrack"],
    ["elves 4\nunder 30", "elves 4\nunder 30"],
    ["Opt (4) Negate (2) pioneer", "Opt (4) Negate (2) pioneer"],
    ["a 2 x 4 plank", "a 2 x 4 plank"],
  ])("%s", (wish, plain) => {
    expect(withPlainCounts(wish)).toBe(plain);
    expect(plain.length).toBe(wish.length);
  });
});

describe("copies of cards in a row", () => {
  test.each<[string, readonly string[]]>([
    ["(3) Lava Spike (4) Rift Bolt, modern", ["3 Lava Spike", "4 Rift Bolt"]],
    ["legacy, - Daze x 3 - Ponder x 4", ["3 Daze", "4 Ponder"]],
    [
      "Lava Spike, Rift Bolt, Skewer the Critics: playset each. modern",
      ["4 Lava Spike", "4 Rift Bolt", "4 Skewer the Critics"],
    ],
    ["legacy with playsets of Ponder and Preordain", ["4 Ponder", "4 Preordain"]],
    ["legacy, full sets of Ponder and Preordain", ["4 Ponder", "4 Preordain"]],
    ["modern, 3 each of Lava Spike and Rift Bolt", ["3 Lava Spike", "3 Rift Bolt"]],
    ["mono black legacy, twenty Swamp and four Dark Ritual", ["20 Swamp", "4 Dark Ritual"]],
  ])("%s", (wish, limits) => {
    expect(copies(wish)).toEqual(limits);
  });
});

describe("what is listed to go and to come", () => {
  test.each([
    "simic edh\n+ Growth Spiral\n+ Uro, Titan of Nature's Wrath\n- Divination\n- Cultivate",
    "simic edh\nOut:\nDivination\nCultivate\nIn:\nGrowth Spiral\nUro, Titan of Nature's Wrath",
  ])("%s", (wish) => {
    const { include, exclude } = read(wish);
    expect(include).toEqual(["Growth Spiral", "Uro, Titan of Nature's Wrath"]);
    expect(exclude).toEqual(["Divination", "Cultivate"]);
  });

  test("dashes alone are only bullets", () => {
    const { include, exclude } = read("simic edh\n- Growth Spiral\n- Divination\n- Cultivate");
    expect(include).toEqual(["Growth Spiral", "Divination", "Cultivate"]);
    expect(exclude).toBeUndefined();
  });

  test("the main deck behind a sideboard", () => {
    const wish = "sb 2x Duress 3x Pyroblast, md 4x Dark Ritual 4x Thoughtseize, legacy";
    expect(read(wish).include).toEqual([
      "4 Dark Ritual",
      "4 Thoughtseize",
      "SB: 2 Duress",
      "SB: 3 Pyroblast",
    ]);
  });

  test("a sideboard in a sentence", () => {
    const wish =
      "My main has 4 Lava Spike, 4 Rift Bolt, the side has 2 Smash to Smithereens, 3 Searing Blood. modern";
    expect(read(wish).include).toEqual([
      "4 Lava Spike",
      "4 Rift Bolt",
      "SB: 2 Smash to Smithereens",
      "SB: 3 Searing Blood",
    ]);
  });
});

describe("what cards cost limits nothing", () => {
  test.each([
    "I have Thought Vessel ($2) and Mind Stone ($0.40). edh, 60 dollars",
    "Thought Vessel 2€, Mind Stone 1€ are bought. edh, 60 dollars",
  ])("%s", (wish) => {
    const { budgetUsd, maxCardUsd } = read(wish);
    expect([budgetUsd, maxCardUsd]).toEqual([60, undefined]);
  });

  test("but a legend with an amount has a budget", () => {
    expect(read("Krenko, Mob Boss $45").budgetUsd).toBe(45);
  });
});

describe("cards of the sideboard, in a sentence", () => {
  test.each([
    ["my sideboard should have 3 Rest in Peace, modern", ["SB: 3 Rest in Peace"]],
    ["pauper burn, 4 Pyroblast in the side", ["SB: 4 Pyroblast"]],
    ["legacy, sideboard needs two Surgical Extraction", ["SB: 2 Surgical Extraction"]],
    ["pioneer with a sideboard of 15, Rest in Peace main", ["Rest in Peace"]],
  ])("%s", (wish, include) => {
    expect(read(wish).include).toEqual(include);
  });

  test("are read with the words that put them there", () => {
    expect(read("my sideboard should have 3 Rest in Peace, modern").unread).toBeUndefined();
    expect(read("pauper burn, 4 Pyroblast in the side").unread).toBeUndefined();
  });

  test("a playset of the card that a kind is called after", () => {
    expect(copies("4 Ponder, 4 Counterspell, 2 Daze. pauper")).toEqual([
      "4 Ponder",
      "4 Counterspell",
      "2 Daze",
    ]);
    expect(copies("pauper with at least 6 counterspells")).toEqual(["6 counterspells"]);
  });
});

test("what is told of cards as things stands between their number and their name", () => {
  const { limits } = parseIntent("my 4 japanese foil Lightning Bolts, modern", context);
  expect(limits).toEqual([{ what: "Lightning Bolt", least: 4, most: 4 }]);
});

test("counts behind the names of a list are its copies", () => {
  const wish =
    "vintage deck: Thorn of Amethyst 4, Thalia, Guardian of Thraben 3, Phyrexian Revoker 1, no islands";
  expect(parseIntent(wish, context).include).toEqual([
    "4 Thorn of Amethyst",
    "3 Thalia, Guardian of Thraben",
    "1 Phyrexian Revoker",
  ]);
});

test("the numbers of a list are no copies of what stands before them", () => {
  const wish =
    "these are in: 1) Craterhoof Behemoth 2) Green Sun's Zenith 3) Elvish Archdruid. elves, commander";
  expect(parseIntent(wish, context).include).toEqual([
    "Craterhoof Behemoth",
    "Green Sun's Zenith",
    "Elvish Archdruid",
  ]);
});

test.each([
  "Cards I refuse to cut: Craterhoof Behemoth, Beast Whisperer, Vivien Reid. The rest of the mono green brawl deck is yours",
  "you can't remove Craterhoof Behemoth, Beast Whisperer or Vivien Reid, mono green brawl",
  "not leaving out Craterhoof Behemoth, Beast Whisperer and Vivien Reid, mono green brawl",
])("what is not to be taken out is in, and a legend in a row of cards is one of them: %s", (wish) => {
  const { include, exclude, commanders } = parseIntent(wish, context);
  expect({ include, exclude, commanders }).toEqual({
    include: ["Craterhoof Behemoth", "Beast Whisperer", "Vivien Reid"],
  });
});
