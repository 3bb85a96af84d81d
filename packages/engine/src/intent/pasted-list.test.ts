import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const read = (wish: string): ReadWish => parseIntent(wish, context);

const ARENA = `Deck
4 Lightning Bolt (CLU) 141
4 Monastery Swiftspear (BRO) 144
4x Lava Spike
4 Goblin Guide
20 Mountain

Sideboard
2 Smash to Smithereens`;

describe("a pasted list", () => {
  test("keeps cards with a remark, a nickname or a misspelled name, and says what names no card", () => {
    const wish =
      "modern burn:\n4 Lava Spike (have 3)\n4 Monastry Swiftspear\n4 bolt\n4 Goblin Guide\n1 Blooobtown\n18 Mountain";
    const { include, unread } = read(wish);
    expect(include).toEqual(
      expect.arrayContaining(["4 Lava Spike", "4 Monastery Swiftspear", "Lightning Bolt", "4 Goblin Guide"]),
    );
    expect(unread).toEqual(["1 Blooobtown"]);
  });

  test("between slashes keeps what stands before one", () => {
    const wish = "main: 4 opt 4 consider 4 memory deluge / side: 3 negate 2 dovin's veto. pioneer UW";
    expect(read(wish).include).toEqual([
      "4 Opt",
      "4 Consider",
      "4 Memory Deluge",
      "SB: 3 Negate",
      "SB: 2 Dovin's Veto",
    ]);
  });

  test("may be nothing but a sideboard, of two lines", () => {
    const { include, limits, notes } = read(
      "Sideboard\n3 Leyline of the Void\n2 Nihil Spellbomb\n\nmodern mono black, build me the rest",
    );
    expect(include).toEqual(["SB: 3 Leyline of the Void", "SB: 2 Nihil Spellbomb"]);
    expect(limits).toBeUndefined();
    expect(notes).toContainEqual(expect.objectContaining({ kind: "list-read", count: 0, lands: 0, side: 5 }));
  });

  test("between commas may end with a sideboard, and its names may hold commas", () => {
    const wish =
      "Main 4 Thoughtseize, 4 Sheoldred, the Apocalypse, 4 Fatal Push; sb: 3 Duress, 2x Go Blank. pioneer";
    expect(read(wish).include).toEqual([
      "4 Thoughtseize",
      "4 Sheoldred, the Apocalypse",
      "4 Fatal Push",
      "SB: 3 Duress",
      "SB: 2 Go Blank",
    ]);
  });

  test("in a sentence stays a list, with its copies and lands, and says what becomes of its sideboard", () => {
    const { format, include, unread, notes } = read(`finish this please:\n\n${ARENA}`);
    expect(format).toBe("modern");
    expect(include).toEqual([
      "4 Lightning Bolt",
      "4 Monastery Swiftspear",
      "4 Lava Spike",
      "4 Goblin Guide",
      "20 Mountain",
      "SB: 2 Smash to Smithereens",
    ]);
    expect(unread).toBeUndefined();
    expect(notes).toContainEqual(expect.objectContaining({ kind: "list-read", count: 4, lands: 1, side: 2 }));
  });

  test("that is to become better keeps what decks play most", () => {
    const { include, notes } = read(`make this better for pauper:\n\n${ARENA}`);
    expect(include).toHaveLength(3);
    expect(include).toContain("4 Lightning Bolt");
    expect(notes).toContainEqual(
      expect.objectContaining({ kind: "list-read", count: 4, kept: 3, isReworked: true }),
    );
  });

  test("has as many basic lands as it says, unless it is to become better: then the answer names them", () => {
    const limits = [{ what: "Mountain", least: 20, most: 20 }];
    expect(read(`finish this please:\n\n${ARENA}`).limits).toEqual(limits);
    const better = read(`make this better for pauper:\n\n${ARENA}`);
    expect(better.limits).toBeUndefined();
    expect(better.notes).toContainEqual(expect.objectContaining({ anew: ["20 Mountain"] }));
  });

  test.each([
    "four Dark Ritual, four Hymn to Tourach, four Phyrexian Negator, twenty Swamp. premodern",
    "4 Dark Ritual, 4 Hymn to Tourach, twenty Swamp. premodern",
  ])("may count in words: %s", (wish) => {
    expect(read(wish).limits).toContainEqual({ what: "Swamp", least: 20, most: 20 });
  });

  test.each([
    ["SB: 3 Relic of Progenitus\n4 Spellstutter Sprite\npauper", "SB: 3 Relic of Progenitus"],
    ["Main: 4 Lightning Bolt; Side: 2 Pyroblast; legacy", "SB: 2 Pyroblast"],
  ])("%s has a card of the sideboard", (wish, line) => {
    expect(read(wish).include).toContain(line);
  });

  test("may stand between commas", () => {
    const { include } = read(
      "build this: 4 Lightning Bolt, 4 Monastery Swiftspear, 4 Lava Spike, 4 Goblin Guide, 20 Mountain",
    );
    expect(include).toHaveLength(5);
  });

  test("with a commander is led by it", () => {
    const { format, commanders, colors, include } = read(
      "finish this\nCommander\n1 Krenko, Mob Boss\n\nDeck\n1 Goblin Chieftain\n1 Skirk Prospector\nGoblin Warchief",
    );
    expect({ format, commanders, colors }).toEqual({
      format: "commander",
      commanders: ["Krenko, Mob Boss"],
      colors: ["R"],
    });
    expect(include).toEqual(["Goblin Chieftain", "Skirk Prospector", "Goblin Warchief"]);
  });

  test("of four-ofs holds a single card once", () => {
    expect(read("4 Stoneforge Mystic\n1 Batterskull\n4 Swords to Plowshares\nlegacy").include).toEqual([
      "4 Stoneforge Mystic",
      "1 Batterskull",
      "4 Swords to Plowshares",
    ]);
  });

  test("keeps none of the cards that are ruled out by name or by color", () => {
    const list = "Bone Splinters\nVampire Nighthawk\nLlanowar Elves\nPutrefy\nDoom Blade\n";
    expect(read(`${list}without Doom Blade, for commander`).include).not.toContain("Doom Blade");
    expect(read(`${list}doom blade goes, for commander`).include).not.toContain("Doom Blade");
    const black = read(`${list}mono black please, no green, commander`);
    expect(black.include).toEqual(["Bone Splinters", "Vampire Nighthawk", "Doom Blade"]);
  });

  test("of single cards counts only those of several copies, and keeps a beginning as it is", () => {
    expect(read("20 Relentless Rats\n1 Pack Rat\n1 Crypt Rats\nstronger please, commander").include).toEqual(
      expect.arrayContaining(["20 Relentless Rats"]),
    );
    const begun = read("Sol Ring\nCultivate\nBeast Within\nRampant Growth\nmake it better, commander");
    expect(begun.include).toHaveLength(4);
  });

  test("may be typed in haste", () => {
    expect(read("path 2 exile and swords 2 plowshares, mono white commander").include).toEqual([
      "Path to Exile",
      "Swords to Plowshares",
    ]);
  });

  test("leaves what is said between its cards to the wish", () => {
    expect(
      read("3 Opt 3 Consider 4 Ledger Shredder 4 Spell Pierce -- historic izzet; SB: 2 Abrade"),
    ).toMatchObject({
      format: "historic",
      colors: ["U", "R"],
      include: ["3 Opt", "3 Consider", "4 Ledger Shredder", "4 Spell Pierce", "SB: 2 Abrade"],
    });
  });

  test("of an oathbreaker holds the signature spell and what stands under headings", () => {
    const list =
      "Oathbreaker:\n1 Chandra, Torch of Defiance\nSignature spell:\n1 Fireblast\nOther:\n1 Fiery Temper\n1 Skewer the Critics\nfill with more burn";
    expect(read(list)).toMatchObject({
      format: "oathbreaker",
      commanders: ["Chandra, Torch of Defiance"],
      include: ["Fireblast", "Fiery Temper", "Skewer the Critics"],
    });
  });

  test("a few cards in a sentence are no list", () => {
    expect(read("modern deck with 4 Lightning Bolt").include).toEqual(["Lightning Bolt"]);
  });
});

describe("legends beside other cards", () => {
  test("are cards of the deck where a row of them is of other colors", () => {
    const { commanders, include, colors } = read(
      "Pulled these: Ghalta, Primal Hunger; Carnage Tyrant; Regisaur Alpha. make a gruul dino edh out of them",
    );
    expect(commanders).toBeUndefined();
    expect(include).toContain("Ghalta, Primal Hunger");
    expect(colors).toEqual(["R", "G"]);
  });

  test("are known by what is played with them", () => {
    expect(read("prossh food chain")).toMatchObject({
      commanders: ["Prossh, Skyraider of Kher"],
      include: ["Food Chain"],
    });
  });
});

describe("names that players use", () => {
  test.each<[string, Partial<ReadWish>]>([
    ["Bob and Goyf jund midrange modern", { include: ["Dark Confidant", "Tarmogoyf"] }],
    ["modern with snappy and Jace TMS", { include: ["Snapcaster Mage", "Jace, the Mind Sculptor"] }],
    ["veloci-ramp-tor precon upgrade", { commanders: ["Pantlaza, Sun-Favored"] }],
  ])("%s", (wish, expected) => {
    expect(read(wish)).toMatchObject(expected);
  });
});

describe("like something, and otherwise", () => {
  test("keeps the idea where the card itself cannot be had", () => {
    const black = read("something like Krenko but mono black");
    expect(black).toMatchObject({ tribe: "Goblin", colors: ["B"] });
    expect(black.commanders).toBeUndefined();
    const modern = read("same idea as Muldrotha in modern");
    expect(modern.format).toBe("modern");
    expect(modern.themes?.length).toBeGreaterThan(0);
    expect(modern.include).toBeUndefined();
  });

  test("takes the format that it is brought to, and what is named instead", () => {
    expect(read("a deck like modern burn but for commander").format).toBe("commander");
    expect(read("kinda like enchantress but with artifacts instead, edh").themes).toEqual(["artifacts"]);
    expect(read("standard metagame is all mono red, build me azorius")).toMatchObject({
      colors: ["W", "U"],
      against: ["aggro"],
    });
  });

  test("keeps the card where it can", () => {
    expect(read("like Krenko but under $50")).toMatchObject({
      commanders: ["Krenko, Mob Boss"],
      budgetUsd: 50,
    });
  });
});

test("of a long list the first whole lines are shown as read, of a long line its first whole words", () => {
  const lines = Array.from({ length: 20 }, (_, at) => `${(at % 4) + 1} Lightning Bolt`);
  const shown = read(`modern\n\n${lines.join("\n")}`).read.include ?? "";
  expect(shown.split("\n").length).toBeGreaterThan(3);
  for (const line of shown.split("\n")) expect(lines).toContain(line);
  const names =
    "Opt, Ponder, Preordain, Brainstorm, Counterspell, Mana Leak, Snapcaster Mage, Delver of Secrets, Lightning Bolt";
  const row = read(`legacy. My list: ${names}, ${names}`).read.include ?? "";
  expect(row).not.toBe("");
  expect(`${names}, `).toContain(row);
  expect(row).toMatch(/[,\w]$/);
  expect(`${names}, ${names} `).toContain(`${row} `);
});

test("a line with nothing but “SB” begins the sideboard of a list", () => {
  const wish = read("4x Slippery Bogle\n4x Gladecover Scout\n4x Rancor\n---\nSB\n3x Standard Bearer\npauper");
  expect(wish.include).toContain("SB: 3 Standard Bearer");
});
