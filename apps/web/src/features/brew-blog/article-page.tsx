import type { ArticleRow } from "@deckwright/contract/article.ts";
import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { readArticleText } from "@deckwright/decks/article-text.ts";
import FileText from "lucide-react/icons/file-text";
import { lazy, Suspense, useMemo } from "react";
import { account } from "../../data/account.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { DeckEdge } from "../../ui/deck-edge/deck-edge.tsx";
import { layOutEdge } from "../../ui/deck-edge/edge-layout.ts";
import { DeckArt } from "../../ui/deck-tile/deck-art.tsx";
import { ArticleAside } from "./article-aside.tsx";
import { ArticleBody } from "./article-body.tsx";
import { Day } from "./day.tsx";
import type { FaceMap } from "./face-map.ts";

const ArticleTools = lazy(untilItComes(() => import("./article-tools.tsx")));

/** An article: head, art, text, and the deck beside it. What members wrote is words, and never markup. */
export function ArticlePage({
  article,
  deck,
  faces,
}: {
  readonly article: ArticleRow;
  /** Null where it is not shared any more. */
  readonly deck: ListedDeck | null;
  readonly faces: FaceMap;
}) {
  const blocks = useMemo(() => readArticleText(article.content), [article.content]);
  const isMember = account.usePart(({ user }) => user !== null);
  const { cover } = article.figures;
  return (
    <article className="page-width">
      <header className="article-head">
        <p className="article-kind">
          <span className="article-label">
            <FileText size={12} aria-hidden="true" />{" "}
            {article.written_by === "ai" ? "AI-written, checked against the list" : "Written by the engine"}
            {article.edited_at !== null && ", edited by its owner"}
          </span>
          <Day date={article.created_at} text={article.content} />
        </p>
        <h1 dir="auto">{article.title}</h1>
        <p className="article-standfirst" dir="auto">
          {article.excerpt}
        </p>
      </header>
      <div className="article-art">
        <DeckArt
          deck={{ name: article.title, colors: article.colors, image: article.image, cover }}
          isWide
          isFirst
        />
        {cover && <DeckEdge layout={layOutEdge(cover.edge)} className="article-edge" />}
      </div>
      <div className="article-columns">
        <div className="min-w-0">
          <ArticleBody blocks={blocks} figures={article.figures} colors={article.colors} faces={faces} />
          {isMember ? (
            <Suspense>
              <ArticleTools article={article} hasDeck={deck !== null} />
            </Suspense>
          ) : (
            <p className="article-tools text-13 text-paper-faint">
              Something wrong with this article? Log in to report it.
            </p>
          )}
        </div>
        <ArticleAside article={article} deck={deck} blocks={blocks} faces={faces} />
      </div>
    </article>
  );
}
