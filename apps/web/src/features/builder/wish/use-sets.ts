import type { Intent } from "@deckwright/contract/intent.ts";
import { useEffect, useState } from "react";
import { fetchSets } from "../../../data/sets.ts";
import type { Choice } from "../choices.ts";

/** The sets by their names, for chips: fetched only where a wish speaks of one, and empty until they are there. */
export function useSetNames({ set, sets }: Intent): readonly Choice[] {
  const [names, setNames] = useState<readonly Choice[]>([]);
  const isNeeded = set !== undefined || sets !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    void fetchSets().then((found) => {
      if (!isOver) setNames(found.map(({ code, name }) => ({ slug: code.toLowerCase(), name })));
    });
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return names;
}
