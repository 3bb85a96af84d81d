import type { Wishes } from "./expected.ts";

const WUBRG = ["W", "U", "B", "R", "G"];

/** Whole wishes, and texts that are none. */
export const WHOLE: Wishes = {
  whole: [
    [
      "elf tribal commander under $100",
      { format: "commander", playstyle: "tribal", tribe: "Elf", budgetUsd: 100 },
    ],
    [
      "elf tribal commander under $100, power 7",
      { format: "commander", playstyle: "tribal", tribe: "Elf", budgetUsd: 100, power: 7 },
    ],
    [
      "Hi! Could you please build me a mono black zombie commander deck for about $75? No infinite combos please.",
      { format: "commander", colors: ["B"], tribe: "Zombie", budgetUsd: 75, exclude: ["infinite combos"] },
    ],
    [
      "I'm new to magic and my friends play commander. I like dragons and big creatures. Budget is 60 dollars.",
      { format: "commander", tribe: "Dragon", themes: ["power-matters"], budgetUsd: 60 },
    ],
    [
      "blue-black zombies edh, no infinite combos, bracket 3",
      { format: "commander", colors: ["U", "B"], tribe: "Zombie", exclude: ["infinite combos"], bracket: 3 },
    ],
    [
      "superfriends with Atraxa, no extra turns or stax",
      {
        format: "commander",
        colors: ["W", "U", "B", "G"],
        commanders: ["Atraxa, Praetors' Voice"],
        themes: ["superfriends"],
        exclude: ["extra turns", "stax"],
      },
    ],
    [
      "I want a mono green stompy deck for pauper under 40 dollars",
      { format: "pauper", colors: ["G"], playstyle: "aggro", archetype: "Mono Green Aggro", budgetUsd: 40 },
    ],
    [
      "Simic landfall led by Aesi, max $5 per card",
      {
        format: "commander",
        colors: ["U", "G"],
        commanders: ["Aesi, Tyrant of Gyre Strait"],
        themes: ["landfall"],
        maxCardUsd: 5,
      },
    ],
    [
      "boros equipment voltron, bracket 2, $150",
      {
        format: "commander",
        colors: ["W", "R"],
        playstyle: "voltron",
        themes: ["equipment"],
        bracket: 2,
        budgetUsd: 150,
      },
    ],
    [
      "5 color dragons with the ur-dragon under 300 bucks",
      { format: "commander", colors: WUBRG, commanders: ["The Ur-Dragon"], tribe: "Dragon", budgetUsd: 300 },
    ],
    [
      "standard mono-white lifegain aggro $75 max",
      {
        archetype: "Lifegain",
        format: "standard",
        colors: ["W"],
        playstyle: "aggro",
        themes: ["lifegain"],
        budgetUsd: 75,
      },
    ],
    [
      "Ich möchte ein grünes Elfen Commander Deck unter 50 Euro",
      { format: "commander", colors: ["G"], tribe: "Elf", budgetUsd: 50 },
    ],
    [
      "deck commander elfes vert moins de 100 euros",
      { format: "commander", colors: ["G"], tribe: "Elf", budgetUsd: 100 },
    ],
    [
      "mazo de commander rojo y verde de dragones",
      { format: "commander", colors: ["R", "G"], tribe: "Dragon" },
    ],
    [
      "grixis reanimator high power from my collection",
      { colors: ["U", "B", "R"], playstyle: "reanimator", bracket: 4, ownedMode: "only" },
    ],
    [
      "pioneer mono red aggro that is good on a budget of $60 and has no cards above $8",
      {
        archetype: "Mono Red Aggro",
        format: "pioneer",
        colors: ["R"],
        playstyle: "aggro",
        budgetUsd: 60,
        maxCardUsd: 8,
      },
    ],
    [
      "ELF TRIBAL COMMANDER UNDER $100",
      { format: "commander", playstyle: "tribal", tribe: "Elf", budgetUsd: 100 },
    ],
    [
      "Elf\ntribal\ncommander\nunder $100",
      { format: "commander", playstyle: "tribal", tribe: "Elf", budgetUsd: 100 },
    ],
    [
      "vampire aristocrats in mardu colors, no tutors, power 6",
      { colors: ["W", "B", "R"], playstyle: "aristocrats", tribe: "Vampire", exclude: ["tutors"], power: 6 },
    ],
    [
      "golgari graveyard deck w/ Grave Titan w/o Sol Ring",
      { colors: ["B", "G"], themes: ["graveyard"], include: ["Grave Titan"], exclude: ["Sol Ring"] },
    ],
  ],
  nonsense: [
    ["", {}],
    ["    ", {}],
    ["asdkjh qwe zxcmn", {}],
    ["🔥🔥🔥", {}],
    ["你好", {}],
    ["what is the weather like today", {}],
    ["'; DROP TABLE decks; --", {}],
    ["deck", {}],
    ["surprise me", {}],
  ],
};
