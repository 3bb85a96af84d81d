import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import { PLAYED } from "@deckwright/engine/rank/played.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { describe, expect, test } from "vitest";
import { shapeView } from "../shape-view.ts";
import { PLAYSTYLE_GROUPS, PLAYSTYLE_WORDS } from "./index.ts";

const FORMATS = FORMAT_NAMES.map(({ slug }) => slug);

describe("the words of the playstyles", () => {
  test("are there for each playstyle, which stands in one group", () => {
    expect(PLAYSTYLE_GROUPS.flatMap(({ slugs }) => slugs).sort()).toEqual([...PLAYSTYLE_SLUGS].sort());
  });

  test("are different for each, and name formats and neighbors that there are", () => {
    const all = Object.entries(PLAYSTYLE_WORDS);
    const texts = all.flatMap(([, { about, build, wins, strengths, weaknesses }]) => [
      ...about,
      ...build,
      wins,
      ...strengths,
      ...weaknesses,
    ]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const [slug, { formats, wishes, related, cards }] of all) {
      expect(related).not.toContain(slug);
      expect(cards, slug).toHaveLength(4);
      for (const format of [...formats.map((home) => home.slug), ...wishes.map((wish) => wish.format)])
        expect(FORMATS).toContain(format);
    }
  });

  test("stand beside the builder's numbers and counted cards", () => {
    for (const slug of PLAYSTYLE_SLUGS) expect(PLAYED.playstyles[slug]?.led.cards.length, slug).toBe(10);
    const { columns, rows, curves, fromPool } = shapeView("reanimator");
    expect(columns).toEqual(["Modern", "Commander", "Canadian Highlander"]);
    expect(rows[0]).toEqual({ label: "Lands", cells: ["18–23", "34–37", "34–37"] });
    expect(rows.find(({ label }) => label === "Threats")?.cells).toEqual(["6+", "–", "7+"]);
    expect(curves[0]?.cards.reduce((sum, count) => sum + count)).toBeCloseTo(38, -1);
    expect(fromPool).toBe("midrange");
  });
});
