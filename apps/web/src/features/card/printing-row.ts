import { formatUsd } from "../../lib/format/money.ts";

/** A printing in the list of all of them; set and number tell it apart. Prices are in dollars, euros and event tickets. */
export interface PrintingRow {
  readonly name: string;
  readonly set: string;
  readonly set_name: string;
  readonly collector_number: string;
  readonly rarity: string;
  /** ISO day. */
  readonly released: string;
  readonly usd: number | null;
  readonly usdFoil: number | null;
  readonly eur: number | null;
  readonly tix: number | null;
}

/** Euros for people: `€1,204.50`. */
export function formatEur(amount: number): string {
  return formatUsd(amount).replace("$", "€");
}

/** Set and number tell printings apart: not every table of cards has an id for each. */
export function isSamePrinting(
  a: Pick<PrintingRow, "set" | "collector_number">,
  b: Pick<PrintingRow, "set" | "collector_number">,
): boolean {
  return a.set === b.set && a.collector_number === b.collector_number;
}
