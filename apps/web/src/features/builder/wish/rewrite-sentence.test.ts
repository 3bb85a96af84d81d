import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { formatChoices } from "../format-choices.ts";
import { INTENT } from "../testing/sample-deck.ts";
import { rewritten } from "./rewrite-sentence.ts";
import { EMPTY_WISH, type WishForm } from "./wish-form.ts";

const CHOICES = {
  formats: formatChoices(),
  playstyles: [{ slug: "aggro", name: "Aggro" }],
  themes: [{ slug: "landfall", name: "Landfall" }],
};

/** The sentence after a change, of a wish in which these words were read for these fields. */
function sentence(
  prompt: string,
  read: Readonly<Record<string, string>>,
  change: Partial<WishForm>,
  intent: object = {},
): string {
  const wish = { ...EMPTY_WISH, prompt };
  const understood = { wish, intent: { ...INTENT, ...intent, read }, deck: makeDeck() };
  return rewritten({ ...wish, ...change }, understood, CHOICES).prompt;
}

describe("the sentence says what was changed in a chip", () => {
  test.each<[string, Readonly<Record<string, string>>, Partial<WishForm>, object, string]>([
    [
      "elves under $100",
      { budgetUsd: "under $100" },
      { budgetUsd: 60 },
      { budgetUsd: 100 },
      "elves under $60",
    ],
    [
      "only cards before 2003",
      { toYear: "before 2003" },
      { toYear: 2004 },
      { toYear: 2002 },
      "only cards before 2005",
    ],
    ["Elf commander deck", { format: "commander deck" }, { format: "modern" }, {}, "Elf Modern deck"],
    ["golgari elves", { colors: "golgari" }, { colors: ["U", "R"] }, {}, "blue and red elves"],
    ["golgari elves", { colors: "golgari" }, { colors: ["G"] }, {}, "mono green elves"],
    [
      "burn, no counterspells",
      { exclude: "no counterspells" },
      { exclude: ["tutors"] },
      {},
      "burn, no tutors",
    ],
    [
      "elves with 38 lands",
      { limits: "38 lands" },
      { limits: [{ what: "lands", most: 36 }] },
      {},
      "elves with at most 36 lands",
    ],
  ])("%s", (prompt, read, change, intent, expected) => {
    expect(sentence(prompt, read, change, intent)).toBe(expected);
  });

  test("words that say other things as well stay", () => {
    const read = { commanders: "niv mizzet", colors: "niv mizzet" };
    expect(sentence("niv mizzet", read, { colors: ["U"] })).toBe("niv mizzet");
  });

  test("a price in words stays, and so does what did not change", () => {
    expect(
      sentence("elves for fifty bucks", { budgetUsd: "fifty bucks" }, { budgetUsd: 60 }, { budgetUsd: 50 }),
    ).toBe("elves for fifty bucks");
    expect(sentence("golgari under $100", { colors: "golgari" }, {})).toBe("golgari under $100");
  });
});
