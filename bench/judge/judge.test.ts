import { loadCards } from "@deckwright/host/cards/load.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { AT_RANDOM, simpleDeck } from "../baseline/simple-decks.ts";
import { FORMATS, PLAYSTYLES } from "../setup.ts";
import { type CardFacts, readCardFacts } from "./card-facts.ts";
import { judgeDeck } from "./judge.ts";
import type { JudgedDeck } from "./judged-deck.ts";
import { demandOf, sourcesWanted } from "./mana.ts";

let facts: CardFacts;
beforeAll(async () => {
  facts = readCardFacts((await loadCards()).table);
});

/** A plain burn deck of sixty that nothing is wrong with. */
const BURN: JudgedDeck = {
  format: "modern",
  playstyle: "burn",
  commanders: [],
  main: {
    Mountain: 16,
    "Ramunap Ruins": 4,
    "Lightning Bolt": 4,
    "Lava Spike": 4,
    "Rift Bolt": 4,
    "Skewer the Critics": 4,
    "Searing Blaze": 4,
    "Goblin Guide": 4,
    "Monastery Swiftspear": 4,
    "Eidolon of the Great Revel": 4,
    "Light Up the Stage": 4,
    "Shard Volley": 4,
  },
  side: { "Smash to Smithereens": 4 },
};

const illegal = (change: Partial<JudgedDeck>): string[] =>
  judgeDeck({ ...BURN, ...change }, facts).illegal.map(({ check }) => check);
const poor = (change: Partial<JudgedDeck>): string[] =>
  judgeDeck({ ...BURN, ...change }, facts).poor.map(({ check }) => check);
const without = (name: string): Record<string, number> =>
  Object.fromEntries(Object.entries(BURN.main).filter(([one]) => one !== name));

describe("the judge on a sixty-card deck", () => {
  test("finds nothing wrong with a good one", () => {
    expect(judgeDeck(BURN, facts)).toEqual({ illegal: [], poor: [] });
  });

  test.each<[string, Partial<JudgedDeck>, string]>([
    ["fifty-nine cards", { main: { ...BURN.main, Mountain: 15 } }, "SIZE"],
    ["five copies", { main: { ...without("Shard Volley"), "Lightning Bolt": 5, Mountain: 19 } }, "COPY"],
    ["copies spread over main deck and sideboard", { side: { "Lightning Bolt": 1 } }, "COPY"],
    ["a banned card", { format: "pauper", main: { Mountain: 56, "Monastery Swiftspear": 4 } }, "POOL"],
    ["a card from outside the format", { format: "standard" }, "POOL"],
    ["an invented card", { main: { ...without("Shard Volley"), "Lightning Blot": 4 } }, "NAMES"],
    ["a sideboard of sixteen", { side: { Mountain: 16 } }, "SIDE"],
    ["half a card", { main: { ...BURN.main, Mountain: 15.5 } }, "NAMES"],
    ["a commander", { commanders: ["Krenko, Mob Boss"] }, "CMDR"],
    ["an unknown format", { format: "armada" }, "FORMAT"],
  ])("rejects %s", (_, change, check) => {
    expect(illegal(change)).toContain(check);
  });

  test("lets basic lands be any number, snow-covered ones too", () => {
    expect(illegal({ main: { "Snow-Covered Mountain": 60 } })).toEqual([]);
  });

  test("fails sixty Forests in every way but legality", () => {
    expect(illegal({ main: { Forest: 60 } })).toEqual([]);
    expect(poor({ main: { Forest: 60 } })).toEqual(
      expect.arrayContaining(["LANDS", "ROLES", "WIN", "VARIETY"]),
    );
  });

  test.each<[string, Partial<JudgedDeck>, string]>([
    [
      "too few lands",
      {
        main: { ...without("Ramunap Ruins"), Mountain: 8, Shock: 4, "Lightning Strike": 4, "Wild Slash": 4 },
      },
      "LANDS",
    ],
    ["mana of the wrong color", { main: { ...without("Mountain"), Island: 16 } }, "SOURCES"],
    ["a deck of another style", { playstyle: "mill" }, "ROLES"],
    ["a style nobody knows", { playstyle: "sideways" }, "STYLE"],
    [
      "a curve of giants",
      { main: { ...without("Lightning Bolt"), "Emrakul, the Aeons Torn": 4 }, playstyle: "aggro" },
      "CURVE",
    ],
    [
      "a list that differs from the deck",
      { card_list: { Lands: [{ name: "Mountain", quantity: 20 }] } },
      "LIST",
    ],
    [
      "a text about cards it does not hold",
      { seo_description: "Ends the game with Storm Crow, or with Goblin Guide." },
      "TEXT",
    ],
  ])("sees %s", (_, change, check) => {
    expect(poor(change)).toContain(check);
  });

  test("holds a deck of an archetype against the decks that people play of it, and any other against its playstyle", () => {
    // Spy decks have four lands: with more the library is not milled whole.
    const spy = {
      format: "pauper",
      playstyle: "combo",
      side: {},
      main: {
        "Balustrade Spy": 4,
        "Dread Return": 2,
        "Lotleth Giant": 2,
        "Elves of Deep Shadow": 4,
        Forest: 3,
        Swamp: 1,
        "Gatecreeper Vine": 4,
        "Generous Ent": 4,
        "Land Grant": 4,
        "Lead the Stampede": 4,
        "Lotus Petal": 2,
        "Masked Vandal": 4,
        "Mesmeric Fiend": 2,
        "Overgrown Battlement": 4,
        "Sagu Wildling": 4,
        "Saruli Caretaker": 4,
        "Wall of Roots": 4,
        "Winding Way": 4,
      },
    };
    expect(poor({ ...spy, archetype: "Spy Combo" })).toEqual([]);
    expect(poor(spy)).toContain("LANDS");
    expect(poor({ archetype: "Spy Combo", main: { Forest: 60 } })).toContain("ROLES");
    // A name is none of a playstyle that its decks are not of.
    expect(poor({ ...spy, archetype: "Spy Combo", playstyle: "mill" })).toContain("ROLES");
    expect(poor({ ...spy, archetype: "Tron" })).toContain("LANDS");
    // Two cards more or less, but none that nothing casts.
    const uncastable = { ...BURN.main, "Shard Volley": 3, Counterspell: 1 };
    expect(poor({ archetype: "Burn" })).toEqual([]);
    expect(poor({ archetype: "Burn", main: uncastable })).toContain("SOURCES");
  });

  test("lets fetch lands find the other color of a dual land, where they can find it", () => {
    const spells = {
      "Lightning Bolt": 4,
      "Monastery Swiftspear": 4,
      "Goblin Guide": 4,
      "Lightning Helix": 4,
      "Boros Charm": 4,
      "Warleader's Helix": 4,
    };
    const main = { ...spells, "Arid Mesa": 2, "Bloodstained Mire": 8, Mountain: 10 };
    expect(poor({ main: { ...main, "Sacred Foundry": 4 } })).not.toContain("SOURCES");
    expect(poor({ main: { ...main, "Battlefield Forge": 4 } })).toContain("SOURCES");
  });

  test("lets a text speak of the deck's own cards", () => {
    expect(poor({ seo_description: "Goblin Guide's attacks, then Lightning Bolt." })).toEqual([]);
  });
});

describe("the judge on a commander deck", () => {
  const deck = (commanders: readonly string[], main: Record<string, number>): JudgedDeck => ({
    format: "commander",
    playstyle: "tribal",
    commanders,
    main,
    side: {},
  });
  const checks = (commanders: readonly string[], main: Record<string, number>): string[] =>
    judgeDeck(deck(commanders, main), facts).illegal.map(({ check }) => check);

  test.each<[string, readonly string[], Record<string, number>, string]>([
    ["ninety-nine cards", ["Krenko, Mob Boss"], { Mountain: 98 }, "SIZE"],
    ["two of a card", ["Krenko, Mob Boss"], { Mountain: 97, "Sol Ring": 2 }, "COPY"],
    ["a color outside of the identity", ["Krenko, Mob Boss"], { Mountain: 98, "Llanowar Elves": 1 }, "IDENT"],
    ["a leader that is no legend", ["Llanowar Elves"], { Forest: 99 }, "CMDR"],
    ["nobody to lead", [], { Forest: 100 }, "CMDR"],
    ["partners that do not go together", ["Krenko, Mob Boss", "Tymna the Weaver"], { Mountain: 98 }, "PAIR"],
    ["a banned card", ["Krenko, Mob Boss"], { Mountain: 98, "Black Lotus": 1 }, "POOL"],
    ["a sideboard", ["Krenko, Mob Boss"], { Mountain: 99 }, "SIDE"],
  ])("rejects %s", (_, commanders, main, check) => {
    const judged =
      check === "SIDE"
        ? judgeDeck({ ...deck(commanders, main), side: { Mountain: 1 } }, facts).illegal.map(
            (failure) => failure.check,
          )
        : checks(commanders, main);
    expect(judged).toContain(check);
  });

  test("calls ninety-nine basic lands legal, and no deck", () => {
    const { illegal, poor } = judgeDeck(deck(["Krenko, Mob Boss"], { Mountain: 99 }), facts);
    expect(illegal).toEqual([]);
    expect(poor.map(({ check }) => check)).toEqual(expect.arrayContaining(["LANDS", "WIN", "VARIETY"]));
  });

  test.each<[string, readonly string[], Record<string, number>]>([
    ["partners", ["Tymna the Weaver", "Thrasios, Triton Hero"], { Forest: 98 }],
    ["a background", ["Wilson, Refined Grizzly", "Raised by Giants"], { Forest: 98 }],
    ["any number of a card that says so", ["Marrow-Gnawer"], { Swamp: 40, "Relentless Rats": 59 }],
    ["up to nine of a card that says so", ["Marrow-Gnawer"], { Swamp: 90, Nazgûl: 9 }],
  ])("accepts %s", (_, commanders, main) => {
    expect(checks(commanders, main)).toEqual([]);
  });
});

test("decks built at random are legal and poor, so that the judge tells decks apart", () => {
  const judgments = FORMATS.flatMap((format, at) =>
    [1, 2].map((seed) =>
      judgeDeck(simpleDeck(format, PLAYSTYLES[at] ?? "aggro", seed, facts, AT_RANDOM), facts),
    ),
  );
  expect(judgments.flatMap(({ illegal: failures }) => failures)).toEqual([]);
  expect(judgments.filter(({ poor: failures }) => failures.length > 0).length).toBeGreaterThan(8);
});

describe("costs", () => {
  test("reads colored, hybrid and other symbols", () => {
    expect(demandOf("{X}{2}{G}{G}{W/B}{R/P}{2/U}")).toEqual({
      colors: new Map([["G", 2]]),
      either: [["W", "B"]],
      manaValue: 8,
    });
  });

  test("wants Karsten's sources, scaled to the lands", () => {
    expect(sourcesWanted(1, 1, "constructed", 25)).toBe(14);
    expect(sourcesWanted(2, 4, "singleton", 41)).toBe(26);
    expect(sourcesWanted(1, 1, "constructed", 20)).toBeCloseTo(11.2);
  });
});
