import { describe, expect, test } from "vitest";
import { fixtureRules } from "../../testing/fixture.ts";
import { BAN_LISTS } from "../bans.ts";
import { PLAYSTYLES } from "../playstyles.ts";
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
    expect(FORMATS.size).toBe(5);
  });

  test("twenty-five formats have a page, and exactly those with a row are open", () => {
    expect(FORMAT_NAMES).toHaveLength(25);
    expect(new Set(FORMAT_NAMES.map(({ slug }) => slug)).size).toBe(25);
    expect(
      FORMAT_NAMES.filter(({ open }) => open)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual([...FORMATS.keys()].toSorted());
    expect(new Set(PLAYSTYLES.map(({ slug }) => slug)).size).toBe(15);
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
  test("each is of an open format, dated, and names no card twice", () => {
    for (const list of BAN_LISTS) {
      expect(FORMATS.has(list.format)).toBe(true);
      expect(list.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
      const names = list.banned.flatMap(({ cards }) => cards);
      expect(new Set(names).size).toBe(names.length);
      for (const { since } of list.banned) if (since !== undefined) expect(since <= list.checked).toBe(true);
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
});
