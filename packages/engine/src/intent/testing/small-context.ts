import { type SmallCard, smallTable } from "../../../testing/small-table.ts";
import { createIntentContext, type IntentContext } from "../context.ts";

/** Creature types that wishes of tests speak of. */
const TYPES =
  "Ally Angel Ape Bat Beast Bird Cat Champion Cleric Dinosaur Dog Dragon Elemental Elf Fish Giant Goblin Horror Human Knight Merfolk Monk Pirate Rat Rogue Shapeshifter Sliver Soldier Spirit Unicorn Vampire Wall Warrior Weird Wizard Wolf Zombie".split(
    " ",
  );

/** What wishes are read with where no names but these are said, and nothing was counted. */
export function smallContext(cards: readonly SmallCard[] = []): IntentContext {
  const members = TYPES.map((type): SmallCard => {
    return { name: `Nameless One of ${type}`, cost: "{1}", type: `Creature — ${type}`, body: "1/1" };
  });
  const { table, names } = smallTable([...members, ...cards]);
  return createIntentContext(table, names);
}
