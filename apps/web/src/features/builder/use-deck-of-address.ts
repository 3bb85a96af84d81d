import { type Dispatch, useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { account } from "../../data/account.ts";
import type { OpenDeck } from "../../data/decks.ts";
import { problemOf } from "../../data/engine/problem.ts";
import { openAuthDialog } from "../../lib/auth-dialog.ts";
import type { BuilderAction, Worked } from "./builder-state.ts";
import { hasDraft, readDraft } from "./draft-store.ts";
import type { Place } from "./place.ts";
import { useGeneration } from "./use-generation.ts";
import { EMPTY_WISH, type WishForm, wishFromParams, wishToParams } from "./wish/wish-form.ts";

/** What follows when an address brings a deck. */
interface Followers {
  readonly dispatch: Dispatch<BuilderAction>;
  /** The wish of the address. */
  readonly onWish: (wish: WishForm) => void;
  readonly onOpened: (deck: OpenDeck) => void;
  /** What was worked on at this address before. */
  readonly onRestored: (work: Worked) => void;
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
  const { generate, stop } = useGeneration(followers.dispatch);
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
    const saving = params.get("saving");
    const bring = () => {
      if (saving !== null) {
        opening.awaitSaving(saving, (id) => {
          params.delete("saving");
          void navigate(`/builder?${id === null ? params : `deck=${id}`}`, { replace: true });
        });
        return;
      }
      if (!params.has("wish")) {
        const stored = Number(params.get("deck"));
        if (Number.isSafeInteger(stored) && stored > 0) opening.open(stored);
        return;
      }
      if (lastBuilt.current === location.search) return;
      lastBuilt.current = location.search;
      opening.giveUp();
      followers.onDeck();
      generate(wish, params);
    };
    if (!hasDraft(location)) {
      bring();
      return;
    }
    stop();
    lastBuilt.current = location.search;
    opening.restore(location, () => {
      lastBuilt.current = null;
      bring();
    });
  }, [location.key]);

  return useCallback(
    (wish) => {
      lastBuilt.current = null;
      void navigate(`/builder?${wishToParams(wish)}`, { preventScrollReset: true });
    },
    [navigate],
  );
}

/** Opens decks of the vault, and drafts, one at a time: what is asked for later counts. */
function useOpening({ dispatch, onOpened, onRestored, onDeck }: Followers) {
  const turn = useRef(0);
  function open(id: number): void {
    turn.current += 1;
    const mine = turn.current;
    const isWanted = () => turn.current === mine;
    dispatch({ type: "opening" });
    onDeck();
    const read = async () => (await import("../../data/decks.ts")).openDeck(id);
    read().then(
      (opened) => isWanted() && onOpened(opened),
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
  /** @param then What to do with the deck's number, or without one where nothing was saved. */
  function awaitSaving(key: string, then: (id: number | null) => void): void {
    turn.current += 1;
    const mine = turn.current;
    dispatch({ type: "opening" });
    onDeck();
    const answer = (id: number | null) => turn.current === mine && then(id);
    const find = async () => (await import("../../data/save-deck.ts")).findSaved(key);
    find().then(answer, () => answer(null));
  }
  /** @param otherwise What to do where the draft cannot be read. */
  function restore(place: Place, otherwise: () => void): void {
    turn.current += 1;
    const mine = turn.current;
    dispatch({ type: "restoring" });
    onDeck();
    readDraft(place).then(
      (work) => {
        if (turn.current !== mine) return;
        if (work === null) otherwise();
        else onRestored(work);
      },
      // The part that reads it did not come.
      otherwise,
    );
  }
  return {
    open,
    awaitSaving,
    restore,
    giveUp: () => {
      turn.current += 1;
    },
  };
}

/** The sentence that home sent along with the navigation. */
function carriedWish(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("homepagePrompt" in state)) return null;
  return typeof state.homepagePrompt === "string" ? state.homepagePrompt : null;
}
