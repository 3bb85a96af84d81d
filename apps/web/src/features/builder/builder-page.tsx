import type { Deck } from "@deckwright/decks/deck.ts";
import { lazy, Suspense, use, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { account } from "../../data/account.ts";
import { type OpenDeck, openDeck } from "../../data/decks.ts";
import { earlyRequestScript } from "../../data/engine/early-request.ts";
import { problemOf } from "../../data/engine/problem.ts";
import { openAuthDialog } from "../../lib/auth-dialog.ts";
import { NonceContext } from "../../lib/nonce.ts";
import { showToast } from "../../lib/toasts.ts";
import { INITIAL_STATE, RUNNING_STATE, reduceBuilder } from "./builder-state.ts";
import type { Choices } from "./choices.ts";
import { DeckSkeleton, IdleDeck, ProblemState } from "./deck-states.tsx";
import { type PaneName, PaneTabs } from "./pane-tabs.tsx";
import { useGeneration } from "./use-generation.ts";
import { useSaving } from "./use-saving.ts";
import {
  EMPTY_WISH,
  newSeed,
  type Wish,
  wishFromParams,
  wishOfDeck,
  wishToParams,
  wishToRequest,
} from "./wish/wish.ts";
import { WishPane } from "./wish/wish-pane.tsx";

const ConflictDialog = lazy(() => import("./conflict-dialog.tsx"));
const loadWorkbench = () => import("./workbench.tsx");
const Workbench = lazy(loadWorkbench);

/** Cards of a saved deck whose names are told when they had to be left out. */
const MOST_TOLD = 3;

function tellUnread(names: readonly string[]): void {
  const told = names.slice(0, MOST_TOLD).join(", ");
  const more = names.length > MOST_TOLD ? ` and ${names.length - MOST_TOLD} more` : "";
  showToast({
    title: "Some cards were left out",
    description: `This deck has them in numbers that no deck can have: ${told}${more}.`,
    variant: "destructive",
  });
}

/** The builder: the wish on the left, the deck in the middle, the bench on the right; three tabs on small screens. */
export function BuilderPage({ choices }: { readonly choices: Choices }) {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const [state, dispatch] = useReducer(reduceBuilder, params.has("wish") ? RUNNING_STATE : INITIAL_STATE);
  const [draft, setDraft] = useState<Wish>(() => wishFromParams(params));
  const [pane, setPane] = useState<PaneName>(params.has("wish") ? "deck" : "wish");
  const [early] = useState(() => (params.has("wish") ? earlyRequestScript(wishToRequest(draft)) : null));
  const nonce = use(NonceContext);
  const generate = useGeneration(dispatch);
  const show = useCallback(({ deck, kept, unread }: OpenDeck, previous?: Deck) => {
    setDraft(wishOfDeck(deck));
    dispatch({ type: "opened", deck, kept, ...(previous === undefined ? {} : { previous }) });
    if (unread.length > 0) tellUnread(unread);
  }, []);
  const { isSaved, save, conflict } = useSaving(state, dispatch, show);
  const lastBuilt = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);

  const submit = useCallback(
    (wish: Wish) => {
      lastBuilt.current = null;
      void navigate(`/builder?${wishToParams(wish)}`, { preventScrollReset: true });
    },
    [navigate],
  );

  // The address says what is built: typing a wish, going back and opening a link all pass through here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of an address has a key of its own.
  useEffect(() => {
    const carried = carriedWish(location.state);
    if (carried !== null) {
      void navigate(`/builder?${wishToParams({ ...EMPTY_WISH, prompt: carried })}`, { replace: true });
      return;
    }
    const wish = wishFromParams(params);
    setDraft(wish);
    const stored = Number(params.get("deck"));
    if (!params.has("wish") && Number.isSafeInteger(stored) && stored > 0) {
      open(stored);
      return;
    }
    if (!params.has("wish") || lastBuilt.current === location.search) return;
    lastBuilt.current = location.search;
    wanted.current = null;
    setPane("deck");
    void loadWorkbench();
    generate(wish);
  }, [location.key]);

  function open(id: number): void {
    const here = location.key;
    wanted.current = here;
    dispatch({ type: "opening" });
    setPane("deck");
    void loadWorkbench();
    const isWanted = () => wanted.current === here;
    openDeck(id).then(
      (opened) => isWanted() && show(opened),
      (error: unknown) => {
        const problem = problemOf(error);
        if (!isWanted() || !problem) return;
        dispatch({ type: "failed", problem });
        if (problem.kind === "gone" && account.get().user === null) {
          openAuthDialog("login", problem.message, { onSignedIn: () => open(id) });
        }
      },
    );
  }

  const { deck, built } = state;
  const current: Wish = built ? { ...built.wish, seed: built.response.deck.seed } : draft;
  const actions = {
    retry: () => submit(draft),
    reroll: () => submit({ ...current, seed: newSeed() }),
    rerollUnlocked: () => {
      const leaders = new Set([...(deck?.commanders ?? []), ...(deck?.partner_deck?.commanders ?? [])]);
      const kept = [...state.locked].filter((name) => !leaders.has(name));
      const leader = deck?.commanders.find((name) => state.locked.has(name));
      submit({
        ...current,
        seed: newSeed(),
        include: [...new Set([...current.include, ...kept])],
        ...(leader === undefined ? {} : { commander: leader }),
      });
    },
    never: (name: string) => submit({ ...current, exclude: [...new Set([...current.exclude, name])] }),
    save,
    isSaved,
    share: async () => {
      if (state.stored !== null) {
        showToast({
          title: "No link to this deck yet",
          description:
            "It was not built from a wish here. Share it with the community from your vault, or export it.",
        });
        return;
      }
      const address = new URL(`/builder?${wishToParams(current)}`, window.location.href).href;
      const note = state.isEdited ? " Your own edits are not in it; Export keeps them." : "";
      try {
        await navigator.clipboard.writeText(address);
        showToast({
          variant: "success",
          title: "Link copied",
          description: `It builds this same deck.${note}`,
        });
      } catch {
        showToast({
          variant: "destructive",
          title: "Could not copy",
          description: "The browser refused. The address of this page is the link.",
        });
      }
    },
  };

  return (
    <>
      <h1 className="sr-only">AI Generator</h1>
      {early && (
        // A module does not hold the page up; it runs only in a page that came from the server with it.
        <script
          type="module"
          async
          {...(nonce === undefined ? {} : { nonce })}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; what it quotes is escaped.
          dangerouslySetInnerHTML={{ __html: early }}
        />
      )}
      <Suspense fallback={null}>{conflict && <ConflictDialog {...conflict} />}</Suspense>
      <PaneTabs pane={pane} onChange={setPane} cards={deck?.cards ?? null} />
      <div className="builder" data-pane={pane}>
        <section className="builder-wish" aria-label="Wish">
          <WishPane
            choices={choices}
            draft={draft}
            onDraft={setDraft}
            onSubmit={(wish) =>
              submit(wish.seed === null && built && deck ? { ...wish, seed: deck.seed } : wish)
            }
            state={state}
          />
        </section>
        {deck ? (
          <Suspense fallback={<DeckSkeleton wish={draft.prompt} stages={state.stages} />}>
            <Workbench
              state={state}
              deck={deck}
              dispatch={dispatch}
              actions={actions}
              choices={choices}
              pane={pane}
            />
          </Suspense>
        ) : (
          <div className="builder-deck builder-deck-alone">
            {state.status === "running" && <DeckSkeleton wish={draft.prompt} stages={state.stages} />}
            {state.status === "opening" && <DeckSkeleton wish="" stages={[]} isOpening />}
            {state.status === "failed" && state.problem && (
              <ProblemState
                problem={state.problem}
                onRetry={() => submit(draft)}
                onEdit={() => setPane("wish")}
              />
            )}
            {state.status === "idle" && <IdleDeck onPick={(prompt) => submit({ ...draft, prompt })} />}
          </div>
        )}
      </div>
    </>
  );
}

/** The sentence that home sent along with the navigation. */
function carriedWish(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("homepagePrompt" in state)) return null;
  return typeof state.homepagePrompt === "string" ? state.homepagePrompt : null;
}
