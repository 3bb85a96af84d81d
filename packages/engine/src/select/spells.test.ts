import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { zoneTest } from "../forms/build-rules.ts";
import { createRandom } from "../random.ts";
import type { GenerateRequest } from "../types.ts";
import { createSpellChooser } from "./spells.ts";

const small = smallTable([
  { name: "Chief", cost: "{1}{G}", type: "Legendary Creature — Elf", body: "2/2" },
  { name: "Squirrel Squatters", cost: "{2}{G}", type: "Creature — Squirrel", body: "2/2" },
  { name: "Petting Zookeeper", cost: "{1}{G}", type: "Creature — Elf", body: "2/2" },
  ...Array.from({ length: 80 }, (_, at) => ({
    name: `Elf ${"abcdefghij"[at % 10]}${"abcdefghij"[Math.floor(at / 10)]}`,
    cost: "{G}",
    type: "Creature — Elf",
    body: "1/1",
  })),
]);
const LED: GenerateRequest = { format: "commander", commanders: ["Chief"], bracket: 2 };

describe("a card that needs a deck of Attractions beside the deck", () => {
  test("is left out, unless another that the deck holds needs it", () => {
    const isLeftOut = (request: GenerateRequest, held: readonly string[], name: string): boolean =>
      zoneTest(small.table, small.plan(request).format, held.map(small.card))(small.card(name));
    expect(isLeftOut(LED, ["Chief"], "Squirrel Squatters")).toBe(true);
    expect(isLeftOut(LED, ["Chief"], "Elf aa")).toBe(false);
    expect(isLeftOut(LED, ["Squirrel Squatters"], "Petting Zookeeper")).toBe(false);
    expect(isLeftOut({ format: "unstable", include: ["Elf aa"] }, [], "Squirrel Squatters")).toBe(false);
  });

  test("is not chosen", () => {
    const random = createRandom(1);
    const chosen = createSpellChooser(small.plan(LED), small, random).choose(
      { total: 60, budget: Number.POSITIVE_INFINITY },
      random,
    );
    const names = [...chosen.counts.keys()].map((card) => small.table.name(card));
    expect(names.length).toBeGreaterThan(50);
    expect(names).not.toContain("Squirrel Squatters");
    expect(names).not.toContain("Petting Zookeeper");
  });
});
