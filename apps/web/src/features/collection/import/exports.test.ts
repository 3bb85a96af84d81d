import type { CardIdentifier } from "@deckwright/contract/scryfall.ts";
import { describe, expect, test } from "vitest";
import type { FoundPrinting } from "../../../data/find-printings.ts";
import { readLines } from "./read-lines.ts";
import { resolveLines } from "./resolve.ts";
import { SAMPLES, SOL_RING } from "./testing/exports.ts";

/** Printings as they are there, each under a short name; the numbers of other services are made up. */
const PRINTINGS = {
  bolt: { name: "Lightning Bolt", set: "m10", number: "146", multiverse: 1001, mtgo: 2001 },
  boltOfAlpha: { name: "Lightning Bolt", set: "lea", number: "161" },
  ring: { name: "Sol Ring", set: "clb", number: "871", id: SOL_RING },
  ringOfRevised: { name: "Sol Ring", set: "3ed", number: "274", multiverse: 1002 },
  fire: { name: "Fire // Ice", set: "dmr", number: "215" },
  delver: { name: "Delver of Secrets // Insectile Aberration", set: "isd", number: "51" },
  vial: { name: "Aether Vial", set: "mma", number: "197", mtgo: 2002 },
  erase: { name: "Erase", set: "ulg", number: "7" },
  eraseNot: { name: "Erase (Not the Urza's Legacy One)", set: "unh", number: "10" },
  krenko: { name: "Krenko, Mob Boss", set: "ddt", number: "52" },
  angel: { name: "Baneslayer Angel", set: "m10", number: "4" },
  ringOfMarch: { name: "Sol Ring", set: "moc", number: "381" },
  forest304: { name: "Forest", set: "3ed", number: "304" },
  forest306: { name: "Forest", set: "3ed", number: "306" },
  zilortha: { name: "Zilortha, Strength Incarnate", set: "cmm", number: "366" },
  godzilla: { name: "Zilortha, Strength Incarnate", set: "iko", number: "275" },
  pyrotechnics: { name: "Pyrotechnics", set: "5ed", number: "263" },
} as const satisfies Record<
  string,
  { name: string; set: string; number: string; id?: string; multiverse?: number; mtgo?: number }
>;
type Key = keyof typeof PRINTINGS;
const KEYS = Object.keys(PRINTINGS) as Key[];

const SETS = [
  ["lea", "Limited Edition Alpha"],
  ["clb", "Commander Legends: Battle for Baldur's Gate"],
  ["3ed", "Revised Edition"],
  ["dmr", "Dominaria Remastered"],
  ["isd", "Innistrad"],
  ["mma", "Modern Masters"],
  ["ulg", "Urza's Legacy"],
  ["unh", "Unhinged"],
  ["ddt", "Duel Decks: Merfolk vs. Goblins"],
  ["m10", "Magic 2010"],
  ["moc", "March of the Machine Commander"],
  ["5ed", "Fifth Edition"],
  ["iko", "Ikoria: Lair of Behemoths"],
].map(([code = "", name = ""]) => ({ code, name, type: "", cards: 1, isDigital: false }));

const fold = (name: string) =>
  name
    .toLowerCase()
    .replace("æ", "ae")
    .replace(/[^a-z0-9]/g, "");

/** Names that stand on some printings of a card. */
const PRINTED: Readonly<Record<string, string>> = {
  "Godzilla, King of the Monsters": "Zilortha, Strength Incarnate",
};

/** Looks up as the server does: ids and numbers as they are, names in whole or by one side, however they are spelled. */
function keyOf(identifier: CardIdentifier): Key | undefined {
  const { id, mtgo_id, multiverse_id, set, collector_number, name } = identifier;
  return KEYS.find((key) => {
    const card: {
      name: string;
      set: string;
      number: string;
      id?: string;
      multiverse?: number;
      mtgo?: number;
    } = PRINTINGS[key];
    if (id !== undefined) return card.id === id;
    if (mtgo_id !== undefined) return card.mtgo === Number(mtgo_id);
    if (multiverse_id !== undefined) return card.multiverse === Number(multiverse_id);
    if (set !== undefined && card.set !== set) return false;
    if (collector_number !== undefined) return card.number === collector_number;
    return [card.name, ...card.name.split(" // ")].some(
      (each) => fold(each) === fold(PRINTED[name ?? ""] ?? name ?? ""),
    );
  });
}

const found = (key: Key): FoundPrinting => ({
  id: key,
  name: PRINTINGS[key].name,
  set: PRINTINGS[key].set,
  set_name: "",
  collector_number: PRINTINGS[key].number,
  rarity: "rare",
  images: { normal: "", art_crop: "" },
  usd: 1,
});

/** What a file comes to: each line's printing with its copies, those that are guessed, and what is said of the others. */
async function read(text: string) {
  const { resolved, open } = await resolveLines(readLines(text), SETS, async (identifiers) =>
    identifiers.map((identifier) => {
      const key = keyOf(identifier);
      return key && found(key);
    }),
  );
  return {
    cards: resolved.map(({ card, copies }) => [card.id, copies]),
    guesses: resolved.filter(({ isGuess }) => isGuess).map(({ line }) => line.line),
    open: open.map(({ line, reason }) => [line.line, reason]),
  };
}

describe("what a program exports", () => {
  test.each(Object.entries(SAMPLES))("%s", async (_program, { lines, cards, open = [] }) => {
    expect(await read(lines.join("\r\n"))).toEqual({ cards, guesses: [], open });
  });
});

describe("the printing of a line", () => {
  test.each<readonly [string, Key]>([
    ["Lightning Bolt,M10,0146", "bolt"],
    ["Lightning Bolt,Magic 2010,146/249", "bolt"],
    ["Pyrotechnics,5ED,263/449", "pyrotechnics"],
    ["Pyrotechnics,,", "pyrotechnics"],
    ["Fire,DMR,215", "fire"],
    ["Ice,DMR,215", "fire"],
    ["Fire / Ice,DMR,215", "fire"],
    ["Fire//Ice,DMR,", "fire"],
    ["Delver of Secrets/Insectile Aberration,ISD,51", "delver"],
    ["Æther Vial,MMA,197", "vial"],
    ["Erase (Not the Urza's Legacy One),UNH,10", "eraseNot"],
    ["Erase (Not the Urza's Legacy One),,", "eraseNot"],
    ['"Godzilla, King of the Monsters",IKO,275', "godzilla"],
    ["Sol Ring [Borderless] (0871),CLB,", "ring"],
    // Shops tell printings of a set apart by a number behind the name.
    ["Forest (304),3ED,", "forest304"],
    ["Forest (0306) (Foil),Revised Edition,", "forest306"],
  ])("%s", async (line, key) => {
    expect(await read(`Name,Set,Number\n${line}`)).toEqual({ cards: [[key, 1]], guesses: [], open: [] });
  });
});
