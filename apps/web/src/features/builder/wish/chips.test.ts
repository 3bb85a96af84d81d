import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import type { Choices } from "../choices.ts";
import { formatChoices } from "../format-choices.ts";
import { INTENT } from "../testing/sample-deck.ts";
import { chipsOf, markWords } from "./chips.ts";
import { EMPTY_WISH } from "./wish-form.ts";

const WISH = { ...EMPTY_WISH, prompt: "elf tribal commander under $100" };
const CHOICES = { formats: formatChoices(), playstyles: [{ slug: "tribal", name: "Tribal" }], themes: [] };
const chip = (field: string, wish = WISH) =>
  chipsOf(wish, INTENT, makeDeck(), CHOICES).find((each) => each.field === field);

describe("chipsOf", () => {
  test("tells what was read from what was chosen, chosen last", () => {
    const chips = chipsOf(WISH, INTENT, makeDeck(), CHOICES);
    expect(chips.map(({ field, origin }) => `${field} ${origin}`)).toEqual([
      "tribe read",
      "format read",
      "playstyle read",
      "budgetUsd read",
      "commanders chosen",
      "colors chosen",
      "bracket chosen",
    ]);
  });

  test("removing what was read takes its words out of the sentence", () => {
    expect(chip("budgetUsd")?.without?.prompt).toBe("elf tribal commander");
    expect(chip("tribe")?.without?.prompt).toBe("commander under $100");
    expect(chip("format")?.without?.prompt).toBe("elf tribal under $100");
  });

  test("what was set in the form outranks the sentence, and removing it clears the form alone", () => {
    const wish = { ...WISH, budgetUsd: 50 };
    const set = chipsOf(wish, { ...INTENT, budgetUsd: 50 }, makeDeck(), CHOICES).find(
      ({ field }) => field === "budgetUsd",
    );
    expect(set).toMatchObject({ origin: "set", value: "$50 in all" });
    expect(set?.without).toEqual({ ...wish, budgetUsd: null });
  });

  test("a greatest mana value is shown, and can be taken away", () => {
    const set = chipsOf(
      { ...WISH, maxManaValue: 4 },
      { ...INTENT, maxManaValue: 4 },
      makeDeck(),
      CHOICES,
    ).find(({ field }) => field === "maxManaValue");
    expect(set).toMatchObject({ label: "Mana value", value: "4 at most", origin: "set", without: WISH });
  });

  test("each limit is a chip, which is taken away by itself", () => {
    const limits = [
      { what: "lands", least: 38, most: 38 },
      { what: "creatures", but: "Skeletons", most: 0 },
      { what: "graveyard hate", zone: "sideboard" as const, least: 4, most: 4 },
    ];
    const wish = { ...WISH, prompt: "38 lands, every creature a skeleton" };
    const read = { ...INTENT.read, limits: "38 lands, every creature a skeleton" };
    const chips = chipsOf(wish, { ...INTENT, limits, read }, makeDeck(), CHOICES).filter(
      ({ field }) => field === "limits",
    );
    expect(chips.map(({ label, value, origin }) => [label, value, origin])).toEqual([
      ["Lands", "38", "read"],
      ["Creatures", "Skeletons only", "read"],
      ["Graveyard Hate", "4 in the sideboard", "read"],
    ]);
    expect(new Set(chips.map(({ key }) => key)).size).toBe(3);
    expect(chips[0]?.without?.limits).toEqual(limits.slice(1));
    const one = chipsOf(
      { ...WISH, prompt: "elves with 38 lands" },
      { ...INTENT, limits: limits.slice(0, 1), read: { limits: "38 lands" } },
      makeDeck(),
      CHOICES,
    ).find(({ field }) => field === "limits");
    expect(one?.without?.prompt).toBe("elves with");
  });

  test("a chosen commander can be turned down, a chosen bracket only changed", () => {
    expect(chip("commanders")?.without?.exclude).toEqual(["Lathril, Blade of the Elves"]);
    expect(chip("bracket")?.without).toBeUndefined();
  });

  test("formats and their forms go by the names that players know", () => {
    const named = (intent: object): Record<string, string> =>
      Object.fromEntries(
        chipsOf(WISH, { ...INTENT, ...intent }, makeDeck(), CHOICES).map(({ field, value }) => [
          field,
          value,
        ]),
      );
    expect(named({ format: "two-headed-giant", base: "brawl:standard" })).toMatchObject({
      format: "Two-Headed Giant",
      base: "Standard Brawl",
    });
    expect(named({ format: "tiny-leaders", variant: "reborn" })).toMatchObject({
      variant: "Tiny Leaders Reborn",
    });
  });

  test("sets go by their names once these are there, and by their codes till then", () => {
    const told = { ...INTENT, sets: ["blb", "mh3"], set: "dmu" };
    const values = (choices: Choices) =>
      chipsOf(WISH, told, makeDeck(), choices)
        .filter(({ field }) => field === "sets" || field === "set")
        .map(({ value }) => value);
    expect(values(CHOICES)).toEqual(["DMU", "BLB, MH3"]);
    const set = { type: "expansion", cards: 300, isDigital: false };
    const sets = [
      { ...set, code: "blb", name: "Bloomburrow" },
      { ...set, code: "dmu", name: "Dominaria United" },
    ];
    expect(values({ ...CHOICES, sets })).toEqual(["Dominaria United", "Bloomburrow, MH3"]);
  });

  test("words that are no longer in the sentence cannot be removed from it", () => {
    expect(chip("budgetUsd", { ...WISH, prompt: "elves" })?.without).toBeUndefined();
  });
});

test("marked words give the sentence back, in order", () => {
  const parts = markWords(WISH.prompt, INTENT);
  expect(parts.map(({ text }) => text).join("")).toBe(WISH.prompt);
  expect(parts.filter(({ use }) => use === "read").map(({ text }) => text)).toEqual([
    "elf tribal",
    "commander",
    "under $100",
  ]);
});

test("words that were not used are told apart", () => {
  const parts = markWords("draft deck of nonsense", { read: { format: "draft" }, unread: ["nonsense"] });
  expect(parts).toEqual([
    { text: "draft", use: "read" },
    { text: " deck of ", use: "plain" },
    { text: "nonsense", use: "unread" },
  ]);
});

test("a value that stands in the sentence by itself is marked and removed, not what it was read together with", () => {
  const wish = { ...WISH, prompt: "pauper cube 360 cards" };
  const read = { format: "cube", base: "cube", size: "cube" };
  const intent = { format: "cube-draft", base: "pauper", size: 360, read };
  const marked = markWords(wish.prompt, intent).filter(({ use }) => use === "read");
  expect(marked.map(({ text }) => text)).toEqual(["pauper", "cube", "360 cards"]);
  const chips = chipsOf(wish, intent, makeDeck(), CHOICES);
  const without = (field: string) => chips.find((each) => each.field === field)?.without?.prompt;
  expect([without("base"), without("size")]).toEqual(["cube 360 cards", "pauper cube"]);
});
