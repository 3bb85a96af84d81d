import { beforeAll, describe, expect, test } from "vitest";
import type { IntentContext } from "../context.ts";
import { parseIntent } from "../parse-intent.ts";
import { readIntentContext } from "../testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

/** The fields of a wish that are looked at; undefined where one is not read. */
const read = (wish: string, fields: Record<string, unknown>): Record<string, unknown> => {
  const all = new Map<string, unknown>(Object.entries(parseIntent(wish, context)));
  return Object.fromEntries(Object.keys(fields).map((field) => [field, all.get(field)]));
};

describe("what is told of others and of other days is not wished for", () => {
  // None of these is among the sentences that the weights were learned from.
  test.each<[string, Record<string, unknown>]>([
    [
      "my aunt has had dragons since the nineties and still wins with them. i would like cats, selesnya commander",
      { tribe: "Cat", colors: ["W", "G"], against: ["tokens"] },
    ],
    [
      "I sold my dredge deck for $300 to pay the vet. Now pauper, mono white weenie please, under $40",
      { format: "pauper", colors: ["W"], themes: undefined, budgetUsd: 40 },
    ],
    [
      "since last month every second opponent of mine in modern leagues sits behind affinity. golgari midrange please",
      { format: "modern", colors: ["B", "G"], playstyle: "midrange", against: ["artifacts"] },
    ],
    [
      "After years of legacy with storm I want to come to commander with elves",
      { format: "commander", tribe: "Elf", against: undefined },
    ],
    [
      "Tim: Krenko. Eva: Yuriko. Me: nothing yet, selesnya commander please",
      { colors: ["W", "G"], commanders: undefined, include: undefined, against: ["tokens", "aggro"] },
    ],
    [
      "dragons from Mia, angels from Lu, hydras from Jo. I'd play rats, mono black commander",
      { tribe: "Rat", colors: ["B"], against: ["tokens"] },
    ],
    [
      "Edgar Markov (Ann), Atraxa (Bo), Krenko (Cy). I want treefolk, abzan, commander",
      { tribe: "Treefolk", colors: ["W", "B", "G"], commanders: undefined, include: undefined },
    ],
    [
      "my opponents love infect, so give me merfolk, edh",
      { tribe: "Merfolk", themes: undefined, against: ["infect"] },
    ],
    [
      "since my buddy adores control, I'm going with merfolk, edh",
      { tribe: "Merfolk", playstyle: undefined, against: ["control"] },
    ],
    [
      "what I own: a Sol Ring. what they own: Gaea's Cradle and Mana Drain. mono green commander",
      { include: ["Sol Ring"], colors: ["G"], against: ["big-mana", "combo"] },
    ],
  ])("%s", (wish, expected) => {
    expect(read(wish, expected)).toEqual(expected);
  });
});

describe("what is one's own stays", () => {
  test.each<[string, Record<string, unknown>]>([
    ["I used to play goblins, build me that in commander", { tribe: "Goblin", against: undefined }],
    ["my kids love dragons, need a commander deck for them", { tribe: "Dragon", against: undefined }],
    [
      "everyone does vampires with Strefan, im doing blood tokens without them",
      { commanders: ["Strefan, Maurer Progenitor"], tribe: undefined, themes: ["blood"], against: undefined },
    ],
    [
      "everybody plays Krenko with goblins, I want burn",
      { commanders: ["Krenko, Mob Boss"], playstyle: "burn", tribe: undefined, against: undefined },
    ],
    [
      "hey! so my dog chewed through my Zaxara deck, the whole command zone, one sleeve survived, and since nobody pays for that i only have about sixty five bucks. my gf thinks i should take it as a sign. she is on orzhov herself, Teysa, annoying. i'd go for grixis, wizards maybe? Casting lots of cheap spells. 36 lands please",
      { tribe: "Wizard", colors: ["U", "B", "R"], budgetUsd: 65 },
    ],
    ["my wife loves unicorns, a deck for her in commander", { tribe: "Unicorn", against: undefined }],
    [
      "Blood Artist, Zulaport Cutthroat, Viscera Seer. commander",
      { include: ["Blood Artist", "Zulaport Cutthroat", "Viscera Seer"], against: undefined },
    ],
    [
      "I want my friends to discard their hands. commander, mono black",
      { colors: ["B"], against: undefined },
    ],
  ])("%s", (wish, expected) => {
    expect(read(wish, expected)).toEqual(expected);
  });

  test("of several formats that are only told of, one stays", () => {
    expect(parseIntent("my modern deck burned down, elves please", context).format).toBe("modern");
  });
});

test("a count that begins a wish and is a clause of its own is the deck's", () => {
  const { limits } = parseIntent("exactly 36 lands. goblins. edh deck. mono green", context);
  expect(limits).toEqual([{ what: "lands", least: 36, most: 36 }]);
});

test("a number behind 'with' is a deck's own, where nobody else is spoken of with it", () => {
  const { limits, unread } = parseIntent("under $250. with 23 lands. mono green. elves. pauper", context);
  expect(limits).toEqual([{ what: "lands", least: 23, most: 23 }]);
  expect(unread).toBeUndefined();
});

test("what a card may cost is a rule of the deck, beside whatever else stands in a short wish", () => {
  const wish = "no card over $2; knights; commons and uncommons only; legacy; 200 dollars max";
  expect(parseIntent(wish, context)).toMatchObject({ maxCardUsd: 2, budgetUsd: 200, maxRarity: "uncommon" });
});

test("what a rule passes over is the deck's own where everything around it says so", () => {
  const { colors } = parseIntent(
    "how would you crack a control-heavy metagame in pioneer with mono green?",
    context,
  );
  expect(colors).toEqual(["G"]);
});

test.each([
  ["i'm a nurse on nights, i have like 30 min on arena a day. goblins, standard", "arena"],
  ["I spent ten years on Arena. Now elves with real people, modern", undefined],
])("the game that somebody plays now is the deck's: %s", (wish, game) => {
  expect(parseIntent(wish, context).game).toBe(game);
});

test.each([
  "my friend plays burn - mono white soldiers, edh please",
  "tired of losing to elves – mono white soldiers for commander",
  "the meta is control — mono white soldiers, edh",
  "my table: mill, stax and more mill -- mono white soldiers, edh",
  "half my shop is on burn / mono white soldiers edh please",
  "my brother always brings artifacts mono white soldiers commander under $50",
])("a dash parts what others play from what is wished: %s", (wish) => {
  const { colors, tribe, against, playstyle } = parseIntent(wish, context);
  expect({ colors, tribe }).toEqual({ colors: ["W"], tribe: "Soldier" });
  expect(against?.length).toBeGreaterThan(0);
  expect(playstyle).toBeUndefined();
});
