import CloudOff from "lucide-react/icons/cloud-off";
import SearchX from "lucide-react/icons/search-x";
import { Link, useNavigation, useRevalidator } from "react-router";
import type { DeckPage } from "../../data/browse-decks.ts";
import { formatCount } from "../../lib/format/count.ts";
import { Button } from "../../ui/button/button.tsx";
import { NoDecks } from "../../ui/deck-tile/no-decks.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DeckFilters } from "./deck-filters.tsx";
import { countFilters, type DeckQuery, SORTS } from "./deck-query.ts";
import { DeckResults } from "./deck-results.tsx";
import { type DeckPages, useDeckPages } from "./use-deck-pages.ts";
import { useDeckQuery } from "./use-deck-query.ts";

/** The page: everything it shows follows from a query, which is the address, and from its first decks. */
export function BrowseDecksPage({
  query,
  page,
}: {
  readonly query: DeckQuery;
  /** Null where the server does not answer. */
  readonly page: DeckPage | null;
}) {
  const handle = useDeckQuery(query);
  const pages = useDeckPages(query, page);
  const isBusy = useNavigation().location?.pathname === "/browse-decks";
  return (
    <div className="page-width">
      <div className="page-head decks-head">
        <h1>Community Decks</h1>
        <p role="status" className="text-paper-dim tabular-nums">
          {page && describe(pages, query)}
        </p>
      </div>
      <DeckFilters query={query} handle={handle} />
      <section className="decks-found" aria-labelledby="decks-found" aria-busy={isBusy || undefined}>
        <h2 id="decks-found" className="sr-only">
          Decks
        </h2>
        {page === null ? (
          <Problem />
        ) : pages.decks.length === 0 ? (
          <NothingFound isFiltered={countFilters(query) > 0} />
        ) : (
          <DeckResults query={query} pages={pages} firstCount={page.decks.length} />
        )}
      </section>
    </div>
  );
}

/** Such as "4,180 decks, newest first". */
function describe({ total }: DeckPages, { sort }: DeckQuery): string {
  const order = SORTS.find(([word]) => word === sort)?.[2];
  if (total === null) return `More than 1,000 decks, ${order}`;
  if (total === 0) return "No decks";
  return total === 1 ? "1 deck" : `${formatCount(total)} decks, ${order}`;
}

function NothingFound({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title="No decks match your filters."
        level={3}
        action={
          <Link className="button" to="/browse-decks" preventScrollReset>
            Clear filters
          </Link>
        }
      >
        <p>A deck has to fit all of them. Leave one out, or search for a shorter part of the name.</p>
      </EmptyState>
    );
  }
  return <NoDecks isMain />;
}

function Problem() {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title="The decks could not be loaded"
        level={3}
        action={
          <Button kind="primary" disabled={state === "loading"} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      >
        <p>The server did not answer. Your filters are kept; check the connection, and try again.</p>
      </EmptyState>
    </div>
  );
}
