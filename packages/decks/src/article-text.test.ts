import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ArticleBlock,
  cardsInArticle,
  partsOfText,
  readArticleText,
  writeArticleText,
} from "./article-text.ts";

test("an article's text is read block by block", () => {
  const text = `First words about [[Arbor Elf]].
They go on.

## The mana
[chart: curve]
- one
- two
> Count to ten.

[cards: Arbor Elf | Fire // Ice]`;
  expect(readArticleText(text)).toEqual([
    { kind: "paragraph", text: "First words about [[Arbor Elf]]. They go on." },
    { kind: "heading", text: "The mana" },
    { kind: "chart", of: "curve" },
    { kind: "list", items: ["one", "two"] },
    { kind: "quote", text: "Count to ten." },
    { kind: "cards", names: ["Arbor Elf", "Fire // Ice"] },
  ]);
  expect(cardsInArticle(readArticleText(text))).toEqual(["Arbor Elf", "Fire // Ice"]);
});

test("markup of other languages is words", () => {
  for (const text of [
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "![a](b)",
    "**bold**",
    "[[",
    "[[]]",
    "[chart: x]",
  ])
    expect(readArticleText(text)).toEqual([{ kind: "paragraph", text }]);
  expect(partsOfText("[[a]b]] [[ ]] x")).toEqual([
    { kind: "words", text: "[[a]b]] " },
    { kind: "words", text: "[[ ]]" },
    { kind: "words", text: " x" },
  ]);
});

const words = fc.stringMatching(/^[A-Za-z][A-Za-z ,.']{0,40}[a-z.]$/);
const block: fc.Arbitrary<ArticleBlock> = fc.oneof(
  fc.record({ kind: fc.constantFrom("heading", "paragraph", "quote"), text: words }),
  fc.record({ kind: fc.constant("cards" as const), names: fc.array(words, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant("chart" as const), of: fc.constantFrom("curve", "colors") }),
  fc.record({ kind: fc.constant("list" as const), items: fc.array(words, { minLength: 1, maxLength: 4 }) }),
);

test("what is written is read again", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      expect(readArticleText(writeArticleText(blocks))).toEqual(blocks);
    }),
  );
});

test("any text is read, and every word of a paragraph is kept", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const each of readArticleText(text))
        if (each.kind === "paragraph")
          expect(
            partsOfText(each.text)
              .map((part) => (part.kind === "card" ? part.name : part.text))
              .join("").length,
          ).toBeGreaterThan(0);
    }),
  );
});
