/** Letters that canonical decomposition leaves whole. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * A name in lower case without accents and ligatures, its words set apart by one space; apostrophes close up, all other
 * punctuation separates: `Lim-Dûl's Vault` gives `lim duls vault`, `Fire // Ice` gives `fire ice`. A name of nothing but
 * punctuation stays as it is.
 */
export function foldName(name: string): string {
  let folded = name.toLowerCase();
  // Most names are plain ASCII and need no more than the last two steps.
  if (/[^\x20-\x7e]/.test(folded)) {
    folded = folded
      .normalize("NFKD")
      .toLowerCase()
      .replace(/\p{M}+/gu, "")
      .replace(/[æœßøđðþłı]/g, (letter) => LETTERS[letter] ?? letter);
  }
  folded = folded
    .replace(/['’‘`´ʼ"“”.,]+/g, (marks) => (/["“”]/.test(marks) ? " " : ""))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return folded === "" ? name.trim().toLowerCase() : folded;
}

/** The folded name without spaces: what two spellings of one name have in common. */
export function nameKey(name: string): string {
  return foldName(name).replaceAll(" ", "");
}
