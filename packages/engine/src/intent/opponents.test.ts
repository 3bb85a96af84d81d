import { beforeAll, describe, expect, test } from "vitest";
import { OPPONENTS } from "../../data/opponents.ts";
import { THEMES } from "../../data/themes.ts";
import { wordList } from "../../data/word-list.ts";
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

describe("what others play is no wish", () => {
  test.each<[string, object]>([
    [
      "azorius control is the best deck right now, I want gruul",
      { colors: ["R", "G"], against: ["control"] },
    ],
    [
      "our league: 4 burn, 2 elves, 1 tron. pauper, blue black",
      { format: "pauper", colors: ["U", "B"], against: ["burn", "tokens", "big-mana"] },
    ],
    [
      "Modern. The room will be energy, energy, energy, one belcher. Jeskai",
      { format: "modern", colors: ["W", "U", "R"], against: ["aggro", "combo"] },
    ],
    [
      "a legacy sideboard plan: 3 for reanimator, 2 slots for storm. main is grixis",
      { format: "legacy", colors: ["U", "B", "R"], against: ["graveyard", "combo"] },
    ],
    [
      "boss at work plays nothing except Ur-Dragon. commander, max 150 dollars",
      { format: "commander", budgetUsd: 150, against: ["tokens"] },
    ],
    [
      "Stax is the bane of my existence - selesnya deck that breaks through it pls",
      { colors: ["W", "G"], against: ["stax"] },
    ],
    [
      "mono red for explorer that is good vs. mono green devotion",
      { format: "explorer", colors: ["R"], against: ["big-mana"] },
    ],
    ["anti-goblins deck pauper white blue", { format: "pauper", colors: ["W", "U"], against: ["tokens"] }],
    [
      "anti-enchantment boros commander",
      { format: "commander", colors: ["W", "R"], against: ["enchantments"] },
    ],
    ["anti-mono red mono white pauper", { format: "pauper", colors: ["W"], against: ["aggro"] }],
    [
      "she is on affinity every week, so BW answers please. legacy",
      { format: "legacy", colors: ["W", "B"], against: ["artifacts"] },
    ],
    [
      "I need a pioneer deck that does well into dimir, white",
      { format: "pioneer", colors: ["W"], against: ["control"] },
    ],
    [
      "how do I beat living end? modern, naya",
      { format: "modern", colors: ["W", "R", "G"], against: ["graveyard"] },
    ],
    [
      "mono green stompy that doesn't fold to Pestilence Demon. commander",
      {
        format: "commander",
        colors: ["G"],
        playstyle: "aggro",
        themes: ["power-matters"],
        against: ["control"],
      },
    ],
    [
      "modern, four colors, able to remove Blood Moon and Chalice cause the locals jam that",
      { format: "modern", colorCount: 4, against: ["enchantments", "stax"] },
    ],
    [
      "list of what my friends play: 1) Atraxa infect 2) Najeela 3) some Sythis. I need a jund deck, bracket 4",
      {
        format: "commander",
        colors: ["B", "R", "G"],
        bracket: 4,
        against: ["infect", "combo", "enchantments"],
      },
    ],
    [
      "our league is half burn and half elves; standard, white",
      { format: "standard", colors: ["W"], against: ["burn", "tokens"] },
    ],
    [
      "my group: aristocrats and infect. bant",
      { colors: ["W", "U", "G"], against: ["aristocrats", "infect"] },
    ],
    [
      "Pete's Krenko deck must be stopped. simic commander",
      { format: "commander", colors: ["U", "G"], against: ["tokens"] },
    ],
    [
      "there is always that one guy with Urza at my table. selesnya commander",
      { format: "commander", colors: ["W", "G"], against: ["artifacts"] },
    ],
    [
      "my boyfriend only ever pilots superfriends. gruul that attacks walkers",
      { colors: ["R", "G"], against: ["superfriends"] },
    ],
    [
      "my worst nightmare is Armageddon, esper edh",
      { format: "commander", colors: ["W", "U", "B"], against: ["stax"] },
    ],
    [
      "an event infested with rakdos sacrifice. mono green elves",
      { tribe: "Elf", colors: ["G"], against: ["aristocrats"] },
    ],
    [
      "I fear nothing but combo. jund commander",
      { format: "commander", colors: ["B", "R", "G"], against: ["combo"] },
    ],
    [
      "boros energy at every second table. golgari modern",
      { format: "modern", colors: ["B", "G"], against: ["aggro"] },
    ],
    [
      "so tired of being countered. mono red edh",
      { format: "commander", colors: ["R"], against: ["control"] },
    ],
    [
      "brawl queue is burn, burn, more burn. jund dinos",
      { tribe: "Dinosaur", format: "brawl", colors: ["B", "R", "G"], against: ["burn"] },
    ],
    [
      "elves is what my friend plays. rakdos commander",
      { format: "commander", colors: ["B", "R"], against: ["tokens"] },
    ],
    [
      "something that shuts elves down. rakdos commander",
      { format: "commander", colors: ["B", "R"], against: ["tokens"] },
    ],
    ["elf killer. rakdos commander", { format: "commander", colors: ["B", "R"], against: ["tokens"] }],
    [
      "dragons everywhere, beat them with angels. edh",
      { tribe: "Angel", format: "commander", against: ["tokens"] },
    ],
    [
      "the gentleman across from me insists on mill. selesnya commander",
      { format: "commander", colors: ["W", "G"], against: ["mill"] },
    ],
    [
      "i play orzhov, dave plays dimir mill. edh",
      { format: "commander", colors: ["W", "B"], against: ["mill"] },
    ],
    [
      "i play elves. bob plays burn. pauper",
      { tribe: "Elf", format: "pauper", archetype: "Elves", against: ["burn"] },
    ],
    [
      "what does mono red have trouble with? white pauper",
      { format: "pauper", colors: ["W"], against: ["aggro"] },
    ],
    ["what do i struggle with? elves. red pauper", { format: "pauper", colors: ["R"], against: ["tokens"] }],
    [
      "meta: elves(40%), burn(30%). rakdos pauper",
      { format: "pauper", colors: ["B", "R"], against: ["tokens", "burn"] },
    ],
    [
      "azorius control is winning everything. gruul pioneer",
      { format: "pioneer", colors: ["R", "G"], against: ["control"] },
    ],
    [
      "agianst control, want to beat it w/ rakdos. pauper",
      { format: "pauper", colors: ["B", "R"], against: ["control"] },
    ],
    ["modern deck against graveyard decks", { format: "modern", against: ["graveyard"] }],
    ["my friend plays elves, build me something red", { colors: ["R"], against: ["tokens"] }],
    [
      "my table is full of control players, a white commander deck",
      { format: "commander", colors: ["W"], against: ["control"] },
    ],
    [
      "rakdos pioneer that beats tokens and burn",
      { format: "pioneer", colors: ["B", "R"], against: ["tokens", "burn"] },
    ],
    ["my opponents always play aggro so I want lifegain", { themes: ["lifegain"], against: ["aggro"] }],
    [
      "mono white with graveyard hate, artifacts",
      { colors: ["W"], themes: ["artifacts"], against: ["graveyard"] },
    ],
    ["pauper against blue control, mono black", { format: "pauper", colors: ["B"], against: ["control"] }],
    ["Modern Deck gegen Friedhofsdecks", { format: "modern", against: ["graveyard"] }],
    ["墓地対策が多いパイオニアのデッキ", { format: "pioneer", against: ["graveyard"] }],
    ["mazo rojo contra fichas", { colors: ["R"], against: ["tokens"] }],
    ["my wife's deck is lifegain and i can't win, golgari", { colors: ["B", "G"], against: ["lifegain"] }],
    [
      "too many tron players here, modern goblins",
      { format: "modern", tribe: "Goblin", archetype: "Goblins", against: ["big-mana"] },
    ],
    ["the meta is 30% burn and 20% elves, mono white", { colors: ["W"], against: ["burn", "tokens"] }],
    ["he always counters my stuff! gruul", { colors: ["R", "G"], against: ["control"] }],
    ["elves keep killing me, mono black", { colors: ["B"], against: ["tokens"] }],
    [
      "Sam's on burn, Kim has a Slivers deck, golgari modern",
      { format: "modern", colors: ["B", "G"], against: ["burn", "tokens"] },
    ],
    [
      "their decks: elves, goblins, mill. commander soldiers",
      { format: "commander", tribe: "Soldier", against: ["tokens", "mill"] },
    ],
    ["a burn-heavy pauper league, green", { format: "pauper", colors: ["G"], against: ["burn"] }],
    [
      "red pauper with artifact hate for affinity",
      { format: "pauper", colors: ["R"], against: ["artifacts"] },
    ],
    // Complaints, and what is told of others without one.
    [
      "the Krenko deck at our table kills me every time. green edh that survives it",
      { format: "commander", colors: ["G"], against: ["tokens"] },
    ],
    [
      "pod hates fun: goblins, burn. mono green commander",
      { format: "commander", colors: ["G"], against: ["tokens", "burn"] },
    ],
    [
      "reanimator x2, dredge x1. thats our legacy group. mono red for me",
      { format: "legacy", colors: ["R"], against: ["graveyard"] },
    ],
    [
      "boros energy everywhere at my fnm, modern, green",
      { format: "modern", colors: ["G"], against: ["aggro"] },
    ],
    [
      "got bodied by goblins again, mono green commander",
      { format: "commander", colors: ["G"], against: ["tokens"] },
    ],
    // Family and players say what a deck is to be.
    [
      "nobody plays reanimator here, i want to be the first. legacy",
      { format: "legacy", playstyle: "reanimator" },
    ],
    ["my kids like elves, green commander", { format: "commander", colors: ["G"], tribe: "Elf" }],
    ["my sister mains superfriends, keep her walkers away", { against: ["superfriends"] }],
  ])("%s", (wish, expected) => {
    expect(read(wish)).toEqual(expected);
  });

  test.each([
    "my friends play commander",
    "I play against my friend at the store",
    "I'm a control player",
    "upgrade my son's dragon deck",
    "red deck with attack triggers",
    "all my decks run 37 lands and 10 ramp. Meren edh",
    // Who a card is, in brackets behind it.
    "boros burn in pioneer, swiftspear and eidolon (the great revel guy)",
    // The group of these is nobody's.
    "group hug krenko",
    "group slug with Nekusar",
  ])("%s", (wish) => {
    expect(read(wish).against).toBeUndefined();
  });
});

test("the list of what others play holds together", () => {
  const themes = new Set(THEMES.map(({ slug }) => slug));
  for (const { themes: own = [] } of OPPONENTS) for (const slug of own) expect(themes).toContain(slug);
  const words = OPPONENTS.map(({ slug }) => slug);
  expect(new Set(words).size).toBe(words.length);
  for (const opponent of OPPONENTS) expect(wordList(opponent.words).length).toBeGreaterThan(0);
});

test("who says what he plays himself plays it", () => {
  expect(read("pauper burn player here, help")).toMatchObject({ playstyle: "burn" });
  expect(read("two burn players here. pauper, jund").against).toEqual(["burn"]);
});

test("legends whom others play say that Commander is played", () => {
  const wish = "my brother plays Gishath and my sister plays Wilhelt. I want my own deck: izzet artifacts";
  expect(read(wish)).toMatchObject({ format: "commander", colors: ["U", "R"], themes: ["artifacts"] });
  expect(read(wish).commanders).toBeUndefined();
  expect(read("beats Ragavan, izzet").format).toBeUndefined();
});

describe("what somebody has, or had", () => {
  test("what somebody else owns already does not lead", () => {
    const wish = read("Mike loves dragons and already owns The Ur-Dragon. commander for Mike, gruul");
    expect(wish.commanders).toBeUndefined();
    expect(wish.colors).toEqual(["R", "G"]);
  });

  test("what was a favorite is told, and what follows is wished for", () => {
    const wish = read("Splinter Twin was my all time favorite. now elves, modern");
    expect(wish.include).toBeUndefined();
    expect(wish.tribe).toBe("Elf");
  });
});

test.each([
  ["flyers", "tokens"],
  ["flying creatures", "tokens"],
  ["nonbasics", "big-mana"],
  ["domain", "big-mana"],
  ["bounce", "blink"],
  ["cascade", "combo"],
  ["jund", "control"],
  ["mana rocks", "artifacts"],
])("whatever others are said to be on is met by something: %s", (what, slug) => {
  const wish = parseIntent(`half my shop is on ${what}. golgari zombies, commander`, context);
  expect(wish.against).toEqual([slug]);
  expect(wish.tribe).toBe("Zombie");
});
