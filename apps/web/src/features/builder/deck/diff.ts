import type { Deck } from "@deckwright/decks/deck.ts";

/** A card of which one deck has more than another. */
export interface DiffLine {
  readonly name: string;
  readonly change: number;
}

/** What makes one deck into another: cards that come, cards that go, and how many stay. */
export interface DeckDiff {
  readonly added: readonly DiffLine[];
  readonly removed: readonly DiffLine[];
  readonly kept: number;
}

/** Compares two decks over all their zones, of a team both decks. Each list is in alphabetical order. */
export function diffDecks(before: Deck, after: Deck): DeckDiff {
  const [old, now] = [countsOf(before), countsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort((a, b) => a.localeCompare(b));
  const changes = names.map((name) => ({ name, change: (now.get(name) ?? 0) - (old.get(name) ?? 0) }));
  return {
    added: changes.filter(({ change }) => change > 0),
    removed: changes.filter(({ change }) => change < 0),
    kept: names.reduce((sum, name) => sum + Math.min(old.get(name) ?? 0, now.get(name) ?? 0), 0),
  };
}

function countsOf(deck: Deck): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of [deck.card_list, deck.partner_deck?.card_list ?? {}]) {
    for (const { name, quantity } of Object.values(list).flat()) {
      counts.set(name, (counts.get(name) ?? 0) + quantity);
    }
  }
  return counts;
}
