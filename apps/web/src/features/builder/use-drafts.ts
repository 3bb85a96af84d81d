import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { BuilderState } from "./builder-state.ts";
import { keepDraft } from "./draft-store.ts";
import type { foldHistory } from "./fold-history.ts";

/** Keeps what is worked on at the address that one is at, whenever one leaves it: for another page, or with the tab out of sight. */
export function useDrafts(state: BuilderState): void {
  const { key, search } = useLocation();
  const latest = useRef(state);
  const folded = useRef<typeof foldHistory>(undefined);
  useEffect(() => {
    latest.current = state;
  });
  const hasHistory = state.past.length + state.future.length > 0;
  useEffect(() => {
    if (!hasHistory) return;
    // Fetched with the first change: whoever leaves has no time to wait for it. Where it does not come, drafts are kept alone.
    import("./fold-history.ts").then(
      (part) => {
        folded.current = part.foldHistory;
      },
      () => {},
    );
  }, [hasHistory]);
  useEffect(() => {
    const keep = () => {
      if (isWorkedOn(latest.current)) keepDraft({ key, search }, latest.current, folded.current);
    };
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, [key, search]);
}

/** Whether the address alone would not bring the deck back. */
function isWorkedOn({ status, past, future, locked, isEdited, saved, stored, deck }: BuilderState): boolean {
  const isChanged = past.length + future.length + locked.size > 0 || (isEdited && stored?.deck !== deck);
  // Where it was saved, that has to be known, or it would be saved a second time.
  const isKept = saved !== null && saved.deck !== stored?.deck;
  return status === "done" && (isChanged || isKept);
}
