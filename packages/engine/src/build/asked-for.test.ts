import { colorCount } from "@deckwright/cards/colors.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { type Real, readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import type { GenerateResult } from "../types.ts";

let cards: Real;
let engine: Engine;

beforeAll(async () => {
  cards = await readReal();
  engine = await readEngine();
}, 60_000);

/** Cards that those who play a theme under its commander look for first. */
const KNOWN: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "Atraxa, Praetors' Voice",
    "superfriends",
    ["Doubling Season", "The Chain Veil", "Oath of Teferi", "Deepglow Skate", "Ichormoon Gauntlet"],
  ],
  [
    "Atraxa, Praetors' Voice",
    "infect",
    ["Plague Stinger", "Phyresis Outbreak", "Ichor Rats", "Contagion Engine"],
  ],
  [
    "Atraxa, Praetors' Voice",
    "+1/+1-counters",
    ["Hardened Scales", "Corpsejack Menace", "Branching Evolution", "Forgotten Ancient", "Deepglow Skate"],
  ],
  [
    "Korvold, Fae-Cursed King",
    "lands-matter",
    ["Crucible of Worlds", "Ramunap Excavator", "Azusa, Lost but Seeking", "The Gitrog Monster"],
  ],
  ["Korvold, Fae-Cursed King", "treasure", ["Academy Manufactor", "Xorn", "Revel in Riches", "Old Gnawbone"]],
  [
    "Chulane, Teller of Tales",
    "blink",
    ["Ephemerate", "Panharmonicon", "Felidar Guardian", "Teleportation Circle"],
  ],
  [
    "Chulane, Teller of Tales",
    "landfall",
    ["Tatyova, Benthic Druid", "Felidar Retreat", "Scute Swarm", "Lotus Cobra"],
  ],
  [
    "Kenrith, the Returned King",
    "politics",
    ["Howling Mine", "Tempt with Discovery", "Kwain, Itinerant Meddler"],
  ],
  ["Muldrotha, the Gravetide", "self-mill", ["Stitcher's Supplier", "Satyr Wayfinder", "Altar of Dementia"]],
  [
    "Omnath, Locus of Creation",
    "landfall",
    ["Azusa, Lost but Seeking", "Moraug, Fury of Akoum", "Avenger of Zendikar", "Exploration"],
  ],
  ["Breya, Etherium Shaper", "artifacts", ["Krark-Clan Ironworks", "Scrap Trawler", "Mystic Forge"]],
  [
    "Kess, Dissident Mage",
    "storm",
    ["Brain Freeze", "Grapeshot", "Birgi, God of Storytelling // Harnfel, Horn of Bounty"],
  ],
];

describe("a theme under a commander of several is that theme", () => {
  test.each(KNOWN)("%s: %s", (commander, theme, known) => {
    const { deck } = engine.generate({
      format: "commander",
      commanders: [commander],
      themes: [theme],
      seed: 7,
    });
    expect(known.filter((name) => deck.main[name] === undefined)).toEqual([]);
    // It is a deck like others beside that.
    expect(deck.main["Sol Ring"]).toBe(1);
  });

  test.each(["superfriends", "+1/+1-counters"])("Atraxa's %s do without her poison", (theme) => {
    const { deck } = engine.generate({
      format: "commander",
      commanders: ["Atraxa, Praetors' Voice"],
      themes: [theme],
      seed: 7,
    });
    const poison = [
      "Ichor Rats",
      "Venerated Rotpriest",
      "Blightbelly Rat",
      "Infectious Inquiry",
      "Phyresis Outbreak",
    ];
    expect(poison.filter((name) => deck.main[name] !== undefined)).toEqual([]);
  });

  test("who asks for no theme gets what the commander's decks play", () => {
    const { deck } = engine.generate({
      format: "commander",
      commanders: ["Atraxa, Praetors' Voice"],
      seed: 7,
    });
    expect(["Evolution Sage", "Ichor Rats", "Tezzeret's Gambit"].filter((name) => !deck.main[name])).toEqual(
      [],
    );
  });
});

describe("a commander without a list, of whose decks an average is known", () => {
  test.each([
    ["Krenko, Mob Boss", ["Goblin Chieftain", "Skirk Prospector", "Goblin Matron", "Impact Tremors"]],
    ["Azusa, Lost but Seeking", ["Ramunap Excavator", "Exploration", "Avenger of Zendikar", "Scute Swarm"]],
    ["Norin the Wary", ["Genesis Chamber", "Impact Tremors", "Purphoros, God of the Forge"]],
  ] as const)("%s leads what people play under it", (commander, known) => {
    const { deck } = engine.generate({ format: "commander", commanders: [commander], novelty: 0, seed: 7 });
    expect(known.filter((name) => deck.main[name] === undefined)).toEqual([]);
  });

  test("is not said to have been counted", () => {
    const said = (commander: string): string[] => {
      const { deck, findings } = engine.generate({ format: "commander", commanders: [commander], seed: 7 });
      const reasons = Object.values(deck.card_list).flatMap((items) => items.map(({ reason }) => reason));
      return [...reasons, ...findings.map(({ message }) => message)].filter((words) =>
        /\d %[^.]* (?:play it|decks)/.test(words),
      );
    };
    expect(said("Krenko, Mob Boss")).toEqual([]);
    expect(said("Atraxa, Praetors' Voice")).not.toEqual([]);
  });
});

test("chaos is what nobody can plan for, and dice are dice", () => {
  const { deck } = engine.generate({ format: "commander", themes: ["chaos"], seed: 7 });
  const known = ["Confusion in the Ranks", "Possibility Storm", "Scrambleverse", "Thieves' Auction"];
  expect(known.filter((name) => deck.main[name] === undefined)).toEqual([]);
});

test("no archetype is short of the theme that its own name is a word for", () => {
  const { deck, findings } = engine.generate({ prompt: "legacy death and taxes", seed: 7 });
  expect(Object.keys(deck.main)).toContain("Aether Vial");
  expect(findings.filter(({ message }) => message.includes("hatebears"))).toEqual([]);
});

test.each(["elves", "goblins"])("competitive %s are a deck of them, led by one of them", (type) => {
  const { deck, findings } = engine.generate({ prompt: `${type} bracket 5`, seed: 1 });
  const singular = type === "elves" ? "Elf" : "Goblin";
  const isOne = (name: string): boolean => cards.table.typeLine(cards.card(name)).includes(singular);
  expect(deck.bracket).toBe(5);
  expect(deck.commanders.every(isOne)).toBe(true);
  expect(Object.keys(deck.main).filter(isOne).length).toBeGreaterThanOrEqual(25);
  expect(findings.filter(({ message }) => message.includes("fewer than a typal deck"))).toEqual([]);
});

/** The deck of a commander at a level. */
const made = (commander: string, asked: { readonly bracket?: number; readonly power?: number }) =>
  engine.generate({ format: "commander", commanders: [commander], ...asked, seed: 7 });

/** What is said of a level that is not met. */
const missed = (findings: GenerateResult["findings"]): string[] =>
  findings.flatMap(({ message }) =>
    /^You asked for (bracket|power)|^These cards make this a bracket/.test(message) ? [message] : [],
  );

describe("a level that was asked for is reached by the choice of cards", () => {
  // By the cards that they usually play these decks are stronger, and those below weaker, than what was asked for.
  test.each([
    ["Kinnan, Bonder Prodigy", 3],
    ["Urza, Lord High Artificer", 4],
    ["Circu, Dimir Lobotomist", 4],
    ["Fblthp, the Lost", 2],
    ["Krenko, Mob Boss", 4],
    ["Yahenni, Undying Partisan", 4],
    ["Aurelia, Exemplar of Justice", 4],
    ["Jor Kadeen, First Goldwarden", 3],
    ["Endrek Sahr, Master Breeder", 5],
  ] as const)("%s at bracket %i", (commander, bracket) => {
    const { deck, findings } = made(commander, { bracket });
    expect(deck.bracket).toBe(bracket);
    expect(deck.power_level).toBeGreaterThanOrEqual(BRACKET_POWER[bracket][0] - 1);
    expect(missed(findings)).toEqual([]);
  });

  test.each([4, 5, 6, 7, 8, 9])("power %i of Urza", (power) => {
    expect(made("Urza, Lord High Artificer", { power }).deck.power_level).toBe(power);
  });

  test("the same cards are chosen whenever they are asked for", () => {
    const again = made("Yahenni, Undying Partisan", { bracket: 4 });
    expect(again.deck.main).toEqual(made("Yahenni, Undying Partisan", { bracket: 4 }).deck.main);
  });

  test("what keeps to no level is taken as it comes, and told", () => {
    // Its leader denies lands, which bracket 4 begins with.
    const { deck, findings } = made("Hokori, Dust Drinker", { bracket: 2 });
    expect(deck.bracket).toBe(4);
    expect(missed(findings)).toHaveLength(1);
  });

  test("each step is told once, however often cards were chosen", () => {
    const { stages } = made("Yahenni, Undying Partisan", { bracket: 4 });
    expect(stages.map(({ stage }) => stage)).toEqual([
      "intent",
      "commander",
      "candidates",
      "build",
      "mana",
      "checks",
    ]);
  });
});

test("who names how many copies of a card that may be any number gets as many, and without a number a deck of them", () => {
  const colonies = (include: string) =>
    engine.generate({ format: "commander", commanders: ["Marrow-Gnawer"], include: [include], seed: 1 }).deck
      .main["Rat Colony"] ?? 0;
  expect(colonies("22 Rat Colony")).toBe(22);
  expect(colonies("35 Rat Colony")).toBe(35);
  expect(colonies("Rat Colony")).toBeGreaterThanOrEqual(20);
});

describe("types and colors that a wish rules out or counts", () => {
  const cardsOf = ({ deck }: GenerateResult): readonly number[] =>
    Object.keys(deck.main).flatMap((name) => {
      const match = cards.names.resolve(name, { typos: false });
      return match.found ? [match.card] : [];
    });

  test("'no ninjas' rules out every Ninja, though one card is called so", () => {
    const result = engine.generate({ prompt: "yuriko, no ninjas, commander", seed: 2 });
    const ninja = cards.table.subtypeId("ninja");
    const ninjas = cardsOf(result).filter((card) => Array.from(cards.table.subtypes(card)).includes(ninja));
    expect(ninjas).toEqual([]);
    // Nor is it a deck for them that lacks them.
    expect(result.findings.map(({ message }) => message).join(" ")).not.toMatch(/Ninja cards is all/);
  });

  test("an archetype without one of its colors has no lands of it either", () => {
    const result = engine.generate({ prompt: "pauper faeries but without black", seed: 18 });
    expect(result.deck.colors).toEqual(["U"]);
    expect(Object.keys(result.deck.main)).not.toContain("Swamp");
  });

  test.each([
    ["pioneer control, three colors", 3],
    ["modern midrange, three colors", 3],
    ["modern aggro, two colors", 2],
  ])("%s plays as many colors as that", (prompt, count) => {
    const result = engine.generate({ prompt, seed: 18 });
    const spells = cardsOf(result).filter((card) => (cards.table.manaValue[card] ?? 0) > 0);
    const colors = spells.reduce((mask, card) => mask | (cards.table.colors[card] ?? 0), 0);
    expect(colorCount(colors)).toBe(count);
  });
});

test.each([
  ["pauper, 2 colors at most, 20 lands, curve ends at 5", 2],
  ["not white, not blue, mono something. modern", 1],
])("%s has nothing of another color, whatever the archetype brings", (prompt, most) => {
  const { deck } = engine.generate({ prompt, seed: 18 });
  const spells = Object.keys(deck.main).flatMap((name) => {
    const match = cards.names.resolve(name, { typos: false });
    return match.found && (cards.table.manaValue[match.card] ?? 0) > 0 ? [match.card] : [];
  });
  const colors = spells.reduce((mask, card) => mask | (cards.table.colorIdentity[card] ?? 0), 0);
  expect(colorCount(colors)).toBeLessThanOrEqual(most);
});

test("what comes into the places of a deck that a limit left open is within its budget", () => {
  const prompt = "at least 20 creatures, under $60, pauper, golgari, commons and uncommons only";
  const { deck } = engine.generate({ prompt });
  expect(deck.price_usd).toBeLessThanOrEqual(60);
});
