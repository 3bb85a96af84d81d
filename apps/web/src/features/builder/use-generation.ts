import type { GenerateRequest } from "@deckwright/contract/requests.ts";
import type { DeckEdit } from "@deckwright/decks/edit.ts";
import { type Dispatch, startTransition, useCallback, useEffect, useRef } from "react";
import { knownAccount } from "../../data/account.ts";
import { problemOf } from "../../data/engine/problem.ts";
import type { BuilderAction } from "./builder-state.ts";
import { type WishForm, wishToRequest } from "./wish/wish-form.ts";

/** Builds decks from wishes, and edits them as told, one at a time: a new wish gives up the one before, and so does stopping. */
export function useGeneration(dispatch: Dispatch<BuilderAction>) {
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const generate = useCallback(
    (wish: WishForm, edits: readonly DeckEdit[] = []) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const isCurrent = () => running.current === controller;
      dispatch({ type: "started" });
      const run = async () => {
        // Schemas and stream reader are fetched with the first deck, so that the page is there sooner.
        const { generateDeck } = await import("../../data/engine/functions.ts");
        const ask = (owned: Owned) =>
          generateDeck(
            { ...wishToRequest(wish), ...owned },
            (stage) => isCurrent() && dispatch({ type: "stage", stage }),
            controller.signal,
          );
        if (wish.ownedMode !== "") return ask(await fetchOwned());
        const response = await ask({});
        if (response.intent.ownedMode === undefined) return response;
        // The sentence speaks of what one owns, which only its reader can tell: it is built once more, with that.
        const owned = await fetchOwned();
        if (owned.owned === undefined || !isCurrent()) return response;
        dispatch({ type: "started" });
        return ask(owned);
      };
      run().then(
        (response) => {
          if (!isCurrent()) return;
          // A deck is a lot to draw: in a transition the page answers in between.
          startTransition(() => {
            dispatch({ type: "built", wish, response });
            if (edits.length > 0) dispatch({ type: "edited", edits, isTurned: false });
          });
        },
        (error: unknown) => {
          const problem = problemOf(error);
          if (problem && isCurrent()) dispatch({ type: "failed", problem });
        },
      );
    },
    [dispatch],
  );
  return { generate, stop };
}

type Owned = Pick<GenerateRequest, "owned">;

/** What the member owns, for a wish that is about it; nothing for visitors. */
async function fetchOwned(): Promise<Owned> {
  const { user } = await knownAccount();
  if (user === null) return {};
  const { fetchOwnCopies } = await import("../../data/collection.ts");
  return { owned: Object.fromEntries(await fetchOwnCopies()) };
}
