import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { account } from "../../data/account.ts";
import { formatCount } from "../../lib/format/count.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { Button } from "../../ui/button/button.tsx";
import { CopyButton } from "../../ui/copy-deck/copy-button.tsx";
import { DeckDialogs, useDeckDialogs } from "../../ui/deck-preview/deck-dialogs.tsx";
import { DeckTile } from "../../ui/deck-tile/deck-tile.tsx";
import { useScrollMemory } from "../../ui/virtual-list/use-scroll-memory.ts";
import type { DeckQuery } from "./deck-query.ts";
import type { DeckPages } from "./use-deck-pages.ts";

/** Decks seen on a phone before anything is scrolled. */
const FIRST_DECKS = 2;

const OwnStar = lazy(untilItComes(() => import("./own-star.tsx")));

/** The decks side by side, and what can be done with each. */
export function DeckResults({
  query,
  pages,
  firstCount,
}: {
  readonly query: DeckQuery;
  readonly pages: DeckPages;
  /** How many came with the page. */
  readonly firstCount: number;
}) {
  const { decks, hasMore, status, more } = pages;
  const memberId = account.usePart(({ user }) => user?.id);
  const dialogs = useDeckDialogs();
  const list = useRef<HTMLUListElement>(null);
  useScrollMemory(true, () => window.scrollY);

  // Who works with keys goes on at the first of the new ones, once it is there.
  const [goOnAt, setGoOnAt] = useState<number | null>(null);
  useEffect(() => {
    if (goOnAt === null || !decks.some(({ id }) => id === goOnAt)) return;
    list.current?.querySelector<HTMLElement>(`a[href="/deck/${goOnAt}"]`)?.focus();
    setGoOnAt(null);
  }, [goOnAt, decks]);

  async function showMore(byKey: boolean): Promise<void> {
    const first = await more();
    if (first && byKey) setGoOnAt(first.id);
  }
  return (
    <>
      {/* Another list for another search: no deck travels from its place in one to its place in the other. */}
      <ul key={JSON.stringify(query)} className="deck-tiles" ref={list}>
        {decks.map((deck, place) => (
          <li key={deck.id} className="min-w-0">
            <DeckTile deck={deck} isFirst={place < FIRST_DECKS} onOpen={() => dialogs.preview(deck)}>
              {deck.user_id === memberId && (
                <Suspense>
                  <OwnStar deck={deck} />
                </Suspense>
              )}
              <CopyButton deck={deck} size="small" onEdit={() => dialogs.edit(deck)} />
            </DeckTile>
          </li>
        ))}
      </ul>
      <div className="decks-more">
        {hasMore && (
          <Button
            size="large"
            disabled={status === "loading"}
            onClick={(event) => void showMore(event.detail === 0)}
          >
            {status === "loading" ? "Loading more decks" : "More decks"}
          </Button>
        )}
        <p role="status" className="text-13 text-paper-dim">
          {status === "failed"
            ? "The next decks did not come. Check the connection, and press again."
            : decks.length > firstCount && `${formatCount(decks.length)} decks are shown`}
        </p>
      </div>
      <DeckDialogs {...dialogs} />
    </>
  );
}
