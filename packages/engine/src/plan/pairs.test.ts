import { colorsOf } from "@deckwright/cards/colors.ts";
import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import type { GenerateRequest } from "../types.ts";

const legend = (name: string, cost: string, text: string, usd = 1) => ({
  name,
  cost,
  type: "Legendary Creature — Human",
  text,
  body: "2/2" as const,
  usd,
});
const small = smallTable([
  legend("Green Partner", "{G}", "Partner"),
  legend("Red Partner", "{R}", "Partner"),
  legend("Dear Partner", "{W}", "Partner", 90),
  legend("Bear", "{2}{G}", "Choose a Background"),
  legend("Alone", "{B}", "Trample"),
  { name: "Black Past", cost: "{1}{B}", type: "Legendary Enchantment — Background", text: "Yes." },
  { name: "Blue Past", cost: "{1}{U}", type: "Legendary Enchantment — Background", text: "No." },
  ...["W", "U", "B", "R", "G"].map((color) => ({
    name: `Spell ${color}`,
    cost: `{${color}}`,
    type: "Sorcery",
    text: "Draw a card.",
  })),
]);

describe("two commanders that are asked for", () => {
  const leaders = (request: GenerateRequest): string[] => {
    const { commanders } = small.plan({ format: "commander", ...request });
    return commanders.map((card) => small.table.name(card)).sort();
  };

  test("lead beside one that is named, in the colors that are asked for", () => {
    expect(leaders({ commanders: ["Bear"], pair: "background", colors: ["B", "G"] })).toEqual([
      "Bear",
      "Black Past",
    ]);
    expect(leaders({ commanders: ["Bear"], pair: "background", colors: ["U", "G"] })).toEqual([
      "Bear",
      "Blue Past",
    ]);
    expect(leaders({ commanders: ["Green Partner"], pair: "partner", colors: ["R", "G"] })).toEqual([
      "Green Partner",
      "Red Partner",
    ]);
  });

  test("are found where nobody is named, within what the wish allows", () => {
    expect(leaders({ pair: "partner", budgetUsd: 50 })).toEqual(["Green Partner", "Red Partner"]);
    expect(leaders({ pair: "background", exclude: ["Blue Past"] })).toEqual(["Bear", "Black Past"]);
    expect(leaders({ pair: "partner", exclude: ["Red Partner"] })).toEqual(["Dear Partner", "Green Partner"]);
  });

  test("are not made of cards that do not go together", () => {
    for (const request of [
      { commanders: ["Alone"], pair: "partner" },
      { commanders: ["Green Partner"], pair: "background" },
    ])
      expect(leaders(request)).toEqual(request.commanders);
    expect(leaders({ pair: "doctor" })).toHaveLength(1);
  });

  test("stay two where both are named", () => {
    expect(leaders({ commanders: ["Green Partner", "Dear Partner"], pair: "partner" })).toEqual([
      "Dear Partner",
      "Green Partner",
    ]);
  });
});

describe("a number of colors", () => {
  test("is that of who leads", () => {
    const named = (request: GenerateRequest): string =>
      colorsOf(small.plan({ format: "commander", ...request }).colors).join("");
    expect(named({ colorCount: 1 })).toHaveLength(1);
    expect(named({ colorCount: 2, pair: "partner" })).toHaveLength(2);
    expect(named({ colorCount: 2, format: "modern" })).toHaveLength(2);
    expect(named({ colorCount: 4, format: "modern" })).toHaveLength(4);
  });
});
