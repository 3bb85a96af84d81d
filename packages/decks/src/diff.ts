import { allCards, type TeamCards } from "./deck.ts";

/** A card of which one deck has more than another. */
export interface DiffLine {
  readonly name: string;
  readonly change: number;
}

/** What makes one deck into another: cards that come, cards that go, and how many stay. */
interface DeckDiff {
  readonly added: readonly DiffLine[];
  readonly removed: readonly DiffLine[];
  /** Copies that stay. */
  readonly kept: number;
  /** Cards of which some copy stays, in alphabetical order. */
  readonly keptNames: readonly string[];
}

/** Compares two decks over all their zones, of a team both decks. Each list is in alphabetical order. */
export function diffDecks(before: TeamCards, after: TeamCards): DeckDiff {
  const old = new Map(Object.entries(allCards(before)));
  const now = new Map(Object.entries(allCards(after)));
  const lines = [...new Set([...old.keys(), ...now.keys()])]
    .sort((a, b) => a.localeCompare(b))
    .map((name) => ({ name, had: old.get(name) ?? 0, has: now.get(name) ?? 0 }));
  const changes = lines.map(({ name, had, has }) => ({ name, change: has - had }));
  return {
    added: changes.filter(({ change }) => change > 0),
    removed: changes.filter(({ change }) => change < 0),
    keptNames: lines.filter(({ had, has }) => Math.min(had, has) > 0).map(({ name }) => name),
    kept: lines.reduce((sum, { had, has }) => sum + Math.min(had, has), 0),
  };
}
