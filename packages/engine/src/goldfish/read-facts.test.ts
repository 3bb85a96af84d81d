import { beforeAll, describe, expect, test } from "vitest";
import { LANDS_FOUND, MANA_MADE } from "../../data/goldfish.ts";
import { HOSERS } from "../../testing/hosers.ts";
import { readReal } from "../../testing/real.ts";
import { REAL_CARDS } from "../../testing/real-cards.ts";
import { smallTable } from "../../testing/small-table.ts";
import { GENERIC_ONLY } from "./game-facts.ts";
import { playGames } from "./play-games.ts";
import { readGameFacts } from "./read-facts.ts";

const context = smallTable([
  ...REAL_CARDS,
  ...HOSERS,
  {
    name: "Rampant Growth",
    cost: "{1}{G}",
    type: "Sorcery",
    text: "Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.",
  },
  {
    name: "Simic Guildgate",
    type: "Land — Gate",
    text: "This land enters tapped.\n{T}: Add {G} or {U}.",
    fields: { produced_mana: ["G", "U"] },
  },
  { name: "Wall", cost: "{G}", body: "3/3", fields: { keywords: ["Defender"] } },
  { name: "Raider", cost: "{R}", body: "2/1", fields: { keywords: ["Haste", "Double strike"] } },
]);

const factsOf = (main: Record<string, number>, more: object = {}) =>
  readGameFacts({ format: "commander", main, ...more }, context);

/** What is read of one card among Forests. */
const cardOf = (name: string) => {
  const card = factsOf({ [name]: 1, "Rampant Growth": 1 }).cards.find((each) => each.name === name);
  const { name: _name, quantity: _quantity, ...facts } = card ?? { name: "", quantity: 0 };
  return facts;
};

describe("what is read of a card", () => {
  test.each<[string, object]>([
    ["Forest", { cost: "", isLand: true, isTyped: true, mana: { kinds: 16, amount: 1, isLate: false } }],
    ["Simic Guildgate", { cost: "", isLand: true, mana: { kinds: 16, amount: 1, isLate: true } }],
    ["Sol Ring", { cost: "{1}", isLand: false, mana: { kinds: 32, amount: 2, isLate: false } }],
    [
      "Llanowar Elves",
      { cost: "{G}", isLand: false, mana: { kinds: 16, amount: 1, isLate: true }, attack: 1 },
    ],
    ["Rampant Growth", { cost: "{1}{G}", isLand: false, finds: { kinds: 16, lands: 1 } }],
    ["Wall", { cost: "{G}", isLand: false }],
    ["Raider", { cost: "{R}", isLand: false, attack: 4, isHasty: true }],
    ["Divination", { cost: "{2}{U}", isLand: false }],
  ])("%s", (name, facts) => {
    expect(cardOf(name)).toEqual(facts);
  });

  test("a land whose color the deck has no use for pays for anything without a color", () => {
    const { cards } = factsOf({ Island: 1, "Rampant Growth": 1 });
    expect(cards[0]?.mana).toEqual({ kinds: 0, amount: 1, isLate: false });
    const { onCurve } = playGames(
      { ...factsOf({ Island: 10, Forest: 10, "Rampant Growth": 20 }), isMultiplayer: false },
      { games: 200 },
    );
    expect(onCurve[1]).toBeGreaterThan(0.5);
    expect(GENERIC_ONLY & 63).toBe(0);
  });
});

describe("what is read of a deck", () => {
  test("its commanders, its combos, what an opponent begins with, and how many play", () => {
    const facts = factsOf(
      { "Demonic Consultation": 1, Forest: 90, "No Such Card": 3 },
      { commanders: ["Marwyn, the Nurturer", "Thassa's Oracle"] },
    );
    expect(facts.commanders.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Marwyn, the Nurturer", 1],
      ["Thassa's Oracle", 1],
    ]);
    expect(facts.combos.map((pair) => [...pair].sort())).toEqual([
      ["Demonic Consultation", "Thassa's Oracle"],
    ]);
    // A spell that is gone once it is cast waits for its partner; a creature need not.
    expect(facts.cards.find(({ name }) => name === "Demonic Consultation")?.isHeld).toBe(true);
    expect(facts.commanders[1]?.isHeld).toBeUndefined();
    expect(facts.cards.map(({ name }) => name)).not.toContain("No Such Card");
    expect(facts).toMatchObject({ life: 40, isMultiplayer: true });
  });

  test.each([
    ["modern", 20, false],
    ["brawl", 25, true],
    ["oathbreaker", 20, true],
    ["tiny-leaders", 25, false],
    ["draft", 20, false],
    ["no such format", 20, false],
  ])("%s begins with %d life", (format, life, isMultiplayer) => {
    expect(factsOf({ Forest: 40 }, { format })).toMatchObject({ life, isMultiplayer });
  });

  test("an empty deck has facts", () => {
    expect(factsOf({})).toMatchObject({ cards: [], commanders: [], combos: [] });
  });
});

describe("among all cards", () => {
  let real: Awaited<ReturnType<typeof readReal>>;
  beforeAll(async () => {
    real = await readReal();
  }, 60_000);

  test("every name of the tables is a card", () => {
    for (const name of [...Object.keys(MANA_MADE), ...Object.keys(LANDS_FOUND)])
      expect(real.table.name(real.card(name))).toBe(name);
  });
});
