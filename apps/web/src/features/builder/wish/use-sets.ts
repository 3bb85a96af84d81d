import { useEffect, useState } from "react";
import { type CardSet, fetchSets } from "../../../data/sets.ts";

/** All sets, newest first; none until they have come, and where they are not needed they are not asked for. */
export function useSets(isNeeded = true): readonly CardSet[] {
  const [sets, setSets] = useState<readonly CardSet[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    void fetchSets().then((found) => {
      if (!isOver) setSets(found);
    });
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return sets;
}
