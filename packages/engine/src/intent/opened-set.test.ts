import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([
  ...[
    ["blb", "Bloomburrow", "2024-08-02"],
    ["mh3", "Modern Horizons 3", "2024-06-14"],
    ["cns", "Conspiracy", "2014-06-06"],
    ["bbd", "Battlebond", "2018-06-08"],
    ["cmr", "Commander Legends", "2020-11-20"],
    ["eld", "Throne of Eldraine", "2019-10-04"],
    ["woe", "Wilds of Eldraine", "2023-09-08"],
    ["khm", "Kaldheim", "2021-02-05"],
    ["exo", "Exodus", "1998-06-15"],
    ["uma", "Ultimate Masters", "2018-12-07"],
    ["mbs", "Mirrodin Besieged", "2011-02-04"],
  ].map(([set, set_name, released_at]) => ({
    name: `Card of ${set}`,
    fields: { set, set_name, set_type: "expansion", released_at },
  })),
  { name: "Mirrodin Besieged", type: "Enchantment", cost: "{2}{U}" },
  { name: "Two-Headed Giant", type: "Creature — Giant", cost: "{2}{R}{R}", body: "4/4" },
]);

describe("a set is opened that is named with how it is played", () => {
  test.each([
    ["Bloomburrow draft", "draft", "blb"],
    ["bloomburrow draft, black and red", "draft", "blb"],
    ["modern horizons 3 draft", "draft", "mh3"],
    ["MH3 sealed pool", "sealed", "mh3"],
    ["a draft deck from Modern Horizons 3", "draft", "mh3"],
    ["sealed with battlebond", "sealed", "bbd"],
    ["mirrodin besieged limited", "draft", "mbs"],
    ["draft commander legends, uw", "draft", "cmr"],
    ["UMA draft", "draft", "uma"],
    ["eldraine prerelease", "sealed", "woe"],
  ])("%s", (wish, format, set) => {
    const read = parseIntent(wish, context);
    expect(read).toMatchObject({ format, set });
    expect(read.unread).toBeUndefined();
    expect(read.include).toBeUndefined();
    expect(read.themes).toBeUndefined();
  });

  test.each([
    ["conspiracy draft", "conspiracy"],
    ["cube draft", "cube-draft"],
    ["draft me a modern elf deck", "modern"],
    ["elves, limited to bloomburrow, modern", "modern"],
  ])("and none elsewhere: %s", (wish, format) => {
    const read = parseIntent(wish, context);
    expect(read.format).toBe(format);
    expect(read.set).toBeUndefined();
  });

  test("the name of a set is not the format that is a part of it", () => {
    expect(parseIntent("I opened Modern Horizons 3, build me legacy elves", context).format).toBe("legacy");
  });
});

describe("where nothing but sets is named, one word or a code is a set", () => {
  test.each([
    ["commander deck with only cards from kaldheim", ["khm"]],
    ["elves with cards printed in exodus, commander", ["exo"]],
    ["modern elves, only Kaldheim cards", ["khm"]],
    ["commander, only cards from MH3", ["mh3"]],
    ["commander, cards from MH3 and BLB", ["mh3", "blb"]],
    ["elves from mh3, commander", ["mh3"]],
    ["elves from blb, commander", undefined],
    ["ELVES FROM BLB, COMMANDER", undefined],
    ["my exodus from red, blue commander", undefined],
  ])("%s", (wish, sets) => {
    expect(parseIntent(wish, context).sets).toEqual(sets);
  });
});

describe("a format that is a word of English", () => {
  test.each([
    ["Draft: mono black", "draft"],
    ["red aggro deck for draft please", "draft"],
    ["i play draft with my kids, need a zombie deck", "draft"],
    ["zombies - draft", "draft"],
    ["something fun for conspiracy", "conspiracy"],
    ["fnm peasant zombies", "peasant"],
    ["Two-Headed Giant: mono black", "two-headed-giant"],
    ["a 2hg deck, red", "two-headed-giant"],
    ["zombies, thg", "two-headed-giant"],
    ["un-sets, red", "unstable"],
    ["type 1.5 zombies", "legacy"],
  ])("counts where it is played, or stands alone: %s", (wish, format) => {
    const read = parseIntent(wish, context);
    expect(read.format).toBe(format);
    expect(read.include).toBeUndefined();
    expect(read.notes).toBeUndefined();
  });

  test.each([
    "draft me a zombie deck",
    "zombies out of draft chaff",
    "it is a conspiracy theory, zombies",
    "I like draft beer and zombies",
  ])("and not elsewhere: %s", (wish) => {
    expect(parseIntent(wish, context).format).toBeUndefined();
  });
});
