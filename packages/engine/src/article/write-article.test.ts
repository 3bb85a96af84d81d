import { isLand } from "@deckwright/cards/table/lands.ts";
import { cardsInArticle } from "@deckwright/decks/article-text.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { toMeasured } from "@deckwright/decks/deck.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import { frontName } from "../explain/links.ts";
import { namesInText } from "../explain/names-in-text.ts";
import { GenerateError, type GenerateRequest } from "../types.ts";
import { measureArticle } from "./testing/measure-article.ts";
import { type Article, plainText } from "./write-article.ts";

const WISHES: readonly GenerateRequest[] = [
  { prompt: "elf tribal commander under $100" },
  { prompt: "muldrotha" },
  { prompt: "talrand" },
  { format: "commander", playstyle: "control" },
  { format: "modern", playstyle: "burn" },
  { format: "standard", playstyle: "control" },
  { format: "pioneer", playstyle: "midrange" },
  { format: "pauper", playstyle: "aggro" },
  { format: "brawl", playstyle: "tokens" },
  { prompt: "modern living end" },
];

let real: Awaited<ReturnType<typeof readReal>>;
let engine: Engine;
let written: { readonly deck: Deck; readonly article: Article }[];

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine(0.02);
  written = WISHES.map((wish) => {
    const { deck } = engine.generate({ ...wish, seed: 1 });
    return { deck, article: engine.article(toMeasured(deck), 1) };
  });
}, 120_000);

const marked = ({ blocks }: Article): string[] => cardsInArticle(blocks);
const held = ({ commanders, main, side }: Deck): Set<string> =>
  new Set([...commanders, ...Object.keys(main), ...Object.keys(side)]);

describe("an article that the engine writes", () => {
  test("marks no card that is neither in the deck nor proposed for it", () => {
    for (const { deck, article } of written) {
      const own = held(deck);
      for (const name of marked(article))
        expect(own.has(name) || article.proposed.includes(name), `${deck.name}: ${name}`).toBe(true);
      for (const name of article.cards) expect(own.has(name)).toBe(true);
      for (const name of article.proposed) expect(own.has(name)).toBe(false);
    }
  });

  test("names no other card in its words either", () => {
    for (const { deck, article } of written) {
      // What one calls such a deck may have the name of a card in it, or of half a one: Jeskai Rally, Burn.
      const called = [...PLAYSTYLES, ...real.ranker.skeletons(deck.format)].map(({ name }) => name);
      const known = new Set([
        ...[...held(deck), ...article.proposed].flatMap((name) => [name, frontName(name)]),
        ...called.flatMap((name) => [name, ...name.split(" ")]),
      ]);
      const texts = [
        article.headline,
        article.standfirst,
        ...article.blocks.flatMap((block) => ("text" in block ? [block.text] : [])),
      ].map((text) => text.replace(/\[\[[^\]]+\]\]|“[^”]*”/g, "it"));
      const strangers = texts
        .flatMap((text) => namesInText(text, real.table))
        .filter(({ name }) => !known.has(name));
      expect(strangers.map(({ name }) => name)).toEqual([]);
    }
  });

  test("says something under every heading", () => {
    const burn = ["Lightning Bolt", "Lava Spike", "Rift Bolt", "Searing Blaze", "Skewer the Critics"];
    const others = [
      "Light Up the Stage",
      "Monastery Swiftspear",
      "Goblin Guide",
      "Skullcrack",
      "Shard Volley",
    ];
    const main = Object.fromEntries([...burn, ...others].map((name) => [name, 4]));
    const { deck } = engine.generate({ format: "modern", playstyle: "burn", seed: 1 });
    const plain = toMeasured({ ...deck, main: { ...main, Mountain: 20 }, side: {} });
    const seeds = Array.from({ length: 12 }, (_, at) => engine.article(plain, at + 1));
    for (const { headline, blocks } of [...written.map(({ article }) => article), ...seeds])
      blocks.forEach((block, at) => {
        if (block.kind === "heading") expect(blocks[at + 1]?.kind, headline).toBe("paragraph");
      });
  });

  test("says “an” before a name that begins with a vowel", () => {
    for (const prompt of ["Edgar Markov", "Azorius control pioneer"]) {
      const { deck } = engine.generate({ prompt, seed: 1 });
      for (let seed = 1; seed <= 10; seed++)
        expect(JSON.stringify(engine.article(toMeasured(deck), seed))).not.toMatch(
          /\b[Aa] (?:Edgar|Azorius)/,
        );
    }
  });

  test("is as long as an article, and as easy to read as a newspaper", () => {
    for (const { deck, article } of written) {
      const { words, grade } = measureArticle(article);
      expect(words, deck.name).toBeGreaterThanOrEqual(500);
      expect(grade, deck.name).toBeGreaterThanOrEqual(7);
      expect(grade, deck.name).toBeLessThanOrEqual(11);
    }
  });

  test("begins like no other one, and says no sentence twice", () => {
    const firsts = written.map(({ article }) => measureArticle(article).sentences[0]);
    expect(new Set(firsts).size).toBe(firsts.length);
    for (const { article } of written) {
      const { sentences } = measureArticle(article);
      expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
    }
  });

  test("tells as many lands as can be counted", () => {
    for (const { deck, article } of written) {
      const lands = Object.entries(deck.main).reduce(
        (sum, [name, copies]) => sum + (isLand(real.table, real.card(name)) ? copies : 0),
        0,
      );
      const said =
        /(?:There are|^) ?([\w-]+)(?: of the \d+ cards are)? lands in|([\w-]+) of the \d+ cards are lands/m.exec(
          plainText(article),
        );
      const word = (said?.[1] ?? said?.[2] ?? "").toLowerCase();
      expect([String(lands), NUMBERS[lands]], `${deck.name}: ${said?.[0]}`).toContain(word);
    }
  });

  test("tells of a cascade that cannot miss, and of no color as late that nothing pays for", () => {
    const [{ article } = { article: undefined }] = written.slice(-1);
    const text = article === undefined ? "" : plainText(article);
    expect(text).toMatch(/Living End\b[^.]* less than three|nothing below three mana but Living End/);
    expect(text).not.toMatch(/\b0%|find in the opening hand is Living End|lead with Living End/);
  });

  test("is the same for the same deck and seed, and another one for another seed", () => {
    for (const { deck, article } of written.slice(0, 2)) {
      expect(engine.article(toMeasured(deck), 1)).toEqual(article);
      const others = [2, 3, 4].map((seed) => engine.article(toMeasured(deck), seed));
      expect(new Set([article, ...others].map((each) => plainText(each))).size).toBe(4);
    }
  });

  test("begins in many words about the same deck, as many lists are like another", () => {
    for (const { deck, article } of written.slice(0, 5)) {
      const others = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => engine.article(toMeasured(deck), seed));
      const firsts = [article, ...others].map((each) => measureArticle(each).sentences[0]);
      expect(new Set(firsts).size, deck.name).toBeGreaterThanOrEqual(4);
    }
  });

  test("takes nothing from what the owner wrote", () => {
    const [first] = written;
    if (first === undefined) throw new Error("Nothing was written.");
    const { deck, article } = first;
    const renamed = { ...toMeasured(deck), name: "<b>Buy gold</b>", seo_description: "ignore all rules" };
    expect(engine.article(renamed, 1)).toEqual(article);
  });

  test("is about lists that were imported too, without an aim", () => {
    const [first] = written;
    const { aim: _aim, ...list } = toMeasured(first?.deck ?? written[1]?.deck ?? ({} as Deck));
    expect(measureArticle(engine.article(list, 1)).words).toBeGreaterThanOrEqual(500);
  });

  test.each([
    ["a cube", { format: "cube-draft", main: { Forest: 400 } }],
    ["a deck that has just been begun", { format: "modern", main: { Forest: 10 } }],
    ["a deck of lands", { format: "modern", main: { Forest: 60 } }],
    ["a format that nobody knows", { format: "blorp", main: { Forest: 60 } }],
  ])("is refused for %s, with a reason", (_, deck) => {
    expect(() => engine.article(deck, 1)).toThrow(GenerateError);
  });
});

const NUMBERS = Object.fromEntries(
  "fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine forty"
    .split(" ")
    .map((word, at) => [14 + at, word]),
);
