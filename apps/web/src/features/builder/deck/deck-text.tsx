import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { type ReactNode, useEffect, useState } from "react";
import { PHONE, useMedia, WIDE } from "../../../lib/hooks/use-media.ts";
import { ByWindow } from "../../../ui/by-window.tsx";
import { useOwnCopies } from "../../../ui/card-detail/use-owned.ts";
import type { DeckGroup, DeckRow } from "../../../ui/deck-list/deck-groups.ts";
import { DeckList, type OpenRow } from "../../../ui/deck-list/deck-list.tsx";
import { lazyPart } from "../../../ui/lazy-part/lazy-part.tsx";
import { toldOf } from "../builder-state.ts";
import type { DeckAndAnalysisProps } from "../deck-and-analysis-props.ts";
import { mostInPlaceOf } from "../spending.ts";

/** The panel of a card, which is fetched apart. */
const loadWhy = () => import("./why-panel.tsx");
const inLine = (words: ReactNode) => words && <div className="why-waiting">{words}</div>;
const WhyPopover = lazyPart(async () => ({ default: (await loadWhy()).WhyPopover }), inLine);
const WhyInline = lazyPart(async () => ({ default: (await loadWhy()).WhyInline }), inLine);

/** Fetches the panel before a line is pressed. */
export const preloadWhy = () => Promise.all([WhyPopover.preload(), WhyInline.preload()]);

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
  const isWide = useMedia(WIDE);
  // The deck is drawn first; what one owns of it can come later.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), OWNED_MS);
    return () => clearTimeout(timer);
  }, []);
  const owned = useOwnCopies(isDrawn);
  const change = ({ zone, name }: DeckRow, by: 1 | -1) =>
    onEdit([{ zone, card: name, change: by }], by < 0 ? `Took out one ${name}` : `Added one ${name}`);
  const why = ({ row, anchor, close }: OpenRow) => {
    const props = {
      row,
      deck,
      owned: owned?.get(row.name),
      isLocked: state.locked.has(row.name),
      maxCardUsd: told ? mostInPlaceOf(row, deck, state.faces, told.intent) : undefined,
      exclude: told?.wish.exclude ?? [],
      onClose: close,
      onLock: (isLocked: boolean) => dispatch({ type: "locked", name: row.name, isLocked }),
      onNever: () => actions.never(row.name),
      onChange: (by: 1 | -1) => {
        if (row.quantity + by <= 0) close();
        change(row, by);
      },
      onSwap: (edits: readonly DeckEdit[], message: string) => {
        close();
        onEdit(edits, message);
      },
    };
    // A phone has no room beside the line.
    return (
      <ByWindow
        query={PHONE}
        fits={<WhyInline {...props} />}
        otherwise={<WhyPopover {...props} anchor={anchor} />}
      />
    );
  };
  return (
    <DeckList
      groups={groups}
      locked={state.locked}
      columnCount={isWide ? 3 : 2}
      owned={owned}
      onChange={change}
      renderOpen={why}
    />
  );
}

/** How long what one owns is not asked for, in milliseconds. */
const OWNED_MS = 600;
