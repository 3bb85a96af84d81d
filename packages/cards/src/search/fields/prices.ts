import { clause, type Field } from "../atom.ts";
import { addBit, type Bits, noBits } from "../bits.ts";
import { nearest } from "../nearest.ts";
import type { Currency, SearchIndex } from "../search-index.ts";
import { priceNumber } from "./numbers.ts";

/** Price of a printing: plain, else foil, else etched; NaN when none is known. */
export function priceOf(index: SearchIndex, currency: Currency): (printing: number) => number {
  const cents = index.cents(currency);
  return (at) => {
    const price = cents[at] ?? 0;
    return price > 0 ? price / 100 : Number.NaN;
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
  return priceNumber(
    subject,
    ({ index }) => index.cents(currency),
    (amount) => sayPrice(currency, amount),
  );
}

const CURRENCY_NAMES: Readonly<Record<Currency, string>> = { usd: "dollars", eur: "euros", tix: "tickets" };

/** The first of the cheapest printings of each card of which a price is known. */
function cheapestPrintings({ table }: SearchIndex, cents: Uint32Array): Bits {
  const bits = noBits(table.printingCount);
  for (let card = 0; card < table.size; card++) {
    const [from, to] = table.printingsOf(card);
    let best = -1;
    for (let at = from; at < to; at++) {
      const price = cents[at] ?? 0;
      if (price > 0 && (best < 0 || price < (cents[best] ?? 0))) best = at;
    }
    if (best >= 0) addBit(bits, best);
  }
  return bits;
}

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
    bits: () => cheapestPrintings(index, index.cents(word)),
  };
};
