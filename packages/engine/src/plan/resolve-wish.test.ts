import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { makeTable } from "@deckwright/cards/testing/make-table.ts";
import { describe, expect, test } from "vitest";
import { createNotes, type Note } from "../notes.ts";
import type { GenerateRequest, ReadWish } from "../types.ts";
import { withFriendlyDefaults } from "./open-wish.ts";
import { resolveWish } from "./resolve-wish.ts";
import { excluding, type Wish } from "./wish.ts";

const NAMES = ["Grizzly Bears", "Shivan Dragon", "Lathril, Blade of the Elves", "Lightning Bolt"] as const;
const table = makeTable([
  { name: NAMES[0], cmc: 2, type_line: "Creature — Bear" },
  { name: NAMES[1], cmc: 6, type_line: "Creature — Dragon" },
  { name: NAMES[2], cmc: 4, type_line: "Legendary Creature — Elf Noble" },
  { name: NAMES[3], cmc: 1, type_line: "Instant" },
]);
const names = buildNameIndex(table);
const card = (name: string): number => {
  const match = names.resolve(name, { typos: false });
  if (!match.found) throw new Error(`no card ${name}`);
  return match.card;
};
const [BEARS, DRAGON, LATHRIL, BOLT] = NAMES.map(card) as [number, number, number, number];

function resolve(
  request: GenerateRequest,
  read: ReadWish = { read: {} },
): [wish: Wish, notes: readonly Note[]] {
  const notes = createNotes();
  const wish = resolveWish(request, read, { table, names }, notes);
  return [wish, notes.list];
}

describe("a wish", () => {
  test("of more colors than it names has those among others", () => {
    const [two] = resolve({ colors: ["U"], colorCount: 2 });
    expect(two).toMatchObject({ colors: undefined, colorCount: 2, amongColors: 2 });
    expect(two.intent).toMatchObject({ colors: ["U"], colorCount: 2 });
    const [one] = resolve({ colors: ["U", "R"], colorCount: 2 });
    expect(one).toMatchObject({ colors: 10, colorCount: undefined, amongColors: 0 });
    const [none] = resolve({ colors: [], colorCount: 2 });
    expect(none).toMatchObject({ colors: 0, colorCount: undefined });
  });

  test("has what the request says before what the sentence says", () => {
    const read: ReadWish = { format: "modern", budgetUsd: 50, power: 7, read: { format: "modern" } };
    const [wish] = resolve({ format: "pauper", bracket: 2 }, read);
    expect(wish).toMatchObject({ format: "pauper", budget: 50, bracket: 2, power: undefined });
    expect(wish.intent).toEqual({ format: "pauper", budgetUsd: 50, bracket: 2, read: { format: "modern" } });
  });

  test("leaves a variant to the format that it was read with", () => {
    const read: ReadWish = { format: "brawl", variant: "standard", read: {} };
    expect(resolve({}, read)[0].variant).toBe("standard");
    expect(resolve({ format: "modern" }, read)[0].variant).toBeUndefined();
  });

  test("asks for copies, and for each card once", () => {
    const [wish] = resolve({ include: ["4x Lightning Bolt", "Lightning Bolt", "Grizzly Bears"] });
    expect(wish.include).toEqual([
      { card: BOLT, copies: 4 },
      { card: BEARS, copies: 0 },
    ]);
  });

  test("tells what does not exist, and does without it", () => {
    const [wish, notes] = resolve({
      include: ["Xyzzy the Unheard"],
      themes: ["nonsense"],
      tribe: "Blorb",
      playstyle: "wibble",
      ownedMode: "only",
    });
    expect(wish).toMatchObject({ include: [], themes: [], creatureType: -1, playstyle: undefined });
    expect(notes.map(({ kind }) => kind).sort()).toEqual([
      "no-collection",
      "no-such-card",
      "no-such-playstyle",
      "no-such-theme",
      "no-such-type",
    ]);
    expect(() => resolve({ format: "wibble" })).toThrow("no format called");
  });

  test("keeps what is both wanted and excluded, and says so", () => {
    const [wish, notes] = resolve({
      include: ["Lightning Bolt"],
      exclude: ["Lightning Bolt", "Shivan Dragon"],
    });
    expect([BOLT, DRAGON].map((each) => wish.excludes(each))).toEqual([false, true]);
    expect(notes).toEqual([{ kind: "wanted-and-excluded", cards: ["Lightning Bolt"] }]);
  });

  test("keeps what is wanted by name of a kind that is excluded, and says so; who leads is no news", () => {
    const [wish, notes] = resolve({
      include: ["Grizzly Bears", "Lightning Bolt"],
      commanders: [NAMES[2]],
      exclude: ["creatures"],
    });
    expect([BEARS, DRAGON, LATHRIL].map((each) => wish.excludes(each))).toEqual([false, true, false]);
    expect(notes).toEqual([{ kind: "kept-of-excluded", cards: ["Grizzly Bears"] }]);
  });

  test("with a greatest mana value excludes what costs more, named cards and commanders aside", () => {
    const [wish] = resolve({ maxManaValue: 1, include: ["Grizzly Bears"], commanders: [NAMES[2]] });
    expect([BEARS, DRAGON, LATHRIL, BOLT].map((each) => wish.excludes(each))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(wish.excludesByWord(DRAGON)).toBe(false);
  });

  test("can have more kept out", () => {
    const wish = excluding(resolve({})[0], (each) => each === BOLT);
    expect([wish.excludes(BOLT), wish.excludesByWord(BOLT), wish.excludes(BEARS)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("a wish that leaves everything open", () => {
  test.each([{}, { format: "commander" }, { seed: 3 }, { ownedMode: "only" }] satisfies GenerateRequest[])(
    "gets a bracket and a budget: %j",
    (request) => {
      expect(withFriendlyDefaults(resolve(request)[0], createNotes())).toMatchObject({
        budget: 120,
        bracket: 2,
      });
    },
  );

  test.each([
    { format: "modern" },
    { tribe: "Elf" },
    { maxManaValue: 3 },
    { exclude: ["infect"] },
  ] satisfies GenerateRequest[])("is none that says something: %j", (request) => {
    expect(withFriendlyDefaults(resolve(request)[0], createNotes()).budget).toBeUndefined();
  });
});
