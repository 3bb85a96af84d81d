import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { type ArticleBlock, cardsInArticle, writeArticleText } from "@deckwright/decks/article-text.ts";
import { checkedWords, type Figure, quotedIn, sentencesOf } from "../explain/check-words.ts";
import { frontName } from "../explain/links.ts";
import { numbersInText } from "../explain/numbers-in-text.ts";
import { type ArticlePart, partsOf } from "./brief.ts";
import { type Article, plainText } from "./write-article.ts";

/** An article in somebody else's words, of which nothing is believed. */
export interface ToldArticle {
  readonly headline: string;
  readonly lead: string;
  readonly parts: readonly {
    /** Of the brief. */
    readonly id: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** What is left of somebody's words. */
export interface Retold {
  /** Undefined where too little is left. */
  readonly article: Article | undefined;
  /** Sentences that were left out. */
  readonly dropped: number;
}

/** A part is kept from so many words on, or a third of the engine's where that is little, and an article. */
const LEAST_OF_A_PART = 20;
const LEAST_WORDS = 350;
/** More does not fit where articles are kept, with the marks of its cards. */
const MOST_CHARACTERS = 28_000;
const LONGEST_HEADLINE = 70;
const LONGEST_LEAD = 300;
const LONGEST_HEADING = 90;

/**
 * The engine's article with somebody else's words in the place of its own. Left out is each sentence that names a card which
 * neither the deck has nor the article proposes, gives a number that the article does not give, says what was said, or is no
 * plain text. Charts and pictures stay. There is no article where a part is left with hardly a sentence: the engine's own is
 * the better one.
 */
export function retell(article: Article, told: ToldArticle, table: CardTable): Retold {
  const length = told.parts.reduce((sum, { paragraphs }) => sum + paragraphs.join("").length, 0);
  // To check takes long where there is much of it.
  if (length > MOST_CHARACTERS) return { article: undefined, dropped: 0 };
  const check = createCheck(article, table);
  const blocks: ArticleBlock[] = [];
  let isWhole = true;
  for (const part of partsOf(article)) {
    const own = told.parts.find(({ id }) => id === part.id);
    const paragraphs = (own?.paragraphs ?? []).map(check.words).filter((text) => text !== "");
    const least = Math.min(LEAST_OF_A_PART, countWords(textOf(part)) / 3);
    if (countWords(paragraphs.join(" ")) < least) isWhole = false;
    const heading = check.line(own?.heading ?? "", LONGEST_HEADING) ?? part.heading;
    blocks.push(...blocksOf(part, heading, paragraphs.map(check.marked)));
  }
  const dropped = check.dropped();
  const text = writeArticleText(blocks);
  if (!isWhole || countWords(text) < LEAST_WORDS || text.length > MOST_CHARACTERS)
    return { article: undefined, dropped };
  const named = cardsInArticle(blocks);
  const list = new Set(article.list);
  return {
    dropped,
    article: {
      ...article,
      headline: check.line(told.headline, LONGEST_HEADLINE) ?? article.headline,
      standfirst: check.line(told.lead, LONGEST_LEAD) ?? article.standfirst,
      blocks,
      cards: named.filter((name) => list.has(name)),
      proposed: named.filter((name) => !list.has(name)),
    },
  };
}

/** A part with other words in it; what it shows stands where it did, behind the first paragraph and at the end. */
function blocksOf(
  { blocks }: ArticlePart,
  heading: string | undefined,
  paragraphs: readonly string[],
): ArticleBlock[] {
  const [first, ...rest] = paragraphs.map((text): ArticleBlock => ({ kind: "paragraph", text }));
  return [
    ...(heading === undefined ? [] : [{ kind: "heading", text: heading } as const]),
    ...(first ? [first] : []),
    ...blocks.filter(({ kind }) => kind === "chart"),
    ...rest,
    ...blocks.filter(({ kind }) => kind === "cards"),
  ];
}

interface Check {
  /** The sentences of a paragraph that hold. */
  words(text: string): string;
  /** A text of one line, whole or not at all; undefined where it does not hold. */
  line(text: string, most: number): string | undefined;
  /** A text that was checked, with its cards marked. */
  marked(text: string): string;
  dropped(): number;
}

function createCheck(article: Article, table: CardTable): Check {
  const cards = [...article.list, ...article.proposed];
  const facts = plainText(article);
  // Some names have numbers in them.
  const given = [...numbersInText([facts, ...cards].join("\n")), ...figuresOf(article)];
  const numbers = new Set(given.map(keyOf));
  const words = capitalWords(facts);
  const quotes = quotedIn(facts);
  const said = new Set<string>();
  let dropped = 0;
  const holds = (text: string): string => {
    const withNumbers = sentencesOf(text).filter((sentence) =>
      numbersInText(sentence).every((n) => numbers.has(keyOf(n))),
    );
    return checkedWords(withNumbers.join(" "), { cards, figures: given, words, quotes }, table);
  };
  return {
    words(text) {
      const kept = sentencesOf(holds(text)).filter((sentence) => !said.has(sentence));
      for (const sentence of kept) said.add(sentence);
      dropped += sentencesOf(text).length - kept.length;
      return kept.join(" ");
    },
    line(text, most) {
      const plain = text.replace(/\s+/g, " ").trim();
      return plain !== "" && plain.length <= most && holds(plain) === plain ? plain : undefined;
    },
    marked: createMarker(cards),
    dropped: () => dropped,
  };
}

function keyOf({ value, unit }: Figure): string {
  return `${unit}${value}`;
}

/** Figures that charts show and sentences need not. */
function figuresOf({ analysis }: Article): Figure[] {
  const { curve, lands, averageManaValue, price } = analysis;
  return [
    ...curve.flatMap(({ manaValue, creatures, others }) => [manaValue, creatures + others]),
    lands,
    Number(averageManaValue.toFixed(1)),
    Number(averageManaValue.toFixed(2)),
  ]
    .map((value): Figure => ({ value, unit: "" }))
    .concat([
      { value: Math.round(price.total), unit: "$" },
      { value: price.total, unit: "$" },
    ]);
}

/** Words that the facts write with a capital within a sentence: archetypes, creature types, formats. */
function capitalWords(facts: string): string[] {
  return [...facts.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}’'-]+/gu)].map(([word]) => word);
}

/** Marks names of cards in a text, the longest first, by the whole name even where a face is named. */
function createMarker(cards: readonly string[]): (text: string) => string {
  const byName = new Map(cards.flatMap((name) => [[frontName(name), name] as const, [name, name] as const]));
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map(escapeRegExp).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return (text) => text.replace(pattern, (name) => `[[${byName.get(name) ?? name}]]`);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function textOf({ blocks }: ArticlePart): string {
  return blocks.flatMap((block) => ("text" in block ? [block.text] : [])).join(" ");
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
