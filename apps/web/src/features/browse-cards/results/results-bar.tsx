import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { memo, useId } from "react";
import { formatCount } from "../../../lib/format/count.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ORDERS, reverseOf, type SearchState, UNIQUES } from "../search-state.ts";

const VIEWS = [
  ["grid", "Grid", LayoutGrid],
  ["list", "List", List],
] as const;
const COUNTED = { cards: "card", art: "picture", prints: "printing" } as const;

/** How many cards there are, and how they are ordered and shown. */
export const ResultsBar = memo(function ResultsBar({
  state,
  total,
  problem,
  whose,
  filterCount,
  onChange,
  areFiltersOpen,
  onFilters,
}: {
  readonly state: SearchState;
  /** Null until it is known. */
  readonly total: number | null;
  readonly problem: string | null;
  /** Whose results are shown, where they are not those of the search. */
  readonly whose: string | null;
  /** Of the filters that are in use. */
  readonly filterCount: number;
  readonly onChange: (part: Partial<Omit<SearchState, "q">>) => void;
  readonly areFiltersOpen: boolean;
  readonly onFilters: () => void;
}) {
  return (
    <div className="results-bar">
      <div role="status">
        <h2>
          {problem !== null ? "No results" : total === null ? "Searching" : countWords(total, state.unique)}
        </h2>
      </div>
      <div className="results-tools">
        <Button
          size="small"
          icon={SlidersHorizontal}
          className="browse-filters-button"
          aria-haspopup="dialog"
          aria-expanded={areFiltersOpen}
          onClick={onFilters}
        >
          Filters
          {filterCount > 0 && <span className="badge">{filterCount}</span>}
        </Button>
        <Choice
          label="Show"
          value={state.unique}
          choices={UNIQUES}
          onChoice={(unique) => onChange({ unique })}
        />
        <Choice
          label="Order"
          value={state.order}
          choices={ORDERS}
          onChoice={(order) => onChange({ order, direction: "auto" })}
        />
        <Button
          size="small"
          icon={ArrowDownUp}
          label="Reverse the order"
          title="Reverse the order"
          aria-pressed={state.direction !== "auto"}
          onClick={() =>
            onChange({ direction: state.direction === "auto" ? reverseOf(state.order) : "auto" })
          }
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend's place. */}
      <div className="segments" role="group" aria-label="View">
        {VIEWS.map(([view, label, Icon]) => (
          <button
            key={view}
            type="button"
            aria-label={label}
            aria-pressed={state.view === view}
            onClick={() => onChange({ view })}
          >
            <Icon size={15} aria-hidden="true" />
          </button>
        ))}
      </div>
      {/* In one place, so that what comes and goes while one types moves no results. */}
      <p className={whose === null ? "results-note" : "results-note text-paper-dim"}>
        {whose ?? "Prices of the printing shown; decks count the cheapest one."}
      </p>
    </div>
  );
});

function countWords(total: number, unique: SearchState["unique"]): string {
  return `${formatCount(total)} ${COUNTED[unique]}${total === 1 ? "" : "s"}`;
}

function Choice<Word extends string>({
  label,
  value,
  choices,
  onChoice,
}: {
  readonly label: string;
  readonly value: Word;
  readonly choices: readonly (readonly [word: Word, words: string, ...rest: string[]])[];
  readonly onChoice: (value: Word) => void;
}) {
  const id = useId();
  return (
    <div className="results-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select input-small"
        value={value}
        onChange={(event) => {
          const chosen = choices.find(([word]) => word === event.target.value);
          if (chosen) onChoice(chosen[0]);
        }}
      >
        {choices.map(([word, words]) => (
          <option key={word} value={word}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
