import { createRules } from "@deckwright/rules/validate.ts";
import { expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { roleSets } from "../forms/card-roles.ts";
import { targetsOf } from "./targets.ts";
import { usualCards } from "./usual-cards.ts";

const real = await readReal();
const rules = createRules(real.table, real.names);
const commander = rules.format("commander");
if (commander === undefined) throw new Error("no commander");
const usual = (...names: readonly string[]) =>
  usualCards(
    commander,
    "commander",
    names.map((name) => real.card(name)),
    { ...real, rules },
  );

test("a commander's usual cards are those that its decks play, staples that its list leaves out among them", () => {
  const names = usual("Sythis, Harvest's Hand").map((card) => real.table.name(card));
  expect(names).toHaveLength(63);
  // The list names the first two; that everybody plays the last is all that is known of it.
  expect(names).toEqual(expect.arrayContaining(["Enchantress's Presence", "Sanctum Weaver", "Sol Ring"]));
});

test("nobody's are known where nobody counted, and without a commander", () => {
  expect(usual("Isamaru, Hound of Konda", "Sol Ring")).toEqual([]);
  expect(usual()).toEqual([]);
});

test("in a form that was counted by its own decks they are what these play most in its colors", () => {
  const duel = rules.format("commander:duel");
  if (duel === undefined) throw new Error("no duel commander");
  const cards = usualCards(duel, "duel-commander", [real.card("Griselbrand")], { ...real, rules });
  const names = cards.map((card) => real.table.name(card));
  expect(names).toEqual(expect.arrayContaining(["Fatal Push", "Thoughtseize", "Demonic Tutor"]));
  expect(names).not.toContain("Sol Ring");
  expect(names).not.toContain("Swords to Plowshares");
});

test("bands of roles reach as far as what is usual, and never less far than they do", () => {
  const roles = [{ role: "ramp", min: 10, max: 12 } as const, { role: "wipe", min: 2, max: 4 } as const];
  const template = { lands: [36, 37, 38], manaValue: [2, 4], curve: [1], bands: roles } as const;
  const about = { template, creatureType: -1, themes: [] };
  const of = (cards: readonly number[]) =>
    targetsOf(commander, about, real.table, roleSets(real.table), cards).map(({ role, min, max }) => ({
      role,
      min,
      max,
    }));
  expect(of([])).toEqual(roles);
  const [ramp, wipe] = of(usual("Sythis, Harvest's Hand"));
  expect(wipe?.min).toBe(0);
  expect(wipe?.max).toBeGreaterThanOrEqual(4);
  expect(ramp?.max).toBeGreaterThanOrEqual(12);
  expect(ramp?.min).toBeLessThanOrEqual(10);
});
