const WORDS: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
  P: "Phyrexian",
  S: "snow",
  E: "energy",
  T: "tap",
  Q: "untap",
};

/** How a symbol is read out: `G/U` is "green or blue". */
export function wordOf(symbol: string): string {
  return symbol
    .split("/")
    .map((part) => WORDS[part] ?? part)
    .join(" or ");
}

/** The color of the disc behind a plain symbol. */
export function discOf(symbol: string): string {
  return /^[WUBRGC]$/.test(symbol) ? `var(--disc-${symbol.toLowerCase()})` : "var(--disc-n)";
}
