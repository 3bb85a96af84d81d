import SearchX from "lucide-react/icons/search-x";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { EmptyState } from "../../ui/empty-state.tsx";
import { replaceUnits, unitsOf } from "./query/units.ts";

/** Most parts of a search that are offered to be left out. */
const MOST_PARTS = 5;

/** What stands in the place of cards when none match: each part of the search can be left out. */
export function NoResults({
  query,
  onQuery,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  const units = unitsOf(query);
  const isOneOfMany = units.length > 1 || replaceUnits(query, units, "") !== "";
  return (
    <EmptyState
      icon={SearchX}
      title="No cards match"
      level={2}
      action={
        <>
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

/** What stands there when the search could not be run. */
export function SearchProblem({
  problem,
  onRetry,
}: {
  readonly problem: string;
  readonly onRetry: () => void;
}) {
  return (
    <EmptyState
      icon={TriangleAlert}
      title="The search could not be run"
      level={2}
      action={
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      }
    >
      {problem}
    </EmptyState>
  );
}
