import type { CardFace } from "@deckwright/contract/card-face.ts";
import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { account } from "../../data/account.ts";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { createLatePart, Late } from "../../ui/late.tsx";
import type { Found } from "./ahead-of-router.ts";
import { keptWords } from "./kept-words.ts";
import { LibraryNote } from "./library-note.tsx";
import { NO_COPIES, type OwnData } from "./own/own-data.ts";
import { personalPath, useFirstPage } from "./own/use-first-page.ts";
import { countFilters } from "./query/filters.ts";
import { unfinishedEnd } from "./query/unfinished.ts";
import type { Adding } from "./results/result-item.tsx";
import { ResultsBar } from "./results/results-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchReading } from "./search-reading.tsx";
import { writeSearchState } from "./search-state.ts";
import { useKeptResults } from "./use-kept-results.ts";
import { type Search, useSearch } from "./use-search.ts";

/** The cards are links, which lead on without scripts; the box above answers before them. */
export const resultsBody = createLatePart(
  async () => (await import("./results/results-body.tsx")).ResultsBody,
);
export const filterPanel = createLatePart(async () => (await import("./filter-panel.tsx")).FilterPanel);
const ownCards = createLatePart(async () => (await import("./own/own-cards.tsx")).OwnCards);

/** The search's own word for what `SignIn` says with a button. */
const SIGN_IN = "Sign in to search your collection.";

const NO_DECKS: NonNullable<OwnData["decks"]> = [];

/** The page: everything it shows follows from a search, which is the address, and from its first results. */
export function BrowseCardsPage({
  loaded,
  served,
}: {
  readonly loaded: Found;
  /** What came with the document; null where one came here from another page. */
  readonly served: Found | null;
}) {
  const search = useSearch(loaded);
  const { state, first } = search.found;
  const onChange = useStableCallback(search.change);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const onFilters = useStableCallback(() => setFiltersOpen(!areFiltersOpen));
  const memberId = account.usePart(({ user }) => user?.id ?? null);
  const [own, setOwn] = useState<OwnData | null>(null);
  const firstPage = useFirstPage(state, first, own);
  const { page: answer, needsMember } = firstPage;
  const unfinished = useMemo(() => unfinishedEnd(state.q), [state.q]);
  const kept = useKeptResults(search.found, firstPage, unfinished);
  const { state: shown, first: page } = kept ?? { state, first: answer };
  const whose = kept && keptWords(shown.q, kept.isStill);
  const failure = kept && answer?.warnings.length === 0 ? answer.problem : null;
  const address = writeSearchState(shown).toString();
  const resultsTop = useTopOnChange(address);
  const adding = useAdding(own);
  return (
    <div className="page-width">
      {memberId !== null && (
        <Late
          part={ownCards}
          with={{ memberId, personalPath: personalPath(state), deckId: state.deck, onData: setOwn }}
        />
      )}
      <div className="page-head browse-head">
        <h1>Browse Cards</h1>
        <LibraryNote library={loaded.library ?? null} />
      </div>
      <div className="search-top">
        <SearchBox search={search} />
        <SearchReading
          query={state.q}
          understood={kept === null && page?.problem === null ? page.understood : null}
          unfinished={unfinished?.kind === "field" && kept === null ? null : unfinished}
          warnings={(answer?.warnings ?? []).filter(({ message }) => !needsMember || message !== SIGN_IN)}
          onQuery={search.submit}
        />
      </div>
      <div className="browse">
        <Late
          part={filterPanel}
          with={{
            query: search.typed,
            onQuery: search.type,
            isOpen: areFiltersOpen,
            onDone: () => setFiltersOpen(false),
            total: page?.total ?? null,
            decks: own?.decks ?? NO_DECKS,
            deck: state.deck,
            onDeck: (deck) => search.change({ deck }),
          }}
        />
        <Results isBusy={page === null} search={search} ref={resultsTop}>
          <ResultsBar
            state={state}
            total={page?.total ?? null}
            problem={page?.problem ?? null}
            whose={failure === null ? whose : null}
            filterCount={countFilters(search.typed)}
            onChange={onChange}
            areFiltersOpen={areFiltersOpen}
            onFilters={onFilters}
          />
          <Late
            part={resultsBody}
            with={{
              state: shown,
              address,
              page,
              isServed: page !== null && (page === served?.first || page === served?.instead?.first),
              kept: whose !== null && failure !== null ? { whose, failure } : null,
              needsMember,
              query: state.q,
              onQuery: search.submit,
              memberId: firstPage.memberId,
              copies: own?.copies ?? NO_COPIES,
              adding,
            }}
          />
        </Results>
      </div>
    </div>
  );
}

/** What is around the results. Only this is rendered anew when a search is on its way. */
function Results({
  isBusy,
  search,
  ref,
  children,
}: {
  readonly isBusy: boolean;
  readonly search: Search;
  readonly ref: Ref<HTMLElement>;
  readonly children: ReactNode;
}) {
  const isAsked = search.isAsking.use();
  const isOnItsWay = useNavigation().location?.pathname === "/browse-cards" || isAsked;
  return (
    <section
      className="browse-results"
      aria-label="Results"
      aria-busy={isBusy || isOnItsWay || undefined}
      ref={ref}
    >
      {children}
    </section>
  );
}

/** The same object while it is the same deck: results are not rendered anew for nothing. */
function useAdding(own: OwnData | null): Adding | null {
  const addCard = useStableCallback((card: CardFace) => void own?.add(card));
  const deckName = own?.deck?.name;
  return useMemo(() => (deckName === undefined ? null : { deckName, add: addCard }), [deckName, addCard]);
}

/** Other results begin at their top: who has scrolled into the last ones is brought back up. */
function useTopOnChange(address: string) {
  const element = useRef<HTMLElement>(null);
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    if ((element.current?.getBoundingClientRect().top ?? 0) < 0) element.current?.scrollIntoView();
  }, [address]);
  return element;
}
