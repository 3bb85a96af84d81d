import { cardsInArticle, readArticleText } from "@deckwright/decks/article-text.ts";
import { useMemo } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { fetchArticle, fetchDeckOfArticle } from "../../data/articles.ts";
import { fetchPricedFaces } from "../../data/engine/priced-faces.ts";
import type { TrailHandle } from "../../lib/page/breadcrumb.ts";
import { describeHidden, describePage } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { MissingScreen } from "../../ui/missing-screen.tsx";
import { ArticlePage } from "./article-page.tsx";

/** Cards whose faces come with the page; what more an article names is linked by its name. */
const MOST_FACES = 60;

/** An article, as anybody may read it: everything that the page shows comes with it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const article = await fetchArticle(site, params.articleId ?? "");
  if (article === null) return data(null, 404);
  const names = [
    ...new Set([...article.figures.commanders, ...cardsInArticle(readArticleText(article.content))]),
  ].slice(0, MOST_FACES);
  const [faces, deck] = await Promise.all([
    fetchPricedFaces(site, article.format, names),
    fetchDeckOfArticle(site, article.deck_id),
  ]);
  return {
    article,
    deck,
    title: article.title,
    // What a card says is asked for once somebody opens it.
    faces: faces.map(({ oracle_text, back, ...face }) => face),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) => {
  if (!loaderData) return describeHidden("Article not found", "This article could not be found.");
  const { title, excerpt, format, created_at, edited_at, slug } = loaderData.article;
  return describePage(place, {
    title,
    description: excerpt,
    kind: "article",
    trail: [{ label: "Brew Blog", path: "/brew-blog" }, { label: title }],
    data: {
      "@type": "BlogPosting",
      headline: title,
      about: `Magic: The Gathering, ${format}`,
      datePublished: created_at,
      dateModified: edited_at ?? created_at,
      mainEntityOfPage: `/brew-blog/${slug}`,
    },
    feed: { title: "Brew Blog", path: "/brew-blog/rss.xml" },
  });
};

export const handle: TrailHandle<{ readonly title: string }> = {
  trail: ({ title }) => [{ label: "Brew Blog", path: "/brew-blog" }, { label: title }],
};

export default function ArticleRoute() {
  const shown = useLoaderData<typeof loader>();
  const faces = useMemo(() => new Map(shown?.faces.map((face) => [face.name, face])), [shown]);
  return shown ? (
    <ArticlePage key={shown.article.id} article={shown.article} deck={shown.deck} faces={faces} />
  ) : (
    <MissingScreen
      title="Article not found"
      text="No article has this address. It may have been taken down."
      back={{ label: "Go to the Brew Blog", path: "/brew-blog" }}
    />
  );
}
