import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import type { GenerateRequest } from "../types.ts";
import { createFit, isNamedOfType, isOfType } from "./fit.ts";
import { isModest, isSingleton } from "./plan.ts";

const small = smallTable(
  [
    {
      name: "Elf Chief",
      cost: "{1}{G}",
      type: "Legendary Creature — Elf",
      text: "Other Elves you control get +1/+1.",
      body: "2/2",
    },
    {
      name: "Sea Chief",
      cost: "{1}{U}",
      type: "Legendary Creature — Merfolk",
      text: "Other Merfolk you control get +1/+1.",
      body: "2/2",
    },
    { name: "Dear Chief", cost: "{1}{B}", type: "Legendary Creature — Zombie", body: "2/2", usd: 90 },
    { name: "Elf", cost: "{G}", type: "Creature — Elf", body: "1/1" },
    {
      name: "Shapeshifter",
      cost: "{2}",
      type: "Creature — Shapeshifter",
      text: "Changeling (This card is every creature type.)",
      body: "1/1",
      fields: { keywords: ["Changeling"] },
    },
    {
      name: "Token Farm",
      cost: "{3}{G}",
      type: "Enchantment",
      text: "At the beginning of your upkeep, create a 1/1 green Elf creature token.",
    },
    { name: "Wrath", cost: "{2}{W}{W}", type: "Sorcery", text: "Destroy all creatures." },
    { name: "Merfolk", cost: "{U}", type: "Creature — Merfolk", body: "1/1" },
  ],
  { Elf: 0.3, "Elf Chief": 0.4, Merfolk: 0.1 },
);
const { card, table } = small;
const name = (request: GenerateRequest): string[] =>
  small.plan(request).commanders.map((each) => table.name(each));

describe("who leads", () => {
  test("is who was named", () => {
    expect(name({ format: "commander", commanders: ["Sea Chief"] })).toEqual(["Sea Chief"]);
  });
  test("is of the colors that were named", () => {
    expect(name({ format: "commander", colors: ["U"] })).toEqual(["Sea Chief"]);
  });
  test("is of the creature type that was named", () => {
    expect(name({ format: "commander", tribe: "Merfolk", playstyle: "tribal" })).toEqual(["Sea Chief"]);
  });
  test("costs no more than a quarter of the budget, where anybody does", () => {
    expect(name({ format: "commander", budgetUsd: 40 })).not.toContain("Dear Chief");
    expect(name({ format: "commander", budgetUsd: 40, colors: ["B"] })).not.toEqual([]);
  });
  test("is nobody who was excluded", () => {
    const led = [1, 2, 3].map(() => name({ format: "commander", exclude: ["Elf Chief", "Dear Chief"] }));
    expect(led.flat()).toEqual(["Sea Chief", "Sea Chief", "Sea Chief"]);
  });
});

describe("a plan", () => {
  test("has the colors of who leads, a bracket and room for the rest", () => {
    const plan = small.plan({ format: "commander", commanders: ["Elf Chief"] });
    expect(plan).toMatchObject({ colors: 16, bracket: 3, mainSize: 99, keyCards: [] });
    expect(isSingleton(plan.format)).toBe(true);
  });
  test("without commanders is built around what was asked for, in its colors", () => {
    const plan = small.plan({ format: "modern", include: ["Merfolk"] });
    expect(plan).toMatchObject({ commanders: [], bracket: null, mainSize: 60 });
    expect(plan.keyCards).toEqual([card("Merfolk")]);
    expect(plan.colors & 2).toBe(2);
  });
  test("keeps to the colors that were asked for", () => {
    expect(small.plan({ format: "modern", colors: ["W", "G"] }).colors).toBe(17);
  });
  test("of bracket 5 asks the ranker about the most competitive decks", () => {
    expect(small.plan({ format: "commander", commanders: ["Elf Chief"], bracket: 5 }).rankFormat).toBe(
      "cedh",
    );
  });
  test("below bracket 5 asks about commanders' other decks, and in other formats about all", () => {
    const of = (format: string) => small.plan({ format, commanders: ["Elf Chief"], bracket: 4 }).rankFormat;
    expect([of("commander"), of("brawl")]).toEqual(["commander-casual", "brawl"]);
  });
  test("has a band for the members of a type, by name", () => {
    const { targets } = small.plan({
      format: "commander",
      commanders: ["Elf Chief"],
      playstyle: "tribal",
      tribe: "Elf",
    });
    const band = targets.find(({ role }) => role === "typal")!;
    expect(band.label).toBe("Elf cards");
    expect(["Elf", "Shapeshifter"].map((each) => band.fills(card(each)))).toEqual([true, false]);
  });
  test("has a band for each theme", () => {
    const { targets } = small.plan({
      format: "commander",
      commanders: ["Elf Chief"],
      themes: ["tokens", "landfall"],
    });
    expect(targets.map(({ role }) => role)).toEqual(
      expect.arrayContaining(["theme:tokens", "theme:landfall"]),
    );
  });
  test("minds prices a little where no budget was named, and not at fast tables", () => {
    const modest = (request: GenerateRequest): boolean =>
      isModest(small.plan({ format: "commander", commanders: ["Elf Chief"], ...request }));
    expect([modest({}), modest({ bracket: 4 }), modest({ budgetUsd: 50 })]).toEqual([true, false, false]);
  });
});

describe("how a card fits", () => {
  const fit = createFit(table, {
    playstyle: "tokens",
    themes: ["tokens"],
    creatureType: table.subtypeId("Elf"),
  });
  test("its theme and playstyle", () => {
    expect(fit(card("Token Farm"))).toMatchObject({ theme: expect.any(Number), style: expect.any(Number) });
    expect(fit(card("Token Farm")).theme).toBeGreaterThan(0);
    expect(fit(card("Token Farm")).style).toBeGreaterThan(fit(card("Merfolk")).style);
  });
  test("its creature type: members, and more who speak of it", () => {
    expect(fit(card("Merfolk")).typal).toBe(0);
    expect(fit(card("Elf")).typal).toBe(1);
    expect(fit(card("Elf Chief")).typal).toBeGreaterThan(1);
  });
  test("a type that it has without saying so", () => {
    const elf = table.subtypeId("Elf");
    expect(isOfType(table, card("Shapeshifter"), elf)).toBe(true);
    expect(isNamedOfType(table, card("Shapeshifter"), elf)).toBe(false);
  });
});
