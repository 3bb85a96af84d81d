import { useEffect, useRef, useState } from "react";
import { type FoundPrinting, findPrintings } from "../../data/find-printings.ts";
import type { OwnCard } from "../../data/own-cards.ts";
import { showToast } from "../../lib/toasts.ts";

/** Looks up the printings of the collection, for something to be done with them; given up when the page is left. */
export function useLookUp(cards: readonly OwnCard[]) {
  /** Cards that are looked up so far; null while nothing is done. */
  const [done, setDone] = useState<number | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** @param failed What is said where it did not come to its end, with the reason. */
  async function lookUp(
    work: (printings: readonly (FoundPrinting | undefined)[]) => Promise<void>,
    failed: string,
  ): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setDone(0);
    try {
      const ids = cards.map(({ scryfall_id: id }) => ({ id }));
      await work(await findPrintings(ids, signal, setDone));
    } catch (error) {
      if (signal.aborted) return;
      const why = error instanceof Error ? error.message : "";
      showToast({ title: failed, description: why, variant: "destructive" });
    } finally {
      setDone(null);
    }
  }
  return { done, lookUp };
}
