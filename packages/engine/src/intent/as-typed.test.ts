import { limitWords } from "@deckwright/decks/wish-limits.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Intent } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

test.each([
  ["wg enchantress edh bracket 3 ~150", 150],
  ["similar to my Meren deck but less $$$ (like 60)", 60],
  ["token commander. I can do 200 and we play bracket 3", 200],
  ["a modern deck, I can do 60 cards", undefined],
])("a sum as people put it: %s", (wish, budget) => {
  expect(parseIntent(wish, context).budgetUsd).toBe(budget);
});

describe("what is counted", () => {
  test("goes on behind a plus", () => {
    const { limits = [], tribe } = parseIntent("edh elves: 30+ creatures, no more than 34 lands", context);
    expect(tribe).toBe("Elf");
    expect(limits.map((limit) => limitWords(limit))).toEqual(["at least 30 creatures", "at most 34 lands"]);
  });

  test.each([
    ["necesito un mazo commander de dragones, nada de tierras que entren giradas", ["tapped lands"]],
    ["Commander Deck Drachen, keine Länder die getappt ins Spiel kommen", ["tapped lands"]],
    ["no lands which need babysitting, edh", undefined],
    ["no creatures that hurt me, gruul edh", undefined],
    ["gruul edh. Let me spell it out: goblins", undefined],
  ])("is not all of a kind where words say which: %s", (wish, exclude) => {
    const read = parseIntent(wish, context);
    expect(read.exclude).toEqual(exclude);
    expect(read.limits).toBeUndefined();
  });
});

test.each([
  ["mono u pauper, 2 echoing truth side", ["SB: 2 Echoing Truth"]],
  ["Modern burn 4x bolt 4x spike 4x swiftspear", ["Lightning Bolt", "Lava Spike", "Monastery Swiftspear"]],
  ["deck pauper vermelho agressivo, com 18 terrenos e 4 Raio", ["Lightning Bolt"]],
])("cards in short: %s", (wish, include) => {
  expect(parseIntent(wish, context).include).toEqual(include);
});

test("a card that a limit is not meant for is wanted", () => {
  const read = parseIntent("nothing over $5 except Sol Ring, edh", context);
  expect(read).toMatchObject({ maxCardUsd: 5, include: ["Sol Ring"] });
  expect(read.exclude).toBeUndefined();
});

test.each([
  ["no Sheoldred, pioneer tokens", ["Sheoldred, the Apocalypse", "Sheoldred // The True Scriptures"]],
  ["I could live without Swords. azorius birds edh", ["Swords to Plowshares"]],
  ["never had fun vs extra turns or mass land destruction so leave those out. temur", ["extra turns"]],
])("is ruled out by the name that people use, and by words behind it: %s", (wish, out) => {
  expect(parseIntent(wish, context).exclude).toEqual(expect.arrayContaining(out));
});

test.each([
  ["Gonti, the old one not the new one, steal stuff, edh", ["Gonti, Lord of Luxury"]],
  ["elesh norn (the new one, mother of machines) commander", ["Elesh Norn, Mother of Machines"]],
])("who is meant is told by age: %s", (wish, commanders) => {
  expect(parseIntent(wish, context).commanders).toEqual(commanders);
});

test("what whoever is to have the deck likes most is the wish", () => {
  const wish = "My nephew turns 12 and his favorite thing is dinosaurs. I'd like a commander deck for him";
  expect(parseIntent(wish, context)).toMatchObject({ tribe: "Dinosaur" });
  expect(parseIntent(wish, context).against).toBeUndefined();
});

test("counts before a bare side are of the sideboard", () => {
  const { limits = [] } = parseIntent("pls 2 wraths main, 2 wraths side. azorius control pioneer", context);
  expect(limits.map((limit) => limitWords(limit))).toEqual([
    "2 board wipes",
    "2 board wipes in the sideboard",
  ]);
});

test.each([
  [
    "azorius edh control with just enough creatures to win, say 6 to 8, and counterspells in the double digits",
    ["6 to 8 creatures", "at least 10 counterspells"],
  ],
  ["up to forty lands for Lord Windgrace and no lower than 38", ["38 to 40 lands"]],
])("a bound may stand behind a clause: %s", (wish, limits) => {
  expect(parseIntent(wish, context).limits?.map((limit) => limitWords(limit))).toEqual(limits);
});

test.each<[string, Partial<Intent>]>([
  ["historic commander, Chulane", { format: "brawl", commanders: ["Chulane, Teller of Tales"] }],
  ["legacy delver, 4 bowmasters if grixis, stay UR", { colors: ["U", "R"] }],
  ["boros version of rakdos sacrifice from pioneer, but edh", { colors: ["W", "R"], format: "commander" }],
  ["legacy golgari with a grave troll", { include: ["Golgari Grave-Troll"] }],
  ["white soldiers and kor, modern", { tribe: "Kor, Soldier" }],
  ["dimir rogues, no more than $1/card, total < $45", { maxCardUsd: 1, budgetUsd: 45 }],
  ["the whole thing should be commons and uncommons. uw fliers", { maxRarity: "uncommon" }],
  ["mono black pioneer with a playset of Push", { include: ["Fatal Push"] }],
  ["goblins that aren't led by Krenko", { exclude: ["Krenko, Mob Boss"] }],
])("is read as it is meant: %s", (wish, fields) => {
  expect(parseIntent(wish, context)).toMatchObject(fields);
});

test("what a word of reproach is like is no card", () => {
  const wish = "strong but not oppressive commander deck w/ Kaalia";
  expect(parseIntent(wish, context).exclude).toBeUndefined();
});

test.each<[string, Partial<Intent>]>([
  ["nothing over 4cmc, UB, pauper", { maxManaValue: 4 }],
  ["golgari pioneer, 3+ Vraska's Contempt", { limits: [{ what: "Vraska's Contempt", least: 3 }] }],
  ["t1 thoughtseize t2 goyf t3 lili - that kind of jund, modern", { format: "modern" }],
  ["Don't give me the usual Atraxa list. No poison, edh", { commanders: ["Atraxa, Praetors' Voice"] }],
  ["kykar spirits, about 75 for the spells", { budgetUsd: 75 }],
  ["モダンで青黒のマーフォークじゃなくてフェアリーのデッキ", { tribe: "Faerie", colors: ["U", "B"] }],
  ["스탠다드 모노 그린 덱", { format: "standard", colors: ["G"] }],
])("shorthand means what it says: %s", (wish, fields) => {
  expect(parseIntent(wish, context)).toMatchObject(fields);
});

test.each([
  ["grixis edh, 10 sorceries and like 20 creatures", ["10 sorceries", "18 to 22 creatures"]],
  ["I'd like twenty lands, boros legacy", ["20 lands"]],
  ["红绿恐龙指挥官，至少25只生物", ["at least 25 creatures"]],
  ["레거시 번 덱, 산 20장, 사이드보드 없이", ["20 mountain", "no sideboard"]],
])("a count in words that mean it: %s", (wish, limits) => {
  const read = parseIntent(wish, context);
  expect(read.limits?.map((limit) => limitWords(limit).toLowerCase())).toEqual(limits);
});

test.each<[string, Partial<Intent>]>([
  ["100$ edh deck, of which max 20 for lands, naya dinos", { budgetUsd: 100 }],
  ["elves commander, I'd put another 50 in", { budgetUsd: 50 }],
  ["standard control, any color combo but azorius", { playstyle: "control" }],
  ["no black cards, any green either. wur dragons", { colors: ["W", "U", "R"] }],
  ["Taken: elves, zombies. red-white equipment commander", { exclude: ["Elf", "Zombie"] }],
])("is no more than was said: %s", (wish, fields) => {
  expect(parseIntent(wish, context)).toMatchObject(fields);
});

test.each<[string, Partial<Intent>]>([
  ["pioneer black, 16 creatures or less, 100 dollars", { budgetUsd: 100 }],
  ["creatures 16 or less, 100 dollars, pioneer", { budgetUsd: 100 }],
  ["rin and seri, 2 bucks max/card", { maxCardUsd: 2 }],
  ["soldiers, and if it costs more than 35 bucks my wife will notice", { budgetUsd: 35 }],
  ["brawl, Golos' not legal i know, so Kenrith", { commanders: ["Kenrith, the Returned King"] }],
  ["my cube leftovers: Vindicate -> make an orzhov commander deck w/ them", { format: "commander" }],
  [
    "gruul commander, every nonland card has to be a creature",
    { limits: [{ what: "spells", but: "creatures", most: 0 }] },
  ],
])("a limit is kept apart from what stands beside it: %s", (wish, fields) => {
  expect(parseIntent(wish, context)).toMatchObject(fields);
});

test("so many of a word that nobody knows are no sum, in whatever letters", () => {
  const wish = "колода на пионер чёрная мидрейндж, 24 земли, не больше 3 масс ремувалов";
  expect(parseIntent(wish, context).budgetUsd).toBeUndefined();
});
