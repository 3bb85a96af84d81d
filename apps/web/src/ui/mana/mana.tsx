import { SYMBOL_POINTS, symbolsOf } from "@deckwright/art/symbols.ts";
import type { CSSProperties } from "react";
import { COLOR_NAMES } from "../../lib/cards/colors.ts";
import spriteUrl from "./symbols.svg?url&no-inline";
import { discOf, wordOf } from "./symbols.ts";

/** One mana symbol, e.g. `G`, `2`, `G/U`, `B/P`. Silent: whoever uses it says what it means. */
export function ManaSymbol({ symbol }: { readonly symbol: string }) {
  const [first = "", second] = symbol.split("/");
  if (second !== undefined && second !== "P") {
    const style = { "--disc": discOf(first), "--disc-2": discOf(second) } as CSSProperties;
    return (
      <span className="mana mana-hybrid" style={style}>
        <Glyph name={first} />
        <Glyph name={second} />
      </span>
    );
  }
  const name = second === "P" ? "P" : first;
  const style = { "--disc": discOf(first) } as CSSProperties;
  if (!(name in SYMBOL_POINTS)) {
    return (
      <i className="mana mana-word" style={style} aria-hidden="true">
        {symbol}
      </i>
    );
  }
  return <Glyph name={name} className="mana" style={style} />;
}

/** A symbol from the sprite. Of low priority, or React would ask the browser to preload it once for every symbol. */
function Glyph({
  name,
  ...props
}: {
  readonly name: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}) {
  return <img src={`${spriteUrl}#${name}`} alt="" fetchPriority="low" {...props} />;
}

/** A mana cost as printed. A cost of two halves shows the first. */
export function ManaCost({ cost, className = "" }: { readonly cost: string; readonly className?: string }) {
  const symbols = symbolsOf(cost.split(" // ")[0] ?? "");
  if (symbols.length === 0) return <span className={`cost ${className}`} />;
  return (
    <span
      className={`cost ${className}`}
      role="img"
      aria-label={`Mana cost: ${symbols.map(wordOf).join(", ")}`}
    >
      {symbols.map((symbol, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cost may hold one symbol twice, and never changes its order.
        <ManaSymbol key={at} symbol={symbol} />
      ))}
    </span>
  );
}

/** The colors of a deck or card, as symbols; no color is shown as colorless. */
export function ColorPips({
  colors,
  className = "",
}: {
  readonly colors: readonly string[];
  readonly className?: string;
}) {
  const letters = colors.length > 0 ? colors : ["C"];
  const label = letters.map((letter) => COLOR_NAMES[letter] ?? letter).join(", ");
  return (
    <span className={`cost ${className}`} role="img" aria-label={label}>
      {letters.map((letter) => (
        <ManaSymbol key={letter} symbol={letter} />
      ))}
    </span>
  );
}
