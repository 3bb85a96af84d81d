import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { formatCount } from "../../lib/format/count.ts";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { Button } from "../../ui/button/button.tsx";
import { FilterFields, type SetFilter } from "./filter-fields.tsx";
import { type Filters, readFilters, writeFilter } from "./query/filters.ts";

/** Controls that write their part of the search into the box, and show what stands there already. */
export function FilterPanel({
  query,
  onQuery,
  isOpen,
  onDone,
  total,
  children,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** On small screens, where they are behind a button. */
  readonly isOpen: boolean;
  /** Goes back to the results there. */
  readonly onDone: () => void;
  /** How many results there are; null until it is known. */
  readonly total: number | null;
  /** What stands below them. */
  readonly children?: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  // The panel opens above its button: scrolled down one would not see it, and Tab would not lead into it.
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    panel.current?.scrollIntoView({ block: "start" });
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const text = JSON.stringify(readFilters(query));
  const filters = useMemo((): Filters => JSON.parse(text), [text]);
  const set: SetFilter = useStableCallback((key, value) => onQuery(writeFilter(query, key, value)));
  return (
    <section
      ref={panel}
      className="browse-filters"
      id="card-filters"
      aria-label="Filters"
      data-open={isOpen || undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isOpen) onDone();
      }}
    >
      <FilterFields filters={filters} set={set} />
      {children}
      <Button kind="primary" className="browse-filters-done" onClick={onDone}>
        Show {total === null ? "the" : formatCount(total)} {total === 1 ? "result" : "results"}
      </Button>
    </section>
  );
}
