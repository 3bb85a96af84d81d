import { beforeAll, describe, expect, test } from "vitest";
import { canLead } from "./card-phrases.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

/** Every thirtieth card that leads Commander decks, by its front face. */
function someLeaders(): string[] {
  const { table } = context;
  const leaders = Array.from({ length: table.size }, (_, card) => card).filter(
    (card) =>
      canLead(table, card) &&
      table.typeLine(card).includes("Creature") &&
      table.legality(card, "commander") === "legal" &&
      table.name(card).includes(", "),
  );
  return leaders.filter((_, at) => at % 30 === 0).map((card) => table.name(card).split(" // ")[0] ?? "");
}

describe("a name that is spelled out", () => {
  test.each([
    ["before “commander”", (name: string) => `${name} commander`],
    ["in small letters", (name: string) => `${name.toLowerCase()} edh`],
    ["in a sentence", (name: string) => `I want a ${name} deck under $100`],
  ])("leads, whatever its words say otherwise, %s", (_, wish) => {
    const unread = someLeaders().filter((name) => {
      const [led = ""] = parseIntent(wish(name), context).commanders ?? [];
      return led.split(" // ")[0] !== name;
    });
    expect(someLeaders().length).toBeGreaterThan(60);
    expect(unread).toEqual([]);
  });

  test.each([
    ["Hulk, Always Angry commander", "Hulk, Always Angry"],
    ["hawkeye, young avenger edh, no combos", "Hawkeye, Young Avenger"],
    ["The Most Dangerous Gamer commander", "The Most Dangerous Gamer"],
    ["Big Bertha edh", "Big Bertha"],
    ["big bertha commander under $60", "Big Bertha"],
    ["iron fist commander deck", "Iron Fist, Hero for Hire"],
    ["feather commander deck", "Feather, the Redeemed"],
    ["budget feather edh deck", "Feather, the Redeemed"],
    ["I want to build Niko", "Niko, Light of Hope"],
    ["build me a Terra deck", "Terra, Magical Adept // Esper Terra"],
    ["cedh Sai", "Sai, Master Thopterist"],
    ["the council of four edh", "The Council of Four"],
    ["scion of the ur-dragon edh", "Scion of the Ur-Dragon"],
    // Whom most casual players mean, and whom competitive ones do.
    ["atraxa edh", "Atraxa, Praetors' Voice"],
    ["cedh atraxa", "Atraxa, Grand Unifier"],
    ["rocco edh, bracket 5", "Rocco, Cabaretti Caterer"],
  ])("is meant: %s", (wish, name) => {
    const { commanders, unread } = parseIntent(wish, context);
    expect(commanders).toEqual([name]);
    expect(unread).toBeUndefined();
  });

  test.each([
    "commander deck with No Way Out",
    "modern deck with Humble Naturalist",
    "commander with Punishing Fire",
    "legacy deck with Fight to the Death",
  ])("is wanted, though its words rule out or fight: %s", (wish) => {
    const { include = [], against, exclude } = parseIntent(wish, context);
    expect(wish).toContain(include[0]);
    expect(against).toBeUndefined();
    expect(exclude).toBeUndefined();
  });

  test("says nothing else", () => {
    const { commanders, against, exclude } = parseIntent("Chevill, Bane of Monsters edh", context);
    expect(commanders).toEqual(["Chevill, Bane of Monsters"]);
    expect(against).toBeUndefined();
    expect(exclude).toBeUndefined();
  });

  test("is ruled out as any card", () => {
    const { commanders, exclude } = parseIntent("mono green edh without Hulk, Always Angry", context);
    expect(commanders).toBeUndefined();
    expect(exclude).toEqual(["Hulk, Always Angry"]);
  });

  test.each([
    "strong commander deck",
    "a cloud of tokens, edh deck",
    "green goblin commander",
    "a vision for my deck, commander",
  ])("is no single word that may be one: %s", (wish) => {
    expect(parseIntent(wish, context).commanders).toBeUndefined();
  });
});
