import { clause, type Field } from "../atom.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "../search-index.ts";
import { printingNumber } from "./numbers.ts";

/** What prices are in. */
export type Currency = "usd" | "eur" | "tix";

/** Price of a printing: plain, else foil, else etched; NaN when none is known. */
export function priceOf({ printings }: SearchIndex, currency: Currency): (printing: number) => number {
  const columns =
    currency === "usd"
      ? [printings.prices("usd"), printings.prices("usdFoil"), printings.prices("usdEtched")]
      : currency === "eur"
        ? [printings.prices("eur"), printings.prices("eurFoil")]
        : [printings.prices("tix")];
  return (at) => {
    for (const column of columns) {
      const cents = column[at] ?? 0;
      if (cents > 0) return cents / 100;
    }
    return Number.NaN;
  };
}

/** How an amount is said: $0.50, €3, 15 tickets. */
function sayPrice(currency: Currency, amount: number): string {
  const number = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  if (currency === "tix") return `${number} tickets`;
  return `${currency === "usd" ? "$" : "€"}${number}`;
}

/** Compares a price; what is unknown never matches. */
export function priceField(currency: Currency): Field {
  const subject = currency === "tix" ? "the price on Magic Online" : "the price";
  return printingNumber(
    subject,
    ({ index }) => priceOf(index, currency),
    (amount) => sayPrice(currency, amount),
  );
}

const CURRENCY_NAMES: Readonly<Record<Currency, string>> = { usd: "dollars", eur: "euros", tix: "tickets" };

/** The cheapest printing of each card. */
export const cheapestField: Field = (term, { index }) => {
  const word = term.value.trim().toLowerCase();
  if (word !== "usd" && word !== "eur" && word !== "tix") {
    const suggestion = nearest(word, ["usd", "eur", "tix"]);
    const problem = `“${term.value}” is none of usd, eur and tix`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  }
  const price = priceOf(index, word);
  return {
    level: "printing",
    cost: 20,
    key: `cheapest ${word}`,
    ...clause("the printing", "is", "is not", `the cheapest in ${CURRENCY_NAMES[word]}`),
    test: (at) => {
      const mine = price(at);
      if (Number.isNaN(mine)) return false;
      const [from, to] = index.table.printingsOf(index.printings.card[at] ?? 0);
      for (let other = from; other < to; other++) {
        const theirs = price(other);
        if (theirs < mine || (theirs === mine && other < at)) return false;
      }
      return true;
    },
  };
};
