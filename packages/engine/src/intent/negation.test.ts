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

describe("what is ruled out", () => {
  test.each<[string, readonly string[]]>([
    ["modern goblins, steer clear of planeswalkers", ["planeswalkers"]],
    ["edh, planeswalkers are lame, selesnya", ["planeswalkers"]],
    ["commander elves, free of tutors", ["tutors"]],
    ["humans for commander, neither blue nor black", ["blue", "black"]],
    ["my playgroup bans tutors and infinite combos, red commander", ["tutors", "infinite combos"]],
    ["modern merfolk, keep the reserved list out of it", ["reserved list"]],
    [
      "keep infinite combos, extra turns and MLD out of it. izzet dragons, edh",
      ["infinite combos", "extra turns", "land destruction"],
    ],
    ["leave tutors, stax and infinite combos out please. elves edh", ["tutors", "stax", "infinite combos"]],
    ["keep it fun, leave stax out. elf edh", ["stax"]],
    ["if i never see another sol ring again it's too soon. edh artifacts, UB", ["Sol Ring"]],
    ["discard decks suck, modern golgari", ["discard"]],
    ["I don't have Sol Ring, mono red commander", ["Sol Ring"]],
    ["Rin and Seri, only about the dogs (sorry cats)", ["Cat"]],
    ["edh, sorry goblin fans but elves it is", ["Goblin"]],
    ["no winter orb no static orb, azorius commander", ["Winter Orb", "Static Orb"]],
    [
      "Cut Mana Vault, Grim Monolith and Sol Ring. Keep Mox Opal. Urza commander",
      ["Mana Vault", "Grim Monolith", "Sol Ring"],
    ],
    ["my wife vetoes: mill, discard. dimir edh", ["mill", "discard"]],
    ["selesnya edh, tutors would just be a chore", ["tutors"]],
    ["selesnya edh, tutors aren't really my bag", ["tutors"]],
    ["selesnya edh, if it has tutors I'm out", ["tutors"]],
    ["selesnya edh. strike Sol Ring from the list", ["Sol Ring"]],
    ["selesnya edh, everyone groans whenever I play tutors", ["tutors"]],
    ["selesnya edh. swap the tutors for something else", ["tutors"]],
    ["selesnya edh, nothing that destroys lands", ["land destruction"]],
    ["selesnya edh, tutors (never)", ["tutors"]],
    ["gruul hydras edh. if one more person suggests Gargos I quit", ["Gargos, Vicious Watcher"]],
    ["selesnya edh, tutors leave a bad taste in my mouth", ["tutors"]],
    ["selesnya edh, Sol Ring is in my other deck", ["Sol Ring"]],
    ["keep: Sol Ring. lose: Rhystic Study, Mystic Remora. Talrand", ["Rhystic Study", "Mystic Remora"]],
    ["-1 Opt +1 Consider. pioneer izzet phoenix", ["Opt"]],
    ["no Sanguine Bond / Exquisite Blood combo, orzhov edh", ["Sanguine Bond", "Exquisite Blood"]],
    ["I'm not buying the one ring or bowmasters. jund modern", ["The One Ring", "Orcish Bowmasters"]],
    ["nothing that takes extra turns, izzet commander", ["extra turns"]],
    ["Strefan vampires edh, drop white", ["white"]],
    ["elf commander, no game-ending combos", ["infinite combos"]],
    ["goblins edh, no cheap two-card infinites", ["infinite combos"]],
    ["zombies edh, no early game infect", ["infect"]],
    ["dragons commander, no really annoying stax", ["stax"]],
    ["elf edh, mill free, under $50", ["mill"]],
    ["commander humans, combo free", ["infinite combos"]],
    ["cedh Tymna, but swap Rhystic Study for Mystic Remora", ["Rhystic Study"]],
    ["esper edh, keep tutors away", ["tutors"]],
    ["edh goblins, don't make it blue", ["blue"]],
    ["my friends hate infect. golgari edh", ["infect"]],
    ["golgari edh, zero interest in infect", ["infect"]],
    ["golgari edh, burned out on infect", ["infect"]],
    ["golgari edh, infect-less", ["infect"]],
    ["green red pauper, it shouldn't be elves or goblins", ["Elf", "Goblin"]],
    ["don't use sol ring, use arcane signet. mono red edh", ["Sol Ring"]],
    ["izzet edh, i have a strong distaste for infinite combos", ["infinite combos"]],
    ["izzet edh. infinite combos? not my jam", ["infinite combos"]],
    ["used to love mill but not anymore. dimir edh", ["mill"]],
    ["golgari edh, my playgroup frowns on infect", ["infect"]],
    ["our shop has a rule against stax, mono white edh", ["stax"]],
    ["our pod has a rule 0 against stax and MLD, selesnya edh", ["stax", "land destruction"]],
    [
      "We have a rule at our kitchen table: no one brings planeswalkers. dimir mill, casual",
      ["planeswalkers"],
    ],
    ["humans in modern but Thalia is at my ex's place, so she's out", ["Thalia, Guardian of Thraben"]],
    ["elves, legacy, I sold the Natural Orders so those are out", ["Natural Order"]],
    ["pioneer humans, skip the white-blue version, I mean no blue", ["blue"]],
    ["elves edh, removal 8+. tutors none", ["tutors"]],
    ["krenko edh. Skirk Prospector can stay but Kiki-Jiki can't", ["Kiki-Jiki, Mirror Breaker"]],
    ["pioneer, two colors, neither of which is red", ["red"]],
    ["golgari edh, keep your hands off my graveyard", ["graveyard"]],
    ["New house rule in our group: nobody may tutor, ever. gruul edh", ["tutors"]],
    ["planeswalkers ruined this game for me. selesnya brawl", ["planeswalkers"]],
    ["I'm over eldrazi, over myr, over thopters. colorless commander", ["Eldrazi", "Myr", "Thopter"]],
    ["as few combos as possible, grixis commander", ["infinite combos"]],
    ["as little ramp as you can, dinosaurs edh", ["ramp"]],
    ["keep the discard, lose Craterhoof. golgari edh", ["Craterhoof Behemoth"]],
    ["no atraxa, neither of them. goodstuff edh", ["Atraxa, Praetors' Voice", "Atraxa, Grand Unifier"]],
    ["modern izzet, skip Murktide", ["Murktide Regent"]],
  ])("%s", (wish, exclude) => {
    expect(read(wish).exclude).toEqual(exclude);
  });

  test("by a word that speaks of money too is no budget", () => {
    expect(read("goblins edh, no cheap combos").budgetUsd).toBeUndefined();
    expect(read("modern goblins, cheap").budgetUsd).toBeGreaterThan(0);
  });

  test("is no answer to a question", () => {
    const { tribe, exclude } = read("goblins? no: elves, edh");
    expect({ tribe, exclude }).toEqual({ tribe: "Elf", exclude: undefined });
  });

  test("is nothing that is free", () => {
    expect(read("modern deck with infect free spells").exclude).toBeUndefined();
  });

  test("ends before a name of several colors", () => {
    const { colors, exclude } = read("no reserved list, no white, temur, pauper");
    expect({ colors, exclude }).toEqual({ colors: ["U", "R", "G"], exclude: ["reserved list"] });
  });

  test("is the one color that is not among all of them", () => {
    expect(read("dragons edh, every color but green").colors).toEqual(["W", "U", "B", "R"]);
  });

  test("is not what is only cut down", () => {
    const { tribe, exclude, budgetUsd } = read("cut my elf deck down to 100 dollars");
    expect({ tribe, exclude, budgetUsd }).toEqual({ tribe: "Elf", exclude: undefined, budgetUsd: 100 });
  });

  test("is not the bears that hate", () => {
    const { colors, themes, exclude, against } = read("mono white hate bears edh");
    expect({ colors, themes, exclude, against }).toEqual({
      colors: ["W"],
      themes: ["hatebears"],
      exclude: undefined,
      against: undefined,
    });
  });

  test("may be a name of several colors, which takes none from another", () => {
    expect(read("pillow fort commander, bant instead of esper").colors).toEqual(["W", "U", "G"]);
  });

  test("is a level that a deck is not meant for", () => {
    expect(read("sliver commander deck, definitely NOT for cedh").bracket).toBeUndefined();
  });

  test("may be let in again by name", () => {
    const { exclude, include, unread } = read("no artifacts except Sol Ring, mono green commander");
    expect({ exclude, include, unread }).toEqual({
      exclude: ["artifacts"],
      include: ["Sol Ring"],
      unread: undefined,
    });
  });

  test("in words that nobody knows is no wish for the rest of them, and is said back as a whole", () => {
    const { themes, exclude, unread } = read("no bothersome spells, boros commander");
    expect({ themes, exclude, unread }).toEqual({
      themes: undefined,
      exclude: undefined,
      unread: ["no bothersome spells"],
    });
    expect(read("commander without any stickers, white").unread).toEqual(["without any stickers"]);
  });

  test.each(["no frills red aggro", "dragons, nothing fancy"])("%s rules out nothing", (wish) => {
    expect(read(wish).exclude).toBeUndefined();
  });
});
