import { EDGE_ZONES, edgeOf } from "@deckwright/decks/cover.ts";
import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { account } from "../../../data/account.ts";
import { titleCase } from "../../../lib/format/title-case.ts";
import { closeToast, showToast } from "../../../lib/toasts.ts";
import { DeckEdge } from "../../../ui/deck-edge/deck-edge.tsx";
import { layOutEdge } from "../../../ui/deck-edge/edge-layout.ts";
import { type Grouping, groupingsOf, groupRows, rowsOf } from "../../../ui/deck-list/deck-groups.ts";
import { DeckTabs } from "../../../ui/deck-list/deck-tabs.tsx";
import type { DeckView } from "../../../ui/deck-list/list-controls.tsx";
import { lazyDialog, lazyPart } from "../../../ui/lazy-part/lazy-part.tsx";
import { deckInOrder, originOf } from "../builder-state.ts";
import { formOf } from "../choices.ts";
import type { DeckAndAnalysisProps } from "../deck-and-analysis-props.ts";
import { ProblemState } from "../deck-states.tsx";
import type { Judgement } from "../use-judgement.ts";
import { AddCard } from "./add-card.tsx";
import { DeckActionBar } from "./deck-action-bar.tsx";
import { DeckDock } from "./deck-dock.tsx";
import { DeckHead } from "./deck-head.tsx";
import { DeckText, preloadWhy } from "./deck-text.tsx";
import { DeckToolbar } from "./deck-toolbar.tsx";

const DeckPictures = lazyPart(
  () => import("../../../ui/deck-list/deck-pictures.tsx"),
  (words) => words ?? <div className="skeleton h-96" />,
);
const ExportDialog = lazyDialog(() => import("../../../ui/export-deck/export-dialog.tsx"));
const CompareDialog = lazyDialog(() => import("./compare-dialog.tsx"));
const RefinePanel = lazyPart(
  () => import("../refine/refine-panel.tsx"),
  (words) => <div className="mt-4 h-28">{words ?? <div className="skeleton h-full" />}</div>,
);

/** The middle: the deck's head, what one can do with it, and its cards in groups. */
export function DeckPane(props: DeckAndAnalysisProps & { readonly judgement: Judgement }) {
  const { state, deck, dispatch, actions, choices, judgement } = props;
  const [view, setView] = useState<DeckView>("text");
  const [asked, setAsked] = useState<Grouping>("role");
  const [dialog, setDialog] = useState<"export" | "compare" | null>(null);
  const [isRefining, setRefining] = useState(false);
  const canRefine = !deck.partner_deck && !deck.pool && deck.cards <= MOST_REFINED;
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const options = { once: true } as const;
    pane.current?.addEventListener("pointerenter", fetchParts, options);
    pane.current?.addEventListener("focusin", fetchParts, options);
  }, []);
  const rows = useMemo(() => rowsOf(deck, state.faces), [deck, state.faces]);
  const groupings = useMemo(() => groupingsOf(rows), [rows]);
  const grouping = groupings.includes(asked) ? asked : "color";
  const groups = useMemo(() => groupRows(rows, grouping), [rows, grouping]);
  const edge = useMemo(
    () =>
      layOutEdge(
        edgeOf(
          rows.flatMap(({ face, quantity, zone }) =>
            face && EDGE_ZONES.has(zone) ? [{ ...face, quantity }] : [],
          ),
        ),
      ),
    [rows],
  );

  const editToast = useRef<number>(undefined);
  // What was changed in one deck cannot be undone in the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each deck.
  useEffect(() => () => closeToast(editToast.current), [originOf(state)]);
  const edit = (edits: readonly DeckEdit[], message: string) => {
    const changesLeft = state.past.length;
    dispatch({ type: "edited", edits, isTurned: state.isTurned });
    const undo = () => dispatch({ type: "undone", changesLeft });
    editToast.current = showToast({ title: message, undo });
  };
  const inOrder = deckInOrder(state) ?? deck;
  const { price, power_level } = judgement.analysis;
  const figures = { price_usd: price.total, power_level: Math.round(power_level * 10) / 10 };
  const isMember = account.usePart(({ user }) => user !== null);
  const canCompare = state.previous !== null || isMember;
  const open = {
    exporting: () => setDialog("export"),
    comparing: () => setDialog("compare"),
  };

  const isStale =
    deck.words_by === undefined &&
    ![judgement.strategy, deck.seo_description].includes("") &&
    judgement.strategy !== deck.seo_description;
  return (
    <div
      ref={pane}
      aria-busy={state.status === "running"}
      data-stale={state.status === "running" || undefined}
      className="stale-while-running"
    >
      {state.status === "failed" && state.problem && (
        <div className="mb-4 border-b border-line">
          <ProblemState
            problem={state.problem}
            onRetry={actions.retry}
            onEdit={() => document.getElementById("builder-wish")?.scrollIntoView()}
          />
        </div>
      )}
      {deck.partner_deck && (
        <DeckTabs isSecond={state.isTurned} onChange={() => dispatch({ type: "turned" })} />
      )}
      <DeckHead
        deck={deck}
        format={formOf(choices.formats, deck)?.name ?? titleCase(deck.format)}
        judgement={judgement}
        onRename={(name) => dispatch({ type: "renamed", name })}
      />
      <DeckActionBar actions={actions} open={open} hasLocks={state.locked.size > 0} canCompare={canCompare} />
      <DeckEdge layout={edge} className="h-5" />
      <DeckWords key={deck.seo_description} text={deck.seo_description} />
      {canRefine && (
        <>
          <div className="mt-2 flex items-baseline gap-3">
            <button
              type="button"
              className="text-button py-1"
              aria-expanded={isRefining}
              onClick={() => setRefining(!isRefining)}
            >
              {isRefining ? "Close refining" : "Refine this deck in words"}
            </button>
            {/* Told anew when it is saved: here the rows below would move under who edits. */}
            {isStale && <span className="text-13 text-paper-faint">Text of the deck as built</span>}
          </div>
          {isRefining && (
            <RefinePanel
              state={state}
              deck={deck}
              onAccept={(edits, faces) => {
                dispatch({ type: "learned", faces });
                edit(edits, "Refined the deck");
              }}
            />
          )}
        </>
      )}
      <DeckToolbar
        {...{ view, groupings, grouping }}
        onView={setView}
        onGrouping={setAsked}
        history={actions}
        onImport={actions.importList}
      >
        <AddCard
          deck={deck}
          onAdd={(name) => edit([{ zone: "main", card: name, change: 1 }], `Added ${name}`)}
        />
      </DeckToolbar>
      {view === "text" ? (
        <DeckText {...props} groups={groups} onEdit={edit} />
      ) : (
        <DeckPictures groups={groups} view={view} />
      )}
      <DeckDock actions={actions} open={open} hasLocks={state.locked.size > 0} canCompare={canCompare} />
      {dialog === "export" && <ExportDialog deck={inOrder} onClose={() => setDialog(null)} />}
      {dialog === "compare" && (
        <CompareDialog
          last={state.previous}
          deck={{ ...inOrder, ...figures }}
          faces={state.faces}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

/** Larger ones are lists to draft or draw from, which are changed by hand. */
const MOST_REFINED = 250;

/** What the deck does, in a sentence or three. A phone shows two lines of it, so that the cards are in sight. */
function DeckWords({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text === "") return null;
  return (
    <div className="mt-3 text-paper-dim">
      <p className={`max-w-[78ch] text-pretty ${isWhole ? "" : "max-tablet:line-clamp-2"}`}>{text}</p>
      {!isWhole && (
        <button type="button" className="text-button py-1 tablet:hidden" onClick={() => setWhole(true)}>
          Read on
        </button>
      )}
    </div>
  );
}

/** Fetches what opens at a press once somebody comes near, so that the press is answered at once. */
function fetchParts(): void {
  void preloadWhy();
  for (const part of [ExportDialog, DeckPictures, CompareDialog]) void part.preload();
}
