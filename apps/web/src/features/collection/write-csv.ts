import Papa from "papaparse";
import type { FoundPrinting } from "../../data/find-printings.ts";
import type { OwnCard } from "../../data/own-cards.ts";

/**
 * A collection as a list that this site and others read.
 * @param printings Set and number of each card, in the same order; undefined where nobody knows them.
 */
export function writeCsv(
  cards: readonly OwnCard[],
  printings: readonly (Pick<FoundPrinting, "set" | "collector_number"> | undefined)[],
): string {
  const rows = cards.map((card, at) => ({
    Quantity: card.quantity,
    Name: card.name,
    "Set Code": printings[at]?.set ?? "",
    "Set Name": card.set_name ?? "",
    "Collector Number": printings[at]?.collector_number ?? "",
    Rarity: card.rarity ?? "",
    "Price USD": card.price_usd?.toFixed(2) ?? "",
    "Scryfall ID": card.scryfall_id,
  }));
  return `${Papa.unparse(rows)}\r\n`;
}
