import { expect, test } from "vitest";
import type { LearnedDeck } from "./decks.ts";
import { archetypeName, leaderName, learnSkeletons, SKELETON_DEFAULTS } from "./skeletons.ts";

const NAMES = ["Lightning Bolt", "Mountain", "Pyroblast", "Ragavan, Nimble Pilferer", "Shock"];
const ids = new Map(NAMES.map((name, at) => [name, at]));
const OPTIONS = { ...SKELETON_DEFAULTS, nameOf: archetypeName };

const deck = (main: Readonly<Record<string, number>>, more: Partial<LearnedDeck> = {}): LearnedDeck => ({
  commander: [],
  main,
  side: {},
  date: "2026-07-14",
  archetype: "Mono Red Generic Aggro",
  ...more,
});
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** The shares of one card in one archetype's main decks. */
function sharesOf(decks: readonly LearnedDeck[], card: string, archetype = "Mono Red Aggro") {
  const { skeletons } = learnSkeletons("modern", decks, ids, OPTIONS);
  const skeleton = skeletons.find(({ name }) => name === archetype);
  return skeleton?.main.find((entry) => entry.card === ids.get(card))?.shares;
}

test("an archetype says of each card how many decks play one, two and more of it", () => {
  const decks = [
    ...times(15, deck({ "Lightning Bolt": 4, Mountain: 20 })),
    ...times(5, deck({ "Lightning Bolt": 2 })),
  ];
  expect(sharesOf(decks, "Lightning Bolt")).toEqual([1, 1, 0.75, 0.75]);
  expect(sharesOf(decks, "Mountain")).toEqual(times(20, 0.75));
});

test("newer decks count more, and those of another time not at all", () => {
  const old = { date: "2026-05-30" };
  const decks = [...times(20, deck({ Shock: 1 }, old)), ...times(20, deck({ "Lightning Bolt": 1 }))];
  // 45 days make half of a deck.
  expect(sharesOf(decks, "Shock")?.[0]).toBeCloseTo(1 / 3, 5);
  const ancient = times(20, deck({ Shock: 1 }, { date: "2025-01-01" }));
  expect(sharesOf([...ancient, ...times(20, deck({ "Lightning Bolt": 1 }))], "Shock")).toBeUndefined();
});

test("no single deck can be read from it: few decks are no archetype, and a card of one or two is left out", () => {
  const decks = times(SKELETON_DEFAULTS.minDecks - 1, deck({ Shock: 4 }));
  expect(learnSkeletons("modern", decks, ids, OPTIONS).skeletons).toEqual([]);
  const odd = [...times(20, deck({ "Lightning Bolt": 4 })), deck({ Shock: 4 }), deck({ Shock: 4 })];
  expect(sharesOf(odd, "Shock")).toBeUndefined();
});

test("decks are called what players call them", () => {
  const named = (archetype: string) => archetypeName(deck({}, { archetype }));
  expect(named("Rakdos Generic Generic Midrange")).toBe("Rakdos Midrange");
  expect(named("Temur Temur Battlecrier")).toBe("Temur Battlecrier");
  expect(named("Mono B Devotion")).toBe("Mono Black Devotion");
  expect(named("Gruul aggro")).toBe("Gruul Aggro");
  expect(named("Generic")).toBe("");
  expect(leaderName(deck({}, { commander: ["Tymna the Weaver", "Kraum, Ludevic's Opus"] }))).toBe(
    "Kraum, Ludevic's Opus + Tymna the Weaver",
  );
});

test("the most played archetype comes first, and decks without a name or a day are none", () => {
  const decks = [
    ...times(30, deck({ Shock: 4 }, { archetype: "Burn" })),
    ...times(15, deck({ "Lightning Bolt": 4 })),
    ...times(15, deck({ Pyroblast: 4 }, { archetype: "" })),
    ...times(15, deck({ Pyroblast: 4 }, { date: "", archetype: "Undated" })),
  ];
  const { skeletons } = learnSkeletons("modern", decks, ids, OPTIONS);
  expect(skeletons.map(({ name, decks, share }) => [name, decks, share])).toEqual([
    ["Burn", 30, 0.5],
    ["Mono Red Aggro", 15, 0.25],
  ]);
});

test("decks with eighty cards say nothing of an archetype that enough play with sixty", () => {
  const large = times(30, deck({ "Lightning Bolt": 1, Mountain: 79 }));
  expect(sharesOf([...large, ...times(12, deck({ "Lightning Bolt": 4 }))], "Lightning Bolt")).toHaveLength(4);
  expect(
    sharesOf([...large, ...times(11, deck({ "Lightning Bolt": 4 }))], "Lightning Bolt")?.[3],
  ).toBeLessThan(0.5);
});

test("an archetype that few play now is learned from three years, as long as its cards are left", () => {
  const older = { halfLife: 365, horizon: 3 * 365 };
  const decks = [
    ...times(20, deck({ "Lightning Bolt": 4, Shock: 4 }, { date: "2024-07-14", archetype: "Burn" })),
    ...times(15, deck({ Pyroblast: 4 })),
  ];
  const learned = (isIn: (format: string, name: string) => boolean) =>
    learnSkeletons("modern", decks, ids, { ...OPTIONS, older, isIn }).skeletons.map(
      ({ name, decks: count, share }) => [name, count, share],
    );
  expect(learned(() => true)).toEqual([
    ["Mono Red Aggro", 15, 1],
    ["Burn", 20, 0],
  ]);
  expect(learned((_, name) => name !== "Shock")).toEqual([["Mono Red Aggro", 15, 1]]);
});

test("decks that a ban has ended say nothing of a name that others go by", () => {
  const decks = [
    ...times(20, deck({ Shock: 4, Pyroblast: 2 })),
    ...times(12, deck({ "Lightning Bolt": 4, Pyroblast: 2 })),
  ];
  const isIn = (_: string, name: string) => name !== "Shock";
  const [skeleton] = learnSkeletons("modern", decks, ids, { ...OPTIONS, isIn }).skeletons;
  expect(skeleton?.decks).toBe(12);
  // Where there are no others, the name is known and played no more.
  const [ended] = learnSkeletons("modern", decks.slice(0, 20), ids, { ...OPTIONS, isIn }).skeletons;
  expect(ended).toMatchObject({ decks: 20, share: 0 });
});

test("one of several decks that a name has may be fewer decks than an archetype, and none that single people play", () => {
  const aged = (count: number, main: Record<string, number>, date: string) =>
    times(count, { ...deck(main), date });
  const learned = (newest: number) =>
    learnSkeletons(
      "modern",
      [...aged(20, { Shock: 4 }, "2026-04-30"), ...aged(newest, { "Lightning Bolt": 4 }, "2026-07-14")],
      ids,
      { ...OPTIONS, leastAlike: 0.6 },
    ).skeletons[0];
  const { minVariant, minDecks } = SKELETON_DEFAULTS;
  expect(minVariant).toBeLessThan(minDecks);
  expect(learned(minVariant)?.main.map(({ card }) => NAMES[card])).toEqual(["Lightning Bolt"]);
  expect(learned(minVariant)?.decks).toBe(minVariant);
  expect(learned(minVariant - 1)?.decks).toBe(20 + minVariant - 1);
});

test("of several decks that one name has, an archetype is the most played", () => {
  const decks = [...times(15, deck({ Shock: 4 })), ...times(20, deck({ "Lightning Bolt": 4 }))];
  const [skeleton] = learnSkeletons("modern", decks, ids, { ...OPTIONS, leastAlike: 0.6 }).skeletons;
  expect(skeleton?.main.map(({ card }) => NAMES[card])).toEqual(["Lightning Bolt"]);
  expect(skeleton?.share).toBeCloseTo(20 / 35);
});
