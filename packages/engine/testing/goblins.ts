import type { SmallCard } from "./small-table.ts";

/** Goblins that tests of what a deck says of its cards share. */
export const GOBLINS: readonly SmallCard[] = [
  {
    name: "Krenko, Mob Boss",
    cost: "{2}{R}{R}",
    type: "Legendary Creature — Goblin Warrior",
    text: "{T}: Create X 1/1 red Goblin creature tokens, where X is the number of Goblins you control.",
    body: "3/3",
  },
  {
    name: "Goblin Lackey",
    cost: "{R}",
    type: "Creature — Goblin",
    text: "Whenever this creature deals damage to a player, you may put a Goblin permanent card from your hand onto the battlefield.",
    body: "1/1",
  },
  {
    name: "Siege-Gang Commander",
    cost: "{3}{R}{R}",
    type: "Creature — Goblin",
    text: "When this creature enters, create three 1/1 red Goblin creature tokens.\n{1}{R}, Sacrifice a Goblin: This creature deals 2 damage to any target.",
    body: "2/2",
  },
  {
    name: "Impact Tremors",
    cost: "{1}{R}",
    type: "Enchantment",
    text: "Whenever a creature you control enters, Impact Tremors deals 1 damage to each opponent.",
  },
];
