import type { Deck } from "@deckwright/decks/deck.ts";
import { use, useReducer, useState } from "react";
import { useLocation } from "react-router";
import type { OpenDeck } from "../../data/decks.ts";
import { NonceContext } from "../../lib/page/nonce.ts";
import { showToast } from "../../lib/toasts.ts";
import { lazyPart } from "../../ui/lazy-part/lazy-part.tsx";
import { type BuilderState, INITIAL_STATE, RUNNING_STATE, reduceBuilder } from "./builder-state.ts";
import type { Choices } from "./choices.ts";
import { DeckSkeleton, IdleDeck, ProblemState } from "./deck-states.tsx";
import { type PaneName, PaneTabs } from "./pane-tabs.tsx";
import { useDeckOfAddress } from "./use-deck-of-address.ts";
import { useDrafts } from "./use-drafts.ts";
import { useHistory } from "./use-history.ts";
import { useImport } from "./use-import.tsx";
import { useLastSaving } from "./use-last-saving.ts";
import { type WishForm, wishFromParams, wishOfDeck } from "./wish/wish-form.ts";
import { understoodParts, WishPane } from "./wish/wish-pane.tsx";

const DeckAndAnalysis = lazyPart(
  () => import("./deck-and-analysis.tsx"),
  (words, { draft, state }) => (
    <div className="builder-deck builder-deck-alone">
      {words}
      <DeckSkeleton wish={draft.prompt} stages={state.stages} />
    </div>
  ),
);
/** What a deck is shown by, while it is on its way. */
function loadPanes(): void {
  void DeckAndAnalysis.preload();
  void understoodParts.fetch();
}

/** The builder: the wish on the left, the deck in the middle, its analysis on the right; three tabs on small screens. */
export function BuilderPage({
  choices,
  earlyDeck,
}: {
  readonly choices: Choices;
  /** What asks for the deck of the address that one came with, if it has one. */
  readonly earlyDeck: string | null;
}) {
  const params = new URLSearchParams(useLocation().search);
  const hasWish = params.has("wish");
  const [early] = useState(earlyDeck);
  const [state, dispatch] = useReducer(reduceBuilder, params, firstState);
  const [draft, setDraft] = useState<WishForm>(() => wishFromParams(params));
  /** The deck breaks a rule; its tab says so where the verdict is out of sight. */
  const [isIllegal, setIllegal] = useState(false);
  const [pane, setPane] = useState<PaneName>(hasWish ? "deck" : "wish");
  function show({ deck, kept, unread, wish }: OpenDeck, previous?: Deck): void {
    const told = wish && {
      wish: wishFromParams(new URLSearchParams(wish.address)),
      intent: wish.intent,
    };
    setDraft(told?.wish ?? wishOfDeck(deck));
    dispatch({
      type: "opened",
      deck,
      kept,
      ...(told ? { told } : {}),
      ...(previous === undefined ? {} : { previous }),
    });
    if (unread.length > 0) tellUnread(unread);
  }

  const submit = useDeckOfAddress({
    dispatch,
    onWish: setDraft,
    onOpened: show,
    onRestored: (work) => {
      const wish = work.built?.wish ?? work.stored?.told?.wish ?? (work.deck && wishOfDeck(work.deck));
      if (wish) setDraft(wish);
      dispatch({ type: "restored", work });
    },
    onDeck: () => {
      setPane("deck");
      loadPanes();
    },
  });
  const lastSaving = useLastSaving(dispatch);
  const history = useHistory(state, dispatch, ({ built }) => built && setDraft(built.wish));
  const [importList, importDialog] = useImport(state, dispatch, choices, () => {
    setPane("deck");
    loadPanes();
  });
  useDrafts(state);
  const { deck } = state;
  /** Builds a wish; with a deck at hand, what was done to that stays. */
  async function build(wish: WishForm, isChanged: boolean): Promise<void> {
    if (deck !== null) await understoodParts.fetch();
    const again = understoodParts.part?.rebuilt(wish, state, isChanged) ?? { wish, leaves: false };
    submit(again.wish);
    if (again.leaves) tellLeft();
  }

  return (
    <>
      <h1 className="sr-only">AI Generator</h1>
      {early !== null && <EarlyRequest script={early} />}
      {importDialog}
      <PaneTabs pane={pane} onChange={setPane} cards={deck?.cards ?? null} isIllegal={isIllegal} />
      <div className="builder" data-pane={pane}>
        <section className="builder-wish" aria-label="Wish">
          {deck === null && (
            <button type="button" className="text-button builder-import" onClick={importList}>
              Import a list
            </button>
          )}
          <WishPane
            {...{ choices, draft, state, dispatch }}
            onDraft={setDraft}
            onSubmit={build}
            onMade={(wish) => {
              setDraft(wish);
              setPane("deck");
              loadPanes();
            }}
          />
        </section>
        {deck ? (
          <DeckAndAnalysis
            {...{
              state,
              deck,
              dispatch,
              choices,
              pane,
              draft,
              submit,
              show,
              lastSaving,
              history,
              importList,
            }}
            onVerdict={setIllegal}
          />
        ) : (
          <div className="builder-deck builder-deck-alone">
            <NoDeck
              state={state}
              draft={draft}
              onSubmit={submit}
              onEdit={() => setPane("wish")}
              onImport={importList}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** What an address begins with: a deck that is on its way, or none. */
function firstState(params: URLSearchParams): BuilderState {
  if (params.has("saving")) return { ...INITIAL_STATE, status: "opening" };
  return params.has("wish") ? RUNNING_STATE : INITIAL_STATE;
}

/** What stands where the deck will be. */
function NoDeck({
  state,
  draft,
  onSubmit,
  onEdit,
  onImport,
}: {
  readonly state: BuilderState;
  readonly draft: WishForm;
  readonly onSubmit: (wish: WishForm) => void;
  readonly onEdit: () => void;
  readonly onImport: () => void;
}) {
  switch (state.status) {
    case "running":
      return <DeckSkeleton wish={draft.prompt} stages={state.stages} />;
    case "opening":
      return <DeckSkeleton wish="" stages={[]} isOpening />;
    case "failed":
      return (
        state.problem && (
          <ProblemState problem={state.problem} onRetry={() => onSubmit(draft)} onEdit={onEdit} />
        )
      );
    case "idle":
      return <IdleDeck onPick={(prompt) => onSubmit({ ...draft, prompt })} onImport={onImport} />;
    default:
      return null;
  }
}

/** Asks for the deck before the page's scripts have come. */
function EarlyRequest({ script }: { readonly script: string }) {
  const nonce = use(NonceContext);
  return (
    // A module does not hold the page up; it runs only in a page that came from the server with it.
    <script
      type="module"
      async
      {...(nonce === undefined ? {} : { nonce })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; what it quotes is escaped.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}

/** Cards of a saved deck whose names are told when they had to be left out. */
const MOST_TOLD = 3;

/** Says that changes stay with the deck before. */
function tellLeft(): void {
  showToast({
    title: "Another deck",
    description: "Another wish is built without your changes and locks. Undo brings the deck before back.",
  });
}

function tellUnread(names: readonly string[]): void {
  const told = names.slice(0, MOST_TOLD).join(", ");
  const more = names.length > MOST_TOLD ? ` and ${names.length - MOST_TOLD} more` : "";
  showToast({
    title: "Some cards were left out",
    description: `This deck has them in numbers that no deck can have: ${told}${more}.`,
    variant: "destructive",
  });
}
