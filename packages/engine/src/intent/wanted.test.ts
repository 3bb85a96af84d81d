import { describe, expect, test } from "vitest";
import type { Content, Mention } from "./mention.ts";
import { tokenize } from "./tokens.ts";
import { wantedBudget } from "./wanted-budget.ts";
import { wantedColors } from "./wanted-colors.ts";
import { wantedLevel } from "./wanted-level.ts";
import { wantedPlay } from "./wanted-play.ts";

/** Mentions of one word each; those with an exclamation mark are ruled out. */
const mentions = (...contents: readonly (Content | readonly ["not", Content])[]): Mention[] =>
  contents.map((content, from) =>
    "kind" in content
      ? { from, to: from + 1, negated: false, content }
      : { from, to: from + 1, negated: true, content: content[1] },
  );
const none = tokenize("");
const [W, U, B, R, G] = [1, 2, 4, 8, 16];
const colors = (mask: number, exact?: true): Content =>
  exact ? { kind: "colors", mask, exact } : { kind: "colors", mask };

describe("colors", () => {
  test("are joined", () => {
    expect(wantedColors(mentions(colors(U), colors(B)), none)).toMatchObject({ mask: U | B, notes: [] });
  });

  test("of a deck of one color stay alone, with a note", () => {
    expect(wantedColors(mentions(colors(R, true), colors(U)), none)).toMatchObject({
      mask: R,
      notes: [{ kind: "one-color-and-more", taken: R, left: U }],
    });
  });

  test("that are ruled out leave", () => {
    expect(wantedColors(mentions(colors(W | U), ["not", colors(U)]), none)).toMatchObject({
      mask: W,
      notes: [{ kind: "color-left-out", colors: U }],
    });
    expect(wantedColors(mentions(colors(G), ["not", colors(G)]), none)).toMatchObject({
      mask: G,
      notes: [{ kind: "color-kept", colors: G }],
    });
  });

  test("may be asked for by their number", () => {
    const count = (number: number): Content => ({ kind: "color-count", count: number });
    expect(wantedColors(mentions(count(5)), none).mask).toBe(31);
    expect(wantedColors(mentions(count(2)), none)).toMatchObject({
      mask: undefined,
      count: { value: 2 },
    });
    expect(wantedColors(mentions(count(4), ["not", colors(R)]), none).mask).toBe(31 & ~R);
    // The others are left open.
    expect(wantedColors(mentions(count(3), colors(G), ["not", colors(R)]), none)).toMatchObject({
      mask: G,
      count: { value: 3 },
      forbidden: R,
      notes: [],
    });
    expect(wantedColors(mentions(count(1), colors(G | R)), none).notes).toEqual([
      { kind: "other-color-count", count: 1, named: G | R },
    ]);
  });
});

describe("a level", () => {
  const figure = (value: number): Content => ({ kind: "bracket-number", value });
  const power = (value: number): Content => ({ kind: "power-number", value });
  const words = (bracket: 1 | 2 | 3 | 4 | 5): Content => ({ kind: "bracket", bracket, vague: false });

  test("by a figure outranks words, with a note", () => {
    const level = wantedLevel(mentions(words(5), figure(3)), true);
    expect(level.bracket?.value).toBe(3);
    expect(level.notes).toEqual([{ kind: "bracket-against-words", bracket: 3, words: 5 }]);
  });

  test("out of range is brought into it", () => {
    expect(wantedLevel(mentions(figure(7)), true)).toMatchObject({
      bracket: { value: 5 },
      notes: [{ kind: "bracket-out-of-range", asked: 7, taken: 5 }],
    });
    expect(wantedLevel(mentions(power(11)), true)).toMatchObject({
      power: { value: 10 },
      notes: [{ kind: "power-out-of-range", asked: 11, taken: 10 }],
    });
  });

  test("in words is a power where there are no brackets", () => {
    const level = wantedLevel(mentions(words(5)), false);
    expect(level.bracket).toBeUndefined();
    expect(level.power?.value).toBeGreaterThanOrEqual(9);
  });

  test("of a bracket and a power that contradict each other is the bracket", () => {
    const level = wantedLevel(mentions(power(9), figure(1)), true);
    expect(level).toMatchObject({ bracket: { value: 1 } });
    expect(level.power).toBeUndefined();
    expect(level.notes).toEqual([{ kind: "power-against-bracket", power: 9, bracket: 1 }]);
  });
});

describe("a budget", () => {
  const money = (amount: number, each = false, currency: "usd" | "eur" | "brl" = "usd"): Content => ({
    kind: "money",
    amount,
    currency,
    each,
  });

  test("of the deck and of a card stand side by side", () => {
    expect(wantedBudget(mentions(money(100), money(2, true)), undefined)).toMatchObject({
      total: { value: 100 },
      each: { value: 2 },
      notes: [],
    });
  });

  test("that is named twice is the lower one", () => {
    expect(wantedBudget(mentions(money(80), money(50)), undefined)).toMatchObject({
      total: { value: 50 },
      notes: [{ kind: "several-limits", one: 80, other: 50 }],
    });
  });

  test("in a currency that is worth far less or more is converted, with a note", () => {
    const { total, notes } = wantedBudget(mentions(money(300, false, "brl")), undefined);
    expect(total?.value).toBe(54);
    expect(notes).toEqual([{ kind: "other-currency", amount: 300, currency: "brl", usd: 54 }]);
  });

  test("in euros is taken as dollars, with a note", () => {
    expect(wantedBudget(mentions(money(80, false, "eur")), undefined).notes).toEqual([
      { kind: "other-currency", amount: 80, currency: "eur", usd: 80 },
    ]);
  });

  test("without an amount is the format's usual small one, unless money is no object", () => {
    const cheap: Content = { kind: "cheap", share: 1 };
    const guessed = wantedBudget(mentions(cheap), "commander").total?.value ?? 0;
    expect(guessed).toBeGreaterThan(0);
    expect(wantedBudget(mentions(cheap, { kind: "unlimited" }), "commander").total).toBeUndefined();
    expect(wantedBudget(mentions(cheap, money(9)), "commander").total?.value).toBe(9);
  });
});

describe("the way to play", () => {
  test("gathers one creature type, the people before the trade", () => {
    const type = (name: string): Content => ({ kind: "creature-type", name, vague: false, plural: true });
    const play = wantedPlay(mentions(type("Druid"), type("Elf")), tokenize("druids elves"), true);
    expect(play.creatureType?.value).toBe("Elf");
    expect(play.notes).toEqual([{ kind: "several-types", taken: "Elf", left: ["Druid"] }]);
  });

  test("gathers several peoples that are named in the plural", () => {
    const type = (name: string): Content => ({ kind: "creature-type", name, vague: false, plural: true });
    const play = wantedPlay(
      mentions(type("Angel"), type("Demon"), type("Dragon")),
      tokenize("angels demons dragons"),
      true,
    );
    expect(play.creatureType?.value).toBe("Angel, Demon, Dragon");
    expect(play.notes).toEqual([]);
  });

  test("gives way to no playstyle that was ruled out", () => {
    const style: Content = { kind: "playstyle", playstyle: "burn" };
    expect(wantedPlay(mentions(style), none, true).playstyle?.value).toBe("burn");
    expect(wantedPlay(mentions(["not", style]), none, true).playstyle).toBeUndefined();
  });
});
