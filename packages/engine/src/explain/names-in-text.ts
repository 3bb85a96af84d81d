import type { NameIndex } from "@deckwright/cards/names/name-index.ts";

/** Longest card names that are looked for, in words. */
const LONGEST = 10;

/**
 * Card names that a text spells out, in full or by a face: the longest runs of words from a capital letter on that are
 * exactly such a name. A single word that opens a sentence does not count, since many ordinary words are names too.
 */
export function namesInText(text: string, names: NameIndex): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = nameAt(words, at, names);
    if (length === 0) {
      at++;
      continue;
    }
    found.push(strip(words.slice(at, at + length).join(" ")));
    at += length;
  }
  return found;
}

function nameAt(words: readonly string[], at: number, names: NameIndex): number {
  const first = words[at] ?? "";
  if (!/^\p{Lu}/u.test(first)) return 0;
  const opens = at === 0 || /[.!?]$/.test(words[at - 1] ?? "");
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    if (length === 1 && opens) return 0;
    const match = names.resolve(strip(words.slice(at, at + length).join(" ")), { typos: false });
    if (match.found && (match.how === "exact" || match.how === "face")) return length;
  }
  return 0;
}

function strip(text: string): string {
  return text.replace(/[.,;:!?]+$/, "");
}
