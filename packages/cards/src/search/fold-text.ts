/** Letters that canonical decomposition leaves whole. */
const LETTERS: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ı: "i", ł: "l" };

/**
 * A text as searches compare it: in lower case, without accents, with plain quotation marks and hyphens. Punctuation
 * stays, unlike in folded names.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside of ASCII is what is looked for.
  if (!/[^\x00-\x7f]/.test(lower)) return lower;
  return (
    lower
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .replace(/[‘’ʼ]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[−–‐‑—]/g, "-")
      // Replaced like the other signs here, so that the text stays at one byte a letter.
      .replace(/•/g, "·")
      .replace(/[æœøßıł]/g, (letter) => LETTERS[letter] ?? letter)
  );
}

/** The order that the parts of a mana symbol are put in, so that `{r/w}` and `{w/r}` are the same. */
const PART_ORDER = "0123456789wubrgcxyzsphldtqe";

/**
 * The inside of a mana symbol in one spelling: `U/G`, `gu` and `G/U` give `u/g`, `PU` gives `u/p`. What is no symbol of
 * several parts stays as it is.
 */
export function symbolKey(inside: string): string {
  const lower = inside.toLowerCase().replace(/[()]/g, "");
  let parts = lower.split("/").filter((part) => part !== "");
  if (
    parts.length === 1 &&
    /^(?:[2wubrgc][wubrgp]|p[wubrgc]|[wubrg]{2}p|p[wubrg]{2})$/.test(lower) &&
    !/^(.)\1$/.test(lower)
  )
    parts = [...lower];
  if (parts.length < 2) return lower;
  return parts.sort((a, b) => PART_ORDER.indexOf(a) - PART_ORDER.indexOf(b)).join("/");
}

/** The text with every mana symbol of several parts in one spelling. */
export function withOneSpelling(folded: string): string {
  return folded.includes("{")
    ? folded.replace(/\{([^{}]{2,7})\}/g, (_, inside: string) => `{${symbolKey(inside)}}`)
    : folded;
}

/** The text with the short wordings of 2024 in the place of the long ones before. */
export function withNewWording(folded: string): string {
  return folded.includes("the battlefield")
    ? folded.replace(/\b(enters?|entered|entering) the battlefield\b/g, "$1")
    : folded;
}
