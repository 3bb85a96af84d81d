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

test("a commander's own lands are in whatever mana they make, and no dear ones of few decks", () => {
  const gates = engine.generate({ commanders: ["Nine-Fingers Keene"], seed: 1 }).deck.main;
  for (const gate of ["Golgari Guildgate", "Manor Gate", "Maze's End", "Sea Gate"])
    expect(gates).toHaveProperty([gate]);
  const deserts = engine.generate({ commanders: ["Yuma, Proud Protector"], seed: 1 }).deck.main;
  expect(Object.keys(deserts)).toEqual(
    expect.arrayContaining(["Abraded Bluffs", "Conduit Pylons", "Creosote Heath", "Painted Bluffs"]),
  );
  const pair = engine.generate({
    commanders: ["Rograkh, Son of Rohgahh", "Thrasios, Triton Hero"],
    bracket: 2,
    seed: 1,
  });
  expect(pair.deck.main).not.toHaveProperty(["Gaea's Cradle"]);
});
