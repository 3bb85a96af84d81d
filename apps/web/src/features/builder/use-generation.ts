import { type Dispatch, startTransition, useCallback, useEffect, useRef } from "react";
import { problemOf } from "../../data/engine/problem.ts";
import type { BuilderAction } from "./builder-state.ts";
import type { WishForm } from "./wish/wish-form.ts";

/** Builds decks from wishes, and edits them as told, one at a time: a new wish gives up the one before, and so does stopping. */
export function useGeneration(dispatch: Dispatch<BuilderAction>) {
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const generate = useCallback(
    /** @param params The address of the wish, which may say what was changed in its deck. */
    (wish: WishForm, params: URLSearchParams) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const isCurrent = () => running.current === controller;
      dispatch({ type: "started" });
      const run = async () => {
        // Schemas and stream reader are fetched with the first deck, so that the page is there sooner.
        const { askGenerator } = await import("./ask-generator.ts");
        return askGenerator(wish, params, {
          onStart: () => dispatch({ type: "started" }),
          onStage: (stage) => isCurrent() && dispatch({ type: "stage", stage }),
          signal: controller.signal,
        });
      };
      run().then(
        ({ response, edits }) => {
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
