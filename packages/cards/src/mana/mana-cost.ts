import { COLORLESS_BIT, COLORS, type ColorMask, maskOf } from "../colors.ts";

/** One symbol of a mana cost, e.g. of `{2}{W/U}`. */
export interface ManaSymbol {
  /** As printed, braces included. */
  readonly text: string;
  /** Colors that can pay for it (`COLORLESS_BIT` for `{C}`); 0 for generic and variable mana. */
  readonly colors: ColorMask;
  /** What it adds to the mana value (CR 202.3): its larger half, 0 for variables. */
  readonly value: number;
  /** `W/U`: either color pays. */
  readonly hybrid: boolean;
  /** `W/P`: two life pay. */
  readonly phyrexian: boolean;
  /** `2/W`: the color, or generic mana instead; 0 when it is no such symbol. */
  readonly instead: number;
}

/** A mana cost, read. */
export interface ManaCost {
  readonly symbols: readonly ManaSymbol[];
  /** Generic mana, variables aside. */
  readonly generic: number;
  /** How many `{X}`, `{Y}`, `{Z}`. */
  readonly variables: number;
  /** Symbols that only one color pays for, per color in WUBRG order, then `{C}`. Phyrexian symbols count with their color. */
  readonly pips: readonly [number, number, number, number, number, number];
  /** Symbols that one of two colors (or generic mana instead) pays for. */
  readonly hybrids: readonly ManaSymbol[];
  readonly manaValue: number;
}

const known = new Map<string, ManaSymbol>();

function readSymbol(text: string): ManaSymbol {
  const inner = text.slice(1, -1).toUpperCase();
  const parts = inner.split("/");
  const colors = maskOf(parts);
  const phyrexian = parts.includes("P");
  const numbers = parts.filter((part) => /^\d{1,7}$/.test(part)).map(Number);
  // Half mana (`{HW}`, `{1/2}` is printed as {½}) exists on un-cards only.
  const half = /^H[WUBRGC]$/.test(inner) || inner === "½";
  const number = numbers[0] ?? 0;
  const colored = colors !== 0 || inner === "S" || inner === "L" || inner === "D";
  return {
    text,
    colors: half ? maskOf(inner.slice(1)) : colors,
    value: half ? 0.5 : Math.max(number, colored || phyrexian ? 1 : 0),
    hybrid: parts.filter((part) => (COLORS as readonly string[]).includes(part) || part === "C").length > 1,
    phyrexian,
    instead: colors ? number : 0,
  };
}

/**
 * Reads a mana cost as Scryfall writes it: `{2}{W/U}{G}`. Of a cost with two halves (`{1}{R} // {2}{U}`) all symbols
 * count, as they do for a split card outside the stack (CR 709.4b). Anything that is no symbol is ignored.
 * Symbols that are neither numbers nor colors: `{X}` adds 0, snow `{S}` adds 1.
 */
export function parseManaCost(cost: string): ManaCost {
  const symbols: ManaSymbol[] = [];
  const pips: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  const hybrids: ManaSymbol[] = [];
  let generic = 0;
  let variables = 0;
  let manaValue = 0;
  for (const text of cost.match(/\{[^{}]{1,9}\}/g) ?? []) {
    let symbol = known.get(text);
    if (!symbol) {
      symbol = readSymbol(text);
      if (known.size < 500) known.set(text, symbol);
    }
    symbols.push(symbol);
    manaValue += symbol.value;
    if (symbol.hybrid || symbol.instead) hybrids.push(symbol);
    else if (symbol.colors) {
      const at = symbol.colors === COLORLESS_BIT ? 5 : 31 - Math.clz32(symbol.colors);
      pips[at] = (pips[at] ?? 0) + 1;
    } else if (/^\{[XYZ]\}$/i.test(text)) variables++;
    else generic += symbol.value;
  }
  return { symbols, generic, variables, pips, hybrids, manaValue };
}
