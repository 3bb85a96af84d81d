import type { ArticleDeck } from "@deckwright/engine/article/told-deck.ts";
import type { Article } from "@deckwright/engine/article/write-article.ts";

/** Writes about a deck; another seed gives other words. @throws GenerateError where there is nothing to write about */
export type ComposeArticle = (deck: ArticleDeck, seed: number) => Promise<Article>;
