import { describe, expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { createIntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";

const small = smallTable([
  { name: "Red Card", cost: "{R}", type: "Instant" },
  { name: "Blue Card", cost: "{U}", type: "Instant" },
  { name: "Show and Tell", cost: "{2}{U}", type: "Sorcery" },
]);
const CARDS = { R: ["Red Card", "Mountain"], U: ["Blue Card", "Island"] };

/** An archetype of some colors, which its lands make. */
function skeleton(name: string, colors: readonly ("R" | "U")[], share: number): Skeleton {
  const main = colors.flatMap((color) => CARDS[color]);
  return {
    name,
    decks: 50,
    share,
    main: main.map((card) => ({ card: small.card(card), shares: [1, 1, 1, 1] })),
    side: [],
  };
}
const SKELETONS = [
  skeleton("Boros Energy", ["R"], 0.2),
  skeleton("Grixis Affinity", ["U", "R"], 0.15),
  skeleton("Show and Tell", ["U"], 0.1),
  skeleton("Mono Blue Affinity", ["U"], 0.08),
  skeleton("White Beanstalk", ["U"], 0.05),
  skeleton("Azorius Control", ["U"], 0.04),
  skeleton("Lands", ["U"], 0.03),
];
const context = createIntentContext(small.table, small.names, {
  ...small.ranker,
  skeletons: (format) => (format === "modern" ? SKELETONS : []),
});
const read = (prompt: string) => parseIntent(prompt, context);

describe("an archetype is read from", () => {
  test.each([
    ["its whole name", "modern boros energy under $80", "Boros Energy"],
    ["its name the other way round", "modern energy boros", "Boros Energy"],
    ["its name without the colors", "modern energy deck", "Boros Energy"],
    ["the most played of that name", "modern affinity", "Grixis Affinity"],
    ["the one of the colors that are said", "modern blue affinity", "Mono Blue Affinity"],
    ["a name that is a card's", "modern show and tell", "Show and Tell"],
    ["one word at the end", "i want to play modern lands", "Lands"],
    ["one word before its format", "show me lands in modern under $300", "Lands"],
    ["one word before its format, with an article", "affinity in the modern format", "Grixis Affinity"],
    ["what is to be played", "modern, and I want to play lands, no fetches", "Lands"],
  ])("%s", (_, prompt, archetype) => {
    const { archetype: found, unread } = read(prompt);
    expect([found, unread]).toEqual([archetype, undefined]);
  });

  test.each([
    ["another format", "pauper boros energy"],
    ["no format", "boros energy"],
    ["what says only how a deck plays", "modern control"],
    ["a number of lands", "modern deck with 24 lands"],
    ["what must stay out", "modern deck without affinity"],
    ["a part of something", "modern deck, I want to play affinity cards"],
    ["what friends play", "modern burn, my friend plays affinity"],
    ["a word among others", "modern deck that makes lots of energy counters"],
  ])("not from %s", (_, prompt) => {
    expect(read(prompt).archetype).toBeUndefined();
  });
});

test("a color in the name of an archetype is no color of the wish", () => {
  expect(read("modern white beanstalk").colors).toBeUndefined();
  expect(read("modern white energy").colors).toEqual(["W"]);
});
