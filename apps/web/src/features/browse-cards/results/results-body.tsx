import type { ComponentProps } from "react";
import type { ResultPage } from "../../../data/card-search/result-page.ts";
import { KeptNote } from "../kept-note.tsx";
import { NoResults, SearchProblem } from "../no-results.tsx";
import { SignIn } from "../own/sign-in.tsx";
import { ResultList } from "./result-list.tsx";

/** The results of a search, or what there is to say in their place. */
export function ResultsBody({
  page,
  kept,
  needsMember,
  query,
  onQuery,
  ...list
}: Omit<ComponentProps<typeof ResultList>, "first"> & {
  /** Null until it is known what there is to show. */
  readonly page: ResultPage | null;
  /** Whose results stay on the screen, and why. */
  readonly kept: { readonly whose: string; readonly failure: string } | null;
  /** The search speaks of a collection, and nobody is here whose it could be. */
  readonly needsMember: boolean;
  /** What is searched for. */
  readonly query: string;
  /** Searches for something else, or for the same once more. */
  readonly onQuery: (query: string) => void;
}) {
  return (
    <>
      {needsMember && <SignIn />}
      {kept && <KeptNote {...kept} onRetry={() => onQuery(query)} />}
      {page === null ? (
        <p className="text-paper-dim">Looking through your cards.</p>
      ) : page.problem !== null ? (
        !needsMember && (
          <SearchProblem
            problem={page.problem}
            isMistake={page.warnings.length > 0}
            onRetry={() => onQuery(query)}
            onQuery={onQuery}
          />
        )
      ) : page.total === 0 ? (
        <NoResults query={query} onQuery={onQuery} />
      ) : (
        <ResultList {...list} first={page} />
      )}
    </>
  );
}
