import { lazy, Suspense, useMemo } from "react";
import type { OwnDeck } from "../../data/decks.ts";
import { formatCount } from "../../lib/format/count.ts";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { FilterFields, type SetFilter } from "./filter-fields.tsx";
import { DeckField } from "./own/deck-field.tsx";
import { type Filters, readFilters, writeFilter } from "./query/filters.ts";

const FilterSheet = lazy(untilItComes(() => import("../../ui/filter-sheet/filter-sheet.tsx")));

/** Controls that write their part of the search into the box, and show what stands there already. */
export function FilterPanel({
  query,
  onQuery,
  isOpen,
  onDone,
  total,
  decks,
  deck,
  onDeck,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** On small screens, where they are behind a button. */
  readonly isOpen: boolean;
  /** Goes back to the results there. */
  readonly onDone: () => void;
  /** How many results there are; null until it is known. */
  readonly total: number | null;
  /** The member's decks, one of which cards may be looked for. */
  readonly decks: readonly OwnDeck[];
  /** Its number; null without one. */
  readonly deck: number | null;
  readonly onDeck: (deck: number | null) => void;
}) {
  const text = JSON.stringify(readFilters(query));
  const filters = useMemo((): Filters => JSON.parse(text), [text]);
  const set: SetFilter = useStableCallback((key, value) => onQuery(writeFilter(query, key, value)));
  const fields = (
    <>
      <FilterFields filters={filters} set={set} />
      {(decks.length > 0 || deck !== null) && <DeckField decks={decks} value={deck} onValue={onDeck} />}
    </>
  );
  if (isOpen) {
    const count = total === null ? "the" : formatCount(total);
    return (
      <Suspense fallback={null}>
        <FilterSheet
          className="browse-filter-fields"
          done={`Show ${count} ${total === 1 ? "result" : "results"}`}
          onDone={onDone}
        >
          {fields}
        </FilterSheet>
      </Suspense>
    );
  }
  return (
    <section className="browse-filters browse-filter-fields" aria-label="Filters">
      {fields}
    </section>
  );
}
