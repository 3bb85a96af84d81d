import { allCards } from "@deckwright/decks/deck.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { COLOR_NAMES } from "../../lib/cards/colors.ts";
import { SIDE_BY_SIDE } from "../../lib/hooks/use-media.ts";
import { ByWindow } from "../../ui/by-window.tsx";
import { DeckEdge } from "../../ui/deck-edge/deck-edge.tsx";
import { layOutEdge } from "../../ui/deck-edge/edge-layout.ts";
import type { DeckRow } from "../../ui/deck-list/deck-groups.ts";
import { DeckArt } from "../../ui/deck-tile/deck-art.tsx";
import { SharedDeckList } from "../../ui/deck-tile/shared-deck-list.tsx";
import { createLatePart, Late } from "../../ui/late.tsx";
import { ChosenCard } from "./chosen-card.tsx";
import { DeckCards } from "./deck-cards.tsx";
import { DeckHead } from "./deck-head.tsx";
import type { DeckPageData } from "./load-deck.ts";

/** What is said of the deck stands there to be read: its scripts can wait. */
export const deckFigures = createLatePart(async () => (await import("./deck-figures.tsx")).DeckFigures);
const playFigures = createLatePart(async () => (await import("./deck-figures.tsx")).PlayFigures);

/** Different cards up to which a list is so short that figures find room below it. */
const SHORT_LIST = 45;

/** A shared deck: what it is, who made it, how it plays, its cards, and all that can be said of them. */
export function DeckPage({ page }: { readonly page: DeckPageData }) {
  const { deck, listed, faces, judgement, format, more, unread } = page;
  const isShort = !format.isList && Object.keys(allCards(deck)).length <= SHORT_LIST;
  const [chosen, setChosen] = useState<DeckRow | null>(null);
  const [isSecond, setSecond] = useState(false);
  const picture = (
    <div className="deck-preview-art">
      <DeckArt deck={listed} />
      <p>Click a card to preview</p>
    </div>
  );
  return (
    <>
      <div className="deck-banner">
        <DeckArt deck={listed} isWide isFirst />
      </div>
      <div className="page-width">
        {listed.cover && <DeckEdge layout={layOutEdge(listed.cover.edge)} className="deck-banner-edge" />}
        <BackToArticle />
        <DeckHead page={page} />
        <div className="deck-page">
          <div className="min-w-0">
            {deck.seo_description !== "" && (
              <section className="deck-strategy" aria-labelledby="strategy">
                <h2 id="strategy" className="text-20">
                  Deck Strategy
                </h2>
                <p dir="auto">{deck.seo_description}</p>
              </section>
            )}
            <DeckCards deck={deck} sentFaces={faces} onOpen={setChosen} />
            {unread.length > 0 && (
              <p className="mt-4 text-13 text-paper-dim wrap-anywhere">
                Some lines of this list cannot be read: {unread.join(", ")}.
              </p>
            )}
          </div>
          <aside className="deck-bench" aria-label="About the deck">
            <div className="deck-bench-card">
              {chosen ? (
                <ByWindow
                  query={SIDE_BY_SIDE}
                  fits={<ChosenCard deck={deck} row={chosen} />}
                  otherwise={picture}
                />
              ) : (
                picture
              )}
            </div>
            <Late
              part={deckFigures}
              with={{ page, isSecond, isWhole: !isShort, onTurn: () => setSecond(!isSecond) }}
            />
          </aside>
          {isShort && judgement && (
            <div className="deck-below">
              <Late part={playFigures} with={{ page, isSecond }} />
            </div>
          )}
        </div>
        {more.length > 0 && (
          <section className="section" aria-labelledby="more">
            <h2 id="more">{moreTitle(deck.colors)}</h2>
            <SharedDeckList decks={more} />
          </section>
        )}
      </div>
    </>
  );
}

function moreTitle(colors: readonly string[]): string {
  const names = colors.flatMap((letter) => COLOR_NAMES[letter]?.toLowerCase() ?? []);
  if (names.length === 0) return "More without colors";
  return `More with ${names.length > 2 ? "one of these colors" : names.join(" or ")}`;
}

/** A slug of an article. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,199}$/;

/** The way back for who has come from an article. */
function BackToArticle() {
  const { state, search } = useLocation();
  const told: unknown =
    typeof state === "object" && state !== null ? Reflect.get(state, "fromArticle") : null;
  const slug = typeof told === "string" ? told : new URLSearchParams(search).get("fromArticle");
  if (slug === null || !SLUG.test(slug)) return null;
  return (
    <Link className="mt-4 inline-flex items-center gap-1.5" to={`/brew-blog/${slug}`}>
      <ArrowLeft size={15} aria-hidden="true" />
      Back to Article
    </Link>
  );
}
