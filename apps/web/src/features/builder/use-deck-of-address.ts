import { type Dispatch, useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { account } from "../../data/account.ts";
import { problemOf } from "../../data/engine/problem.ts";
import { openAuthDialog } from "../../lib/auth-dialog.ts";
import { showToast } from "../../lib/toasts.ts";
import type { BuilderAction } from "./builder-state.ts";
import { useGeneration } from "./use-generation.ts";
import { EMPTY_WISH, type WishForm, wishFromParams, wishOfDeck, wishToParams } from "./wish/wish-form.ts";

/** What follows when an address brings a deck. */
interface Followers {
  readonly dispatch: Dispatch<BuilderAction>;
  /** The wish of the address, or of the deck that it opens. */
  readonly onWish: (wish: WishForm) => void;
  /** A deck is on its way. */
  readonly onDeck: () => void;
}

/**
 * The address says which deck is there: typing a wish, going back and opening a link all pass through it.
 * @returns Goes to the address of a wish, and builds it again where it is that of the deck at hand.
 */
export function useDeckOfAddress(followers: Followers): (wish: WishForm) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const generate = useGeneration(followers.dispatch);
  const opening = useOpening(followers);
  const lastBuilt = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of an address has a key of its own.
  useEffect(() => {
    const carried = carriedWish(location.state);
    if (carried !== null) {
      void navigate(`/builder?${wishToParams({ ...EMPTY_WISH, prompt: carried })}`, { replace: true });
      return;
    }
    const params = new URLSearchParams(location.search);
    const wish = wishFromParams(params);
    followers.onWish(wish);
    if (!params.has("wish")) {
      const stored = Number(params.get("deck"));
      if (Number.isSafeInteger(stored) && stored > 0) opening.open(stored);
      return;
    }
    if (lastBuilt.current === location.search) return;
    lastBuilt.current = location.search;
    opening.giveUp();
    followers.onDeck();
    generate(wish);
  }, [location.key]);

  return useCallback(
    (wish) => {
      lastBuilt.current = null;
      void navigate(`/builder?${wishToParams(wish)}`, { preventScrollReset: true });
    },
    [navigate],
  );
}

/** Opens decks of the vault, one at a time: what is asked for later counts. */
function useOpening({ dispatch, onWish, onDeck }: Followers) {
  const turn = useRef(0);
  function open(id: number): void {
    turn.current += 1;
    const mine = turn.current;
    const isWanted = () => turn.current === mine;
    dispatch({ type: "opening" });
    onDeck();
    import("../../data/open-deck.ts")
      .then(({ openDeck }) => openDeck(id))
      .then(
        ({ deck, unread }) => {
          if (!isWanted()) return;
          onWish(wishOfDeck(deck));
          dispatch({ type: "opened", deck, id });
          if (unread.length > 0) tellUnread(unread);
        },
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
  return {
    open,
    giveUp: () => {
      turn.current += 1;
    },
  };
}

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

/** The sentence that home sent along with the navigation. */
function carriedWish(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("homepagePrompt" in state)) return null;
  return typeof state.homepagePrompt === "string" ? state.homepagePrompt : null;
}
