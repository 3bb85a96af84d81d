import { beforeAll, describe, expect, test } from "vitest";
import { type Real, readReal } from "../../testing/real.ts";
import { createEngine } from "../engine.ts";
import { type Combos, createCombos } from "./combos.ts";

let real: Real;
let combos: Combos;

beforeAll(async () => {
  real = await readReal();
  combos = createCombos(real.table, real.names);
}, 60_000);

describe("cards that come with a partner or not at all", () => {
  const alone = (format: string, name: string, ...held: readonly string[]): boolean => {
    const cards = new Set(held.map((each) => real.card(each)));
    return combos.isAlone(format, real.card(name), (card) => cards.has(card));
  };

  test.each([
    ["vintage", "Time Vault", "Voltaic Key"],
    ["legacy", "Painter's Servant", "Grindstone"],
    ["commander", "Grindstone", "Painter's Servant"],
    ["modern", "Splinter Twin", "Deceiver Exarch"],
    ["vintage", "Thassa's Oracle", "Demonic Consultation"],
    ["canadian-highlander", "Thassa's Oracle", "Demonic Consultation"],
    ["commander", "Worldgorger Dragon", "Animate Dead"],
  ])("%s: %s wants %s", (format, name, partner) => {
    expect(alone(format, name)).toBe(true);
    expect(alone(format, name, "Lightning Bolt")).toBe(true);
    expect(alone(format, name, partner)).toBe(false);
  });

  test.each([
    ["commander", "Thassa's Oracle"],
    ["commander", "Walking Ballista"],
    ["pioneer", "Heliod, Sun-Crowned"],
    ["vintage", "Black Lotus"],
    ["legacy", "Reanimate"],
  ])("%s: %s stands by itself", (format, name) => {
    expect(alone(format, name)).toBe(false);
  });

  test("no deck of Vintage or Canadian Highlander holds one without", () => {
    const engine = createEngine({ ...real, effort: 0.02 });
    for (const format of ["vintage", "canadian-highlander"])
      for (const playstyle of ["combo", "control-combo-hybrid"])
        for (const seed of [1, 2]) {
          const { deck } = engine.generate({ format, playstyle, seed });
          const held = Object.keys(deck.main);
          expect(held.filter((name) => alone(format, name, ...held))).toEqual([]);
        }
  });
});
