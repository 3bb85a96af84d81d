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

describe("a name of a deck", () => {
  test.each([
    ["UW miracles, legacy", ["W", "U"]],
    ["UR twin in modern", ["U", "R"]],
    ["grixis twin in modern", ["U", "B", "R"]],
  ])("says its colors, where it has them in it: %s", (wish, colors) => {
    expect(read(wish).colors).toEqual(colors);
  });

  test("may be a figure of speech elsewhere", () => {
    expect(read("canadian highlander blue moon")).toMatchObject({ colors: ["U", "R"], playstyle: "control" });
    expect(read("modern blue moon").include).toEqual(["Blood Moon"]);
    expect(read("i play once in a blue moon, commander elves")).not.toHaveProperty("colors");
  });

  test("that is a creature's makes no deck of such creatures", () => {
    expect(read("rhinos in modern")).toMatchObject({ archetype: "Footfalls" });
    expect(read("rhinos in modern").tribe).toBeUndefined();
    expect(read("modern merfolk")).toMatchObject({ archetype: "Merfolk", tribe: "Merfolk" });
    expect(read("modern budget affinity")).toMatchObject({ archetype: "Affinity", budgetUsd: 75 });
    expect(read("modern budget burn")).toMatchObject({ archetype: "Burn", budgetUsd: 75 });
    expect(read("lots of cheap burn in modern").budgetUsd).toBeUndefined();
  });

  test("is the one that is asked for of several", () => {
    expect(read("TES vs ANT, build me ANT. legacy").archetype).toBe("Ad Nauseam Tendrils");
    expect(read("TES or ANT, legacy").archetype).toBe("TES");
  });
});

describe("a name of a card", () => {
  test("that several legends share is that of one which the format has", () => {
    expect(read("brawl Teferi").commanders).toEqual(["Teferi, Mage of Zhalfir"]);
    expect(read("commander Teferi").commanders).toEqual(["Teferi, Temporal Archmage"]);
  });

  test("may be the one that stands on some printings of it", () => {
    expect(read("duel commander Uharis, the Stormspinner").commanders).toEqual(["Spider-Man 2099"]);
    expect(read("modern with 4 Aggressive Symbiosis").include).toEqual(["Alien Symbiosis"]);
  });

  test("may be the part of it that everybody says", () => {
    expect(read("chalice prison in legacy").include).toEqual(["Chalice of the Void"]);
  });

  test.each([
    ["Kinan cedh", "Kinnan, Bonder Prodigy", 5],
    ["Kinan cEDH list", "Kinnan, Bonder Prodigy", 5],
  ])("ends before the level of a deck: %s", (wish, commander, bracket) => {
    expect(read(wish)).toMatchObject({ commanders: [commander], bracket });
  });
});

describe("a legend behind which 'but' stands leads", () => {
  test.each<[string, Partial<ReadWish>]>([
    ["Isshin but vampires", { commanders: ["Isshin, Two Heavens as One"], tribe: "Vampire" }],
    [
      "Chatterfang but food instead of squirrels, black green",
      { commanders: ["Chatterfang, Squirrel General"], themes: ["food"] },
    ],
  ])("creatures of any type, and has its own colors: %s", (wish, expected) => {
    expect(read(wish)).toMatchObject(expected);
  });

  test("no others than it gathers, and none in other colors", () => {
    expect(read("Krenko but zombies").commanders).toBeUndefined();
    expect(read("Chatterfang but mono black").commanders).toBeUndefined();
    expect(read("Chatterfang in mono black").commanders).toBeUndefined();
  });
});

test("a precon whose leader is ruled out stays of its type, its colors and its format", () => {
  expect(read("Basically the Veloci-Ramp-Tor precon with a stronger curve and no Pantlaza")).toMatchObject({
    format: "commander",
    colors: ["W", "R", "G"],
    tribe: "Dinosaur",
    exclude: ["Pantlaza, Sun-Favored"],
  });
});

test("a precon without one of its leader's colors has another leader", () => {
  const wish = "basically the Undead Unleashed precon but I dont want any blue in it";
  const { commanders, colors, tribe } = read(wish);
  expect({ commanders, colors, tribe }).toEqual({ commanders: undefined, colors: ["B"], tribe: "Zombie" });
});

test("who is not in charge leads nothing, and is of the colors that are named", () => {
  const { commanders, colors } = read("Atraxa superfriends in esper, without her in charge, edh");
  expect({ commanders, colors }).toEqual({ commanders: undefined, colors: ["W", "U", "B"] });
});

test("“cheap ish” names no card", () => {
  expect(read("the ur dragon but cheap ish, edh").include).toBeUndefined();
});

test("what somebody got and builds around is in, what it was traded for is not", () => {
  const wish = "Traded my Mox Diamond for a Gaea's Cradle yesterday and now it needs a home. Elves, legacy";
  expect(read(wish).include).toEqual(["Gaea's Cradle"]);
});

test("a deck's name that is a card's counts its copies, and is a deck elsewhere", () => {
  expect(read("two Murktide at least, grixis modern").limits).toEqual([
    { what: "Murktide Regent", least: 2 },
  ]);
  expect(read("need hate for Murktide, boros modern").against).toEqual(["spells"]);
});

describe("what lies in a box", () => {
  test("is no limit of the deck", () => {
    expect(read("40 elves in a box, commander")).toMatchObject({ tribe: "Elf" });
    expect(read("40 elves in a box, commander").limits).toBeUndefined();
    expect(read("got a box with like 40 elves. commander elves").limits).toBeUndefined();
    expect(read("40 elves, commander").limits).toEqual([{ what: "Elves", least: 40, most: 40 }]);
  });
});

test("what does not work is ruled out", () => {
  expect(read("infect won't work in my group, azorius edh").exclude).toEqual(["infect"]);
  expect(read("graveyard is not possible here, so blue, modern").themes).toBeUndefined();
});

describe("a legend is who leads", () => {
  test.each([
    ["prosh food chain", "Prossh, Skyraider of Kher"],
    ["Gitrog, but the old one, not the one you ride on", "The Gitrog Monster"],
    ["Meren, except it should cost less than a pizza night. 25 tops", "Meren of Clan Nel Toth"],
    [
      "Yesterday I pulled a Sheoldred, the Apocalypse!!! I want to build my first commander deck around her",
      "Sheoldred, the Apocalypse",
    ],
  ])("%s", (wish, commander) => {
    expect(read(wish).commanders).toEqual([commander]);
  });
});

test("what a deck of another format is turned into says its own", () => {
  expect(read("the commander equivalent of pauper faeries!").format).toBe("commander");
  expect(read("pauper commander faeries").format).toBe("pauper-commander");
});

describe("names that stand in a row, or begin a wish", () => {
  test.each<[string, object]>([
    [
      "snappy + cryptic + bolt, izzet modern",
      { include: ["Snapcaster Mage", "Cryptic Command", "Lightning Bolt"] },
    ],
    [
      "steve, e-wit and sad robot, golgari",
      { include: ["Sakura-Tribe Elder", "Eternal Witness", "Solemn Simulacrum"] },
    ],
    ["4th doctor and sarah commander", { commanders: ["The Fourth Doctor", "Sarah Jane Smith"] }],
    ["baby jace leads, mono blue", { commanders: ["Jace, Vryn's Prodigy // Jace, Telepath Unbound"] }],
    ["reaper king scarecrows", { commanders: ["Reaper King"], tribe: "Scarecrow" }],
    ["Build Muldrotha but skip the mass land destruction", { commanders: ["Muldrotha, the Gravetide"] }],
    [
      "Meren, no Craterhoof, no tutors: games should end by attacking",
      { commanders: ["Meren of Clan Nel Toth"], exclude: ["Craterhoof Behemoth", "tutors"] },
    ],
    ["he gave me a Ghalta and that is the one, commander", { commanders: ["Ghalta, Primal Hunger"] }],
    ["mardu humans", { tribe: "Human", colors: ["W", "B", "R"] }],
    ["pioneer, G, hydras pls", { format: "pioneer", colors: ["G"], tribe: "Hydra" }],
  ])("%s", (wish, meant) => {
    expect(read(wish)).toMatchObject(meant);
  });

  test.each(["my neighbor steve has a goose in the garden", "a deck for humans"])("but not in %s", (wish) => {
    const { include, tribe, colors } = read(wish);
    expect({ include, tribe, colors }).toEqual({});
  });

  test("a turn is no format", () => {
    expect(read("he always has it t2, mono red commander")).toMatchObject({ format: "commander" });
    expect(read("t2 deck, mono red")).toMatchObject({ format: "standard" });
  });
});

describe("colors that are told of something else", () => {
  test.each([
    ["my Winota list is too strong. same colors, soldiers instead, commander", ["W", "R"]],
    ["same colors as Kess but elves, commander", ["U", "B", "R"]],
    ["azorius control is boring, same colours with birds. pioneer", ["W", "U"]],
  ])("“the same colors” are those named before, or behind “as”: %s", (wish, colors) => {
    expect(read(wish).colors).toEqual(colors);
  });

  test("and who is only named for them leads nothing", () => {
    const { commanders, format, colors } = read("same colors as Kess but no storm, control");
    expect({ commanders, format, colors }).toEqual({
      commanders: undefined,
      format: "commander",
      colors: ["U", "B", "R"],
    });
  });

  test("where nothing with colors is named, they say none", () => {
    expect(read("same colors as always, elves, modern").colors).toBeUndefined();
  });

  test("a legend by a word and the number of its colors says both", () => {
    const wish = read("4c omnath ramp modern");
    expect(wish.colorCount).toBe(4);
    expect(wish.include).toEqual(["Omnath, Locus of Creation"]);
  });

  test("what others play says nothing of the colors", () => {
    expect(read("my opponents all play 4c omnath. modern burn").colorCount).toBeUndefined();
  });
});

describe("a word of a card", () => {
  test("an everyday word of a card that who leads cannot play names none", () => {
    expect(read("krenko edh with bolt, gift and guide, goblins").include).toEqual([
      "Lightning Bolt",
      "Goblin Guide",
    ]);
  });

  test("what people call a card, and its whole name, asks for it and is told of", () => {
    expect(read("krenko edh with bolt, push and guide, goblins").include).toContain("Fatal Push");
    expect(read("krenko edh with Generous Gift, goblins").include).toContain("Generous Gift");
  });
});

test.each<[string, Partial<ReadWish>]>([
  ["shalai and hallar counters, hardened scales", { include: ["Hardened Scales"] }],
  ["historic dimir w/ all the thoughtseizes", { include: ["Thoughtseize"] }],
  ["historic control, Shark Typhoon's fine", { include: ["Shark Typhoon"] }],
  [
    "I own Krenko Tin Street. I'd go with Krenko I guess. edh",
    { commanders: ["Krenko, Tin Street Kingpin"] },
  ],
  ["Legacy. I've played blue for ages and I'm sick of it. no blue", { exclude: ["blue"] }],
])("%s", (wish, expected) => {
  expect(read(wish)).toMatchObject(expected);
});
