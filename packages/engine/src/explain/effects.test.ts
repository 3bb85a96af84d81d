import { expect, test } from "vitest";
import { effectsOf } from "./effects.ts";

const read = (name: string, oracleText: string, typeLine = "Creature"): string[] =>
  effectsOf({ name, typeLine, oracleText }).map(({ text }) => text);

test("who is named together with others is told of with them", () => {
  expect(read("Emissary", "You and creatures you control have protection from Demons.")).toEqual([
    "gives you and creatures you control protection from Demons",
  ]);
});

test("texts call legends by the first part of their name", () => {
  expect(
    read(
      "Loran of the Third Path",
      "When Loran enters, destroy up to one target artifact or enchantment.",
      "Legendary Creature — Human",
    ),
  ).toEqual(["destroys an artifact or enchantment as it enters"]);
});

test.each([
  ["Arbor Elf", "{T}: Untap target Forest.", "untaps a Forest by tapping"],
  ["Llanowar Elves", "{T}: Add {G}.", "makes one green mana by tapping"],
  [
    "Heritage Druid",
    "Tap three untapped Elves you control: Add {G}{G}{G}.",
    "makes three green mana for tapping three untapped Elves you control",
  ],
  [
    "Beast Whisperer",
    "Whenever you cast a creature spell, draw a card.",
    "draws a card whenever you cast a creature spell",
  ],
  ["Lightning Bolt", "Lightning Bolt deals 3 damage to any target.", "deals three damage to any target"],
  ["Counterspell", "Counter target spell.", "counters a spell"],
  [
    "Rampant Rejuvenator",
    "When this creature dies, search your library for up to X basic land cards, where X is this creature's power, put them onto the battlefield, then shuffle.",
    "finds up to X basic land cards, where X is its power, and puts them onto the battlefield when it dies",
  ],
  [
    "Imperious Perfect",
    "Other Elves you control get +1/+1.\n{G}, {T}: Create a 1/1 green Elf Warrior creature token.",
    "gives other Elves you control +1/+1",
  ],
  [
    "Dwynen's Elite",
    "When this creature enters, if you control another Elf, create a 1/1 green Elf Warrior creature token.",
    "makes a 1/1 green Elf Warrior creature token as it enters if you control another Elf",
  ],
  [
    "Goblin Lackey",
    "Whenever this creature deals damage to a player, you may put a Goblin permanent card from your hand onto the battlefield.",
    "puts a Goblin permanent card from your hand onto the battlefield whenever it deals damage to a player",
  ],
  [
    "Essence Flux",
    "Exile target creature you control, then return that card to the battlefield under its owner's control. If it's a Spirit, put a +1/+1 counter on it.",
    "blinks a creature you control",
  ],
  [
    "Goblin Ringleader",
    "When this creature enters, reveal the top four cards of your library. Put all Goblin cards revealed this way into your hand and the rest on the bottom of your library in any order.",
    "puts all Goblin cards among the top four cards of your library into your hand as it enters",
  ],
  [
    "Krenko, Mob Boss",
    "{T}: Create X 1/1 red Goblin creature tokens, where X is the number of Goblins you control.",
    "makes as many 1/1 red Goblin creature tokens as Goblins you control by tapping",
  ],
  [
    "Myr Enforcer",
    "Affinity for artifacts (This spell costs {1} less.)",
    "takes one mana off its cost for each of your artifacts",
  ],
  [
    "Tyvar Kell",
    "0: Create a 1/1 green Elf Warrior creature token.",
    "its 0 makes a 1/1 green Elf Warrior creature token",
  ],
])("the text of %s is told as it stands", (name, text, said) => {
  expect(read(name, text)).toContain(said);
});

test("the words that limit an effect stay", () => {
  expect(read("Abrupt Decay", "Destroy target nonland permanent with mana value 3 or less.")).toEqual([
    "destroys a nonland permanent with mana value 3 or less",
  ]);
});

test("what a row does not know whole is not told", () => {
  expect(
    read("Decimate", "Destroy target artifact, target creature, target enchantment, and target land."),
  ).toEqual([]);
  expect(read("Threaten", "Untap target creature and gain control of it until end of turn.")).toEqual([]);
  expect(read("Giver", 'Creatures you control have "{T}: Draw a card."')).toEqual([]);
  expect(read("Path", "When it pleases, if it rains, draw a card.")).toEqual([]);
});

test("a reminder is no effect, and an ability word no condition", () => {
  expect(read("Reminded", "Toxic 1 (Players get a poison counter. Draw a card.)")).toEqual([]);
  expect(read("Sage", "Landfall — Whenever a land you control enters, proliferate.")).toEqual([
    "proliferates whenever a land you control enters",
  ]);
});
