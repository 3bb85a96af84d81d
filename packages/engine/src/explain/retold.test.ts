import { type Deck, toMeasured } from "@deckwright/decks/deck.ts";
import { editDeck } from "@deckwright/decks/edit.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import type { GenerateRequest } from "../types.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await readEngine(0.02);
}, 60_000);

const build = (request: GenerateRequest): Deck => engine.generate({ seed: 1, ...request }).deck;
const told = (deck: Deck): string => engine.analyze(toMeasured(deck)).strategy;

describe("the strategy of a deck that is there", () => {
  test.each([
    { prompt: "Lathril elf tribal, power 7" },
    { prompt: "angels, demons and dragons commander" },
    { prompt: "golgari aristocrats commander" },
    { format: "sealed" },
  ])("is the one that it was built with: %j", (request) => {
    const deck = build(request);
    expect(told(deck)).toBe(deck.seo_description);
  });

  test("counts the cards as they are", () => {
    const deck = build({ prompt: "Lathril elf tribal, power 7" });
    const elves = (strategy: string): number => Number(/on the board, (\d+) of them/.exec(strategy)?.[1]);
    const { deck: fewer } = editDeck(deck, [
      { zone: "main", card: "Llanowar Elves", change: -1 },
      { zone: "main", card: "Elvish Mystic", change: -1 },
    ]);
    expect(elves(told(fewer))).toBe(elves(deck.seo_description) - 2);
  });

  test("is none of a list to draft from", () => {
    expect(told(build({ format: "cube-draft" }))).toBe("");
  });
});
