import AlignLeft from "lucide-react/icons/align-left";
import Layers from "lucide-react/icons/layers";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { GROUPINGS, type Grouping } from "../../../ui/deck-list/deck-groups.ts";
import type { HistoryActions } from "../use-history.ts";

/** Ways to look at the cards. */
export type DeckView = "text" | "stacks" | "images";

const VIEWS = [
  ["text", "Text", AlignLeft],
  ["stacks", "Stacks", Layers],
  ["images", "Images", LayoutGrid],
] as const;

/** How the cards are shown and grouped, and whatever else acts on the list. */
export function DeckToolbar({
  view,
  onView,
  grouping,
  onGrouping,
  history,
  children,
}: {
  readonly view: DeckView;
  readonly onView: (view: DeckView) => void;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
  readonly history: HistoryActions;
  readonly children: ReactNode;
}) {
  return (
    <div className="mt-4.5 mb-4 flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-1">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend's place. */}
        <div className="segments" role="group" aria-label="View">
          {VIEWS.map(([name, label, Icon]) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
              <Icon size={15} aria-hidden="true" />
              {label}
            </button>
          ))}
        </div>
        <Button kind="ghost" icon={Undo} label="Undo" onClick={history.undo} disabled={!history.undo} />
        <Button kind="ghost" icon={Redo} label="Redo" onClick={history.redo} disabled={!history.redo} />
      </div>
      <div className="flex items-center gap-2 max-tablet:w-full">
        <label className="flex items-center gap-2 text-12 whitespace-nowrap text-paper-dim">
          <span>Group by</span>
          <select
            className="select input-small w-[118px]"
            value={grouping}
            onChange={(event) => {
              const next = GROUPINGS.find((each) => each === event.target.value);
              if (next) onGrouping(next);
            }}
          >
            {GROUPINGS.map((each) => (
              <option key={each} value={each}>
                {each.charAt(0).toUpperCase() + each.slice(1)}
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
    </div>
  );
}
