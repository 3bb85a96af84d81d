import { describe, expect, test } from "vitest";
import { ownWords, toldSentence } from "./own-words.ts";

const own = (oracleText: string, name = "Krenko, Tin Street Kingpin") =>
  ownWords({ name, typeLine: "Legendary Creature — Goblin", oracleText });

describe("a sentence of a card", () => {
  test.each([
    ["Whenever Krenko attacks, create a Treasure token.", "Whenever it attacks, create a Treasure token"],
    ["Haste\nThis creature deals 2 damage to each player.", "it deals 2 damage to each player"],
    [
      "Landfall — Whenever a land you control enters, draw a card.",
      "Whenever a land you control enters, draw a card",
    ],
  ])("has the card as “it”: %s", (text, sentence) => {
    expect(own(text)).toEqual({ sentence, isTelling: true });
  });

  test("stands as it is written where something else is “it”", () => {
    const text = "Whenever Krenko attacks, exile target artifact unless its controller pays a life.";
    expect(own(text)?.sentence).toBe(text.slice(0, -1));
  });

  test("is the one that tells what the card is for", () => {
    expect(own("This spell can't be countered.\nDestroy all creatures with flying.")?.sentence).toBe(
      "Destroy all creatures with flying",
    );
    expect(own("As Krenko enters, choose a color.\nSpells of the chosen color cost more.")?.sentence).toBe(
      "Spells of the chosen color cost more",
    );
  });

  test("is no half of an order, if there is another", () => {
    const half = "Whenever Krenko attacks, you may sacrifice another creature. If you do, draw a card.";
    expect(own(`${half}\nOther Goblins you control have menace.`)).toEqual({
      sentence: "Other Goblins you control have menace",
      isTelling: true,
    });
    expect(own(half)).toMatchObject({ isTelling: false });
  });

  test.each(["{T}: Add {R} to your pool somehow.", "Krenko enters tapped.", "Flying", ""])(
    "is none: %s",
    (text) => {
      expect(own(text)).toBeUndefined();
    },
  );
});

describe("telling a sentence", () => {
  test.each([
    ["You may draw a card", "lets you draw a card"],
    [
      "Exile target creature, then put it into your hand",
      "exiles target creature, then puts it into your hand",
    ],
    ["Copy target spell", "copies target spell"],
    ["it deals 2 damage to each player", "deals 2 damage to each player"],
    ["It can't be blocked", "can't be blocked"],
    ["Discard a card: Draw a card", "discard a card: draw a card"],
    ["Whenever it attacks, draw a card", "whenever it attacks, draw a card"],
    ["Goblins you control have haste", "Goblins you control have haste"],
  ])("“%s” is “%s”", (sentence, told) => {
    expect(toldSentence(sentence)).toBe(told);
  });
});
