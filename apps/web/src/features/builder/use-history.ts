import { type Dispatch, useEffect } from "react";
import { isTyping } from "../../lib/is-typing.ts";
import { closeToast, toasts } from "../../lib/toasts.ts";
import type { BuilderAction, BuilderState, Moment } from "./builder-state.ts";

/** Taking back and doing again; undefined where there is nothing to. */
export interface HistoryActions {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/**
 * Taking back what was done to the deck, a rebuilding included, by buttons and by keys.
 * @param onMoment What else the page shows of the moment that comes back.
 */
export function useHistory(
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  onMoment: (moment: Moment) => void,
): HistoryActions {
  const step = (moment: Moment | undefined, type: "undone" | "redone") =>
    moment &&
    (() => {
      onMoment(moment);
      // What a toast offers to take back is taken back.
      if (toasts.get()?.undo) closeToast(toasts.get()?.id);
      dispatch({ type });
    });
  const undo = step(state.past.at(-1), "undone");
  const redo = step(state.future.at(-1), "redone");

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      // A field that holds something takes its own letters back; after a card was added, it holds nothing.
      if (isTyping(event.target) && hasText(event.target)) return;
      const key = event.key.toLowerCase();
      const act = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [undo, redo]);
  return { undo, redo };
}

function hasText(target: EventTarget | null): boolean {
  return !(target instanceof HTMLInputElement) || target.value !== "";
}
