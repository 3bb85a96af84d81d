import {
  type ArticleRow,
  articleSchema,
  type ListedArticle,
  listedArticleSchema,
} from "@deckwright/contract/article.ts";
import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { LISTED, listOf } from "./shared-decks.ts";
import { askData, askDataOnce } from "./site-json.ts";

type OurSite = Site<Request, Response>;

/** Articles on a page of the blog. */
export const ARTICLES_ON_A_PAGE = 12;

/** What of the blog is asked for. */
export interface ArticleQuery {
  readonly search: string;
  readonly format: string;
  /** Letters. */
  readonly colors: string;
  /** From 1 on. */
  readonly page: number;
}

/** Some of the articles that fit, newest first. */
export interface ArticlePage {
  readonly articles: readonly ListedArticle[];
  readonly total: number;
}

/** A page of the blog; null where the server does not answer. */
export async function fetchArticlePage(site: OurSite, query: ArticleQuery): Promise<ArticlePage | null> {
  const answer = await askDataOnce(site, "rpc/browse_articles", {
    search: query.search,
    format: query.format,
    colors: query.colors,
    page: String(query.page),
    page_size: String(ARTICLES_ON_A_PAGE),
  });
  if (typeof answer !== "object" || answer === null) return null;
  const { total, articles }: Record<string, unknown> = { ...answer };
  if (typeof total !== "number" || !Array.isArray(articles)) return null;
  return {
    total,
    articles: articles.flatMap((row) => {
      const read = listedArticleSchema.safeParse(row);
      return read.success ? [read.data] : [];
    }),
  };
}

const COLUMNS =
  "id,slug,title,excerpt,content,format,colors,written_by,figures,image,deck_id,user_id,created_at,edited_at";
const SLUG = /^[a-z0-9][a-z0-9-]{0,199}$/;

/** An article as anybody may read it; null where none is published at this address. */
export async function fetchArticle(site: OurSite, slug: string): Promise<ArticleRow | null> {
  if (!SLUG.test(slug)) return null;
  const [row] = await askData(site, "articles", { slug: `eq.${slug}`, select: COLUMNS });
  const read = articleSchema.safeParse(row);
  return read.success ? read.data : null;
}

/** The deck that an article is about, while it is shared. */
export async function fetchDeckOfArticle(site: OurSite, id: number | null): Promise<ListedDeck | null> {
  if (id === null) return null;
  const rows = await askData(site, "decks", { id: `eq.${id}`, shared: "is.true", select: LISTED });
  return listOf(rows)[0] ?? null;
}
