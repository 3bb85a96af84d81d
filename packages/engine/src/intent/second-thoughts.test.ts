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

describe("second thoughts", () => {
  test.each<[string, Partial<ReadWish>]>([
    ["commander dragons, no wait, goblins", { tribe: "Goblin", format: "commander" }],
    ["a white pauper deck with knights? No, soldiers.", { tribe: "Soldier", colors: ["W"] }],
    ["pauper commander? no normal commander, mono black", { format: "commander", colors: ["B"] }],
    ["I'm on burn in pauper right now, want an alternative: elves", { tribe: "Elf", format: "pauper" }],
    ["kykar edh with Ephemerate, no that's the wrong deck, with Opt", { include: ["Opt"] }],
    ["modern, actually no, pioneer burn", { format: "pioneer", playstyle: "burn" }],
    ["mono white stompy? jk. real talk: rg modern, dragons", { colors: ["R", "G"], tribe: "Dragon" }],
    ["jeskai ascendancy fires? no, fires of invention. pioneer", { include: ["Fires of Invention"] }],
    ["I keep bringing elves, so: dragons, commander", { tribe: "Dragon", format: "commander" }],
  ])("%s: what is said last counts", (wish, expected) => {
    const { exclude, notes, ...said } = read(wish);
    expect(said).toMatchObject(expected);
    expect(exclude).toBeUndefined();
    expect(notes).toBeUndefined();
  });

  test("other decks of one's own are neither wished for nor met", () => {
    const { colors, tribe, against } = read("my other decks: elves, dragons. selesnya edh");
    expect([colors, tribe, against]).toEqual([["W", "G"], undefined, undefined]);
    expect(read("merfolk? soul sisters? ok soul sisters. modern").tribe).toBeUndefined();
  });

  test("what somebody used to play is not what is wished for", () => {
    const { commanders, colors } = read("I used to run Meren but sold it, so: gruul commander, aggressive");
    expect({ commanders, colors }).toEqual({ commanders: undefined, colors: ["R", "G"] });
    expect(read("always blue. this time I want to try green. legacy elves maybe?").colors).toEqual(["G"]);
  });

  test("nor is what was long ago", () => {
    const { commanders, tribe } = read(
      "My husband built Meren for me years ago. This year: wizards, blue and black, commander",
    );
    expect({ commanders, tribe }).toEqual({ commanders: undefined, tribe: "Wizard" });
  });

  test("of two cards the one that is named again leads", () => {
    const { commanders, include } = read("Korvold or Chatterfang, I can't decide... ok chatterfang");
    expect({ commanders, include }).toEqual({
      commanders: ["Chatterfang, Squirrel General"],
      include: undefined,
    });
  });

  test("what need not be is neither asked for nor ruled out", () => {
    const { tribe, exclude, themes } = read(
      "It doesn't have to be tribal, it doesn't have to be fast, it just can't be white. Explorer.",
    );
    expect({ tribe, exclude, themes }).toEqual({ tribe: undefined, exclude: ["white"], themes: undefined });
  });

  test("where nothing follows, it is the wish", () => {
    expect(read("I used to play goblins, build me that in commander").tribe).toBe("Goblin");
  });
});

describe("what a deck is to be like", () => {
  test.each<[string, Partial<ReadWish>]>([
    ["a deck similar to Edgar Markov but with zombies", { tribe: "Zombie" }],
    ["my Atraxa deck but only two colors", { format: "commander", colorCount: 2 }],
    ["like Urza but not blue", { exclude: ["blue"] }],
    ["an Omnath deck but only red green", { colors: ["R", "G"] }],
    ["Was gonna go with Lathril but everyone plays her. Another elf commander please", { tribe: "Elf" }],
    ["my Edgar deck is too strong, I want vampires, mono black", { tribe: "Vampire", colors: ["B"] }],
  ])("%s is led by somebody else", (wish, expected) => {
    const said = read(wish);
    expect(said).toMatchObject(expected);
    expect(said.commanders).toBeUndefined();
  });

  test("becomes what is said behind it", () => {
    expect(read("Standard mono red mice but make them rabbits and white")).toMatchObject({
      tribe: "Rabbit",
      colors: ["W"],
    });
    expect(read("think Mono Blue Tron but the blue part is black, modern").colors).toEqual(["B"]);
    expect(read("boros burn but make it rakdos, modern").colors).toEqual(["B", "R"]);
    // "but" alone adds.
    expect(read("elf deck but make it fast and green, with black cards").colors).toEqual(["B", "G"]);
    expect(read("like Krenko but not Krenko")).toMatchObject({
      tribe: "Goblin",
      exclude: ["Krenko, Mob Boss"],
    });
  });

  test("stays what it is where nothing speaks against it", () => {
    expect(read("Yuriko without ninjas").commanders).toEqual(["Yuriko, the Tiger's Shadow"]);
    expect(read("my Atraxa deck needs superfriends").commanders).toEqual(["Atraxa, Praetors' Voice"]);
  });
});

describe("people", () => {
  test.each([
    "my name is Jace and I live in Phoenix. commander, red",
    "gift for Liliana, my niece: a green standard deck",
    "we have basil in the garden",
    "The steak was overcooked and cold.",
    "I play commander with my coworkers",
  ])("%s names no card", (wish) => {
    const { commanders, include, tribe } = read(wish);
    expect({ commanders, include, tribe }).toEqual({});
  });
});

describe("what others play", () => {
  test.each<[string, readonly string[]]>([
    [
      "We are four. Joe is on elves, Anna on mill, Karl on burn. Build me black and white clerics, commander",
      ["tokens", "mill", "burn"],
    ],
    ["everyone at my lgs is on storm, what beats that in pioneer", ["combo"]],
    ["commander deck that hates graveyards", ["graveyard"]],
    ["opponent always goes turn 3 Karn. modern jund with answers", ["superfriends"]],
    ["need a deck that isn't cold to blood moon, modern 3 color", ["enchantments"]],
    ["Tom brings voltron, Lisa brings stax. help, selesnya commander", ["voltron", "stax"]],
    ["lots of token decks at my shop, want an orzhov commander deck", ["tokens"]],
    ["anti artifact commander deck, naya", ["artifacts"]],
    ["I keep losing to storm, what do I play in legacy", ["combo"]],
    ["enchantment heavy meta, need naya commander", ["enchantments"]],
    ["goblins everywhere, esper control commander", ["tokens"]],
    ["Grandpa plays slivers, sister plays angels. I want to beat both with black. commander", ["tokens"]],
    ["his deck is all enchantments. build me mono red, commander", ["enchantments"]],
  ])("%s", (wish, against) => {
    const said = read(wish);
    expect(said.against).toEqual(against);
    expect(said.include).toBeUndefined();
  });

  test("is no wish, even where nothing is known against it", () => {
    const { against, themes, playstyle } = read("good matchup against coin flips, standard");
    expect({ against, themes, playstyle }).toEqual({});
  });

  test("is not what everybody plays", () => {
    const { against, novelty } = read("an EDH deck that everyone plays, aristocrats, orzhov");
    expect({ against, novelty }).toEqual({ against: undefined, novelty: 0 });
  });
});
