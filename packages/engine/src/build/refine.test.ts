import { allCards, toMeasured } from "@deckwright/decks/deck.ts";
import { diffDecks } from "@deckwright/decks/diff.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import { kindOfCards } from "../plan/exclusions.ts";
import type { GenerateResult } from "../types.ts";

let engine: Engine;
let real: Awaited<ReturnType<typeof readReal>>;
const WISHES = {
  elves: { prompt: "elf tribal commander, Lathril", seed: 1 },
  burn: { prompt: "mono red burn modern", seed: 2 },
  atraxa: { prompt: "Atraxa, Praetors' Voice superfriends commander", seed: 3 },
} as const;
const decks = new Map<string, GenerateResult>();

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine();
  for (const [name, wish] of Object.entries(WISHES)) decks.set(name, engine.generate(wish));
}, 120_000);

function refined(name: keyof typeof WISHES, text: string) {
  const before = decks.get(name);
  if (!before) throw new Error(name);
  const after = engine.refine({ deck: toMeasured(before.deck), wish: WISHES[name], text });
  const illegal = engine.rules.validate(after.deck).findings.filter(({ severity }) => severity === "illegal");
  expect(illegal.map(({ message }) => message)).toEqual([]);
  return { before, after, diff: diffDecks(before.deck, after.deck) };
}

const countOf = (result: GenerateResult, word: string): number => {
  const counts = kindOfCards(word, real.table);
  return Object.entries(result.deck.main).reduce(
    (sum, [name, copies]) => sum + (counts?.(real.card(name)) ? copies : 0),
    0,
  );
};

describe("a deck that is told to be another way", () => {
  test("cheaper: it costs less, within the budget that is said, and most cards stay", () => {
    const { before, after, diff } = refined("elves", "make it cheaper");
    expect(after.fields.budgetUsd).toBeLessThan(before.analysis.price.total);
    expect(after.analysis.price.total).toBeLessThanOrEqual(after.fields.budgetUsd ?? 0);
    expect(after.changes[0]).toMatch(/^Budget \$\d+, where the deck costs \$\d+\.\d\d$/);
    expect(diff.kept).toBeGreaterThan(50);
  });

  test("under a sum: that is the budget", () => {
    const { after } = refined("elves", "cheaper please, under $40");
    expect(after.fields.budgetUsd).toBe(40);
    expect(after.analysis.price.total).toBeLessThanOrEqual(40);
  });

  test("less of a color: fewer cards of it, the commander stays", () => {
    const { before, after } = refined("atraxa", "less blue");
    expect(countOf(after, "blue")).toBeLessThan(countOf(before, "blue"));
    expect(after.deck.commanders).toEqual(before.deck.commanders);
  });

  test("a theme comes in, and no more changes than it takes", () => {
    const { before, after, diff } = refined("elves", "add a sacrifice theme");
    expect(after.fields.themes).toContain("sacrifice");
    expect(countOf(after, "sacrifice")).toBeGreaterThan(countOf(before, "sacrifice"));
    expect(diff.kept).toBeGreaterThan(65);
  });

  test.each([
    ["more lands", "lands", 1],
    ["fewer creatures", "creatures", -1],
    ["2 fewer lands", "lands", -1],
    ["more removal", "removal", 1],
  ] as const)("%s", (text, kind, sign) => {
    const { before, after } = refined("elves", text);
    expect(Math.sign(countOf(after, kind) - countOf(before, kind))).toBe(sign);
  });

  test("a card in the place of another, cards that go and cards that come", () => {
    const before = decks.get("burn");
    const [out = "", gone = ""] = Object.keys(before?.deck.main ?? {}).filter((name) => name !== "Mountain");
    const swapped = refined("burn", `swap ${out} for Abbot of Keral Keep`);
    expect(Object.keys(swapped.after.deck.main)).toContain("Abbot of Keral Keep");
    expect(Object.keys(allCards(swapped.after.deck))).not.toContain(out);
    const cut = refined("burn", `cut ${gone}`);
    expect(Object.keys(allCards(cut.after.deck))).not.toContain(gone);
  });

  test("a card that may not come in is said not to have come", () => {
    for (const text of [
      "add Black Lotus",
      "swap Mountain for Black Lotus",
      "more removal, with Black Lotus",
    ]) {
      const { after } = refined("burn", text);
      expect(Object.keys(allCards(after.deck))).not.toContain("Black Lotus");
      expect(after.changes).toContain("Black Lotus could not come in.");
      expect(after.changes.filter((change) => change.includes("Lotus"))).toHaveLength(1);
    }
    const { after } = refined("burn", "add Abbot of Keral Keep");
    expect(after.changes).toEqual(["Abbot of Keral Keep comes in"]);
  });

  test("faster and stronger are held against what the deck is", () => {
    const fast = refined("atraxa", "faster").after;
    expect(fast.analysis.averageManaValue).toBeLessThanOrEqual((fast.fields.maxAverageManaValue ?? 0) + 0.05);
    const { before, after } = refined("elves", "more casual");
    expect(after.fields.bracket).toBe((before.analysis.bracket?.level ?? 0) - 1);
  });

  test.each(["", "hello there", "?!", "what is the weather like"])(
    "%j is said not to be understood",
    (text) => {
      expect(() => refined("elves", text)).toThrow(/^Nothing was made of these words\. Say what is to be/);
    },
  );

  test("a deck that is drafted from is not refined", () => {
    const cube = engine.generate({ prompt: "pauper cube of 360 cards", seed: 4 });
    const request = { deck: toMeasured(cube.deck), wish: {}, text: "cheaper" };
    expect(() => engine.refine(request)).toThrow("changed by hand");
  });

  test("a card that the deck has not cannot go", () => {
    expect(() => refined("elves", "cut Lightning Bolt")).toThrow("Lightning Bolt is not in the deck.");
  });

  test("what cannot be is said: a color outside the identity, another commander", () => {
    expect(() => refined("elves", "more blue")).toThrow("no blue in its color identity");
  });
});
