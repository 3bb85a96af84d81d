import { cardsInArticle } from "@deckwright/decks/article-text.ts";
import { toMeasured } from "@deckwright/decks/deck.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import { briefOf } from "./brief.ts";
import { retell, type ToldArticle } from "./retell.ts";
import { type Article, plainText } from "./write-article.ts";

let real: Awaited<ReturnType<typeof readReal>>;
let articles: Article[];
beforeAll(async () => {
  real = await readReal();
  const engine = await readEngine(0.02);
  articles = ["elf tribal commander under $100", "mono red burn modern", "pauper faeries"].map((prompt) =>
    engine.article(toMeasured(engine.generate({ prompt, seed: 1 }).deck), 1),
  );
}, 120_000);

/** Somebody who says what the facts say, with a sentence of their own before each part. */
function teller(article: Article, add: readonly string[] = []): ToldArticle {
  return {
    headline: "A deck that knows what it wants",
    lead: "How it plays, and why that is enough.",
    parts: briefOf(article).parts.map(({ id, facts }, at) => ({
      id,
      heading: `A heading of ${"mine ".repeat(at + 1).trim()}`,
      paragraphs: [[`This is said in words of mine, ${"so ".repeat(at + 1)}there.`, ...add, facts].join(" ")],
    })),
  };
}

describe("an article in somebody else's words", () => {
  test("keeps what is true of the deck, with its charts, and marks its cards", () => {
    for (const article of articles) {
      const { article: told } = retell(article, teller(article), real.table);
      expect(told?.headline).toBe("A deck that knows what it wants");
      expect(told?.standfirst).toBe("How it plays, and why that is enough.");
      const text = told ? plainText(told) : "";
      expect(text).toContain("This is said in words of mine, so there.");
      expect(text).toContain("A heading of mine mine");
      expect(text.split(/\s+/).length).toBeGreaterThan(350);
      const charts = (each: Article | undefined) => each?.blocks.filter(({ kind }) => kind === "chart");
      expect(charts(told)).toEqual(charts(article));
      expect(told?.cards.length).toBeGreaterThan(3);
      for (const name of cardsInArticle(told?.blocks ?? []))
        expect([...article.list, ...article.proposed]).toContain(name);
    }
  });

  test.each([
    ["a card of another deck", "Then Force of Will ends it."],
    ["the same in small letters", "Then cast force of will and be done."],
    ["a card that nobody has printed", "Nobody expects Zorblax the Unmaker here."],
    ["a number that no fact has", "It holds 4711 spells."],
    ["the same in words", "Ninety-four creatures attack."],
    ["a price that no fact has", "All of it costs $987654."],
    ["a share that no fact has", "It wins 99.5% of its games."],
    ["markup", "<script>alert(1)</script> is in it."],
    ["a mark of ours", "It plays [[Black Lotus]] too."],
    ["a link", "More of it is on www.example.com for you."],
    ["a picture", "[cards: Black Lotus | Mox Ruby] stand here."],
  ])("leaves out %s, and what was said before", (_, lie) => {
    for (const article of articles) {
      const { article: told, dropped } = retell(article, teller(article, [lie, "Play it."]), real.table);
      const text = told ? plainText(told) : "";
      expect(text, `${dropped}`).not.toBe("");
      expect(text).not.toMatch(/force of will|Zorblax|4711|inety-four|987654|99\.5|script|Lotus|example/i);
      expect(text.match(/Play it\./g)).toHaveLength(1);
      expect(dropped).toBeGreaterThanOrEqual(briefOf(article).parts.length);
    }
  });

  test("is none where a part is missing or little is left, nor where it has no end", () => {
    for (const article of articles) {
      const whole = teller(article);
      const [first, ...others] = whole.parts;
      if (first === undefined) throw new Error("There is no part.");
      const wrong: ToldArticle[] = [
        { headline: "", lead: "", parts: [] },
        { ...whole, parts: others },
        { ...whole, parts: [{ ...first, paragraphs: ["Black Lotus wins."] }, ...others] },
        {
          ...whole,
          parts: [
            {
              ...first,
              paragraphs: Array.from(
                { length: 2_000 },
                (_, at) => `Go ${"on ".repeat(at % 40)}and ${"on ".repeat(Math.floor(at / 40))}and on.`,
              ),
            },
            ...others,
          ],
        },
      ];
      for (const told of wrong) expect(retell(article, told, real.table).article).toBeUndefined();
    }
  });

  test("has the engine's headline where its own is a lie", () => {
    const [article] = articles;
    if (article === undefined) throw new Error("There is no article.");
    const told = { ...teller(article), headline: "How Black Lotus wins", lead: "9999 spells" };
    const { headline, standfirst } = retell(article, told, real.table).article ?? article;
    expect([headline, standfirst]).toEqual([article.headline, article.standfirst]);
  });
});
