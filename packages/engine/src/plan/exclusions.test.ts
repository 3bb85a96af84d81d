import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { hasRole } from "../forms/role-set.ts";
import { lookUpLimits } from "./card-limits.ts";
import { exclusionOf, kindOfCards } from "./exclusions.ts";

const small = smallTable([
  { name: "Counterspell", cost: "{U}{U}", type: "Instant", text: "Counter target spell." },
  { name: "Llanowar Elves", cost: "{G}", type: "Creature — Elf Druid", text: "{T}: Add {G}.", body: "1/1" },
  {
    name: "Glistener Elf",
    cost: "{G}",
    type: "Creature — Phyrexian Elf Warrior",
    text: "Infect (This creature deals damage to creatures in the form of -1/-1 counters and to players in the form of poison counters.)",
    body: "1/1",
    fields: { keywords: ["Infect"] },
  },
  { name: "Opt", cost: "{U}", type: "Instant", text: "Scry 1.\nDraw a card." },
  { name: "Shock", cost: "{R}", type: "Instant", text: "Shock deals 2 damage to any target." },
  {
    name: "Jace Beleren",
    cost: "{1}{U}{U}",
    type: "Legendary Planeswalker — Jace",
    text: "+2: Each player draws a card.",
  },
  { name: "Goblin Guide", cost: "{R}", type: "Creature — Goblin Scout", text: "Haste", body: "2/2" },
  { name: "Rhystic Study", cost: "{2}{U}", type: "Enchantment", fields: { game_changer: true } },
  { name: "Thassa's Oracle", cost: "{U}{U}", type: "Creature — Merfolk Wizard", body: "1/3" },
  { name: "Wrath of God", cost: "{2}{W}{W}", type: "Sorcery", text: "Destroy all creatures." },
  {
    name: "Shatterstorm",
    cost: "{2}{R}{R}",
    type: "Sorcery",
    text: "Destroy all artifacts. They can't be regenerated.",
  },
  { name: "Tranquility", cost: "{2}{G}", type: "Sorcery", text: "Destroy all enchantments." },
  {
    name: "Sacrifice",
    cost: "{B}",
    type: "Instant",
    text: "As an additional cost to cast this spell, sacrifice a creature.",
  },
  {
    name: "Eiganjo",
    type: "Legendary Land",
    text: "{T}: Add {W}.\nChannel — {2}{W}, Discard this card: It deals 4 damage to target attacking or blocking creature.",
  },
]);

test.each([
  ["counterspells", "Counterspell", "Llanowar Elves"],
  ["infect", "Glistener Elf", "Llanowar Elves"],
  ["blue", "Opt", "Shock"],
  ["planeswalkers", "Jace Beleren", "Opt"],
  ["Goblins", "Goblin Guide", "Llanowar Elves"],
  ["elves", "Llanowar Elves", "Goblin Guide"],
  ["game changers", "Rhystic Study", "Opt"],
])("“%s” keeps %s out and %s in", (word, out, kept) => {
  const exclusion = exclusionOf(word, small.table);
  expect(exclusion?.excludes(small.card(out))).toBe(true);
  expect(exclusion?.excludes(small.card(kept))).toBe(false);
});

test("combos of two cards are no single cards", () => {
  const exclusion = exclusionOf("infinite combos", small.table);
  expect(exclusion?.combos).toBe(true);
  expect(exclusion?.excludes(small.card("Thassa's Oracle"))).toBe(false);
});

test.each(["", "Lightning Bolt", "__proto__", "toString"])("“%s” is no such word", (word) => {
  expect(exclusionOf(word, small.table)).toBeUndefined();
});

test("a role is counted as the figures of a deck count it", () => {
  const { table, columns, card } = small;
  const isRemoval = kindOfCards("removal", table);
  for (const name of ["Shock", "Wrath of God", "Eiganjo", "Opt"])
    expect(isRemoval?.(card(name)), name).toBe(hasRole(columns.roles[card(name)] ?? 0, "removal"));
  expect(isRemoval?.(card("Shock"))).toBe(true);
  expect(isRemoval?.(card("Eiganjo"))).toBe(false);
});

test("what sweeps artifacts away removes artifacts, and no enchantments", () => {
  const [artifacts, enchantments] = ["artifact removal", "enchantment removal"].map((word) =>
    kindOfCards(word, small.table),
  );
  const [shatterstorm, tranquility] = [small.card("Shatterstorm"), small.card("Tranquility")];
  expect([artifacts?.(shatterstorm), artifacts?.(tranquility)]).toEqual([true, false]);
  expect([enchantments?.(shatterstorm), enchantments?.(tranquility)]).toEqual([false, true]);
});

test("a card that is called like a kind is counted by its exact name only", () => {
  const counted = (what: string) => lookUpLimits([{ what, least: 1 }], small).cards[0]?.card;
  expect(counted("sacrifice")).toBeUndefined();
  expect(counted("Sacrifice")).toBe(small.card("Sacrifice"));
});

test("Vehicles, Equipment and Auras are counted by their type, and ruled out with what cares for them", () => {
  const { table, card } = smallTable([
    { name: "Smuggler's Copter", cost: "{2}", type: "Artifact — Vehicle", text: "Crew 1", body: "3/3" },
    {
      name: "Veteran Motorist",
      cost: "{R}{W}",
      type: "Creature — Dwarf Pilot",
      text: "Whenever Veteran Motorist crews a Vehicle, that Vehicle gets +1/+1 until end of turn.",
      body: "3/1",
    },
    { name: "Colossus Hammer", cost: "{1}", type: "Artifact — Equipment", text: "Equip {8}" },
    { name: "Rancor", cost: "{G}", type: "Enchantment — Aura", text: "Enchant creature" },
  ]);
  const counted = (word: string): string[] =>
    ["Smuggler's Copter", "Veteran Motorist", "Colossus Hammer", "Rancor"].filter((name) =>
      kindOfCards(word, table)?.(card(name)),
    );
  expect(counted("vehicles")).toEqual(["Smuggler's Copter"]);
  expect(counted("equipment")).toEqual(["Colossus Hammer"]);
  expect(counted("auras")).toEqual(["Rancor"]);
});
