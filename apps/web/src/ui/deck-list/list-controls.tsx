import AlignLeft from "lucide-react/icons/align-left";
import Layers from "lucide-react/icons/layers";
import LayoutGrid from "lucide-react/icons/layout-grid";
import { GROUPINGS, type Grouping } from "./deck-groups.ts";

/** Ways to look at the cards. */
export type DeckView = "text" | "stacks" | "images";

const VIEWS = [
  ["text", "Text", AlignLeft],
  ["stacks", "Stacks", Layers],
  ["images", "Images", LayoutGrid],
] as const;

/** Chooses how the cards are looked at. */
export function ViewSwitch({
  view,
  onView,
}: {
  readonly view: DeckView;
  readonly onView: (view: DeckView) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend's place.
    <div className="segments" role="group" aria-label="View">
      {VIEWS.map(([name, label, Icon]) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
          <Icon size={15} aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}

/** Chooses what the lines are grouped by. */
export function GroupSelect({
  groupings = GROUPINGS,
  grouping,
  onGrouping,
}: {
  readonly groupings?: readonly Grouping[];
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}) {
  return (
    <select
      className="select input-small w-[124px] flex-none"
      aria-label="Group by"
      value={grouping}
      onChange={(event) => {
        const next = groupings.find((each) => each === event.target.value);
        if (next) onGrouping(next);
      }}
    >
      {groupings.map((each) => (
        <option key={each} value={each}>
          By {each}
        </option>
      ))}
    </select>
  );
}
