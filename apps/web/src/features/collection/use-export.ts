import type { OwnCard } from "../../data/own-cards.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toasts.ts";
import { useLookUp } from "./use-look-up.ts";

const FILE = "deckwright-collection.csv";

/** Writes the collection to a file: sets and numbers are looked up first, since rows do not have them. */
export function useExport(cards: readonly OwnCard[]) {
  const { done, lookUp } = useLookUp(cards);
  const start = () =>
    lookUp(async (printings) => {
      const { writeCsv } = await import("./write-csv.ts");
      saveFile(FILE, writeCsv(cards, printings), "text/csv;charset=utf-8");
      const description = `Your browser has the file ${FILE}.`;
      showToast({ title: "Collection exported", description, variant: "success" });
    }, "Nothing was exported");
  return { done, start };
}
