import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

describe("a creature type that is a word of English", () => {
  test.each([
    ["I want a human deck for commander", "Human"],
    ["looking for a giant deck, modern", "Giant"],
    ["a fish build for edh", "Fish"],
    ["edh deck with lots of beasts", "Beast"],
    ["commander, full of allies", "Ally"],
    ["a deck with horrors, commander, $80", "Horror"],
    ["deck of monks, edh", "Monk"],
    ["fish edh", "Fish"],
    ["budget ally commander", "Ally"],
  ])("is what a deck is made of: %s", (wish, tribe) => {
    expect(parseIntent(wish, context)).toMatchObject({ tribe });
    expect(parseIntent(wish, context).unread).toBeUndefined();
  });

  test.each([
    "a weird deck for commander",
    "a champion deck, modern",
    "weird edh",
    "my brother is a great human being and wants a commander deck",
    "edh for five humans at my table",
    "commander, an army deck with tokens",
    "my wall is full of pictures, build me burn",
    "lots of time to play, commander",
  ])("is none elsewhere: %s", (wish) => {
    expect(parseIntent(wish, context).tribe).toBeUndefined();
  });
});

test("what is like a format beside another is not of it", () => {
  expect(parseIntent("a pauper-ish commander deck, green", context).format).toBe("commander");
});

describe("what is ruled out by more than one word", () => {
  test.each([
    ["elf commander, no experience counters", "experience"],
    ["edh, no land creatures", "land-animation"],
    ["edh without tap and untap, please", "tap-untap"],
    ["zombie commander, no party", "party"],
  ])("is neither wished for nor half of it: %s", (wish, theme) => {
    const { exclude, themes, limits } = parseIntent(wish, context);
    expect(exclude).toEqual([theme]);
    expect(themes).toBeUndefined();
    expect(limits).toBeUndefined();
  });

  test("is nothing where somebody has no experience", () => {
    expect(parseIntent("elf commander, I have no experience", context).exclude).toBeUndefined();
  });
});

test("a number of colors is no misspelled card", () => {
  const { colorCount, include } = parseIntent("elf commander, dual color", context);
  expect({ colorCount, include }).toEqual({ colorCount: 2, include: undefined });
});

test("big dumb creatures may be of a color", () => {
  expect(parseIntent("big dumb green creatures, commander", context)).toMatchObject({
    themes: ["power-matters"],
    colors: ["G"],
  });
});
