import type { Wishes } from "./expected.ts";

const WUBRG = ["W", "U", "B", "R", "G"];

/** Wishes about who leads. */
export const COMMANDERS: Wishes = {
  commanders: [
    [
      "Muldrotha, the Gravetide",
      { format: "commander", colors: ["U", "B", "G"], commanders: ["Muldrotha, the Gravetide"] },
    ],
    ["Muldrotha", { format: "commander", colors: ["U", "B", "G"], commanders: ["Muldrotha, the Gravetide"] }],
    [
      "muldortha deck",
      { format: "commander", colors: ["U", "B", "G"], commanders: ["Muldrotha, the Gravetide"] },
    ],
    [
      "build me a deck around Lathril",
      { format: "commander", colors: ["B", "G"], commanders: ["Lathril, Blade of the Elves"] },
    ],
    [
      "lathrill elves",
      { format: "commander", colors: ["B", "G"], commanders: ["Lathril, Blade of the Elves"], tribe: "Elf" },
    ],
    ["led by Aesi", { format: "commander", colors: ["U", "G"], commanders: ["Aesi, Tyrant of Gyre Strait"] }],
    [
      "Krenko, Mob Boss goblins",
      { format: "commander", colors: ["R"], commanders: ["Krenko, Mob Boss"], tribe: "Goblin" },
    ],
    [
      "Tymna and Thrasios",
      {
        format: "commander",
        colors: ["W", "U", "B", "G"],
        commanders: ["Tymna the Weaver", "Thrasios, Triton Hero"],
      },
    ],
    [
      "Thrasios / Tymna cEDH",
      {
        format: "commander",
        colors: ["W", "U", "B", "G"],
        commanders: ["Thrasios, Triton Hero", "Tymna the Weaver"],
        bracket: 5,
      },
    ],
    [
      "Tymna + Kraum",
      {
        format: "commander",
        colors: ["W", "U", "B", "R"],
        commanders: ["Tymna the Weaver", "Kraum, Ludevic's Opus"],
      },
    ],
    [
      "blue farm",
      {
        format: "commander",
        colors: ["W", "U", "B", "R"],
        commanders: ["Tymna the Weaver", "Kraum, Ludevic's Opus"],
      },
    ],
    [
      "rograkh and silas renn",
      {
        format: "commander",
        colors: ["U", "B", "R"],
        commanders: ["Rograkh, Son of Rohgahh", "Silas Renn, Seeker Adept"],
      },
    ],
    [
      "Wilson, Refined Grizzly with Raised by Giants",
      { format: "commander", colors: ["G"], commanders: ["Wilson, Refined Grizzly", "Raised by Giants"] },
    ],
    [
      "Pir and Toothy",
      {
        format: "commander",
        colors: ["U", "G"],
        commanders: ["Pir, Imaginative Rascal", "Toothy, Imaginary Friend"],
      },
    ],
    [
      "Atraxa superfriends",
      {
        format: "commander",
        colors: ["W", "U", "B", "G"],
        commanders: ["Atraxa, Praetors' Voice"],
        themes: ["superfriends"],
      },
    ],
    [
      "Yuriko ninjas bracket 4",
      {
        format: "commander",
        colors: ["U", "B"],
        commanders: ["Yuriko, the Tiger's Shadow"],
        tribe: "Ninja",
        bracket: 4,
      },
    ],
    ["edgar markov", { format: "commander", colors: ["W", "B", "R"], commanders: ["Edgar Markov"] }],
    [
      "Edgar Markov vampires on a budget",
      {
        format: "commander",
        colors: ["W", "B", "R"],
        commanders: ["Edgar Markov"],
        tribe: "Vampire",
        budgetUsd: 50,
      },
    ],
    ["ur dragon", { format: "commander", colors: WUBRG, commanders: ["The Ur-Dragon"] }],
    ["The Ur-Dragon", { format: "commander", colors: WUBRG, commanders: ["The Ur-Dragon"] }],
    ["gitrog", { format: "commander", colors: ["B", "G"], commanders: ["The Gitrog Monster"] }],
    [
      "chatterfang squirrels",
      {
        format: "commander",
        colors: ["B", "G"],
        commanders: ["Chatterfang, Squirrel General"],
        tribe: "Squirrel",
      },
    ],
    [
      "Nekusar wheels",
      {
        format: "commander",
        colors: ["U", "B", "R"],
        commanders: ["Nekusar, the Mindrazer"],
        themes: ["wheels"],
      },
    ],
    [
      "Korvold sacrifice",
      {
        format: "commander",
        colors: ["B", "R", "G"],
        commanders: ["Korvold, Fae-Cursed King"],
        playstyle: "aristocrats",
        themes: ["sacrifice"],
      },
    ],
    [
      "Meren reanimator",
      {
        format: "commander",
        colors: ["B", "G"],
        commanders: ["Meren of Clan Nel Toth"],
        playstyle: "reanimator",
      },
    ],
    [
      "Kinnan as my commander",
      { format: "commander", colors: ["U", "G"], commanders: ["Kinnan, Bonder Prodigy"] },
    ],
    [
      "elf deck with Lathril as the commander",
      { format: "commander", colors: ["B", "G"], commanders: ["Lathril, Blade of the Elves"], tribe: "Elf" },
    ],
    [
      "commander: Prosper, Tome-Bound",
      { format: "commander", colors: ["B", "R"], commanders: ["Prosper, Tome-Bound"] },
    ],
    [
      "Najeela warriors with extra combats",
      {
        format: "commander",
        colors: WUBRG,
        commanders: ["Najeela, the Blade-Blossom"],
        tribe: "Warrior",
        themes: ["extra-combats"],
      },
    ],
    [
      "Zur the Enchanter stax",
      {
        format: "commander",
        colors: ["W", "U", "B"],
        commanders: ["Zur the Enchanter"],
        playstyle: "stax-prison",
      },
    ],
    [
      "Isshin attack triggers",
      {
        format: "commander",
        colors: ["W", "B", "R"],
        commanders: ["Isshin, Two Heavens as One"],
        themes: ["attack-triggers"],
      },
    ],
    [
      '"Kaalia of the Vast" angels demons and dragons',
      {
        format: "commander",
        colors: ["W", "B", "R"],
        commanders: ["Kaalia of the Vast"],
        tribe: "Angel, Demon, Dragon",
      },
    ],
    [
      "brago blink",
      { format: "commander", colors: ["W", "U"], commanders: ["Brago, King Eternal"], themes: ["blink"] },
    ],
    [
      "Omnath, Locus of Creation landfall",
      {
        format: "commander",
        colors: ["W", "U", "R", "G"],
        commanders: ["Omnath, Locus of Creation"],
        themes: ["landfall"],
      },
    ],
    ["Sliver Overlord", { format: "commander", colors: WUBRG, commanders: ["Sliver Overlord"] }],
    [
      "gishath dinos",
      {
        format: "commander",
        colors: ["W", "R", "G"],
        commanders: ["Gishath, Sun's Avatar"],
        tribe: "Dinosaur",
      },
    ],
    [
      "Niv-Mizzet, Parun spellslinger",
      {
        format: "commander",
        colors: ["U", "R"],
        commanders: ["Niv-Mizzet, Parun"],
        themes: ["spellslinger"],
      },
    ],
    [
      "Sythis enchantress under 80 dollars",
      {
        format: "commander",
        colors: ["W", "G"],
        commanders: ["Sythis, Harvest's Hand"],
        themes: ["enchantress"],
        budgetUsd: 80,
      },
    ],
    [
      "Wilhelt zombies",
      { format: "commander", colors: ["U", "B"], commanders: ["Wilhelt, the Rotcleaver"], tribe: "Zombie" },
    ],
    [
      "a breya artifacts deck",
      {
        format: "commander",
        colors: ["W", "U", "B", "R"],
        commanders: ["Breya, Etherium Shaper"],
        themes: ["artifacts"],
      },
    ],
    ["mono green Krenko", { format: "commander", colors: ["R"], commanders: ["Krenko, Mob Boss"] }],
  ],
  "two commanders": [
    [
      "Wilson, Refined Grizzly with a black background",
      {
        format: "commander",
        commanders: ["Wilson, Refined Grizzly"],
        pair: "background",
        colors: ["B", "G"],
      },
    ],
    [
      "rograkh with a partner, voltron under $80",
      {
        format: "commander",
        commanders: ["Rograkh, Son of Rohgahh"],
        pair: "partner",
        playstyle: "voltron",
        budgetUsd: 80,
      },
    ],
    ["partner commanders, elves", { format: "commander", pair: "partner", tribe: "Elf" }],
    ["a doctor and companion deck", { format: "commander", pair: "doctor" }],
    [
      "10th doctor and rose",
      { format: "commander", commanders: ["The Tenth Doctor", "Rose Tyler"], colors: ["W", "U", "R"] },
    ],
    [
      "10 & Rose Tyler, edh",
      { format: "commander", commanders: ["The Tenth Doctor", "Rose Tyler"], colors: ["W", "U", "R"] },
    ],
    ["no partners, golgari commander", { format: "commander", colors: ["B", "G"] }],
    ["modern burn with my partner", { format: "modern", playstyle: "burn", archetype: "Burn" }],
    ["four color partner deck", { format: "commander", pair: "partner", colorCount: 4 }],
  ],
};
