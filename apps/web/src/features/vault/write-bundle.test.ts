import { expect, test } from "vitest";
import type { ExportedDeck } from "../../data/vault.ts";
import { joinParts, writePart } from "./write-bundle.ts";

const ROW: ExportedDeck = {
  id: 1,
  name: "Fire\nat Will",
  format: "pauper",
  colors: ["R"],
  power_level: 5,
  card_list: {
    Lands: [{ name: "Mountain", quantity: 20 }],
    Burn: [
      { name: "Shock", quantity: 4 },
      { name: "Half a card", quantity: 0.5 },
    ],
  },
  seo_description: null,
  image: null,
  details: null,
  created_at: "2026-11-22T00:00:00Z",
  shared: false,
  favorite: true,
};

test("decks stand under their names, in one file", () => {
  const file = joinParts([writePart(ROW, "plain"), writePart({ ...ROW, name: "Ash" }, "plain")], "plain");
  expect(file.match(/^\/\/ .*$/gm)).toEqual([
    "// Fire at Will (Pauper, 24 cards)",
    "// Ash (Pauper, 24 cards)",
  ]);
  expect(file).toContain("4 Shock\n");
});

test("JSON leaves nothing out, also what no deck can have", () => {
  expect(JSON.parse(joinParts([writePart(ROW, "json")], "json"))).toEqual([ROW]);
  expect(JSON.parse(joinParts([], "json"))).toEqual([]);
});
