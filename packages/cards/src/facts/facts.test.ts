import { describe, expect, test } from "vitest";
import { colorsOf } from "../colors.ts";
import type { Face } from "../table/card-table.ts";
import {
  canBeCommander,
  copyLimit,
  hasActivatedAbility,
  isCompanion,
  isCrewedLeader,
  pairingOf,
} from "./deck-facts.ts";
import { entersTapped, fetchesOf } from "./land-facts.ts";
import { mentionFinder, tokenTypes } from "./mentioned-types.ts";
import { producedMana } from "./produced-mana.ts";
import { formsOfType } from "./type-forms.ts";
import { readTypeLine } from "./type-line.ts";

function face(fields: Partial<Face>): Face {
  return {
    name: "Somebody",
    manaCost: "",
    typeLine: "",
    oracleText: "",
    power: "",
    toughness: "",
    loyalty: "",
    defense: "",
    colors: 0,
    ...fields,
  };
}

const letters = (mask: number): string => colorsOf(mask).join("") + (mask & 32 ? "C" : "");

describe("a type line", () => {
  test("gives supertypes, types and subtypes", () => {
    expect(readTypeLine("Legendary Snow Artifact Creature — Elf Druid")).toEqual({
      types: 5,
      supertypes: 6,
      subtypes: ["Elf", "Druid"],
    });
  });

  test("knows types of two words", () => {
    expect(readTypeLine("Legendary Creature — Time Lord Doctor").subtypes).toEqual(["Time Lord", "Doctor"]);
    expect(readTypeLine("Plane — Bolas's Meditation Realm").subtypes).toEqual(["Bolas's Meditation Realm"]);
  });
});

describe("copies that a card allows", () => {
  test.each([
    ["A deck can have any number of cards named Somebody.", 255],
    ["A deck can have up to seven cards named Somebody.", 7],
    ["A deck can have up to nine cards named Somebody.", 9],
    ["A deck can have only one card named Somebody.", 1],
    ["Search your library for any number of cards named Somebody.", 0],
  ])("%s", (text, limit) => {
    expect(copyLimit(text)).toBe(limit);
  });
});

describe("leading a deck", () => {
  test("by its own words, or by being a creature off the battlefield", () => {
    expect(canBeCommander("Somebody can be your commander.")).toBe(true);
    expect(canBeCommander("As long as Somebody isn't on the battlefield, it's a 1/1 Insect creature.")).toBe(
      true,
    );
    expect(canBeCommander("Choose your commander.")).toBe(false);
  });

  test("as a legendary vehicle with power and toughness", () => {
    const vehicle = face({ typeLine: "Legendary Artifact — Vehicle", power: "4", toughness: "4" });
    expect(isCrewedLeader(vehicle)).toBe(true);
    expect(isCrewedLeader({ ...vehicle, typeLine: "Artifact — Vehicle" })).toBe(false);
    expect(isCrewedLeader(face({ typeLine: "Legendary Artifact — Spacecraft" }))).toBe(false);
  });

  test.each([
    ["Flying, partner (You can have two commanders.)", { kind: "partner" }],
    ["Partner", { kind: "partner" }],
    [
      "Partner with Pir, Imaginative Rascal (When this enters...)",
      { kind: "partner-with", name: "Pir, Imaginative Rascal" },
    ],
    ["Partner—Father & son (You can...)", { kind: "partner-variant", variant: "Father & son" }],
    ["Friends forever (You can...)", { kind: "partner-variant", variant: "Friends forever" }],
    ["Choose a Background (You can...)", { kind: "choose-a-background" }],
    ["Doctor's companion (You can...)", { kind: "doctors-companion" }],
    ["Legendary partner", null],
    ["Its partner gains flying.", null],
  ])("together with another: %s", (oracleText, pairing) => {
    expect(pairingOf(face({ typeLine: "Legendary Creature — Human", oracleText }))).toEqual(pairing);
  });

  test("together with another by type", () => {
    expect(pairingOf(face({ typeLine: "Legendary Enchantment — Background" }))).toEqual({
      kind: "background",
    });
    expect(pairingOf(face({ typeLine: "Legendary Creature — Time Lord Doctor" }))).toEqual({
      kind: "doctor",
    });
    expect(pairingOf(face({ typeLine: "Legendary Creature — Human Time Lord Doctor" }))).toBeNull();
  });

  test("from outside the game", () => {
    expect(isCompanion("Companion — Each permanent card...")).toBe(true);
    expect(isCompanion("Companions you control get +1/+1.")).toBe(false);
  });
});

describe("activated abilities", () => {
  test.each([
    ["{T}: Draw a card.", true],
    ["Sacrifice a creature: Scry 1.", true],
    ["+1: Draw a card.", true],
    ["Equip {2}", true],
    ["Plainscycling {2}", true],
    ["Basic landcycling {1}{G}", true],
    ["Crew 2", true],
    ["Ninjutsu {1}{U}", true],
    ["Flying", false],
    ['Creatures you control have "{T}: Add {G}."', false],
    ["Choose one. Then: nothing.", false],
    ["Equip costs you pay cost {1} less.", false],
  ])("%s", (oracleText, has) => {
    expect(hasActivatedAbility(face({ oracleText }), 0)).toBe(has);
  });

  test("come with a basic land type", () => {
    expect(hasActivatedAbility(face({}), 1)).toBe(true);
  });

  test("long lines of words take no time", () => {
    const started = performance.now();
    hasActivatedAbility(face({ oracleText: "word ".repeat(2000) }), 0);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe("lands that enter tapped", () => {
  test.each([
    ["This land enters tapped.", "always"],
    ["Somebody enters the battlefield tapped.", "always"],
    ["This land enters tapped with two depletion counters on it.", "always"],
    ["As this land enters, you may pay 2 life. If you don't, it enters tapped.", "perhaps"],
    ["This land enters tapped unless you control a Plains.", "perhaps"],
    ["If you control two or more other lands, this land enters tapped.", "perhaps"],
    ["Lands your opponents control enter tapped.", "no"],
    ["{T}: Add {G}.", "no"],
  ])("%s", (oracleText, how) => {
    expect(entersTapped(face({ oracleText }))).toBe(how);
  });
});

describe("lands that a card finds", () => {
  test.each([
    ["Search your library for a Forest or Plains card, put it onto the battlefield.", "WG"],
    ["Search your library for a basic land card.", "WUBRG"],
    ["Search your library for up to two basic Swamp cards.", "B"],
    ["Search your library for a land card.", "WUBRG"],
    ["Islandcycling {2}", "U"],
    ["Search your library for a creature card.", ""],
    ["Its controller may search their library for a basic land card.", ""],
    ["Search your library for a nonbasic land card.", ""],
  ])("%s", (text, found) => {
    expect(letters(fetchesOf(text))).toBe(found);
  });
});

describe("mana that a card makes", () => {
  test.each([
    ["", "Basic Snow Land — Forest", "G"],
    ["({T}: Add {R} or {G}.)", "Land — Mountain Forest", "RG"],
    ["{T}: Add {C}.", "Land", "C"],
    ["{T}: Add {W/U}{W/U}.", "Land", "WU"],
    ["{T}: Add one mana of any color.", "Creature — Bird", "WUBRG"],
    ["{T}: Add one mana of any color in your commander's color identity.", "Land", "WUBRG"],
    ["{T}: Add two mana in any combination of {R} and/or {G}.", "Creature", "RG"],
    ["{T}: Add one mana of any type that a land you control could produce.", "Land", "WUBRGC"],
    [
      'Create a Treasure token. (It\'s an artifact with "{T}, Sacrifice this artifact: Add one mana of any color.")',
      "Instant",
      "",
    ],
    ['Create a 0/1 Eldrazi Spawn creature token with "Sacrifice this creature: Add {C}."', "Instant", ""],
    ['Creatures you control have "{T}: Add {G}."', "Enchantment", "G"],
    ["Whenever you add mana, draw a card.", "Enchantment", ""],
  ])("%s (%s)", (oracleText, typeLine, mana) => {
    expect(letters(producedMana(face({ oracleText, typeLine })))).toBe(mana);
  });
});

describe("creature types in texts", () => {
  const types = ["Elf", "Goblin", "Wolf", "Werewolf", "Mouse", "Ally", "Time Lord", "Merfolk", "Human"];
  const finder = mentionFinder(types.entries());
  const found = (text: string, name = "Somebody"): string[] =>
    finder.find(text, name).map((id) => types[id] ?? "");

  test.each([
    ["Other Elves you control get +1/+1.", ["Elf"]],
    ["Create a 1/1 red Goblin creature token.", ["Goblin"]],
    ["Wolves and Werewolves you control", ["Wolf", "Werewolf"]],
    ["Mice, Allies, and Time Lords", ["Mouse", "Ally", "Time Lord"]],
    ["Non-Human creatures", ["Human"]],
    ["Merfolk you control", ["Merfolk"]],
    ["an elf of no type", []],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test("a card's own name is none", () => {
    expect(found("When Goblin Guide attacks", "Goblin Guide")).toEqual([]);
    expect(found("Whenever Elf deals damage to a Goblin", "Elf, the Tall")).toEqual(["Goblin"]);
  });

  test("tokens tell types that no card has", () => {
    expect(tokenTypes("Create three 1/1 green Saproling creature tokens.")).toEqual(["Saproling"]);
    expect(tokenTypes("Create a 1/1 colorless Thopter artifact creature token with flying.")).toEqual([
      "Thopter",
    ]);
    expect(tokenTypes("Create two white creature tokens.")).toEqual([]);
  });

  test.each([
    ["Elf", "Elves"],
    ["Dwarf", "Dwarves"],
    ["Faerie", "Faeries"],
    ["Mercenary", "Mercenaries"],
    ["Monkey", "Monkeys"],
    ["Phoenix", "Phoenixes"],
    ["Hero", "Heroes"],
    ["Ox", "Oxen"],
    ["Samurai", "Samurai"],
  ])("more than one %s are %s", (one, many) => {
    expect(formsOfType(one)).toContain(many);
  });
});
