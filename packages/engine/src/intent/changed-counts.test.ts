import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([
  { name: "Thalia's Lieutenant", cost: "{1}{W}", type: "Creature — Human Soldier" },
]);
const limits = (wish: string) => parseIntent(wish, context).limits;
const exactly = (what: string, figure: number) => ({ what, least: figure, most: figure });

describe("a count that is changed by what follows", () => {
  test.each([
    ["I have 12 ramp spells, make it 15 of them. green edh", [exactly("ramp", 15)]],
    ["take 36 lands, then cut two. commander", [exactly("lands", 34)]],
    ["24 lands and four more utility lands on top, modern", [exactly("lands", 28)]],
    ["my list runs 8 counterspells; double that. commander", [exactly("counterspells", 16)]],
    ["I've got 17 Islands in the deck now, two fewer please. pauper", [exactly("Island", 15)]],
    ["36 lands, no wait, 38. commander elves", [exactly("lands", 38)]],
    ["10 removal, actually at least 12, commander", [{ what: "removal", least: 12 }]],
    ["a quarter of it lands... no wait, make that 30. modern", [exactly("lands", 30)]],
    [
      "10+ counterspells? nah, between four and six. izzet pauper",
      [{ what: "counterspells", least: 4, most: 6 }],
    ],
    ["six wraths, plus three, so nine. commander", [exactly("board wipes", 9)]],
    ["Currently 34 creatures, which is six too many. commander", [exactly("creatures", 28)]],
    ["My list has 40 lands. Lower that by four. commander", [exactly("lands", 36)]],
    [
      "20 creatures and 10 ramp, then five more of the creatures. commander",
      [exactly("ramp", 10), exactly("creatures", 25)],
    ],
    [
      "I said no counterspells last time, scratch that, four or so is okay. historic",
      [{ what: "counterspells", least: 3, most: 5 }],
    ],
  ])("is the new one: %s", (wish, expected) => {
    expect(limits(wish)).toEqual(expected);
    expect(parseIntent(wish, context).notes).toBeUndefined();
  });

  test.each([
    ["38 lands, make it 3 colors. commander", [exactly("lands", 38)]],
    ["my friend has 12 goblins. I have five more. commander elves", undefined],
    ["37 lands, so that's 62 for the rest, half of it removal. commander", [exactly("lands", 37)]],
    ["36 lands, two more or less. commander", [exactly("lands", 36)]],
    ["no mld, no stax. I can manage two of those. commander", undefined],
    ["36 lands, add 10 ramp. commander", [exactly("lands", 36), exactly("ramp", 10)]],
  ])("is the same where something else is counted: %s", (wish, expected) => {
    expect(limits(wish)).toEqual(expected);
  });
});

test.each([
  ["38 lands give or take 2. commander", [{ what: "lands", least: 36, most: 40 }]],
  ["10 removal spells, give or take 3. commander", [{ what: "removal", least: 7, most: 13 }]],
  ["around 36 lands plus or minus one. commander", [{ what: "lands", least: 35, most: 37 }]],
  ["36 lands (+/- 2), commander", [{ what: "lands", least: 34, most: 38 }]],
  ["36 ±3 lands, commander", [{ what: "lands", least: 33, most: 39 }]],
  ["lands: 36 give or take 3. commander", [{ what: "lands", least: 33, most: 39 }]],
])("a count says by how much it may be off: %s", (wish, expected) => {
  expect(limits(wish)).toEqual(expected);
});

test.each([
  ["lands? 36. commander", [exactly("lands", 36)]],
  ["creatures? thirty is what everybody says, I want five more than that. edh", [exactly("creatures", 35)]],
  ["knights? No, soldiers. pauper", undefined],
  ["goblins, I own 12 already and want 30 in total. edh", [exactly("Goblins", 30)]],
])(
  "a count answers a question, or counts what is there already with what is to come: %s",
  (wish, expected) => {
    expect(limits(wish)).toEqual(expected);
  },
);

test.each([
  ["17 forests and no other lands, pauper", [exactly("Forest", 17), exactly("lands", 17)]],
  [
    "10 islands, 8 swamps and no other lands. pauper",
    [exactly("Island", 10), exactly("Swamp", 8), exactly("lands", 18)],
  ],
  ["18 Islands, nothing else for lands. legacy", [exactly("Island", 18), exactly("lands", 18)]],
  ["36 lands of which 30 are Plains. edh", [exactly("lands", 36), exactly("Plains", 30)]],
  ["without any one-drops, 17 lands. pauper", [{ what: "one-drops", most: 0 }, exactly("lands", 17)]],
  ["75 cards in total, 18 islands. legacy", [exactly("Island", 18)]],
  [
    "24 goblins, no other creatures. pauper",
    [exactly("Goblins", 24), { what: "creatures", but: "Goblins", most: 0 }],
  ],
])("a count is all there is of a kind: %s", (wish, expected) => {
  expect(limits(wish)).toEqual(expected);
});

describe("a count that is told by a pronoun", () => {
  test.each([
    ["board wipes are great and I want six of those. commander", [exactly("board wipes", 6)]],
    ["humans: lands, 22 of them. pioneer", [exactly("lands", 22)]],
    ["I'd like counterspells, 10 of them at least. commander", [{ what: "counterspells", least: 10 }]],
    ["36 lands. And ramp, a dozen of that. commander", [exactly("lands", 36), exactly("ramp", 12)]],
    ["36 lands, 10 of which are forests. commander", [exactly("lands", 36), exactly("Forest", 10)]],
    ["a deck of 60 cards, 24 of them land. modern", [exactly("lands", 24)]],
    ["humans, Thalia's Lieutenant, all four of it. modern", [exactly("Thalia's Lieutenant", 4)]],
  ])("is one of what was named last: %s", (wish, expected) => {
    expect(limits(wish)).toEqual(expected);
  });
});

test("a kind may be so many times as many as another", () => {
  expect(limits("lands: same as creatures, creatures: 30. commander")).toEqual([
    exactly("creatures", 30),
    exactly("lands", 30),
  ]);
  expect(limits("twice as many creatures as removal spells, 10 removal. commander")).toEqual([
    exactly("removal", 10),
    exactly("creatures", 20),
  ]);
  expect(limits("twice as many creatures as removal spells. commander")).toBeUndefined();
});
