import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

test("a color before a way to play is a color", () => {
  expect(parseIntent("red burn, modern", context)).toMatchObject({ colors: ["R"], playstyle: "burn" });
  expect(parseIntent("uw ctrl, pioneer", context)).toMatchObject({
    colors: ["W", "U"],
    playstyle: "control",
  });
});

test("in the spirit of something no spirits are meant, and an oven has no cat", () => {
  expect(parseIntent("in the spirit of old Jund, explorer", context).tribe).toBeUndefined();
  expect(parseIntent("rakdos sacrifice with cat oven, pioneer", context).tribe).toBeUndefined();
  expect(parseIntent("spirits, modern", context).tribe).toBe("Spirit");
  expect(parseIntent("pioneer aggro with spirit, boros", context).tribe).toBeUndefined();
  expect(parseIntent("modern with spirit tribal", context).tribe).toBe("Spirit");
});

test("dudes are creatures where they are counted", () => {
  expect(parseIntent("elves in explorer, 30 dudes", context).limits).toEqual([
    { what: "creatures", least: 30, most: 30 },
  ]);
});

test("letters of colors that are a word, too, are colors before a way to play", () => {
  expect(parseIntent("any ur commander, wizards", context).colors).toEqual(["U", "R"]);
  expect(parseIntent("bolt in modern, ur ctrl", context).colors).toEqual(["U", "R"]);
  expect(parseIntent("can you fix ur deck, green, modern", context).colors).toEqual(["G"]);
});

test("“em out” is no Portuguese", () => {
  expect(parseIntent("jund em out. k command (modern)", context)).toMatchObject({ colors: ["B", "R", "G"] });
});

test("what is cheap, like so much, is money", () => {
  expect(parseIntent("elves, edh, cheap please, like 35", context).budgetUsd).toBe(35);
  expect(parseIntent("edh, creatures, like 35", context).budgetUsd).toBeUndefined();
  expect(parseIntent("elves in edh. with the 90 left over i want to play", context).budgetUsd).toBe(90);
  expect(parseIntent("I need cheap decks, about 15 dollars each. elves", context)).toMatchObject({
    budgetUsd: 15,
  });
});

test("so many of what one has already are no money", () => {
  expect(parseIntent("vampires, edh, I own 12 and want 30 in total. 75 USD", context).budgetUsd).toBe(75);
});

test("so many counters will do", () => {
  expect(parseIntent("mono blue, pioneer, and 20 counters will do", context).limits).toEqual([
    { what: "counterspells", least: 20, most: 20 },
  ]);
});

test("allies are a creature type where a deck is of them", () => {
  expect(parseIntent("an ally commander deck in five colors", context).tribe).toBe("Ally");
  expect(parseIntent("so, allies then, edh", context).tribe).toBe("Ally");
  expect(parseIntent("my allies and I play edh, elves", context).tribe).toBe("Elf");
});

test("a name that is a creature type, too, is the card's", () => {
  expect(parseIntent("I'll play Phelddagrif, group hug", context).tribe).toBeUndefined();
});

test("of a deck's colors one may give way to another", () => {
  expect(parseIntent("like UW control, but with black instead of white, pioneer", context).colors).toEqual([
    "U",
    "B",
  ]);
});

test("a question may be answered with no", () => {
  expect(parseIntent("yes to combos. stax though? nah. elves, edh", context).exclude).toEqual([
    expect.stringContaining("stax"),
  ]);
});
