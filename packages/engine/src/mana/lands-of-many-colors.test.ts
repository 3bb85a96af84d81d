import { expect, test } from "vitest";
import { readEngine } from "../../testing/real.ts";

const engine = await readEngine();
const FETCHES = [
  "Windswept Heath",
  "Verdant Catacombs",
  "Misty Rainforest",
  "Wooded Foothills",
  "Flooded Strand",
];
const WAITING = ["Prairie Stream", "Sunken Hollow", "Smoldering Marsh", "Cinder Glade", "Canopy Vista"];

test("five colors are found by fetches and not by lands that wait for basics, and each type has its own lands", () => {
  const { main } = engine.generate({ commanders: ["Sliver Overlord"], bracket: 4, seed: 1 }).deck;
  expect(FETCHES.filter((name) => name in main).length).toBeGreaterThanOrEqual(3);
  expect(WAITING.filter((name) => name in main)).toEqual([]);
  expect(main).toHaveProperty("Sliver Hive");
  const vampires = engine.generate({ commanders: ["Edgar Markov"], seed: 1 }).deck.main;
  expect(vampires).toHaveProperty("Voldaren Estate");
  expect(vampires).not.toHaveProperty("Sliver Hive");
});
