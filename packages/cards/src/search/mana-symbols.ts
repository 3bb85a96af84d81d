import { maskOf } from "../colors.ts";
import { symbolKey } from "./fold-text.ts";

/** How often each symbol is in a cost. Generic mana counts by its amount, under `GENERIC`. */
export type SymbolCounts = ReadonlyMap<string, number>;

/** The key of generic mana. */
export const GENERIC = "1";

/** Counts the symbols of a cost as printed: `{2}{W/U}{G}`. */
export function countSymbols(cost: string): SymbolCounts {
  const counts = new Map<string, number>();
  for (const [, inside = ""] of cost.matchAll(/\{([^{}]{1,9})\}/g)) add(counts, symbolKey(inside));
  return counts;
}

function add(counts: Map<string, number>, symbol: string): void {
  const amount = /^\d{1,7}$/.test(symbol) ? Number(symbol) : 0;
  if (amount === 0 && symbol === "0") return;
  const key = amount > 0 ? GENERIC : symbol;
  counts.set(key, (counts.get(key) ?? 0) + (amount || 1));
}

/** Reads a cost as people type it: `{2}{W}{W}`, `2WW`, `{gu}`, `(g/u)`; null when something in it is no symbol. */
export function readSymbols(typed: string): SymbolCounts | null {
  const counts = new Map<string, number>();
  for (const [piece] of typed.toLowerCase().matchAll(/\{[^{}]{1,9}\}|\([^()]{1,9}\)|\d{1,7}|\S/g)) {
    const symbol = /^[{(]/.test(piece) ? symbolKey(piece.slice(1, -1)) : piece;
    if (!/^(?:\d{1,7}|[wubrgcsxyz]|h[wubrgc]|½|∞|d|l|(?:[2wubrgc]\/)+(?:[wubrgcp]))$/.test(symbol))
      return null;
    add(counts, symbol);
  }
  return counts;
}

const knownColors = new Map<string, number>();

/** Color bits of a symbol's key, colorless included. */
export function symbolColors(key: string): number {
  let colors = knownColors.get(key);
  if (colors === undefined) {
    colors = maskOf(key.replace(/^h/, "").toUpperCase().split("/"));
    // Queries bring symbols of their own.
    if (knownColors.size < 1000) knownColors.set(key, colors);
  }
  return colors;
}

/** True when the first has at least as many of each symbol as the second. */
export function holds(all: SymbolCounts, part: SymbolCounts): boolean {
  for (const [symbol, count] of part) if ((all.get(symbol) ?? 0) < count) return false;
  return true;
}
