import type { NameIndex, NameMatch } from "@deckwright/cards/names/name-index.ts";

/** A few times the number of cards, so that all names are kept, in more than one spelling. */
const MOST_KEPT = 100_000;
const LONGEST_KEPT = 100;

/** The same index, keeping what it has found: decks repeat the same few thousand names, and folding each takes its time. */
export function memoizeNames(names: NameIndex): NameIndex {
  const found = new Map<string, NameMatch>();
  return {
    resolve(name, options) {
      const known = found.get(name);
      if (known) return known;
      const match = names.resolve(name, options);
      const isCertain = match.found && match.how !== "typo";
      if (isCertain && name.length <= LONGEST_KEPT) {
        if (found.size >= MOST_KEPT) found.clear();
        found.set(name, match);
      }
      return match;
    },
    printed: names.printed,
    autocomplete: (typed, limit) => names.autocomplete(typed, limit),
  };
}
