import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { describe, expect, test } from "vitest";
import { FORMAT_GROUPS, FORMAT_WORDS } from "./index.ts";

const SLUGS = FORMAT_NAMES.map(({ slug }) => slug);

describe("the words of the formats", () => {
  test("are there for each format, which stands in one group", () => {
    expect(FORMAT_GROUPS.flatMap(({ slugs }) => slugs).sort()).toEqual([...SLUGS].sort());
    expect(Object.keys(FORMAT_WORDS).sort()).toEqual([...SLUGS].sort());
  });

  test("are different for each, and no sentence is said twice", () => {
    const texts = Object.values(FORMAT_WORDS).flatMap(({ about, build, wishes }) => [
      ...about,
      ...build,
      ...wishes,
    ]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const [slug, { about, build, cards }] of Object.entries(FORMAT_WORDS)) {
      expect(about.length, slug).toBeGreaterThanOrEqual(2);
      expect(build.join(" ").length, slug).toBeGreaterThan(200);
      expect(cards, slug).toHaveLength(4);
    }
  });

  test("lead to other formats and to playstyles that there are", () => {
    for (const [slug, { formats, playstyles }] of Object.entries(FORMAT_WORDS)) {
      expect(formats).not.toContain(slug);
      for (const other of formats) expect(SLUGS).toContain(other);
      for (const style of playstyles) expect(PLAYSTYLE_SLUGS).toContain(style);
    }
  });
});
