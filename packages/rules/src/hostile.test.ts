import type { DeckList } from "@deckwright/decks/deck.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALL_CARDS, fixtureRules } from "../testing/fixture.ts";
import { FORMATS } from "./formats/registry.ts";
import type { Finding } from "./verdict.ts";

const { rules } = fixtureRules();
const slugs = [...new Set([...FORMATS.values()].map(({ slug }) => slug))];
const names = ALL_CARDS.map(({ name }) => name);
/** Every form of every format, as a deck names it. */
const forms = [...FORMATS.keys()].map((id) => {
  const [format = "", ...rest] = id.split(":");
  const laidOver = FORMATS.has(`${format}:modern`);
  const form = rest.join(":");
  return form === "" ? { format } : laidOver ? { format, base: form } : { format, variant: form };
});

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
    ["a second deck that is a word", { format: "two-headed-giant", partner_deck: "Forest", main: {} }],
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

const someCounts = (most: number, more: string[] = []) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...names, ...more), fc.integer({ min: -1, max: most })), {
    maxLength: 40,
    selector: ([name]) => name,
  });
const zoneNames = [...new Set([...FORMATS.values()].flatMap(({ zones }) => zones.map(({ name }) => name)))];
const someDeck = fc.record({
  form: fc.constantFrom(...forms),
  commanders: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }),
  main: someCounts(30, ["No Such Card"]),
  side: someCounts(6),
  pool: fc.option(someCounts(6), { nil: undefined }),
  zone: fc.constantFrom(...zoneNames, "maybeboard"),
  inZone: someCounts(3),
  partner: fc.option(someCounts(6), { nil: undefined }),
  unified: fc.boolean(),
});
type SomeDeck = typeof someDeck extends fc.Arbitrary<infer T> ? T : never;
type Turn = <T>(list: readonly T[]) => readonly T[];

/** The deck as a list, its entries in the order that `turn` gives them. */
function listOf(deck: SomeDeck, turn: Turn = (list) => list): DeckList {
  const counts = (entries: SomeDeck["main"]) => Object.fromEntries(turn(entries));
  return {
    ...deck.form,
    commanders: turn(deck.commanders),
    main: counts(deck.main),
    side: counts(deck.side),
    zones: { [deck.zone]: counts(deck.inZone) },
    unified: deck.unified,
    ...(deck.pool ? { pool: counts(deck.pool) } : {}),
    ...(deck.partner ? { partner_deck: { main: counts(deck.partner) } } : {}),
  };
}

describe("properties", () => {
  test("every form of every format is known", () => {
    for (const form of forms) {
      const rule = rules.validate({ ...form, main: {} }).findings.map((finding) => finding.rule);
      expect(rule, JSON.stringify(form)).not.toContain("FORMAT");
    }
  });

  test("the order of the cards never changes what is found", () => {
    fc.assert(
      fc.property(someDeck, fc.nat(), (deck, seed) => {
        const turned: Turn = (list) => list.map((_, at) => list[(at + seed) % list.length]!).toReversed();
        const a = rules.validate(listOf(deck));
        const b = rules.validate(listOf(deck, turned));
        expect(b.findings.map(({ fix: _, ...rest }) => rest)).toEqual(
          a.findings.map(({ fix: _, ...rest }) => rest),
        );
      }),
      { numRuns: 300 },
    );
  });

  test("taking out a card that is not allowed finds nothing new, the size aside", () => {
    fc.assert(
      fc.property(someDeck, (made) => {
        const deck = listOf(made);
        const before = rules.validate(deck);
        const keyOf = ({ rule, cards, severity }: Finding): string => `${rule} ${severity} ${cards.join()}`;
        const seen = new Set(before.findings.map(keyOf));
        const bad = before.findings.find(
          ({ rule, severity, cards, message }) =>
            severity === "illegal" &&
            ["POOL", "BAN", "TOKEN", "IDENT", "BTYPE", "MV", "POOLSRC"].includes(rule) &&
            !message.startsWith("Second deck") &&
            cards[0] !== undefined &&
            cards[0] in deck.main,
        );
        const name = bad?.cards[0];
        if (name === undefined) return;
        const { [name]: _, ...rest } = deck.main;
        const after = rules.validate({ ...deck, main: rest });
        const isAboutTheWhole = ({ rule, severity }: Finding): boolean =>
          ["SIZE", "SIDE"].includes(rule) || severity !== "illegal";
        // What one finding says of several cards, it may say of fewer.
        const isLess = ({ rule, cards }: Finding): boolean =>
          before.findings.some((old) => old.rule === rule && cards.every((card) => old.cards.includes(card)));
        expect(
          after.findings.filter(
            (finding) => !isAboutTheWhole(finding) && !seen.has(keyOf(finding)) && !isLess(finding),
          ),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
