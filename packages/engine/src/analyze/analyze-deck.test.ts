import { describe, expect, test } from "vitest";
import { HOSERS } from "../../testing/hosers.ts";
import { REAL_CARDS } from "../../testing/real-cards.ts";
import { smallTable } from "../../testing/small-table.ts";
import { type AnalyzeOptions, analyzeDeck } from "./analyze-deck.ts";

const context = smallTable([...REAL_CARDS, ...HOSERS]);
const { table, card: indexOf, combos } = context;

const LED: AnalyzeOptions = { roles: [], brackets: true, whole: { cards: 100, copies: 1 } };
const SIXTY: AnalyzeOptions = { roles: [], brackets: false, whole: { cards: 60, copies: 4 } };

function commanderDeck(main: Record<string, number>) {
  const list = { format: "commander", commanders: ["Marwyn, the Nurturer"], main };
  return analyzeDeck(list, context, LED);
}

const BURN = {
  "Goblin Guide": 4,
  "Monastery Swiftspear": 4,
  "Lightning Bolt": 4,
  "Lava Spike": 4,
  "Rift Bolt": 4,
  "Skewer the Critics": 4,
  "Searing Blaze": 4,
  "Light Up the Stage": 4,
  "Eidolon of the Great Revel": 4,
  Fireblast: 4,
  Mountain: 20,
};

describe("analyzeDeck", () => {
  test.each([1e6, 1e9, Number.MAX_SAFE_INTEGER])("has figures of %d copies of a card", (copies) => {
    const list = { format: "modern", main: { Mountain: copies, "Lightning Bolt": copies } };
    const analysis = analyzeDeck(list, context, SIXTY);
    expect(analysis).toMatchObject({ lands: copies, keepable: expect.closeTo(0.88, 1) });
  });

  test("has the same figures whatever order its cards are in", () => {
    const mixed = { ...BURN, Counterspell: 4, Island: 4 };
    const [one, other] = [Object.entries(mixed), Object.entries(mixed).reverse()].map((cards) =>
      analyzeDeck({ format: "modern", main: Object.fromEntries(cards) }, context, SIXTY),
    );
    expect(one).toEqual(other);
  });

  test("counts curve, lands, colors and copies of a burn deck", () => {
    const analysis = analyzeDeck({ format: "modern", main: BURN }, context, {
      roles: [
        {
          role: "bolt",
          label: "Bolts",
          min: 4,
          max: 8,
          fills: (card) => table.name(card).includes("Bolt"),
        },
      ],
      brackets: false,
      whole: SIXTY.whole,
    });
    expect(analysis.lands).toBe(20);
    expect(analysis.curve[1]).toEqual({ manaValue: 1, creatures: 8, others: 8 });
    expect(analysis.curve[2]).toEqual({ manaValue: 2, creatures: 4, others: 4 });
    expect(analysis.curve[3]).toEqual({ manaValue: 3, creatures: 0, others: 12 });
    expect(analysis.curve[6]).toEqual({ manaValue: 6, creatures: 0, others: 4 });
    expect(analysis.colors.map(({ color }) => color)).toEqual(["R"]);
    expect(analysis.colors[0]?.have).toBe(20);
    expect(analysis.castability).toBe(1);
    expect(analysis.roles).toEqual([{ role: "bolt", label: "Bolts", have: 8, min: 4, max: 8 }]);
    expect(analysis.bracket).toBeNull();
    // P(2 to 5 lands in 7 of 60 with 20)
    expect(analysis.keepable).toBeCloseTo(0.7487, 4);
  });

  test("sees colors that the lands do not make", () => {
    const wrong = analyzeDeck({ format: "modern", main: { ...BURN, Mountain: 10, Island: 10 } }, context, {
      roles: [],
      brackets: false,
      whole: SIXTY.whole,
    });
    expect(wrong.castability).toBeLessThan(0.8);
    expect(wrong.colors[0]!.have).toBeLessThan(wrong.colors[0]!.needed);
  });

  test("sums known prices and names the unknown", () => {
    const list = {
      format: "modern",
      main: { "Lightning Bolt": 4, "Lava Spike": 2 },
      side: { "Smash to Smithereens": 3 },
    };
    const { price } = analyzeDeck(list, context, SIXTY);
    const usd = (name: string): number => table.priceUsd[indexOf(name)]!;
    const sum = 4 * usd("Lightning Bolt") + 2 * usd("Lava Spike") + 3 * usd("Smash to Smithereens");
    expect(price.total).toBeCloseTo(sum, 2);
    expect(price.unknown).toEqual([]);
    expect(price.asOf).toBe(table.meta.pricesAsOf);
    expect([...price.dearest].sort((a, b) => b.usd - a.usd)).toEqual(price.dearest);
  });

  test("has figures for anything that calls itself a deck", () => {
    for (const main of [
      {},
      { "No Such Card": 4 },
      { Forest: -3, "Llanowar Elves": 1.5 },
      { Forest: 99 },
    ] as Record<string, number>[]) {
      const analysis = commanderDeck(main);
      for (const value of [
        analysis.castability,
        analysis.keepable,
        analysis.averageManaValue,
        analysis.power_level,
      ]) {
        expect(Number.isFinite(value)).toBe(true);
      }
    }
    expect(commanderDeck({ Forest: 99 }).lands).toBe(99);
  });

  test("does not depend on the order of the cards", () => {
    const names = Object.entries(BURN);
    const options = SIXTY;
    const turned = Object.fromEntries([...names].reverse());
    const one = analyzeDeck({ format: "modern", main: BURN }, context, options);
    const other = analyzeDeck({ format: "modern", main: turned }, context, options);
    expect({ ...other, castability: 0, colors: 0 }).toEqual({ ...one, castability: 0, colors: 0 });
    expect(other.castability).toBeCloseTo(one.castability, 1);
  });
});

describe("the bracket floor", () => {
  const floorOf = (...names: string[]): number | undefined =>
    commanderDeck(Object.fromEntries(names.map((name) => [name, 1]))).bracket?.floor;

  test("is 1 for a deck without anything that a bracket speaks of", () => {
    expect(floorOf("Llanowar Elves", "Cultivate")).toBe(1);
  });

  test("rises with Game Changers, and says which", () => {
    const changers = ["Demonic Tutor", "Rhystic Study", "Smothering Tithe", "Cyclonic Rift"];
    expect(floorOf(...changers.slice(0, 1))).toBe(3);
    expect(floorOf(...changers.slice(0, 3))).toBe(3);
    expect(floorOf(...changers)).toBe(4);
    const reasons = commanderDeck({ "Demonic Tutor": 1 }).bracket?.reasons ?? [];
    expect(reasons.find(({ label }) => label === "Game Changers")?.cards).toEqual(["Demonic Tutor"]);
  });

  test("is 4 with mass land denial or chained turns, 2 with one extra turn", () => {
    expect(floorOf("Armageddon")).toBe(4);
    expect(floorOf("Time Warp")).toBe(2);
    expect(floorOf("Time Warp", "Temporal Manipulation", "Capture of Jingzhou", "Temporal Mastery")).toBe(4);
  });

  test("knows combos of two cards, also with the commander", () => {
    expect(floorOf("Sanguine Bond", "Exquisite Blood")).toBe(3);
    expect(floorOf("Sanguine Bond")).toBe(1);
    expect(floorOf("Demonic Consultation", "Thassa's Oracle")).toBe(4);
    const list = {
      format: "commander",
      commanders: ["Heliod, Sun-Crowned"],
      main: { "Walking Ballista": 1 },
    };
    const analysis = analyzeDeck(list, context, LED);
    expect(analysis.bracket?.reasons.some(({ label }) => label.startsWith("Combos"))).toBe(true);
  });

  test("never falls when a card is added", () => {
    const steps = [
      "Llanowar Elves",
      "Time Warp",
      "Demonic Tutor",
      "Sanguine Bond",
      "Exquisite Blood",
      "Armageddon",
    ];
    let last = 0;
    steps.forEach((_, at) => {
      const floor = floorOf(...steps.slice(0, at + 1))!;
      expect(floor).toBeGreaterThanOrEqual(last);
      last = floor;
    });
    expect(last).toBe(4);
  });

  test("has all five checks, also those that nothing was found by", () => {
    const reasons = commanderDeck({ "Demonic Tutor": 1, "Llanowar Elves": 1 }).bracket?.reasons ?? [];
    expect(reasons.map(({ count, least }) => [count, least])).toEqual([
      [1, 3],
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
  });

  test("lifts the bracket that is shown, and not the power", () => {
    const plain = commanderDeck({ "Llanowar Elves": 1, Forest: 40 });
    const lifted = commanderDeck({ "Llanowar Elves": 1, Armageddon: 1, Forest: 40 });
    expect(lifted.bracket).toMatchObject({ floor: 4, level: 4 });
    expect(plain.bracket).toMatchObject({ floor: 1, level: 1 });
    expect(lifted.power_level).toBeLessThanOrEqual(2);
  });
});

test("a combo has a part of its own in the power of a deck", () => {
  const forests = { Forest: 90 };
  const partsOf = (main: Record<string, number>) =>
    new Map(commanderDeck(main).powerParts.map(({ label, points }) => [label, points]));
  expect(partsOf(forests).get("Combos of two cards")).toBeUndefined();
  const strong = partsOf({ ...forests, "Sanguine Bond": 1, "Exquisite Blood": 1 });
  expect(strong.get("Combos of two cards")).toBeGreaterThan(0);
});

test("combos are found in either order and only among cards held", () => {
  const [bond, blood, elves] = ["Sanguine Bond", "Exquisite Blood", "Llanowar Elves"].map(indexOf);
  expect(combos.isCombo(bond!, blood!)).toBe(true);
  expect(combos.isCombo(blood!, bond!)).toBe(true);
  expect(combos.isCombo(bond!, elves!)).toBe(false);
  expect(combos.among([bond!, elves!])).toEqual([]);
  expect(combos.among([elves!, blood!, bond!])).toHaveLength(1);
});
