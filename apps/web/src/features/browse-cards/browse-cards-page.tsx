import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { FilterPanel } from "./filter-panel.tsx";
import { NoResults, SearchProblem } from "./no-results.tsx";
import type { ResultPage } from "./result-page.ts";
import { ResultList } from "./results/result-list.tsx";
import { ResultsBar } from "./results/results-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchReading } from "./search-reading.tsx";
import { type SearchState, writeSearchState } from "./search-state.ts";
import { useSearch } from "./use-search.ts";

/** The page: everything it shows follows from `state`, which is the address, and from the first results. */
export function BrowseCardsPage({
  state,
  first,
}: {
  readonly state: SearchState;
  readonly first: ResultPage;
}) {
  const search = useSearch(state);
  const isBusy = useNavigation().location?.pathname === "/browse-cards";
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const address = writeSearchState(state).toString();
  const resultsTop = useTopOnChange(address);
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>Browse Cards</h1>
      </div>
      <SearchBox search={search} />
      <SearchReading
        query={state.q}
        understood={first.understood}
        warnings={first.warnings}
        onQuery={search.submit}
      />
      <div className="browse">
        <FilterPanel query={search.typed} onQuery={search.type} isOpen={areFiltersOpen} />
        <section
          className="browse-results"
          aria-label="Results"
          aria-busy={isBusy || undefined}
          ref={resultsTop}
        >
          <ResultsBar
            state={state}
            total={first.total}
            problem={first.problem}
            query={search.typed}
            onChange={search.change}
            areFiltersOpen={areFiltersOpen}
            onFilters={() => setFiltersOpen(!areFiltersOpen)}
          />
          {first.problem !== null ? (
            <SearchProblem problem={first.problem} onRetry={() => search.submit(state.q)} />
          ) : first.total === 0 ? (
            <NoResults query={state.q} onQuery={search.submit} />
          ) : (
            <ResultList state={state} address={address} first={first} />
          )}
        </section>
      </div>
    </div>
  );
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
