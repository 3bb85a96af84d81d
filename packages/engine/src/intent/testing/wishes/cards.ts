import type { Wishes } from "./expected.ts";

/** Wishes about cards to play, to leave out and to own. */
export const CARDS: Wishes = {
  cards: [
    [
      "modern deck with 4 Lightning Bolt",
      {
        format: "modern",
        include: ["Lightning Bolt"],
        limits: [{ what: "Lightning Bolt", least: 4, most: 4 }],
      },
    ],
    [
      "Muldrotha with Skullclamp",
      {
        format: "commander",
        colors: ["U", "B", "G"],
        commanders: ["Muldrotha, the Gravetide"],
        include: ["Skullclamp"],
      },
    ],
    [
      "elves with Skullclamp, Sol Ring and Craterhoof Behemoth",
      { tribe: "Elf", include: ["Skullclamp", "Sol Ring", "Craterhoof Behemoth"] },
    ],
    ["must have Rhystic Study and Smothering Tithe", { include: ["Rhystic Study", "Smothering Tithe"] }],
    ["include Tinker", { include: ["Tinker"] }],
    [
      "control with Wrath of God and Counterspell",
      { playstyle: "control", include: ["Wrath of God", "Counterspell"] },
    ],
    ['I want to play "Opposition"', { include: ["Opposition"] }],
    [
      "a pauper deck around Tolarian Terror",
      { format: "pauper", archetype: "Blue Terror", include: ["Tolarian Terror"] },
    ],
    ["build around Doubling Season", { include: ["Doubling Season"] }],
    ["modern Ragavan deck", { format: "modern", include: ["Ragavan, Nimble Pilferer"] }],
    ["include skulcalmp", { include: ["Skullclamp"] }],
    ["with Teferis Protecton", { include: ["Teferi's Protection"] }],
    ["include Cylconic Rift", { include: ["Cyclonic Rift"] }],
    ["elves w/ Skullclamp", { tribe: "Elf", include: ["Skullclamp"] }],
    ["edh without Sol Ring", { format: "commander", exclude: ["Sol Ring"] }],
    ["don't use Sol Ring or Mana Crypt", { exclude: ["Sol Ring", "Mana Crypt"] }],
    ["no thassas oracle", { exclude: ["Thassa's Oracle"] }],
    ["Black Lotus", { include: ["Black Lotus"] }],
    ["White Plume Adventurer", { include: ["White Plume Adventurer"] }],
    ["Fire // Ice in pauper", { format: "pauper", include: ["Fire // Ice"] }],
    ["modern living end", { format: "modern", archetype: "Living End", include: ["Living End"] }],
    ["The Ur-Dragon in pauper", { format: "pauper", include: ["The Ur-Dragon"] }],
    [
      "Elvish Mystic and Llanowar Elves pauper deck",
      { format: "pauper", include: ["Elvish Mystic", "Llanowar Elves"] },
    ],
    ["goblins deck featuring Goblin Guide", { tribe: "Goblin", include: ["Goblin Guide"] }],
  ],
  "cards by what players call them": [
    [
      "pauper with Counterspell and Delver",
      { format: "pauper", include: ["Counterspell", "Delver of Secrets // Insectile Aberration"] },
    ],
    [
      "modern deck with Snapcaster and Bolt",
      { format: "modern", include: ["Snapcaster Mage", "Lightning Bolt"] },
    ],
    [
      "commander deck using Smothering Tithe and Rhystic",
      { format: "commander", include: ["Smothering Tithe", "Rhystic Study"] },
    ],
    [
      "deck with Liliana and Thoughtseize modern",
      { format: "modern", include: ["Liliana of the Veil", "Thoughtseize"] },
    ],
    ["pauper deck with counterspells", { format: "pauper", playstyle: "control", themes: ["counterspells"] }],
    ["modern delver", { format: "modern", playstyle: "tempo", archetype: "Delver" }],
    ["modern deck with lots of removal", { format: "modern" }],
    ["commander with board wipes", { format: "commander", playstyle: "control" }],
    ["deck with a good curve", {}],
  ],
  "copies say what is played": [
    [
      "deck with 4 Lightning Bolt and 4 Goblin Guide",
      {
        format: "modern",
        include: ["Lightning Bolt", "Goblin Guide"],
        limits: [
          { what: "Lightning Bolt", least: 4, most: 4 },
          { what: "Goblin Guide", least: 4, most: 4 },
        ],
      },
    ],
    [
      "4x Tarmogoyf, 4x Thoughtseize deck",
      {
        format: "modern",
        include: ["Tarmogoyf", "Thoughtseize"],
        limits: [
          { what: "Tarmogoyf", least: 4, most: 4 },
          { what: "Thoughtseize", least: 4, most: 4 },
        ],
      },
    ],
    [
      "modern deck with 4 Ragavan",
      {
        format: "modern",
        include: ["Ragavan, Nimble Pilferer"],
        limits: [{ what: "Ragavan, Nimble Pilferer", least: 4, most: 4 }],
      },
    ],
    [
      "mono green with 20 Forest",
      { colors: ["G"], include: ["Forest"], limits: [{ what: "Forest", least: 20, most: 20 }] },
    ],
    [
      "playset of Goblin Guide",
      { format: "modern", include: ["Goblin Guide"], limits: [{ what: "Goblin Guide", least: 4, most: 4 }] },
    ],
  ],
  exclusions: [
    ["no counterspells", { exclude: ["counterspells"] }],
    ["without infect", { exclude: ["infect"] }],
    ["no infinite combos", { exclude: ["infinite combos"] }],
    ["no infect, mill or stax", { exclude: ["infect", "mill", "stax"] }],
    ["no tutors and no board wipes", { exclude: ["tutors", "board wipes"] }],
    ["I don't like land destruction", { exclude: ["land destruction"] }],
    ["please avoid extra turns", { exclude: ["extra turns"] }],
    ["w/o planeswalkers", { exclude: ["planeswalkers"] }],
    ["no game changers", { exclude: ["game changers"] }],
    ["combo-free", { exclude: ["infinite combos"] }],
    ["no humans", { exclude: ["Human"] }],
    ["elf tribal, no infect", { playstyle: "tribal", tribe: "Elf", exclude: ["infect"] }],
    ["no stax, elf tribal", { playstyle: "tribal", tribe: "Elf", exclude: ["stax"] }],
    [
      "blue deck without counterspells but with wheels",
      { colors: ["U"], themes: ["wheels"], exclude: ["counterspells"] },
    ],
    ["ohne Infect", { exclude: ["infect"] }],
    ["no fast mana", { exclude: ["fast mana"] }],
    ["not a combo deck", { exclude: ["infinite combos"] }],
  ],
  owned: [
    ["from my collection", { ownedMode: "only" }],
    ["only cards I own", { ownedMode: "only" }],
    ["elves from my cards", { tribe: "Elf", ownedMode: "only" }],
    ["preferably from my collection", { ownedMode: "prefer" }],
    ["zombies, mostly cards I own", { tribe: "Zombie", ownedMode: "prefer" }],
    ["use my collection where possible", { ownedMode: "prefer" }],
  ],
};
