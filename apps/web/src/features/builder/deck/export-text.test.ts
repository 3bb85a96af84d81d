import { makeDeck, makeTeam } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { EXPORT_STYLES, exportDeck, fileNameOf } from "./export-text.ts";

/** Reads a list back: quantities by name, whatever section they stand in. */
function readList(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, quantity, name] of text.matchAll(/^(\d+) (.+)$/gm)) counts[name ?? ""] = Number(quantity);
  return counts;
}

describe("exportDeck", () => {
  test("plain text holds every card once with its quantity", () => {
    expect(readList(exportDeck(makeDeck(), "plain"))).toEqual({
      "Lathril, Blade of the Elves": 1,
      "Llanowar Elves": 1,
      "Fire // Ice": 1,
      Overrun: 1,
      Forest: 5,
      Naturalize: 2,
    });
  });

  test("Arena gets its sections in its order, and cards by their front", () => {
    expect(exportDeck(makeDeck(), "arena")).toBe(
      "Commander\n1 Lathril, Blade of the Elves\n\nDeck\n1 Fire\n5 Forest\n1 Llanowar Elves\n1 Overrun\n\nSideboard\n2 Naturalize\n",
    );
  });

  test("MTGO gets the sideboard after one empty line, the commander in it", () => {
    const [main, side, ...rest] = exportDeck(makeDeck(), "mtgo").split("\n\n");
    expect(rest).toEqual([]);
    expect(main).toBe("1 Fire/Ice\n5 Forest\n1 Llanowar Elves\n1 Overrun");
    expect(side).toBe("1 Lathril, Blade of the Elves\n2 Naturalize\n");
  });

  test("every style counts the same number of cards", () => {
    const sizes = EXPORT_STYLES.map(({ id }) =>
      Object.values(readList(exportDeck(makeDeck(), id))).reduce((sum, each) => sum + each, 0),
    );
    expect(sizes).toEqual([11, 11, 11]);
  });
});

test("zones have headings of their own, and count as the deck's own where they are", () => {
  const deck = { ...makeDeck(), zones: { planes: { Bant: 1 }, signature_spells: { Opt: 1 } } };
  expect(exportDeck(deck, "plain")).toMatch(
    /^Commander\n1 Lathril, Blade of the Elves\n\nSignature spell\n1 Opt\n\nDeck\n[\s\S]*\n\nPlanar deck\n1 Bant\n$/,
  );
  expect(exportDeck(deck, "arena")).toMatch(/\n\nSignature spell\n1 Opt\n\nPlanar deck\n1 Bant\n$/);
  expect(exportDeck(deck, "mtgo")).toMatch(/\n2 Naturalize\n1 Opt\n\n\/\/ Planar deck\n1 Bant\n$/);
});

test("people read who leads under the name that their format has for it, Arena under the one that it knows", () => {
  const deck = { ...makeDeck(), format: "oathbreaker" };
  expect(exportDeck(deck, "plain")).toMatch(/^Oathbreaker\n1 Lathril/);
  expect(exportDeck({ ...makeDeck(), format: "planechase", base: "oathbreaker" }, "plain")).toMatch(
    /^Oathbreaker\n/,
  );
  expect(exportDeck(deck, "arena")).toMatch(/^Commander\n1 Lathril/);
});

test("a team's second deck follows the first", () => {
  const [first, second] = exportDeck(makeTeam(), "plain").split("// Second deck\n\n");
  expect(first?.trim()).toBe(exportDeck(makeDeck(), "plain").trim());
  expect(second).toBe(exportDeck(makeDeck(), "plain"));
});

test("file names are plain, whatever the deck is called", () => {
  expect(fileNameOf({ ...makeDeck(), name: "Élan: the /Return/" }, "plain")).toBe("elan-the-return.txt");
  expect(fileNameOf({ ...makeDeck(), name: "🔥" }, "plain")).toBe("deck.txt");
});
