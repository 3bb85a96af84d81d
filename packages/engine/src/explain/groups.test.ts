import { expect, test } from "vitest";
import { GOBLINS } from "../../testing/goblins.ts";
import { type SmallCard, smallTable } from "../../testing/small-table.ts";
import { placeOf } from "./groups.ts";

const CARDS: readonly SmallCard[] = [
  ...GOBLINS,
  {
    name: "Goblin Trashmaster",
    cost: "{2}{R}{R}",
    type: "Creature — Goblin Warrior",
    text: "Other Goblins you control get +1/+1.\nSacrifice a Goblin: Destroy target artifact.",
    body: "3/3",
  },
  {
    name: "Curse of Opulence",
    cost: "{R}",
    type: "Enchantment — Aura Curse",
    text: "Enchant player\nWhenever enchanted player is attacked, create a Gold token. Each opponent attacking that player does the same.",
  },
  {
    name: "Chalice of the Void",
    cost: "{X}{X}",
    type: "Artifact",
    text: "Chalice of the Void enters with X charge counters on it.\nWhenever a player casts a spell with mana value equal to the number of charge counters on Chalice of the Void, counter that spell.",
  },
  {
    name: "Windfall",
    cost: "{2}{R}",
    type: "Sorcery",
    text: "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.",
  },
  {
    name: "Beza",
    cost: "{2}{R}{R}",
    type: "Creature — Elemental Elk",
    text: "When Beza enters, create a Treasure token if an opponent controls more lands than you.",
    body: "4/5",
  },
];

const small = smallTable(CARDS);
const groupIn = (format: string, name: string): string => {
  const plan = small.plan(
    format === "commander"
      ? { format, commanders: ["Krenko, Mob Boss"], seed: 1 }
      : { format, prompt: "", seed: 1 },
  );
  const card = small.card(name);
  return placeOf(
    { ...plan, creatureType: small.table.subtypeId("Goblin") },
    small.table,
    small.columns.roles[card] ?? 0,
    card,
  ).group;
};

test.each([
  ["Goblin Lackey", "Creatures"],
  ["Goblin Trashmaster", "Lords and payoffs"],
  ["Siege-Gang Commander", "Token makers"],
  ["Impact Tremors", "Burn"],
  ["Chalice of the Void", "Locks and taxes"],
  ["Windfall", "Card draw"],
])("%s is listed as what it is played for: %s", (name, group) => {
  expect(groupIn("commander", name)).toBe(group);
});

test("an Aura that enchants a player is no removal", () => {
  expect(groupIn("commander", "Curse of Opulence")).not.toBe("Removal");
});

test("in decks of four copies a creature that may bring a Treasure is a creature", () => {
  expect(groupIn("modern", "Beza")).toBe("Creatures");
});
