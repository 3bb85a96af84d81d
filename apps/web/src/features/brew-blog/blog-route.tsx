import type { ListedArticle } from "@deckwright/contract/article.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import BookOpen from "lucide-react/icons/book-open";
import CloudOff from "lucide-react/icons/cloud-off";
import Rss from "lucide-react/icons/rss";
import SearchX from "lucide-react/icons/search-x";
import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { ARTICLES_ON_A_PAGE, type ArticleQuery, fetchArticlePage } from "../../data/articles.ts";
import { COLOR_NAMES } from "../../lib/cards/colors.ts";
import { formatCount } from "../../lib/format/count.ts";
import { formatName } from "../../lib/format/deck-words.ts";
import { describePage } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { DeckArt } from "../../ui/deck-tile/deck-art.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ColorPips, ManaSymbol } from "../../ui/mana/mana.tsx";
import { blogPath, readBlogQuery } from "./blog-query.ts";
import { Day } from "./day.tsx";

export const meta: MetaFunction = (place) =>
  describePage(place, {
    title: "Brew Blog",
    description: "Articles about shared decks: what they want, how they get there, and what to change.",
    trail: [{ label: "Brew Blog" }],
    feed: { title: "Brew Blog", path: "/brew-blog/rss.xml" },
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readBlogQuery(new URL(request.url).searchParams);
  const page = await fetchArticlePage(context.get(siteContext), query);
  const cover = page?.articles[0]?.figures.cover;
  if (!cover) return { query, page };
  const { drawImage } = await import("../../ui/card-face/art/draw.ts");
  return { query, page, firstDrawing: drawImage(cover.card, "wide") };
}

/** The Brew Blog: articles about shared decks, newest first. Its form works without scripts. */
export default function BlogRoute() {
  const { query, page, firstDrawing } = useLoaderData<typeof loader>();
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>Brew Blog</h1>
        <p className="lede">What shared decks want, how they get there, and what to change first.</p>
      </div>
      <Filters key={blogPath(query, 1)} query={query} />
      {page === null ? (
        <EmptyState icon={CloudOff} title="The articles could not be loaded" level={2}>
          <p>The server did not answer. Reload the page to try again.</p>
        </EmptyState>
      ) : (
        <>
          <p role="status" className="blog-count">
            {page.total === 1 ? "1 article" : `${formatCount(page.total)} articles`}
            <a href="/brew-blog/rss.xml" className="blog-feed">
              <Rss size={14} aria-hidden="true" /> RSS
            </a>
          </p>
          {page.articles.length === 0 ? (
            <Nothing query={query} />
          ) : (
            <Articles articles={page.articles} firstDrawing={firstDrawing} />
          )}
          <Pages query={query} total={page.total} />
        </>
      )}
    </div>
  );
}

function Filters({ query }: { readonly query: ArticleQuery }) {
  return (
    <Form method="get" action="/brew-blog" className="blog-filters" role="search">
      <div className="field">
        <label className="label" htmlFor="blog-search">
          Search
        </label>
        <input
          id="blog-search"
          className="input"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={query.search}
          placeholder="A word of the headline"
        />
      </div>
      <div className="field">
        <label className="label" htmlFor="blog-format">
          Format
        </label>
        <select id="blog-format" className="select" name="format" defaultValue={query.format}>
          <option value="">All formats</option>
          {FORMAT_NAMES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="field">
        <legend className="label">Colors</legend>
        {/* They look like those of Browse Decks, and are checkboxes, which a form sends by itself. */}
        <div className="color-toggles">
          {[..."WUBRG"].map((letter) => (
            <label key={letter} title={COLOR_NAMES[letter]}>
              <input
                type="checkbox"
                className="sr-only"
                name="color"
                value={letter}
                defaultChecked={query.colors.includes(letter)}
              />
              <ManaSymbol symbol={letter} />
              <span className="sr-only">{COLOR_NAMES[letter]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button className="button" type="submit">
        Show
      </button>
    </Form>
  );
}

function Articles({
  articles,
  firstDrawing,
}: {
  readonly articles: readonly ListedArticle[];
  readonly firstDrawing: string | undefined;
}) {
  return (
    <ul className="blog-list">
      {articles.map((article, place) => (
        <li key={article.id} className="blog-item">
          <div className="blog-item-art">
            <DeckArt
              deck={{
                name: article.title,
                colors: article.colors,
                image: null,
                cover: article.figures.cover,
              }}
              isWide
              isFirst={place === 0}
              drawing={place === 0 ? firstDrawing : undefined}
            />
          </div>
          <h2 dir="auto">
            <Link to={`/brew-blog/${article.slug}`}>{article.title}</Link>
          </h2>
          <p className="blog-item-excerpt" dir="auto">
            {article.excerpt}
          </p>
          <p className="blog-item-facts">
            <ColorPips colors={article.colors} />
            <span>{formatName(article.format)}</span>
            <Day date={article.created_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ query }: { readonly query: ArticleQuery }) {
  const isFiltered = query.search !== "" || query.format !== "" || query.colors !== "";
  return isFiltered || query.page > 1 ? (
    <EmptyState
      icon={SearchX}
      title="No articles match"
      level={2}
      action={
        <Link className="button" to="/brew-blog">
          Show all articles
        </Link>
      }
    >
      <p>Leave a filter out, or search for a shorter word.</p>
    </EmptyState>
  ) : (
    <EmptyState
      icon={BookOpen}
      title="No articles yet"
      level={2}
      action={
        <Link className="button button-primary" to="/builder">
          Build a deck to write about
        </Link>
      }
    >
      <p>One is written whenever a member shares a deck.</p>
    </EmptyState>
  );
}

function Pages({ query, total }: { readonly query: ArticleQuery; readonly total: number }) {
  const last = Math.ceil(total / ARTICLES_ON_A_PAGE);
  if (last <= 1) return null;
  return (
    <nav className="blog-pages" aria-label="Pages">
      {query.page > 1 && (
        <Link className="button" rel="prev" to={blogPath(query, query.page - 1)}>
          Newer articles
        </Link>
      )}
      <span className="text-paper-dim tabular-nums">
        Page {query.page} of {last}
      </span>
      {query.page < last && (
        <Link className="button" rel="next" to={blogPath(query, query.page + 1)}>
          Older articles
        </Link>
      )}
    </nav>
  );
}
