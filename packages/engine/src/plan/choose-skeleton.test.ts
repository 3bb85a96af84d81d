import { colorsOf } from "@deckwright/cards/colors.ts";
import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { createNotes } from "../notes.ts";
import { createRandom } from "../random.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { colorsOfSkeleton } from "../rank/skeletons.ts";
import type { GenerateRequest } from "../types.ts";
import { styleOfName } from "./archetype-style.ts";
import { chooseSkeleton, skeletonOfLeaders } from "./choose-skeleton.ts";
import { resolveWish } from "./resolve-wish.ts";

const small = smallTable([
  { name: "Staple", cost: "{R}", type: "Instant" },
  ...["A", "B", "C", "D", "E"].map((letter) => ({ name: `Card ${letter}`, cost: "{R}", type: "Instant" })),
  { name: "Blue Card", cost: "{U}", type: "Instant" },
  { name: "Other Blue Card", cost: "{U}", type: "Instant" },
  { name: "White Card", cost: "{W}", type: "Instant" },
  { name: "Thrasios, Triton Hero", cost: "{G}{U}", type: "Legendary Creature — Merfolk" },
  { name: "Tymna the Weaver", cost: "{1}{W}{B}", type: "Legendary Creature — Human" },
]);
const playing = (name: string, ...cards: string[]): Skeleton => ({
  name,
  decks: 30,
  share: 0.1,
  main: cards.map((card) => ({ card: small.card(card), shares: [0.9, 0.9, 0.9, 0.9] })),
  side: [],
});
const MODERN = [
  ...["A", "B", "C", "D"].map((letter) => playing(`Deck ${letter}`, "Mountain", "Staple", `Card ${letter}`)),
  playing("Second A", "Mountain", "Staple", "Card A", "Card E"),
  playing("Blue Deck", "Island", "Blue Card", "Other Blue Card"),
  playing("Mono White Splash", "Plains", "White Card"),
];
const COMPETITIVE = [playing("Thrasios, Triton Hero + Tymna the Weaver", "Card A")];
const context = {
  ...small,
  ranker: { ...small.ranker, skeletons: (format: string) => (format === "modern" ? MODERN : COMPETITIVE) },
};

function choose(request: GenerateRequest) {
  const notes = createNotes();
  const wish = resolveWish({ format: "modern", ...request }, { read: {} }, context, notes);
  const format = small.rules.format("modern");
  if (format === undefined) throw new Error("no such format");
  const { name } = chooseSkeleton(format, wish, context, notes, createRandom(1)) ?? {};
  return { name, notes: notes.list.map(({ kind }) => kind) };
}

test("the archetype that is named is taken, in whatever letters, and a strange name is told", () => {
  expect(choose({ archetype: "deck b" })).toEqual({ name: "Deck B", notes: [] });
  expect(choose({ archetype: "Nobody's" })).toEqual({ name: undefined, notes: ["no-such-archetype"] });
});

test("cards that one archetype plays say which is meant; what many play says nothing", () => {
  expect(choose({ include: ["Card C"] }).name).toBe("Deck C");
  expect(choose({ include: ["Card A", "Card E"] }).name).toBe("Second A");
  expect(choose({ include: ["Card A", "Card B"] }).name).toBeUndefined();
  expect(choose({ include: ["Staple"] }).name).toBeUndefined();
});

test("colors are enough to play what is played in them, and nothing special is", () => {
  expect(choose({ colors: ["U"] }).name).toBe("Blue Deck");
  expect(choose({}).name).toBeDefined();
  expect(choose({ colors: ["G"] }).name).toBeUndefined();
  // One playset is no deck of a color.
  expect(choose({ colors: ["W"] }).name).toBeUndefined();
  expect(choose({ colors: ["U"], colorCount: 1 }).name).toBe("Blue Deck");
  expect(choose({ colorCount: 2 }).name).toBeUndefined();
  for (const request of [
    { playstyle: "control" },
    { themes: ["landfall"] },
    { tribe: "Merfolk" },
    { power: 4 },
    { bracket: 2 },
    { novelty: 0.8 },
    { exclude: ["Blue Card"] },
    { budgetUsd: 5 },
    { maxCardUsd: 0.5 },
  ])
    expect(choose({ ...request, colors: ["U"] }).name).toBeUndefined();
});

test("names say colors where they have a word for several, or say that there is one", () => {
  const named = (name: string) =>
    colorsOf(colorsOfSkeleton({ ...playing(name, "Card A"), name }, small.table)).join("");
  expect(["Mono Green Devotion", "Azorius Control", "Esper Self Bounce"].map(named)).toEqual([
    "G",
    "WU",
    "WUB",
  ]);
  // Its spells are red, but no land of it makes red.
  expect(named("Blue Moon")).toBe("");
});

test("cards do not lead to an archetype of other colors", () => {
  expect(choose({ include: ["Blue Card"], colors: ["R"] }).name).toBeUndefined();
  expect(choose({ include: ["Blue Card"], colors: ["U", "R"] }).name).toBe("Blue Deck");
});

test("leaders are found in whichever order they are named", () => {
  const [thrasios, tymna] = [small.card("Thrasios, Triton Hero"), small.card("Tymna the Weaver")];
  expect(skeletonOfLeaders([tymna, thrasios], "cedh", context)?.decks).toBe(30);
  expect(skeletonOfLeaders([tymna], "cedh", context)).toBeUndefined();
  expect(skeletonOfLeaders([tymna, thrasios], undefined, context)).toBeUndefined();
});

test("a name may say how the deck plays", () => {
  expect(styleOfName("Azorius Control")).toBe("control");
  expect(styleOfName("Amulet Titan")).toBe("ramp");
  expect(styleOfName("Lands")).toBeUndefined();
});
