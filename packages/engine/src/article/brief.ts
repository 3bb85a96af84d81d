import type { ArticleBlock } from "@deckwright/decks/article-text.ts";
import { type Article, plainText } from "./write-article.ts";

/** A part of an article: what stands before the first heading, or below a heading. */
export interface ArticlePart {
  /** "opening", "part-1", "part-2", ... */
  readonly id: string;
  readonly heading: string | undefined;
  readonly blocks: readonly ArticleBlock[];
}

/** What somebody else is told who is to write about the same deck: sentences that are true, part by part. */
export interface ArticleBrief {
  readonly headline: string;
  readonly lead: string;
  readonly parts: readonly {
    readonly id: string;
    readonly heading: string | undefined;
    readonly facts: string;
    readonly words: number;
  }[];
  /** Cards of the deck beside those that the facts name. */
  readonly others: readonly string[];
  /** Cards that the facts propose. */
  readonly proposed: readonly string[];
}

/** The parts of an article, in order. Quotations are left out: they are taken from what stands around them. */
export function partsOf({ blocks }: Pick<Article, "blocks">): readonly ArticlePart[] {
  const parts: { id: string; heading: string | undefined; blocks: ArticleBlock[] }[] = [
    { id: "opening", heading: undefined, blocks: [] },
  ];
  for (const block of blocks) {
    if (block.kind === "heading") parts.push({ id: `part-${parts.length}`, heading: block.text, blocks: [] });
    else if (block.kind !== "quote") parts.at(-1)?.blocks.push(block);
  }
  return parts.filter(({ blocks }) => blocks.some(({ kind }) => kind === "paragraph"));
}

/** What an article says, for somebody who is to say it in other words. Nothing that a member wrote is in it. */
export function briefOf(article: Article): ArticleBrief {
  const named = new Set(article.cards);
  return {
    headline: article.headline,
    lead: article.standfirst,
    parts: partsOf(article).map(({ id, heading, blocks }) => {
      const facts = plainText({ headline: "", standfirst: "", blocks }).trim();
      return { id, heading, facts, words: facts.split(/\s+/).length };
    }),
    others: article.list.filter((name) => !named.has(name)),
    proposed: article.proposed,
  };
}
