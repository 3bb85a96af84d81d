import FileInput from "lucide-react/icons/file-input";
import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button/button.tsx";
import type { Grouping } from "../../../ui/deck-list/deck-groups.ts";
import { type DeckView, GroupSelect, ViewSwitch } from "../../../ui/deck-list/list-controls.tsx";
import type { HistoryActions } from "../use-history.ts";

/** How the cards are shown and grouped, and whatever else acts on the list. */
export function DeckToolbar({
  view,
  onView,
  groupings,
  grouping,
  onGrouping,
  history,
  onImport,
  children,
}: {
  readonly view: DeckView;
  readonly onView: (view: DeckView) => void;
  readonly groupings: readonly Grouping[];
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
  readonly history: HistoryActions;
  readonly onImport: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className="mt-4.5 mb-4 flex flex-wrap items-center gap-x-2 gap-y-3">
      <div className="flex items-center gap-1">
        <ViewSwitch view={view} onView={onView} />
        <Button kind="ghost" icon={Undo} label="Undo" onClick={history.undo} disabled={!history.undo} />
        <Button kind="ghost" icon={Redo} label="Redo" onClick={history.redo} disabled={!history.redo} />
        <Button kind="ghost" icon={FileInput} label="Import a list" onClick={onImport} />
      </div>
      <GroupSelect groupings={groupings} grouping={grouping} onGrouping={onGrouping} />
      {children}
    </div>
  );
}
