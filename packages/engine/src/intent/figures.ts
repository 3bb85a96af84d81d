import { CURRENCIES, type Currency, NUMBER_WORDS } from "../../data/lexicon-money.ts";
import type { Token } from "./tokens.ts";

const numbers: ReadonlyMap<string, number> = new Map(Object.entries(NUMBER_WORDS));

/** A figure that begins at a word: its value and how many words it took. */
export interface Figure {
  readonly value: number;
  readonly length: number;
  /** A currency that is glued to the figure (`50eur`, `50e`). */
  readonly currency?: Currency;
}

/** Digits with separators, and a unit behind them. */
const FIGURE = /^(\d{1,15}(?:[.,]\d+)*)(k|usd|eur|euros?|e|gbp|dollars?|bucks?|ish)?$/;

/** Reads a figure: `100`, `1,000`, `2.50`, `1k`, `50eur`, `fifty`, `a hundred`, `two hundred`. */
export function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const text = tokens[at]?.text ?? "";
  const match = beginsWithDigit(text) ? FIGURE.exec(text) : null;
  if (match !== null) {
    const base = parseFigure(match[1] ?? "");
    if (base === undefined) return undefined;
    const unit = match[2] ?? "";
    if (unit === "k") return { value: base * 1000, length: 1 };
    const currency = unit === "" || unit === "ish" ? undefined : CURRENCIES[unit === "e" ? "eur" : unit];
    if (tokens[at + 1]?.text === "k" && tokens[at + 1]?.gap === "tight")
      return { value: base * 1000, length: 2 };
    return currency === undefined ? { value: base, length: 1 } : { value: base, length: 1, currency };
  }
  return numberWordsAt(tokens, at);
}

/** `1,000` and `1.000` are a thousand; `2.5`, `2,50` have decimals. */
function parseFigure(text: string): number | undefined {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, "") : text.replace(",", ".");
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

function numberWordsAt(tokens: readonly Token[], at: number): Figure | undefined {
  let index = at;
  let value = 0;
  let current: number | undefined;
  if (tokens[at]?.text === "a" && numberOf(tokens[at + 1]?.text) !== undefined) {
    index++;
    current = 1;
  }
  for (; index < tokens.length && index < at + 5; index++) {
    // "a hundred and twenty"
    if (isAndOfHundred(tokens, index, current)) continue;
    const word = numberOf(tokens[index]?.text);
    if (word === undefined || (index > at && tokens[index]?.gap !== "tight")) break;
    if (word >= 100) current = (current ?? 1) * word;
    else if (current === undefined || (current >= 20 && word < 10) || current >= 100)
      current = (current ?? 0) + word;
    else break;
  }
  if (current === undefined || index === at) return undefined;
  value = current;
  return { value, length: index - at };
}

/** "A hundred and twenty": whether a word joins hundreds with what comes to them; "a hundred and 20 lands" are two figures. */
function isAndOfHundred(tokens: readonly Token[], at: number, current: number | undefined): boolean {
  const next = numberOf(tokens[at + 1]?.text);
  return (
    tokens[at]?.text === "and" &&
    tokens[at]?.gap === "tight" &&
    tokens[at + 1]?.gap === "tight" &&
    current !== undefined &&
    current >= 100 &&
    next !== undefined &&
    next < 100
  );
}

/** The number that a word stands for: "twelve". Digits are no words. */
export function numberOf(word: string | undefined): number | undefined {
  return word === undefined ? undefined : numbers.get(word);
}

/** Whether a word begins with a digit; asked of every word many times. */
export function beginsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}
