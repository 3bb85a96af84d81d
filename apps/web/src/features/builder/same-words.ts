import type { Deck } from "@deckwright/decks/deck.ts";
import { type DiffLine, diffDecks } from "@deckwright/decks/diff.ts";

/** So many copies at most are others where a deck is nearly the one before it. */
const HARDLY_ANY = 3;

/** Why a deck has the cards of the one before it, or nearly all of them, as a toast says it; null where it has others. */
export function sameWords(
  before: Deck,
  after: Deck,
  locks: number,
): { readonly title: string; readonly description: string } | null {
  const { added, removed } = diffDecks(before, after);
  const isSame = added.length + removed.length === 0;
  const title = isSame ? "The same cards again" : "Nearly the same cards";
  if (before.seed === after.seed)
    return isSame ? { title, description: "The wish and the seed are those of the deck before." } : null;
  if (copiesOf(added) > HARDLY_ANY || copiesOf(removed) > HARDLY_ANY) return null;
  const kept =
    locks > 0 ? `Your ${locks === 1 ? "lock keeps its card, and no" : "locks keep theirs, and no"}` : "No";
  const changed = isSame ? "" : `${listed(added)} came in for ${listed(removed)}. `;
  return {
    title,
    description: `${changed}${kept} other cards come close enough for this wish to take a place. Ask for something else, take a card out for good with “Never this card”, or set another budget.`,
  };
}

function copiesOf(lines: readonly DiffLine[]): number {
  return lines.reduce((sum, { change }) => sum + Math.abs(change), 0);
}

function listed(lines: readonly DiffLine[]): string {
  const names = lines.map(({ name }) => name.split(" // ")[0] ?? name);
  return names.length < 2 ? (names[0] ?? "nothing") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
