import { maskOf } from "@deckwright/cards/colors.ts";
import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { colorsMade, partShort, unusedColors } from "./idle-colors.ts";

const dual = (name: string, types: string, makes: readonly string[]) => ({
  name,
  type: `Land — ${types}`,
  text: `({T}: Add ${makes.map((color) => `{${color}}`).join(" or ")}.)`,
  fields: { produced_mana: makes },
});
const { table, card } = smallTable([
  dual("Sacred Foundry", "Mountain Plains", ["R", "W"]),
  {
    name: "Bloodstained Mire",
    type: "Land",
    text: "{T}, Pay 1 life, Sacrifice this land: Search your library for a Swamp or Mountain card, put it onto the battlefield, then shuffle.",
  },
  { name: "Grapeshot", cost: "{1}{R}", type: "Sorcery" },
  { name: "Boros Charm", cost: "{R}{W}", type: "Instant" },
  { name: "Atraxa, Grand Unifier", cost: "{3}{G}{W}{U}{B}", type: "Legendary Creature — Phyrexian Angel" },
]);
const made = (cards: Readonly<Record<string, number>>): number =>
  colorsMade(new Map(Object.entries(cards).map(([name, copies]) => [card(name), copies])), table);

test("a color is made by three sources, fetch lands that lead to one among them", () => {
  expect(made({ Mountain: 16, "Sacred Foundry": 1, Grapeshot: 4 })).toBe(maskOf("R"));
  expect(made({ Mountain: 12, "Sacred Foundry": 3, Grapeshot: 4 })).toBe(maskOf("WR"));
  expect(made({ Mountain: 10, "Sacred Foundry": 1, "Bloodstained Mire": 4 })).toBe(maskOf("WR"));
});

test("what makes nothing is asked for nothing", () => {
  expect(made({ Grapeshot: 4 })).toBe(maskOf("WUBRG"));
});

test("a color is used by spells that are cast with it, and by none that is only brought back", () => {
  const unused = (...names: string[]): number => unusedColors(names.map(card), maskOf("WR"), table);
  expect(unused("Grapeshot", "Boros Charm")).toBe(0);
  expect(unused("Grapeshot", "Atraxa, Grand Unifier")).toBe(maskOf("W"));
  expect(unused("Atraxa, Grand Unifier")).toBe(maskOf("WR"));
});

test("spells are short of sources where their lands make too little of a color", () => {
  const short = (
    lands: Readonly<Record<string, number>>,
    spells: Readonly<Record<string, number>>,
  ): number => {
    const counts = (cards: Readonly<Record<string, number>>): ReadonlyMap<number, number> =>
      new Map(Object.entries(cards).map(([name, copies]) => [card(name), copies]));
    return partShort(counts(spells), counts(lands), 60, table);
  };
  expect(short({ Mountain: 20 }, { Grapeshot: 4 })).toBe(0);
  expect(short({ Mountain: 19, "Sacred Foundry": 1 }, { Grapeshot: 4, "Boros Charm": 4 })).toBe(0.5);
  expect(short({ Mountain: 8, "Sacred Foundry": 4, "Bloodstained Mire": 8 }, { "Boros Charm": 4 })).toBe(0);
});
