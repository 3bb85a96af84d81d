import type { Failure } from "./judged-deck.ts";

/** One thing that the judge looks at in a deck. */
export interface Measure {
  readonly check: string;
  /** What was counted, in words that follow or go before a number. */
  readonly what: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  /** What one card more or less changes; 1 where cards are counted. */
  readonly card?: number;
  /** Cards that show it. */
  readonly such?: string;
}

/** What is wrong where a measure is outside of what was expected. */
export function failureOf({ check, what, value, least, most, such }: Measure): Failure[] {
  const isWrong = (least !== undefined && value < least) || (most !== undefined && value > most);
  if (!isWrong) return [];
  const expected = [
    ...(least === undefined ? [] : [`at least ${rounded(least)}`]),
    ...(most === undefined ? [] : [`at most ${rounded(most)}`]),
  ].join(", ");
  const cards = such ? ` (${such})` : "";
  return [{ check, message: `${rounded(value)} for ${what}, expected ${expected}${cards}.` }];
}

const rounded = (value: number): string => String(Math.round(100 * value) / 100);
