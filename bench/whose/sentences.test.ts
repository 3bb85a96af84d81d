import { describe, expect, test } from "vitest";
import { readWishes } from "../wishes/wish.ts";
import { labelAt, OF_RULED_OUT, OF_WHOSE, readSentences } from "./sentences.ts";

describe("the sentences to learn from", () => {
  const sentences = [...readSentences(OF_WHOSE), ...readSentences(OF_RULED_OUT)];

  test("can be read, each once", () => {
    const texts = sentences.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(2_000);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("hold none of the wishes that are kept back", () => {
    const kept = new Set(readWishes("kept").map(({ text }) => text));
    expect(sentences.filter(({ text }) => kept.has(text))).toEqual([]);
  });
});

describe("what is said of words", () => {
  const sentence = {
    text: "my friend plays elves, I play elves of my own",
    own: ["elves of my own"],
    theirs: ["plays elves,"],
    other: [],
  };

  test("is told by the words that are named", () => {
    expect(labelAt(sentence, 16, 21)).toBe("theirs");
    expect(labelAt(sentence, 30, 35)).toBe("own");
    expect(labelAt(sentence, 3, 9)).toBeUndefined();
  });
});
