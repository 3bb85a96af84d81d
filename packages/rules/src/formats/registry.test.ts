import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { describe, expect, test } from "vitest";
import { fixtureRules } from "../../testing/fixture.ts";
import { BAN_LISTS } from "../bans.ts";
import { POINTS_LISTS } from "../points.ts";
import type { FormatRow } from "./format.ts";
import { FORMAT_NAMES } from "./names.ts";
import { FORMATS, formatsFrom } from "./registry.ts";
import { FORMAT_ROWS } from "./rows.ts";

describe("the table of formats", () => {
  test("has the sizes, copies and sideboards of the five formats", () => {
    const row = (slug: string) => {
      const format = FORMATS.get(slug);
      return (
        format && [
          format.size.min,
          format.size.max,
          format.copies,
          format.sideboard,
          format.life,
          format.leaders?.max ?? 0,
        ]
      );
    };
    expect(row("commander")).toEqual([100, 100, 1, 0, 40, 2]);
    for (const slug of ["standard", "pioneer", "modern", "pauper"])
      expect(row(slug)).toEqual([60, null, 4, 15, 20, 0]);
  });

  test.each([
    ["legacy", [60, null, 4, 15, 20, 0]],
    ["vintage", [60, null, 4, 15, 20, 0]],
    ["brawl", [100, 100, 1, 0, 25, 2]],
    ["brawl:standard", [60, 60, 1, 0, 25, 2]],
    ["brawl:competitive", [100, 100, 1, 0, 25, 2]],
    ["historic", [60, 250, 4, 15, 20, 0]],
    ["alchemy", [60, 250, 4, 15, 20, 0]],
    ["explorer", [60, 250, 4, 15, 20, 0]],
    ["peasant", [60, null, 4, 15, 20, 0]],
    ["oathbreaker", [60, 60, 1, 0, 20, 2]],
    ["tiny-leaders", [50, 50, 1, 10, 25, 2]],
    ["tiny-leaders:reborn", [50, 50, 1, 10, 20, 2]],
    ["canadian-highlander", [100, null, 1, 0, 20, 0]],
    ["draft", [40, null, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 20, 0]],
    ["sealed", [40, null, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 20, 0]],
    ["conspiracy", [40, null, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 20, 0]],
    ["planechase", [100, 100, 1, 0, 40, 2]],
    ["planechase:modern", [60, null, 4, 15, 20, 0]],
    ["archenemy", [100, 100, 1, 0, 40, 2]],
    ["archenemy:modern", [60, null, 4, 15, 40, 0]],
    ["two-headed-giant", [60, null, 4, 15, 30, 0]],
    ["two-headed-giant:sealed", [40, null, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 30, 0]],
    ["cube-draft", [360, 720, 1, 0, 20, 0]],
    ["battle-box", [200, 1000, 1, 0, 20, 0]],
    ["unstable", [60, null, 4, 15, 20, 0]],
    ["unstable:limited", [40, null, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 20, 0]],
    ["pauper-commander", [100, 100, 1, 0, 30, 2]],
  ])("%s has its sizes, copies, sideboard, life and leaders", (id, figures) => {
    const format = FORMATS.get(id);
    expect(
      format && [
        format.size.min,
        format.size.max,
        format.copies,
        format.sideboard,
        format.life,
        format.leaders?.max ?? 0,
      ],
    ).toEqual(figures);
  });

  test("twenty-five formats have a page, and decks are judged in each of them", () => {
    expect(FORMAT_NAMES).toHaveLength(25);
    expect(new Set(FORMAT_NAMES.map(({ slug }) => slug)).size).toBe(25);
    expect(FORMAT_NAMES.map(({ slug }) => slug).toSorted()).toEqual(
      [...new Set([...FORMATS.values()].map(({ slug }) => slug))].toSorted(),
    );
    expect(new Set(PLAYSTYLES.map(({ slug }) => slug)).size).toBe(15);
  });

  test("a row that lies over others has a form for each, and the first is meant when none is named", () => {
    expect(FORMATS.get("planechase")).toBe(FORMATS.get("planechase:commander"));
    expect(FORMATS.get("two-headed-giant")).toBe(FORMATS.get("two-headed-giant:modern"));
    const pauper = FORMATS.get("planechase:pauper");
    expect([pauper?.pool.key, pauper?.list, pauper?.name]).toEqual([
      "pauper",
      "pauper",
      "Planechase (Pauper)",
    ]);
    expect(FORMATS.get("planechase:brawl:standard")?.pool.key).toBe("standardbrawl");
    expect(() => formatsFrom([...FORMAT_ROWS, { slug: "x", name: "X", over: ["nobody"] }])).toThrow(/nobody/);
  });

  test("a row inherits, adds, subtracts, and names its sources", () => {
    const rows: FormatRow[] = [
      ...FORMAT_ROWS,
      {
        slug: "house",
        name: "House",
        inherits: "commander",
        drops: ["IDENT", "BTYPE"],
        copies: 2,
        sources: { COPY: "house rules" },
      },
    ];
    const house = formatsFrom(rows).get("house");
    expect(house?.rules).not.toContain("IDENT");
    expect(house?.rules).toContain("PAIR");
    expect([house?.copies, house?.size.min, house?.sources.COPY, house?.sources.SIZE]).toEqual([
      2,
      100,
      "house rules",
      "CR 903.5a",
    ]);
  });

  test("a row of nobody, of itself, or with a gap is refused", () => {
    expect(() => formatsFrom([{ slug: "a", name: "A", inherits: "b" }])).toThrow(/unknown row b/);
    expect(() => formatsFrom([{ slug: "a", name: "A", inherits: "a" }])).toThrow(/inherits itself/);
    expect(() => formatsFrom([{ slug: "a", name: "A" }])).toThrow(/does not state its size/);
  });

  test("a format with restricted cards and other leaders is a row, without new code", () => {
    const rows: FormatRow[] = [
      ...FORMAT_ROWS,
      {
        slug: "walkers",
        name: "Walkers",
        inherits: "commander",
        size: { min: 3, max: 3 },
        copies: 4,
        leaders: { min: 1, max: 1, kinds: ["legendary-planeswalker"] },
        pool: { key: "house", derive: { from: [] }, words: "on the house list" },
        drops: ["PAIR"],
      },
    ];
    const { rules, card } = fixtureRules(formatsFrom(rows), {
      "Green Bear": { house: "restricted" },
      "Silent Walker": { house: "legal" },
    });
    const verdict = rules.validate({
      format: "walkers",
      commanders: ["Silent Walker"],
      main: { "Green Bear": 2 },
    });
    expect(verdict.findings.filter(({ severity }) => severity === "illegal").map(({ rule }) => rule)).toEqual(
      ["RESTR", "IDENT"],
    );
    expect(rules.copyLimit("walkers", card("Green Bear"))).toBe(1);
    expect(rules.canLead("walkers", card("Silent Walker"))).toBe(true);
    expect(rules.poolMask("walkers")[card("Green Bear")]).toBe(2);
  });
});

describe("the dated lists", () => {
  test("each is of a format, dated, and names no card twice", () => {
    for (const list of BAN_LISTS) {
      expect(FORMATS.has(list.format)).toBe(true);
      expect(list.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
      const groups = [...list.banned, ...(list.restricted ?? [])];
      const names = groups.flatMap(({ cards }) => cards);
      expect(new Set(names).size).toBe(names.length);
      for (const { since } of groups) if (since !== undefined) expect(since <= list.checked).toBe(true);
    }
  });
});

describe("the lists of points", () => {
  test("each is of a format that counts points, dated, and names no card twice", () => {
    for (const list of POINTS_LISTS) {
      expect(FORMATS.get(list.format)?.points).toBeGreaterThan(0);
      expect(list.since <= list.checked).toBe(true);
      const names = list.points.flatMap(({ cards }) => cards);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe("a format in plain words", () => {
  const { rules } = fixtureRules();
  test("says what its row says", () => {
    const facts = Object.fromEntries(rules.describe("commander").map(({ label, text }) => [label, text]));
    expect(facts.Deck).toBe("exactly 100 cards, commander included");
    expect(facts.Sideboard).toBe("none");
    expect(facts.Life).toBe("40");
    expect(rules.describe("modern").map(({ label }) => label)).not.toContain("Commander");
  });

  test("and what only some formats have", () => {
    const facts = (id: string) =>
      Object.fromEntries(rules.describe(id).map(({ label, text }) => [label, text]));
    expect(facts("oathbreaker").Oathbreaker).toBe("a planeswalker");
    expect(facts("oathbreaker").Deck).toBe("exactly 60 cards, oathbreaker and signature spell included");
    expect(facts("canadian-highlander").Points).toBe("at most 10, spent on the strongest cards");
    expect(facts("planechase")["Planar deck"]).toBe("at least 10 cards, all different, at most 2 phenomena");
    expect(facts("archenemy")["Scheme deck"]).toBe("at least 20 cards, at most 2 of each");
    expect(facts("brawl").Variants).toBe("Standard Brawl, Competitive Brawl");
    expect(facts("planechase")["Played with decks of"]).toMatch(/^Commander, Modern, Standard/);
    expect(facts("modern").Variants).toBeUndefined();
    expect(facts("sealed").Sideboard).toBe("the rest of your pool");
    expect(facts("cube-draft").Deck).toBe("360, 450, 540 or 720 cards");
    expect(facts("historic").Deck).toBe("at least 60 cards, at most 250");
  });
});
