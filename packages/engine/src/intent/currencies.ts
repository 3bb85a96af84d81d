import { ownEntry } from "@deckwright/cards/own-entry.ts";
import { CODES, CURRENCIES, type Currency, DOLLARS_OF, HUNDREDTHS } from "../../data/lexicon-money.ts";
import type { Token } from "./tokens.ts";

/** The currency of a word right before a figure. */
export function codeBefore(tokens: readonly Token[], at: number): Currency | undefined {
  const between = tokens[at]?.between ?? "";
  const before = tokens[at - 1]?.text ?? "";
  if (/^\$\s*$/.test(between)) return ownEntry(DOLLARS_OF, before);
  return /^[ \t]+$/.test(between) ? ownEntry(CODES, before) : undefined;
}

/** Whether the figure at `at` has a currency before or behind it: "$35", "35$", "35 bucks". */
export function hasCurrency(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return false;
  if ((currencyBefore(token) ?? currencyAfter(tokens, at + 1, text)) !== undefined) return true;
  return next?.gap === "tight" && next.text !== "us" && Object.hasOwn(CURRENCIES, next.text);
}

/** The currency of a sign right before a figure: "$35". */
export function currencyBefore(token: Token | undefined): Currency | undefined {
  const symbol = /([$€£¥])\s*[~<]?\s*$/.exec(token?.between ?? "")?.[1];
  return symbol === undefined ? undefined : CURRENCIES[symbol];
}

/** The currency that a word behind a figure is. */
export function currencyNamed(token: Token | undefined): Currency | undefined {
  if (token?.gap !== "tight") return undefined;
  return HUNDREDTHS.has(token.text) ? "usd" : ownEntry(CURRENCIES, token.text);
}

/** The currency of a sign right behind a figure: "35$". */
export function currencyAfter(tokens: readonly Token[], to: number, text: string): Currency | undefined {
  const last = tokens[to - 1];
  if (last === undefined) return undefined;
  const symbol = /^\s*([$€£¥])(?!\s*\d)/.exec(text.slice(last.end, last.end + 16))?.[1];
  return symbol === undefined ? undefined : CURRENCIES[symbol];
}
