import { describe, expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { competitivePart } from "./casual-lists.ts";
import { CASUAL } from "./ranker.ts";

describe("the part of a leader's decks that are competitive", () => {
  const sure = (share: number) => new Map(Array.from({ length: 30 }, (_, card) => [card, share]));

  test("is what is left of cards that tournament decks play and others hardly do", () => {
    const all = new Map(Array.from({ length: 30 }, (_, card) => [card, card < 10 ? 0.3 : 0.9]));
    expect(competitivePart(sure(1), all)).toBeCloseTo(0.3, 5);
    expect(competitivePart(sure(0.75), all)).toBeCloseTo(0.4, 5);
  });

  test("is nothing where nobody plays them, or where too few are sure", () => {
    expect(competitivePart(sure(1), new Map())).toBe(0);
    expect(competitivePart(sure(0.4), sure(0.4))).toBe(0);
    expect(competitivePart(new Map([[1, 1]]), new Map([[1, 0.5]]))).toBe(0);
  });
});

describe("casual decks of a commander", async () => {
  const { ranker, card } = await readReal();
  const sharesOf = (format: string, leader: string) => {
    const shares = new Map(
      ranker.inclusions(format, [card(leader)]).map(({ card: each, share }) => [each, share]),
    );
    return (name: string): number => shares.get(card(name)) ?? 0;
  };

  test("hold what the tournament decks among the counted ones do not", () => {
    const all = sharesOf("commander", "Najeela, the Blade-Blossom");
    const casual = sharesOf(CASUAL, "Najeela, the Blade-Blossom");
    expect(all("Demonic Consultation")).toBeGreaterThan(0.3);
    expect(casual("Demonic Consultation")).toBeLessThan(0.1);
    expect(all("Bramblewood Paragon")).toBeLessThan(0.4);
    expect(casual("Bramblewood Paragon")).toBeGreaterThan(0.45);
    expect(casual("Sol Ring")).toBeCloseTo(all("Sol Ring"), 1);
  });

  test("are as counted where no tournament decks are known, or hardly any others", () => {
    for (const leaders of [
      ["Lathril, Blade of the Elves"],
      ["Tymna the Weaver", "Kraum, Ludevic's Opus"],
    ].map((names) => names.map(card)))
      expect(ranker.inclusions(CASUAL, leaders)).toEqual(ranker.inclusions("commander", leaders));
  });
});
