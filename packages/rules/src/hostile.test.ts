import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIXTURE_CARDS } from "../testing/cards.ts";
import { fixtureRules } from "../testing/fixture.ts";
import type { DeckList } from "./deck.ts";
import { FORMATS } from "./formats/registry.ts";

const { rules } = fixtureRules();
const slugs = [...FORMATS.keys()];
const names = FIXTURE_CARDS.map(({ name }) => name);

/** Reads something that is no deck list the way a server would hand it on. */
const judge = (value: unknown) => rules.validate(value as DeckList);

describe("whatever comes in, the answer is a verdict", () => {
  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a number", 7],
    ["no format", { main: {} }],
    ["a format that is an object", { format: { toString: null }, main: {} }],
    ["a format from the prototype", { format: "__proto__", main: {} }],
    ["a format that does not exist", { format: "frontier", main: {} }],
    ["a form written as a format", { format: "brawl:standard", main: {} }],
    ["a variant that does not exist", { format: "brawl", variant: "tiny", main: {} }],
    ["a base that is a number", { format: "planechase", base: 7, main: {} }],
    ["a base that has none", { format: "modern", base: "legacy", main: {} }],
    ["a second deck that is a word", { format: "two-headed-giant", partner: "Forest", main: {} }],
    ["a pool that is a list", { format: "sealed", pool: ["Forest"], main: {} }],
    ["no main deck", { format: "modern" }],
    ["a main deck that is a list", { format: "modern", main: ["Forest"] }],
    ["commanders that are a word", { format: "commander", commanders: "Green Chief", main: {} }],
    ["commanders that are no words", { format: "commander", commanders: [null, 3, "", {}], main: {} }],
    ["zones that are a word", { format: "modern", main: {}, zones: "planes" }],
    ["a companion that is a number", { format: "modern", main: {}, companion: 5 }],
  ])("%s", (_, value) => {
    expect(judge(value).legal).toBe(false);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, "4", null, {}])(
    "a count of %s",
    (count) => {
      const verdict = judge({ format: "modern", main: { Forest: 60, Island: count } });
      expect(verdict.legal).toBe(false);
      expect(verdict.findings.map(({ rule }) => rule)).toEqual(["DECK"]);
    },
  );

  test("keys that mean something to the language are names like any other", () => {
    const main = JSON.parse('{"__proto__": 1, "constructor": 1, "hasOwnProperty": 1, "Forest": 57}');
    const { findings } = judge({ format: "modern", main });
    expect(findings.map(({ rule, cards }) => [rule, cards[0]])).toEqual([
      ["NAMES", "__proto__"],
      ["NAMES", "constructor"],
      ["NAMES", "hasOwnProperty"],
    ]);
  });

  test("empty and endless names", () => {
    const { findings } = judge({
      format: "modern",
      main: { "": 1, "  ": 1, ["x".repeat(100_000)]: 1, Forest: 60 },
    });
    expect(findings.map(({ rule }) => rule).toSorted()).toEqual(["DECK", "DECK", "NAMES", "SIZE"]);
    for (const finding of findings) expect(JSON.stringify(finding).length).toBeLessThan(1000);
  });

  test("a list of thousands of names that no card has is not read to its end", () => {
    const main = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`Nothing ${at}`, 1]));
    const { findings } = judge({ format: "modern", main });
    expect(findings.filter(({ rule }) => rule === "NAMES")).toHaveLength(100);
    expect(findings.some(({ rule }) => rule === "DECK")).toBe(true);
  });

  test("any value at all", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...slugs),
        fc.anything(),
        fc.anything(),
        fc.anything(),
        (format, main, side, commanders) => {
          expect(judge({ format, main, side, commanders }).findings).toBeInstanceOf(Array);
        },
      ),
      { numRuns: 300 },
    );
  });
});

const someDeck = fc.record({
  format: fc.constantFrom(...slugs),
  commanders: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }),
  main: fc.uniqueArray(
    fc.tuple(fc.constantFrom(...names, "No Such Card"), fc.integer({ min: -1, max: 30 })),
    { maxLength: 40, selector: ([name]) => name },
  ),
  side: fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 6 })), {
    maxLength: 8,
    selector: ([name]) => name,
  }),
});

describe("properties", () => {
  test("the order of the cards never changes what is found", () => {
    fc.assert(
      fc.property(someDeck, fc.nat(), ({ format, commanders, main, side }, seed) => {
        const turned = <T>(list: readonly T[]): T[] =>
          list.map((_, at) => list[(at + seed) % list.length]!).toReversed();
        const a = rules.validate({
          format,
          commanders,
          main: Object.fromEntries(main),
          side: Object.fromEntries(side),
        });
        const b = rules.validate({
          format,
          commanders: turned(commanders),
          main: Object.fromEntries(turned(main)),
          side: Object.fromEntries(turned(side)),
        });
        expect(b.findings.map(({ fix: _, ...rest }) => rest)).toEqual(
          a.findings.map(({ fix: _, ...rest }) => rest),
        );
      }),
    );
  });

  test("taking out a card that is not allowed finds nothing new, the size aside", () => {
    fc.assert(
      fc.property(someDeck, ({ format, commanders, main, side }) => {
        const deck = { format, commanders, main: Object.fromEntries(main), side: Object.fromEntries(side) };
        const before = rules.validate(deck);
        const seen = new Set(before.findings.map(({ rule, cards }) => `${rule} ${cards.join()}`));
        const bad = before.findings.find(
          ({ rule, severity, cards }) =>
            severity === "illegal" &&
            ["POOL", "BAN", "TOKEN", "IDENT", "BTYPE"].includes(rule) &&
            cards[0] !== undefined &&
            cards[0] in deck.main,
        );
        const name = bad?.cards[0];
        if (name === undefined) return;
        const { [name]: _, ...rest } = deck.main;
        const after = rules.validate({ ...deck, main: rest });
        expect(
          after.findings.filter(({ rule, cards }) => rule !== "SIZE" && !seen.has(`${rule} ${cards.join()}`)),
        ).toEqual([]);
      }),
    );
  });
});
