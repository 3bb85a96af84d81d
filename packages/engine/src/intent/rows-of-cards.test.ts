import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const included = (wish: string): ReadWish["include"] => parseIntent(wish, context).include;

describe("cards in a row", () => {
  test.each([
    ["lightning bolt, brainstorm, daze, ponder. legacy", ["Lightning Bolt", "Brainstorm", "Daze", "Ponder"]],
    ["goblin guide, lightning bolt, modern", ["Goblin Guide", "Lightning Bolt"]],
    [
      "dark ritual, hypnotic specter, sinkhole, hymn to tourach, mono black legacy",
      ["Dark Ritual", "Hypnotic Specter", "Sinkhole", "Hymn to Tourach"],
    ],
  ])("are cards, those that are words as well from the third on: %s", (wish, include) => {
    expect(included(wish)).toEqual(include);
  });

  test("are none that begin with a word of the sentence", () => {
    expect(included("mono red aggro for grinding the ladder, modern")).toBeUndefined();
  });

  test("end where words are not between commas", () => {
    expect(included("lightning bolt, brainstorm, then ponder what to do, legacy")).toEqual([
      "Lightning Bolt",
      "Brainstorm",
    ]);
  });
});

const read = (wish: string) => parseIntent(wish, context);

describe("a list whose first card may lead it", () => {
  test("is led by it in a format with commanders", () => {
    const { commanders, colors, include } = read(
      "1 Purphoros, God of the Forge\n1 Siege-Gang Commander\n1 Impact Tremors\n25 Mountain\nedh",
    );
    expect({ commanders, colors, include }).toEqual({
      commanders: ["Purphoros, God of the Forge"],
      colors: ["R"],
      include: ["Siege-Gang Commander", "Impact Tremors", "25 Mountain"],
    });
  });

  test("is told so by what stands beside it", () => {
    const wish =
      "Lathril, Blade of the Elves\nElvish Archdruid\nPriest of Titania\nfirst one leads the deck, need the other 97";
    expect(read(`${wish}. commander`).commanders).toEqual(["Lathril, Blade of the Elves"]);
  });

  test.each([
    [
      "where somebody else is named",
      "Krenko, Mob Boss\nGoblin Chieftain\nGoblin Warchief\ncommander is Muxus, Goblin Grandee",
      ["Muxus, Goblin Grandee"],
    ],
    ["where it is not of all colors", "Krenko, Mob Boss\nCounterspell\nPonder\ncommander please", undefined],
  ])("is not %s", (_, wish, commanders) => {
    expect(read(wish).commanders).toEqual(commanders);
  });
});

test("a spell of a list is of the colors that it costs, where nobody leads", () => {
  const { include } = read(
    "1. Noble Hierarch\n2. Birds of Paradise\n3. Qasali Pridemage\nthese in a selesnya modern deck",
  );
  expect(include).toEqual(["Noble Hierarch", "Birds of Paradise", "Qasali Pridemage"]);
});

describe("everyday words are cards", () => {
  test.each<[string, readonly string[]]>([
    ["with Opt and Shock, izzet pioneer", ["Opt", "Shock"]],
    ["I own Shock, Fear and Terror, pauper please", ["Shock", "Fear", "Terror"]],
    ["find room for Regrowth and Fear in a golgari edh deck", ["Regrowth", "Fear"]],
  ])("beside others with a capital: %s", (wish, include) => {
    expect(read(wish).include).toEqual(include);
  });

  test.each<[string, readonly string[]]>([
    ["modern burn without guide, without swiftspear", ["Goblin Guide", "Monastery Swiftspear"]],
    ["legacy delver, no daze", ["Daze"]],
    ["jund edh, minus goyf and minus bolt", ["Tarmogoyf", "Lightning Bolt"]],
  ])("where they are all that is ruled out: %s", (wish, exclude) => {
    expect(read(wish).exclude).toEqual(exclude);
  });
});

describe("everyday words are no cards", () => {
  test.each([
    "I need to replenish my shelves, a white legacy deck",
    "let's ponder this and brainstorm something blue for legacy",
    "4 Opt, 4 Consider, rest is up to you, pioneer",
  ])("where they are what somebody does or the remainder: %s", (wish) => {
    expect(read(wish).include ?? []).not.toContainEqual(
      expect.stringMatching(/Replenish|Ponder|Brainstorm|Rest in Peace/),
    );
  });

  test("a creature that is told of gives way to a type that is asked for", () => {
    expect(read("had to walk the dog, now brew me wizards, izzet commander").tribe).toBe("Wizard");
    expect(read("my cat chewed the box of my wizards deck, commander").tribe).toBe("Wizard");
  });
});

test("a color that a deck is not to be is ruled out beside what it is to beat", () => {
  const { against, exclude } = read("which pioneer deck beats control and isn't red");
  expect({ against, exclude }).toEqual({ against: ["control"], exclude: ["red"] });
});
