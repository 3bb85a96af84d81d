import { expect, test } from "vitest";
import { HOSERS } from "../../testing/hosers.ts";
import { REAL_CARDS } from "../../testing/real-cards.ts";
import { smallTable } from "../../testing/small-table.ts";
import type { Ranker } from "../rank/ranker.ts";
import { measureDeck } from "./measured-deck.ts";
import { powerFigures } from "./power-figures.ts";

const small = smallTable([...REAL_CARDS, ...HOSERS], { "Lightning Bolt": 0.5, "Lava Spike": 0.02 });

function figuresOf(main: Record<string, number>, ranker: Partial<Ranker> = {}, cards = 60) {
  const context = { ...small, ranker: { ...small.ranker, ...ranker } };
  const deck = measureDeck({ format: "modern", main }, context, false);
  return powerFigures(deck, { cards, copies: 4 }, context);
}

test("cards that are played together count by the copies of them", () => {
  // Bolt and Spike are always together, Fireblast goes with neither.
  const bolts = new Set([small.card("Lightning Bolt"), small.card("Lava Spike")]);
  const affinities: Ranker["affinities"] = (_, cards) => {
    const list = Array.from(cards);
    return Float32Array.from(
      list.flatMap((a) => list.map((b) => Number(a !== b && bolts.has(a) && bolts.has(b)))),
    );
  };
  const burn = { "Lightning Bolt": 4, "Lava Spike": 4, Mountain: 20 };
  expect(figuresOf(burn, { affinities }).unity).toBe(1);
  const mixed = figuresOf({ ...burn, Fireblast: 4 }, { affinities });
  expect(mixed.unity).toBeCloseTo(1 / 3, 5);
  expect(mixed.partners).toBeLessThan(figuresOf(burn, { affinities }).partners);
});

test("a deck that is not finished has as many cards of a kind as it has, a larger one as many to sixty", () => {
  expect(figuresOf({ "Lightning Bolt": 4 }).interaction).toBe(4);
  expect(figuresOf({ "Lightning Bolt": 4, Mountain: 116 }).interaction).toBe(2);
});

test("playsets are full where a format allows one copy", () => {
  const deck = measureDeck(
    { format: "modern", main: { "Lightning Bolt": 1, "Lava Spike": 1 } },
    small,
    false,
  );
  expect(powerFigures(deck, { cards: 60, copies: 1 }, small).playsets).toBe(4);
  expect(powerFigures(deck, { cards: 60, copies: 4 }, small).playsets).toBe(1);
});

test("what decks play counts on a scale of its own, up to every tenth deck", () => {
  expect(figuresOf({ "Lightning Bolt": 4 }).popularity).toBe(1);
  expect(figuresOf({ "Lava Spike": 4 }).popularity).toBeGreaterThan(0.5);
  expect(figuresOf({ Fireblast: 4 }).popularity).toBe(0);
});

test("cards without a habitat are at home where nothing was learned of the others either", () => {
  const low = new Uint8Array(26);
  const at = { low, high: low.map(() => 255) };
  const nowhere = { low: low.map(() => 255), high: low };
  const burn = { "Lightning Bolt": 4, "Lava Spike": 4 };
  const homeOf = (bolt: typeof at, spike: typeof at | undefined) =>
    figuresOf(burn, { habitat: (_, card) => (card === small.card("Lightning Bolt") ? bolt : spike) }).atHome;
  expect(homeOf(at, at)).toBe(1);
  expect(homeOf(at, nowhere)).toBe(0.5);
  expect(homeOf(at, undefined)).toBe(0.5);
  expect(figuresOf(burn, { habitat: () => undefined }).atHome).toBe(0);
});
