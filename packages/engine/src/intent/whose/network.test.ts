import { describe, expect, test } from "vitest";
import { tokenize } from "../tokens.ts";
import { openNetwork, type PackedNetwork, TABLES, unpackNetwork } from "./network.ts";
import type { SaidThing } from "./said-things.ts";
import { surroundingsOf } from "./surroundings.ts";

const sizes = { word: 1, state: 1, hidden: 2, answers: 2 };

/** A network of zeros, but for what is said otherwise. */
function networkOf(tables: Readonly<Record<string, readonly number[]>>): PackedNetwork {
  const lengths: Readonly<Record<(typeof TABLES)[number], number>> = {
    words: 2,
    wordsIn: 6,
    marksIn: 6,
    biasIn: 6,
    onward: 3,
    backward: 3,
    statesOut: 16,
    marksOut: 2,
    biasOut: 2,
    answers: 4,
    answersBias: 2,
  };
  const numbers = (name: (typeof TABLES)[number]): readonly number[] =>
    tables[name] ?? new Array<number>(lengths[name]).fill(0);
  return {
    sizes,
    words: ["theirs"],
    marks: ["begins"],
    tables: Object.fromEntries(TABLES.map((name) => [name, { unit: 1, numbers: numbers(name) }])),
  };
}

/** How likely the second answer is for the one thing of a wish, the word "elves". */
function second(wish: string, network: PackedNetwork): number | undefined {
  const tokens = tokenize(wish);
  const from = tokens.findIndex(({ text }) => text === "elves");
  const thing: SaidThing = { from, to: from + 1, kind: "opponent-word", isTheirs: false, byRules: "none" };
  return openNetwork(unpackNetwork(network))(surroundingsOf(tokens, [thing]))(0)[1];
}

describe("a network that reads a wish from both ends", () => {
  test("holds all answers for as likely where nothing speaks for any", () => {
    expect(second("elves", networkOf({}))).toBe(0.5);
  });

  // What a known word adds to the new part of the state that comes from its side, and from there to the second answer.
  const from = (side: 0 | 1, state: 0 | 1): PackedNetwork =>
    networkOf({
      words: [0, 1],
      wordsIn: side === 0 ? [0, 0, 4, 0, 0, 0] : [0, 0, 0, 0, 0, 4],
      statesOut: Array.from({ length: 16 }, (_, place) => (place === state * 2 ? 4 : 0)),
      answers: [0, 4, 0, 0],
    });

  test("knows at each thing what stands before it", () => {
    expect(second("theirs elves", from(0, 0))).toBeGreaterThan(0.9);
    expect(second("elves theirs", from(0, 0))).toBe(0.5);
    expect(second("mine elves", from(0, 0))).toBe(0.5);
  });

  test("and what stands behind it", () => {
    expect(second("elves theirs", from(1, 1))).toBeGreaterThan(0.9);
    expect(second("theirs elves", from(1, 1))).toBe(0.5);
  });

  test("remembers less of what is further away", () => {
    const near = second("theirs elves", from(0, 0)) ?? 0;
    const far = second("theirs and the other elves", from(0, 0)) ?? 0;
    expect(far).toBeGreaterThan(0.5);
    expect(far).toBeLessThan(near);
  });

  test("does not read the words of a thing, only its kind", () => {
    const network = { ...from(0, 0), words: ["elves"] };
    expect(second("elves", network)).toBe(0.5);
  });

  test("says which table is missing", () => {
    const { answers: _, ...tables } = networkOf({}).tables;
    expect(() => unpackNetwork({ ...networkOf({}), tables })).toThrow('no table "answers"');
  });
});
