import fc from "fast-check";
import { expect, test } from "vitest";
import { eachBit } from "./bits.ts";
import { JoinedTexts } from "./joined-texts.ts";

function positions(texts: JoinedTexts, wanted: string): number[] {
  const found: number[] = [];
  eachBit(texts.holding(wanted), (at) => found.push(at));
  return found;
}

const letters = fc.constantFrom("a", "b", "{t}:", ",", " ", " ", "\n");
const text = fc.array(letters, { maxLength: 12 }).map((all) => all.join(""));
const wanted = fc.array(letters, { minLength: 1, maxLength: 5 }).map((all) => all.join(""));

test("parts of texts are found by words as they are found letter by letter", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 40 }), wanted, (texts, part) => {
      const learned = new JoinedTexts(texts);
      expect([learned.learnWords(), learned.learnWords()]).toEqual([true, false]);
      const plain = texts.flatMap((one, at) => (one.includes(part) ? [at] : []));
      expect(positions(learned, part)).toEqual(plain);
      expect(positions(new JoinedTexts(texts), part)).toEqual(plain);
    }),
    { numRuns: 2000 },
  );
});

test("phrases of which few texts have all words are looked for in those", () => {
  const texts: string[] = Array.from({ length: 100 }, (_, at) => (at % 10 === 0 ? "draw a card" : "a land"));
  texts[50] = "a card to draw a";
  const learned = new JoinedTexts(texts);
  learned.learnWords();
  expect(positions(learned, "draw a car")).toEqual([0, 10, 20, 30, 40, 60, 70, 80, 90]);
  expect(positions(learned, "aw a")).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(positions(learned, "draw  a")).toEqual([]);
});

test("texts that have a sign for some words learn from those that have the words", () => {
  const named = ["sol ring enters", "when sol ring dies, draw", "a ring dies"];
  const signed = new JoinedTexts(named.map((one) => one.replace("sol ring", "~")));
  signed.learnWords({ from: new JoinedTexts(named), sign: "~" });
  expect(positions(signed, "~ dies")).toEqual([1]);
  expect(positions(signed, "dies")).toEqual([1, 2]);
  expect(positions(signed, "~")).toEqual([0, 1]);
  expect(positions(signed, "when ~ d")).toEqual([1]);
});
