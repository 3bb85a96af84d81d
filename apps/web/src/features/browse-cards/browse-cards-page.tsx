import type { CardFace } from "@deckwright/contract/card-face.ts";
import { type ReactNode, type Ref, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import type { Found } from "./ahead-of-router.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { KeptNote, keptWords } from "./kept-note.tsx";
import { NoResults, SearchProblem } from "./no-results.tsx";
import { DeckField } from "./own/deck-field.tsx";
import { SignIn } from "./own/sign-in.tsx";
import { type DeckAtHand, useDeckAtHand } from "./own/use-deck-at-hand.ts";
import { useFirstPage } from "./own/use-first-page.ts";
import { useOwnCopies } from "./own/use-own-copies.ts";
import { countFilters } from "./query/filters.ts";
import { unfinishedEnd } from "./query/unfinished.ts";
import type { Adding } from "./results/result-item.tsx";
import { ResultList } from "./results/result-list.tsx";
import { ResultsBar } from "./results/results-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchReading } from "./search-reading.tsx";
import { writeSearchState } from "./search-state.ts";
import { useKeptResults } from "./use-kept-results.ts";
import { type Search, useSearch } from "./use-search.ts";

/** The search's own word for what `SignIn` says with a button. */
const SIGN_IN = "Sign in to search your collection.";

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
  const firstPage = useFirstPage(state, first);
  const { page: answer, needsMember, memberId } = firstPage;
  const unfinished = useMemo(() => unfinishedEnd(state.q), [state.q]);
  const kept = useKeptResults(search.found, firstPage, unfinished);
  const { state: shown, first: page } = kept ?? { state, first: answer };
  const whose = kept && keptWords(shown.q, kept.isStill);
  const failure = kept && answer?.warnings.length === 0 ? answer.problem : null;
  const address = writeSearchState(shown).toString();
  const resultsTop = useTopOnChange(address);
  const copies = useOwnCopies();
  const atHand = useDeckAtHand(state.deck);
  const adding = useAdding(atHand);
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>Browse Cards</h1>
      </div>
      <SearchBox search={search} />
      <SearchReading
        query={state.q}
        understood={kept === null && page?.problem === null ? page.understood : null}
        unfinished={unfinished?.kind === "field" && kept === null ? null : unfinished}
        warnings={(answer?.warnings ?? []).filter(({ message }) => !needsMember || message !== SIGN_IN)}
        onQuery={search.submit}
      />
      <div className="browse">
        <Suspense>
          <FilterPanel
            query={search.typed}
            onQuery={search.type}
            isOpen={areFiltersOpen}
            onDone={() => setFiltersOpen(false)}
            total={page?.total ?? null}
          >
            {(atHand.decks.length > 0 || state.deck !== null) && (
              <DeckField
                decks={atHand.decks}
                value={state.deck}
                onValue={(deck) => search.change({ deck })}
              />
            )}
          </FilterPanel>
        </Suspense>
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
          {needsMember && <SignIn />}
          {whose !== null && failure !== null && (
            <KeptNote whose={whose} failure={failure} onRetry={() => search.submit(state.q)} />
          )}
          {page === null ? (
            <p className="text-paper-dim">Looking through your cards.</p>
          ) : page.problem !== null ? (
            !needsMember && (
              <SearchProblem
                problem={page.problem}
                isMistake={page.warnings.length > 0}
                onRetry={() => search.submit(state.q)}
                onQuery={search.submit}
              />
            )
          ) : page.total === 0 ? (
            <NoResults query={state.q} onQuery={search.submit} />
          ) : (
            <Suspense>
              <ResultList
                state={shown}
                address={address}
                first={page}
                isServed={page === served?.first || page === served?.instead?.first}
                memberId={memberId}
                copies={copies}
                adding={adding}
              />
            </Suspense>
          )}
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
function useAdding({ deck, add }: DeckAtHand): Adding | null {
  const addCard = useStableCallback((card: CardFace) => void add(card));
  const deckName = deck?.name;
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
