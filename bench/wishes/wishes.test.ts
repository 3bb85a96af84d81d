import { describe, expect, test } from "vitest";
import { HALVES, readSentences, readWishes } from "./wish.ts";

const wishes = HALVES.flatMap((half) => readWishes(half));

describe("wishes as people type them", () => {
  test("all are what the schema says, once each, thirty or more of a family", () => {
    expect(new Set(wishes.map(({ text }) => text)).size).toBe(wishes.length);
    const families = new Set(wishes.map(({ family }) => family));
    expect(families.size).toBe(11);
    for (const family of families)
      expect(wishes.filter((wish) => wish.family === family).length, family).toBeGreaterThanOrEqual(30);
  });

  test("two hundred or more are kept back, of every family", () => {
    const kept = wishes.filter(({ half }) => half === "kept");
    expect(kept.length).toBeGreaterThanOrEqual(200);
    expect(new Set(kept.map(({ family }) => family)).size).toBe(11);
  });

  test("each says something, or is about what must not be read", () => {
    for (const { text, want, limits = [], never = {} } of wishes) {
      const said = Object.keys(want).length + limits.length + Object.keys(never).length;
      expect(said, text).toBeGreaterThan(0);
    }
  });

  test("five hundred sentences, each once", () => {
    const sentences = readSentences();
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.length).toBeGreaterThanOrEqual(500);
  });
});
