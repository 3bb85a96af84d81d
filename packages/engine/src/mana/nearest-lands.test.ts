import { beforeAll, describe, expect, test } from "vitest";
import { type Real, readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import { withSimilarFormats } from "../rank/similar-formats.ts";

let real: Real;
let engine: Engine;

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine();
}, 60_000);

describe("a format without lists", () => {
  test("has as many copies of a card as the nearest that plays it, whatever a farther one does with it", () => {
    const ranker = withSimilarFormats(real.ranker);
    const turf = real.card("Gruul Turf");
    // Four in Modern, for Amulet of Vigor.
    expect(real.ranker.usualCopies("modern", turf)).toBe(4);
    expect(ranker.usualCopies("peasant", turf)).toBe(real.ranker.usualCopies("pauper", turf));
    expect(ranker.usualCopies("peasant", turf)).toBeLessThan(3);
  });

  test("fetches no basics for a deck of one color that does not care for lands entering", () => {
    const { main } = engine.generate({ prompt: "canadian highlander mono red aggro", seed: 1 }).deck;
    for (const name of ["Bloodstained Mire", "Scalding Tarn", "Wooded Foothills", "Arid Mesa"])
      expect(main[name] ?? 0, name).toBe(0);
    expect(main.Mountain ?? 0).toBeGreaterThan(10);
  });

  test.each([1, 2, 3])("takes no land for what it does elsewhere: Peasant, seed %i", (seed) => {
    for (const prompt of ["peasant gruul aggro", "peasant boros midrange", "peasant dimir control"]) {
      const { main } = engine.generate({ prompt, seed }).deck;
      for (const name of ["Gruul Turf", "Boros Garrison", "Dimir Aqueduct"])
        expect(main[name] ?? 0, `${prompt}: ${name}`).toBeLessThan(4);
      // Played with Cloudpost, in Amulet decks and by Eldrazi.
      for (const name of ["Glimmerpost", "Crumbling Vestige"])
        expect(main[name] ?? 0, `${prompt}: ${name}`).toBe(0);
    }
  });
});
