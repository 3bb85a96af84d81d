import { beforeAll, describe, expect, test } from "vitest";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { readReal } from "../../testing/real.ts";
import { createEngine, type Engine } from "../engine.ts";
import type { GenerateResult } from "../types.ts";

let engine: Engine;

beforeAll(async () => {
  engine = createEngine(await readReal());
}, 60_000);

const made = (commander: string, asked: { readonly bracket?: number; readonly power?: number }) =>
  engine.generate({ format: "commander", commanders: [commander], ...asked, seed: 7 });

/** What is said of a level that is not met. */
const missed = (findings: GenerateResult["findings"]): string[] =>
  findings.flatMap(({ message }) =>
    /^You asked for (bracket|power)|^These cards make this a bracket/.test(message) ? [message] : [],
  );

describe("a level that was asked for is reached by the choice of cards", () => {
  // By the cards that they usually play these decks are stronger, and those below weaker, than what was asked for.
  test.each([
    ["Kinnan, Bonder Prodigy", 3],
    ["Urza, Lord High Artificer", 4],
    ["Circu, Dimir Lobotomist", 4],
    ["Fblthp, the Lost", 2],
    ["Krenko, Mob Boss", 4],
    ["Yahenni, Undying Partisan", 4],
    ["Aurelia, Exemplar of Justice", 4],
    ["Jor Kadeen, First Goldwarden", 3],
    ["Endrek Sahr, Master Breeder", 5],
  ] as const)("%s at bracket %i", (commander, bracket) => {
    const { deck, findings } = made(commander, { bracket });
    expect(deck.bracket).toBe(bracket);
    expect(deck.power_level).toBeGreaterThanOrEqual(BRACKET_POWER[bracket][0] - 1);
    expect(missed(findings)).toEqual([]);
  });

  test.each([4, 5, 6, 7, 8, 9])("power %i of Urza", (power) => {
    expect(made("Urza, Lord High Artificer", { power }).deck.power_level).toBe(power);
  });

  test("the same cards are chosen whenever they are asked for", () => {
    const again = made("Yahenni, Undying Partisan", { bracket: 4 });
    expect(again.deck.main).toEqual(made("Yahenni, Undying Partisan", { bracket: 4 }).deck.main);
  });

  test("what keeps to no level is taken as it comes, and told", () => {
    // Its leader denies lands, which bracket 4 begins with.
    const { deck, findings } = made("Hokori, Dust Drinker", { bracket: 2 });
    expect(deck.bracket).toBe(4);
    expect(missed(findings)).toHaveLength(1);
  });

  test("each step is told once, however often cards were chosen", () => {
    const { stages } = made("Yahenni, Undying Partisan", { bracket: 4 });
    expect(stages.map(({ stage }) => stage)).toEqual([
      "intent",
      "commander",
      "candidates",
      "build",
      "mana",
      "checks",
    ]);
  });
});
