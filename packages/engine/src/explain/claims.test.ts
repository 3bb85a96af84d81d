import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { createEngine, type Engine } from "../engine.ts";
import type { GenerateRequest } from "../types.ts";
import {
  type Claim,
  type ClaimedSentence,
  claimedSentence,
  continuedSentence,
  wordingsOf,
} from "./claims.ts";
import { isRow } from "./tellings.ts";

let table: CardTable;
let engine: Engine;
let heard: readonly ClaimedSentence[] = [];

beforeAll(async () => {
  const real = await readReal();
  table = real.table;
  engine = createEngine({
    ...real,
    onClaims: (claims) => {
      heard = claims;
    },
  });
}, 60_000);

/** One claim of each kind. */
const EACH: { readonly [Kind in Claim["kind"]]: Claim & { readonly kind: Kind } } = {
  effect: { kind: "effect", effect: "draws", text: "draws a card" },
  does: { kind: "does", tag: "draw", phrases: ["Draws cards"] },
  body: { kind: "body", power: 2, toughness: 2, manaValue: 1, keywords: ["haste"] },
  loyalty: { kind: "loyalty", loyalty: 4, manaValue: 3 },
  quote: { kind: "quote", text: "Each player may" },
  combo: { kind: "combo", with: "Basalt Monolith", end: "M" },
  counts: { kind: "counts", what: "lands", count: 20, says: ["{n} lands to set it off"] },
  "plays-in": { kind: "plays-in", of: "Lathril", share: 0.84, elsewhere: 0.12 },
  archetype: { kind: "archetype", of: "Burn", share: 1, zone: "main" },
  tie: {
    kind: "tie",
    tie: "blink",
    with: ["Ephemerate"],
    says: ["can be blinked by Ephemerate to do it again"],
  },
  early: { kind: "early", for: "Krenko, Mob Boss", turn: 3, turns: 1 },
  among: { kind: "among", noun: "board wipes", group: "Board wipes", of: 5, at: 4, count: 2 },
  together: { kind: "together", with: "Sol Ring" },
  type: { kind: "type", type: "Elf", count: 43 },
  cheapest: { kind: "cheapest", group: "Removal", count: 9 },
  dearest: { kind: "dearest", group: "Removal", count: 9 },
  drops: { kind: "drops", manaValue: 2, count: 11 },
  copies: { kind: "copies", copies: 3, of: 60, zone: "main" },
  like: { kind: "like", with: "Tainted Isle" },
  land: { kind: "land", text: "Makes black" },
  side: { kind: "side", purpose: "graveyard", phrases: ["for graveyard decks"] },
  zone: { kind: "zone", zone: "Planes", count: 10 },
  pool: { kind: "pool", text: "a land that the deck does without" },
  leads: { kind: "leads", creatures: 30, spells: 20 },
  plan: { kind: "plan", text: "Empty their library", cards: [], numbers: [] },
  theme: { kind: "theme", text: "The theme is tokens", cards: [], numbers: [] },
  heart: { kind: "heart", text: "Its heart is A and B", cards: ["A", "B"], numbers: [] },
  core: { kind: "core", text: "Ten cards are listed", cards: [], numbers: [10] },
  opens: { kind: "opens", text: "It opens with twelve creatures", cards: ["A"], numbers: [12] },
  sets: { kind: "sets", text: "It plays four copies each of A and B", cards: ["A", "B"], numbers: [4] },
  gains: { kind: "gains", text: "A gains from its 20 artifacts", cards: ["A"], numbers: [20] },
  win: { kind: "win", text: "A and B are the two-card combo", cards: ["A", "B"], numbers: [1] },
  keeps: { kind: "keeps", text: "Keep hands with two to four lands", cards: [], numbers: [2, 4] },
};

test.each(Object.values(EACH))("a claim has words: $kind", (claim) => {
  const words = wordingsOf(claim);
  expect(words.length).toBeGreaterThan(0);
  for (const each of words) expect(each).not.toMatch(/undefined|NaN|[{}]|^$/);
  expect(new Set(words).size).toBe(words.length);
});

test("the share of a commander's decks stands beside that of all others", () => {
  expect(wordingsOf(EACH["plays-in"])).toContain("84 % of Lathril decks play it, 12 % of all that could");
});

test("a sentence is its claims, in order", () => {
  const claims = [EACH.body, EACH.archetype].map((claim) => ({ claim, words: wordingsOf(claim)[0] ?? "" }));
  expect(claimedSentence("Goblin Guide", claims).sentence).toBe(
    "A 2/2 with haste for one mana; 100 % of Burn decks play it.",
  );
});

/** Sentences that say nothing, or more than anybody has checked. */
const EMPTY =
  /does its part|left alone|they have to answer|comes in for|changes the angle|fills a gap|starts the clock|hits hard for its cost/i;

describe("the reasons of a deck", () => {
  const requests: GenerateRequest[] = [
    { prompt: "elf tribal commander under $100", seed: 1 },
    { prompt: "atraxa superfriends", seed: 1 },
    { prompt: "modern burn", seed: 1 },
    { prompt: "pauper affinity", seed: 1 },
    { format: "standard", playstyle: "control", seed: 2 },
    { format: "commander", playstyle: "stax-prison", seed: 6 },
  ];
  test.each(requests)("are claims that are said once: %j", (request) => {
    const { deck } = engine.generate(request);
    const reasons = Object.values(deck.card_list).flatMap((items) => items.map(({ reason }) => reason));
    expect(reasons.filter((reason, at) => reasons.indexOf(reason) !== at)).toEqual([]);
    expect(reasons.filter((reason) => EMPTY.test(reason))).toEqual([]);
    const claimed = new Set(heard.map(({ sentence }) => sentence));
    expect(reasons.filter((reason) => !claimed.has(reason))).toEqual([]);
    for (const { sentence, claims } of heard) expect(claims.length, sentence).toBeGreaterThan(0);
    for (const { sentence } of heard.filter(({ card }) => card === ""))
      expect(deck.seo_description).toContain(sentence);
  });

  test("name the other piece of a combo", () => {
    engine.generate({
      format: "commander",
      commanders: ["Oloro, Ageless Ascetic"],
      include: ["Exquisite Blood", "Sanguine Bond"],
      seed: 1,
    });
    const pieceOf = (name: string): Claim | undefined =>
      heard.find(({ card }) => card === name)?.claims.find(({ claim }) => claim.kind === "combo")?.claim;
    expect(pieceOf("Exquisite Blood")).toBeDefined();
    expect(pieceOf("Sanguine Bond")).toBeDefined();
  });

  test("tell without texts what cards do and work with, where that was read when the table was made", () => {
    engine.generate({ prompt: "brago blink commander", seed: 1 });
    const told = heard.flatMap(({ claims }) => claims.map(({ claim }) => claim));
    expect(told.filter(({ kind }) => kind === "effect").length).toBeGreaterThan(25);
    const ties = told.flatMap((claim) => (claim.kind === "tie" ? [claim.tie] : []));
    expect(ties.length).toBeGreaterThan(15);
    expect(ties).toContain("blink");
  });

  test("tell a card that makes mana as one, not as an attacker", () => {
    engine.generate({ prompt: "elf tribal commander under $100", seed: 1 });
    const elf = heard.find(({ card }) => card === "Arbor Elf" || card === "Llanowar Elves");
    expect(elf?.sentence).not.toMatch(/hits|attack/i);
  });

  test("tell of a card that somebody added what it does, in claims that need no heading of the list", () => {
    const { deck } = engine.generate({ prompt: "elf tribal commander under $100", seed: 1 });
    const main = { ...deck.main, "Priest of Titania": 1, Cultivate: 1, "Wirewood Lodge": 1 };
    const side = { "Nature's Claim": 1 };
    for (const card of [
      "Priest of Titania",
      "Cultivate",
      "Wirewood Lodge",
      "Nature's Claim",
      ...deck.commanders,
    ]) {
      heard = [];
      const { does } = engine.alternatives({ deck: { ...deck, main, side }, card });
      expect(does, card).toMatch(/^(?!You)\S.*\.$/);
      expect(heard.map((sentence) => [sentence.card, continuedSentence(sentence)])).toEqual([[card, does]]);
      const kinds = heard.flatMap(({ claims }) => claims.map(({ claim }) => claim.kind));
      expect(kinds.filter((kind) => ["among", "cheapest", "dearest", "zone"].includes(kind))).toEqual([]);
    }
    expect(engine.alternatives({ deck, card: "Lightning Bolt" }).does).toBeUndefined();
  });

  test("say in how many of the commander's decks a card is played", () => {
    engine.generate({ commanders: ["Lathril, Blade of the Elves"], seed: 1 });
    const shares = heard.flatMap(({ claims }) => claims).filter(({ claim }) => claim.kind === "plays-in");
    expect(shares.length).toBeGreaterThan(20);
    expect(shares[0]?.words).toMatch(/\d+ % .*Lathril/);
  });
});

test("the bundled table is told by today's rows: else build it anew", () => {
  const unknown = new Set<string>();
  let known = 0;
  for (let card = 0; card < table.size; card++)
    for (const { row } of table.tellings(card)) {
      if (isRow(row)) known++;
      else unknown.add(row);
    }
  expect([...unknown]).toEqual([]);
  expect(known).toBeGreaterThan(table.size);
});
