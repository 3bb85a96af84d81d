import { useEffect, useState } from "react";
import { suggestCards } from "../../data/card-names.ts";

const NO_NAMES: readonly string[] = [];

/** Names of cards that begin like what is typed, asked for once typing rests for `waitMs`; none for the empty text. */
export function useNames(typed: string, waitMs: number): readonly string[] {
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    if (typed.trim() === "") {
      setNames(NO_NAMES);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggestCards(typed, controller.signal).then(setNames, () => {
        // Aborted by the next letter, or offline: what is typed serves as it is.
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, waitMs]);
  return names;
}
