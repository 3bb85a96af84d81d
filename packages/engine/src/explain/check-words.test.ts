import { beforeAll, describe, expect, test } from "vitest";
import { type Real, readReal } from "../../testing/real.ts";
import { checkedWords } from "./check-words.ts";

let real: Real;
beforeAll(async () => {
  real = await readReal();
}, 60_000);

const DECK = {
  cards: ["Lightning Bolt", "Krenko, Mob Boss", "Fire // Ice", "Mountain"],
  figures: [
    { value: 37, unit: "" },
    { value: 4, unit: "" },
    { value: 93.4, unit: "$" },
  ] as const,
  words: ["modern", "Goblin"],
};
const check = (text: string) => checkedWords(text, DECK, real.table);

describe("words about a deck", () => {
  test.each([
    "Attack early and often.",
    "Lightning Bolt clears the way, and Krenko makes more of them.",
    "Krenko's Goblins win by turn 5.",
    "Keep fire for later, and Fire for now.",
    "It has 37 lands and thirty-seven lands only.",
    "It costs $93 or, to the dime, 93.4 dollars.",
    "Four cards give +2/+2 each.",
    "“Lightning Bolt” is the card to draw.",
  ])("stay: %s", (sentence) => {
    expect(check(sentence)).toBe(sentence);
  });

  test.each([
    ["a card of another deck", "Force of Will stops it."],
    ["in small letters", "then cast force of will, and smile."],
    ["with other marks", "then cast force-of-will and smile."],
    ["without accents", "then lim-dul's vault finds it."],
    ["in other letters of the same look", "Then ｆｏｒｃｅ ｏｆ ｗｉｌｌ ends it."],
    ["in letters of another script", "Then fоrce of will ends it."],
    ["at its head", "Opt looks for it."],
    ["a card that nobody has printed", "Shadow Emperor wins."],
    ["in quotation marks", "The best of it is “Opt” by far."],
    ["a wrong count", "It has 38 lands."],
    ["in words", "It has thirty-eight lands."],
    ["that is the price", "It has 93 lands."],
    ["that is the price, in words", "Ninety-three cards draw a card."],
    ["a price that is a count", "It costs $37, or thirty-seven dollars."],
    ["of many", "Ninety-four cards draw a card."],
    ["of a part", "It has 0.5 lands."],
    ["a wrong price", "It costs $94."],
    ["an address", "See www.example.com for more."],
    ["a tag", "It is <b>good</b> at that."],
  ])("go where there is %s", (_, sentence) => {
    expect(check(`Attack early. ${sentence} Then attack again.`)).toBe("Attack early. Then attack again.");
  });
});
