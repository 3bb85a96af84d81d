import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { lazy, Suspense } from "react";
import type { DeckGroup } from "../../../ui/deck-list/deck-groups.ts";
import { DeckList, type OpenRow } from "../../../ui/deck-list/deck-list.tsx";
import { toldOf } from "../builder-state.ts";
import type { DeckAndAnalysisProps } from "../deck-and-analysis-props.ts";

/** The panel of a card, which is fetched apart. */
export const loadWhy = () => import("./why-panel.tsx");
const WhyPopover = lazy(async () => ({ default: (await loadWhy()).WhyPopover }));
const WhyInline = lazy(async () => ({ default: (await loadWhy()).WhyInline }));

/** The cards as lines in groups, each of which says why its card is here. */
export function DeckText({
  state,
  deck,
  dispatch,
  actions,
  groups,
  onEdit,
}: DeckAndAnalysisProps & {
  readonly groups: readonly DeckGroup[];
  readonly onEdit: (edits: readonly DeckEdit[], message: string) => void;
}) {
  const told = toldOf(state);
  const why = ({ row, isInline, anchor, close }: OpenRow) => {
    const props = {
      row,
      deck,
      isLocked: state.locked.has(row.name),
      maxCardUsd: told?.intent.maxCardUsd,
      exclude: told?.wish.exclude ?? [],
      onClose: close,
      onLock: (isLocked: boolean) => dispatch({ type: "locked", name: row.name, isLocked }),
      onNever: () => actions.never(row.name),
      onEdit: (edits: readonly DeckEdit[], message: string) => {
        close();
        onEdit(edits, message);
      },
    };
    return (
      <Suspense fallback={null}>
        {isInline ? <WhyInline {...props} /> : <WhyPopover {...props} anchor={anchor} />}
      </Suspense>
    );
  };
  return <DeckList groups={groups} locked={state.locked} renderOpen={why} />;
}
