import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";

/** Words of the longest names that are looked for. */
const LONGEST = 8;

/**
 * Cards that a text names and a deck does not have, found by looking every run of its words up as people's own words are. Shares
 * nothing with the code that drops such sentences. A single word counts where it has a capital within a sentence, or quotation marks:
 * elsewhere it is a word.
 */
export function strangersInText(
  text: string,
  deck: Iterable<string>,
  { table, names }: { readonly table: CardTable; readonly names: NameIndex },
): string[] {
  const own = [...deck].flatMap((name) => [name, ...name.split(" // "), name.split(",")[0] ?? name]);
  const rest = own
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, " ; "), text);
  const words = rest.split(/\s+/).filter((word) => word !== "");
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= Math.min(LONGEST, words.length - at); length++) {
      const run = words.slice(at, at + length);
      // A name does not go on beyond a sentence.
      if (run.slice(0, -1).some((word) => /[.!?;]$/.test(word))) break;
      if (length === 1 && !isMarked(words, at)) continue;
      const match = names.resolve(bare(run.join(" ")), { typos: false });
      if (match.found && !own.includes(table.name(match.card))) found.add(table.name(match.card));
    }
  }
  return [...found];
}

function isMarked(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const opens = at === 0 || /[.!?;:]$/.test(words[at - 1] ?? "");
  return /^["“]/.test(word) || (/^\p{Lu}\p{Ll}/u.test(word) && !opens);
}

function bare(run: string): string {
  return run.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").replace(/['’]s$/, "");
}
