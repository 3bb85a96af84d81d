import type { CardFace } from "@deckwright/contract/card-face.ts";
import SearchX from "lucide-react/icons/search-x";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { suggestCards } from "../../data/card-names.ts";
import { cardPath } from "../../lib/cards/card-path.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { isPlainName } from "./query/completions.ts";
import { replaceUnits, unitsOf } from "./query/units.ts";

/** Most parts of a search that are offered to be left out. */
const MOST_PARTS = 5;
/** How long a search has to stand before its name is looked for, in milliseconds: most are still being typed. */
const REST_MS = 400;

/** What stands in the place of cards when none match: each part of the search can be left out, and a name may be mistyped. */
export function NoResults({
  query,
  onQuery,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  const units = unitsOf(query);
  const meant = useNearest(query);
  const isOneOfMany = !isPlainName(query) && (units.length > 1 || replaceUnits(query, units, "") !== "");
  return (
    <EmptyState
      icon={SearchX}
      title="No cards match"
      level={2}
      action={
        <>
          {meant && (
            <Link className="chip" to={cardPath(meant)}>
              <span>
                Did you mean <strong className="font-semibold">{meant.name}</strong>?
              </span>
            </Link>
          )}
          {isOneOfMany &&
            units.slice(0, MOST_PARTS).map((unit) => (
              <button
                key={unit.span.start}
                type="button"
                className="chip"
                onClick={() => onQuery(replaceUnits(query, [unit], ""))}
              >
                Without{" "}
                <code className="font-mono text-12">{query.slice(unit.span.start, unit.span.end)}</code>
              </button>
            ))}
          <button type="button" className="chip" onClick={() => onQuery("")}>
            Show all cards
          </button>
        </>
      }
    >
      {isOneOfMany
        ? "Every part of the search has to be true of a card. Leave one out, or write or between two of them."
        : "Check the spelling, or search for a part of it: two or three letters are enough."}
    </EmptyState>
  );
}

/** The card whose name is nearest to a search that is nothing but a name; null while none is known. */
function useNearest(query: string): CardFace | null {
  const [found, setFound] = useState<{ readonly query: string; readonly card: CardFace | null } | null>(null);
  useEffect(() => {
    if (!isPlainName(query)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        // Completions say so quietly where no name is near; asked for a card by name, the browser reports an error.
        const [name] = await suggestCards(query, signal);
        const { fetchFace } = await import("../../data/card-face.ts");
        const card = name === undefined ? null : await fetchFace(name);
        if (!signal.aborted) setFound({ query, card });
      } catch {
        // Offline, or typed on: the other ways on are still there.
      }
    }, REST_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [query]);
  return found?.query === query ? found.card : null;
}

/** What stands there when the search could not be run. */
export function SearchProblem({
  problem,
  isMistake,
  onRetry,
  onQuery,
}: {
  readonly problem: string;
  /** Whether it is the search that has to be mended; otherwise another try may do. */
  readonly isMistake: boolean;
  readonly onRetry: () => void;
  readonly onQuery: (query: string) => void;
}) {
  return (
    <EmptyState
      icon={TriangleAlert}
      title="The search could not be run"
      level={2}
      action={
        isMistake ? (
          <Button onClick={() => onQuery("")}>Show all cards</Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      {problem}
      {isMistake && " What to mend stands below the search box."}
    </EmptyState>
  );
}
