/** Names of the five colors, and of having none, by their letters. */
export const COLOR_NAMES: Readonly<Record<string, string>> = {
  W: "White",
  U: "Blue",
  B: "Black",
  R: "Red",
  G: "Green",
  C: "Colorless",
};

/** The chart color of a letter; several colors are gold. */
export function chartColor(letters: readonly string[]): string {
  const [first] = letters;
  if (letters.length > 1) return "var(--color-mana-m)";
  return first !== undefined && first in COLOR_NAMES
    ? `var(--color-mana-${first.toLowerCase()})`
    : "var(--color-mana-c)";
}

/** Cards within these colors, as a term of the card search. */
export function colorTerm(letters: readonly string[]): string {
  return `id<=${letters.join("").toLowerCase() || "c"}`;
}
