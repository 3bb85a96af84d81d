import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import Crown from "lucide-react/icons/crown";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { lazy, Suspense, useState } from "react";
import { Form, Link } from "react-router";
import { BRACKET_NAMES } from "../../lib/cards/brackets.ts";
import { titleCase } from "../../lib/format/title-case.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { Button } from "../../ui/button/button.tsx";
import { ColorToggles } from "../../ui/field/color-toggles.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { COLORS, countFilters, type DeckQuery, MOST_TYPED, PRICES, SORTS } from "./deck-query.ts";
import { type DeckQueryHandle, useTyped } from "./use-deck-query.ts";

const FilterSheet = lazy(untilItComes(() => import("../../ui/filter-sheet/filter-sheet.tsx")));

const BRACKETS = BRACKET_NAMES.map((name, at) => ({ slug: String(at + 1), name: `${at + 1} · ${name}` }));
const ORDERS = SORTS.map(([slug, name]) => ({ slug, name }));

/** A control for each filter, and the order. */
export function DeckFilters({
  query,
  handle: { change, type },
}: {
  readonly query: DeckQuery;
  readonly handle: DeckQueryHandle;
}) {
  const [isOpen, setOpen] = useState(false);
  const name = useTyped(query.q, (q) => type({ q }));
  const commander = useTyped(query.commander, (typed) => type({ commander: typed }));
  const count = countFilters(query);
  const fields = (
    <>
      <div className="input-with-icon">
        <Crown size={16} aria-hidden="true" />
        <input
          name="commander"
          type="text"
          className="input"
          aria-label="Commander"
          placeholder="Commander"
          autoComplete="off"
          spellCheck={false}
          maxLength={MOST_TYPED}
          value={commander.typed}
          onChange={(event) => commander.type(event.target.value)}
        />
      </div>
      <SelectField
        label="Format"
        name="format"
        value={query.format}
        onChange={(format) => change({ format })}
        empty="Any format"
        choices={FORMAT_NAMES}
        other={titleCase(query.format)}
      />
      <SelectField
        label="Playstyle"
        name="playstyle"
        value={query.playstyle}
        onChange={(playstyle) => change({ playstyle })}
        empty="Any playstyle"
        choices={PLAYSTYLES}
        other={titleCase(query.playstyle)}
      />
      <SelectField
        label="Bracket"
        name="bracket"
        value={query.bracket}
        onChange={(bracket) => change({ bracket })}
        empty="Any bracket"
        choices={BRACKETS}
      />
      <SelectField
        label="Price"
        name="price"
        value={query.price}
        onChange={(price) => change({ price })}
        empty="Any price"
        choices={PRICES}
        other={`$${query.price}`}
      />
      <SelectField
        label="Order"
        name="sort"
        value={query.sort}
        onChange={(slug) => change({ sort: SORTS.find(([word]) => word === slug)?.[0] ?? "newest" })}
        choices={ORDERS}
      />
      {count > 0 && (
        <Link className="deck-filters-clear text-13" to="/browse-decks" preventScrollReset>
          Clear filters
        </Link>
      )}
    </>
  );
  return (
    <Form
      role="search"
      className="deck-filters"
      action="/browse-decks"
      onSubmit={(event) => {
        event.preventDefault();
        name.flush();
        commander.flush();
      }}
    >
      <div className="input-with-icon deck-filters-name">
        <Search size={16} aria-hidden="true" />
        <input
          name="q"
          type="text"
          className="input"
          aria-label="Search deck name or author"
          placeholder="Deck name or author"
          data-slash-focus=""
          autoComplete="off"
          spellCheck={false}
          maxLength={MOST_TYPED}
          value={name.typed}
          onChange={(event) => name.type(event.target.value)}
        />
        <kbd>/</kbd>
      </div>
      <fieldset className="deck-filters-colors">
        <legend className="sr-only">Colors: a deck has all that are chosen</legend>
        <ColorToggles
          chosen={[...query.colors]}
          onToggle={(letter) =>
            change({
              colors: COLORS.filter((each) => query.colors.includes(each) !== (each === letter)).join(""),
            })
          }
        />
      </fieldset>
      <Button
        className="deck-filters-button"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FilterSheet className="deck-filters-fields" done="Show the decks" onDone={() => setOpen(false)}>
            {fields}
          </FilterSheet>
        </Suspense>
      ) : (
        <div className="deck-filters-fields">{fields}</div>
      )}
    </Form>
  );
}
