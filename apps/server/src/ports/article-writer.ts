import type { ArticleDeck } from "@deckwright/engine/article/told-deck.ts";
import type { Article } from "@deckwright/engine/article/write-article.ts";

/** Writes about a deck; another seed gives other words. @throws GenerateError where there is nothing to write about */
export type ComposeArticle = (deck: ArticleDeck, seed: number) => Promise<Article>;

/** What is to be told anew, and for whom. */
interface Telling {
  readonly article: Article;
  /** The member whose deck it is; null where the account is gone. */
  readonly member: string | null;
  readonly signal: AbortSignal;
}

/**
 * Puts an article into words of a language model, checked; undefined where there is no model, or where what it wrote is not fit to
 * print. Never throws.
 */
export type TellArticle = (telling: Telling) => Promise<Article | undefined>;
