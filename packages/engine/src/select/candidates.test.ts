import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { hasRole } from "../forms/role-set.ts";
import type { GenerateRequest } from "../types.ts";
import { allowedSpells, bandsOf, rolesOf, seedsOf } from "./candidates.ts";
import { copiesOf } from "./copies.ts";

const small = smallTable([
  { name: "Chief", cost: "{1}{G}", type: "Legendary Creature — Elf", body: "2/2" },
  {
    name: "Speaker",
    cost: "{2}{G}",
    type: "Legendary Creature — Elf",
    text: "You can't cast permanent spells.",
    body: "3/3",
  },
  { name: "Cheap Elf", cost: "{G}", type: "Creature — Elf", body: "1/1" },
  {
    name: "Shapeshifter",
    cost: "{2}",
    type: "Creature — Shapeshifter",
    text: "Changeling (This card is every creature type.)",
    body: "1/1",
    fields: { keywords: ["Changeling"] },
  },
  { name: "Dear Beast", cost: "{4}{G}", type: "Creature — Beast", body: "6/6", usd: 40 },
  { name: "Red Spell", cost: "{R}", type: "Instant", text: "Red Spell deals 3 damage to any target." },
  {
    name: "Gray Rats",
    cost: "{2}",
    type: "Creature — Rat",
    text: "A deck can have any number of cards named Gray Rats.",
    body: "1/1",
  },
  { name: "Ruin", cost: "{3}{G}", type: "Sorcery", text: "Destroy all lands." },
  { name: "Again", cost: "{4}{G}", type: "Sorcery", text: "Take an extra turn after this one. Exile Again." },
  {
    name: "Changer",
    cost: "{2}",
    type: "Artifact",
    text: "{T}: Add one mana of any color.",
    fields: { game_changer: true },
  },
  { name: "Priceless", cost: "{1}", type: "Artifact", fields: { prices: {} } },
]);
const LED: GenerateRequest = { format: "commander", commanders: ["Chief"], bracket: 4 };
const allowed = (request: GenerateRequest): string[] =>
  allowedSpells(small.plan(request), small).map((card) => small.table.name(card));

describe("cards that may be in a deck", () => {
  test("are neither lands nor its commander nor of other colors", () => {
    const cards = allowed(LED);
    expect(cards).toContain("Cheap Elf");
    for (const name of ["Forest", "Chief", "Red Spell"]) expect(cards).not.toContain(name);
  });

  test("are none that are pointless alone, unless they are asked for", () => {
    expect(allowed(LED)).not.toContain("Gray Rats");
    expect(allowed({ ...LED, include: ["Gray Rats"] })).toContain("Gray Rats");
    expect(allowed({ format: "modern", include: ["Cheap Elf"] })).toContain("Gray Rats");
  });

  test("keep to prices, and to known ones where there is a budget", () => {
    expect(allowed({ ...LED, maxCardUsd: 5 })).not.toContain("Dear Beast");
    expect(allowed({ ...LED, maxCardUsd: 5, owned: { "Dear Beast": 1 } })).toContain("Dear Beast");
    expect(allowed(LED)).toContain("Priceless");
    expect(allowed({ ...LED, budgetUsd: 100 })).not.toContain("Priceless");
  });

  test("keep to what the wish leaves out, and to a collection", () => {
    expect(allowed({ ...LED, exclude: ["Dear Beast"] })).not.toContain("Dear Beast");
    expect(allowed({ ...LED, exclude: ["elves"] })).not.toContain("Cheap Elf");
    expect(allowed({ ...LED, owned: { Ruin: 1 }, ownedMode: "only" })).toEqual(["Ruin"]);
  });

  test("keep to the bracket", () => {
    const strong = ["Ruin", "Again", "Changer"];
    expect(allowed(LED)).toEqual(expect.arrayContaining(strong));
    expect(allowed({ ...LED, bracket: 3 }).filter((name) => strong.includes(name))).toEqual([
      "Again",
      "Changer",
    ]);
    expect(allowed({ ...LED, bracket: 2 }).filter((name) => strong.includes(name))).toEqual([]);
  });
});

test("seeds are commanders, key cards and what is asked for, by weight", () => {
  const plan = small.plan({ ...LED, include: ["Cheap Elf"] });
  expect(seedsOf(plan, [small.card("Ruin"), small.card("Cheap Elf")])).toEqual([
    { card: small.card("Ruin"), weight: 1 },
    { card: small.card("Cheap Elf"), weight: 1 },
    { card: small.card("Chief"), weight: 3 },
  ]);
});

test("members of the wished type have a role of their own, changelings too", () => {
  const plan = small.plan({ ...LED, playstyle: "tribal", tribe: "Elf" });
  const isOfType = (name: string): boolean => hasRole(rolesOf(plan, small, small.card(name)), "typal");
  expect(["Cheap Elf", "Shapeshifter", "Dear Beast"].map(isOfType)).toEqual([true, true, false]);
});

test("several wished colors have a band each, where no commander gives them", () => {
  const bands = (request: GenerateRequest): string[] =>
    bandsOf(small.plan(request), small.table)
      .map(({ role }) => role)
      .filter((role) => role.startsWith("color:"));
  expect(bands({ format: "modern", colors: ["R", "G"], include: ["Cheap Elf"] })).toEqual([
    "color:R",
    "color:G",
  ]);
  expect(bands({ ...LED, colors: ["G"] })).toEqual([]);
});

describe("copies", () => {
  const copies = (request: GenerateRequest, name: string) =>
    copiesOf(small.plan(request), small, small.card(name));
  const MODERN: GenerateRequest = { format: "modern", include: ["Red Spell"] };

  test("are one in singletons, except of a card that says otherwise and is asked for", () => {
    expect(copies(LED, "Cheap Elf")).toEqual({ usual: 1, limit: 1 });
    expect(copies({ ...LED, include: ["Gray Rats"] }, "Gray Rats")).toEqual({ usual: 24, limit: 30 });
    expect(copies({ ...LED, include: ["12 Gray Rats"] }, "Gray Rats")).toEqual({ usual: 12, limit: 12 });
  });

  test("are up to four elsewhere, fewer of what is legendary or dear in mana", () => {
    expect(copies(MODERN, "Cheap Elf")).toEqual({ usual: 4, limit: 4 });
    expect(copies(MODERN, "Dear Beast")).toEqual({ usual: 2, limit: 4 });
    expect(copies(MODERN, "Chief")).toEqual({ usual: 2, limit: 3 });
  });

  test("are as many as asked for, and no more than owned", () => {
    expect(copies({ ...MODERN, include: ["2 Cheap Elf"] }, "Cheap Elf")).toEqual({ usual: 2, limit: 2 });
    expect(copies({ ...MODERN, owned: { "Cheap Elf": 3 }, ownedMode: "only" }, "Cheap Elf")).toEqual({
      usual: 3,
      limit: 3,
    });
  });
});
