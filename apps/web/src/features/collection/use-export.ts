import { useEffect, useRef, useState } from "react";
import { findPrintings } from "../../data/find-printings.ts";
import type { OwnCard } from "../../data/own-cards.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toasts.ts";

const FILE = "deckwright-collection.csv";

/** Writes the collection to a file: sets and numbers are looked up first, since rows do not have them. */
export function useExport(cards: readonly OwnCard[]) {
  /** Cards that are looked up so far; null while nothing is written. */
  const [done, setDone] = useState<number | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setDone(0);
    try {
      const ids = cards.map(({ scryfall_id: id }) => ({ id }));
      const [printings, { writeCsv }] = await Promise.all([
        findPrintings(ids, signal, setDone),
        import("./write-csv.ts"),
      ]);
      saveFile(FILE, writeCsv(cards, printings), "text/csv;charset=utf-8");
      const description = `Your browser has the file ${FILE}.`;
      showToast({ title: "Collection exported", description, variant: "success" });
    } catch (error) {
      if (signal.aborted) return;
      const why = error instanceof Error ? error.message : "";
      showToast({ title: "Nothing was exported", description: why, variant: "destructive" });
    } finally {
      setDone(null);
    }
  }
  return { done, start };
}
