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
  [
    "Lion's Eye Diamond",
    "Discard your hand, Sacrifice this artifact: Add three mana of any one color. Activate only as an instant.",
    "makes three mana of any color for the discard of your hand and its own sacrifice",
  ],
  [
    "Simian Spirit Guide",
    "Exile this card from your hand: Add {R}.",
    "makes one red mana for its own exile from your hand",
  ],
  [
    "Mentor of the Meek",
    "Whenever another creature you control with power 2 or less enters, you may pay {1}. If you do, draw a card.",
    "draws a card for one mana whenever another creature you control with power 2 or less enters",
  ],
  ["Three Steps Ahead", "Spree\n+ {1}{U} — Counter target spell.", "counters a spell for two mana more"],
  [
    "Land Tax",
    "At the beginning of your upkeep, if an opponent controls more lands than you, you may draw a card.",
    "draws a card at the beginning of your upkeep if an opponent controls more lands than you",
  ],
  [
    "Sram, Senior Edificer",
    "Whenever you cast an Aura, Equipment, or Vehicle spell, draw a card.",
    "draws a card whenever you cast an Aura, Equipment, or Vehicle spell",
  ],
  [
    "Brainstorm",
    "Draw three cards, then put two cards from your hand on top of your library in any order.",
    "draws three cards and puts two cards of your hand back on the library",
  ],
  ["Noble Hierarch", "{T}: Add {G}, {W}, or {U}.", "makes one green, white or blue mana by tapping"],
  [
    "Wheel of Fortune",
    "Each player discards their hand, then draws seven cards.",
    "trades each player's hand for seven cards",
  ],
  [
    "Null Rod",
    "Activated abilities of artifacts can't be activated.",
    "switches off activated abilities of artifacts",
  ],
  [
    "Gemhide Sliver",
    'All Slivers have "{T}: Add one mana of any color."',
    "lets all Slivers tap for mana of any color",
  ],
  [
    "Smothering Tithe",
    "Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you create a Treasure token.",
    "makes a Treasure unless they pay two mana whenever an opponent draws a card",
  ],
  [
    "Serra Ascendant",
    "As long as you have 30 or more life, this creature gets +5/+5 and has flying.",
    "gets +5/+5 and has flying as long as you have 30 or more life",
  ],
  [
    "Craterhoof Behemoth",
    "When this creature enters, creatures you control gain trample and get +X/+X until end of turn, where X is the number of creatures you control.",
    "gives creatures you control trample and +X/+X for a turn, X being their number, as it enters",
  ],
  [
    "Dark Ritualist",
    "{T}: Draw a card. Activate only if you control a Swamp.",
    "draws a card by tapping if you control a Swamp",
  ],
])("the text of %s is told as it stands", (name, text, said) => {
  expect(read(name, text)).toContain(said);
});

test("what a spell costs beside its mana is told with what it does", () => {
  expect(
    read(
      "Altar's Reap",
      "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.",
      "Instant",
    ),
  ).toEqual(["draws two cards for the sacrifice of a creature"]);
});

test("it is the card itself only where nothing else can be meant", () => {
  const pumps = "it gets +2/+0 until end of turn.";
  expect(read("Slickshot", `Whenever you cast a noncreature spell, ${pumps}`)).toEqual([
    "gets +2/+0 for a turn whenever you cast a noncreature spell",
  ]);
  expect(read("Charge", `Whenever a creature you control attacks, ${pumps}`)).toEqual([
    "gives it +2/+0 for a turn whenever a creature you control attacks",
  ]);
  expect(read("Clout", "As long as enchanted creature is blue, it gets +1/+1 and has shroud.")).toEqual([]);
});

test("a telling that is too long leaves out what it can spare", () => {
  const said = read(
    "Thief",
    "Whenever one or more Warrior or Rogue creatures you control deal combat damage to a player, create a Treasure token.",
  );
  expect(said).toEqual([
    "makes a Treasure whenever Warrior or Rogue creatures you control deal combat damage to a player",
  ]);
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
  expect(
    read("Chord", "Draw three cards, then put a card from your hand on top of your library face down."),
  ).toEqual([]);
  expect(read("Rod", "Activated abilities of artifacts can't be activated unless you paid.")).toEqual([]);
  expect(read("Odd price", "{T}, Stand up: Draw a card.")).toEqual([]);
  expect(read("Doubler", "If you would draw a card, draw two cards instead.")).toEqual([]);
  expect(read("Lost", "Whenever it attacks, you may pay {1}. If you do, roll a d20.")).toEqual([]);
  expect(read("Path", "When it pleases, if it rains, draw a card.")).toEqual([]);
});

test("a reminder is no effect, and an ability word no condition", () => {
  expect(read("Reminded", "Toxic 1 (Players get a poison counter. Draw a card.)")).toEqual([]);
  expect(read("Sage", "Landfall — Whenever a land you control enters, proliferate.")).toEqual([
    "proliferates whenever a land you control enters",
  ]);
});
