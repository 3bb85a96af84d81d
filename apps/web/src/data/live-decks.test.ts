import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { describe, expect, test } from "vitest";
import { withChange } from "./live-decks.ts";

function deck(id: number, fields: Partial<ListedDeck> = {}): ListedDeck {
  return {
    id,
    user_id: null,
    name: `Deck ${id}`,
    format: "modern",
    colors: [],
    cards: 60,
    power_level: null,
    playstyle: null,
    bracket: null,
    commanders: [],
    price_cents: null,
    image: null,
    cover: null,
    created_at: `2026-11-${10 + id}T12:00:00Z`,
    profiles: null,
    ...fields,
  };
}

const LIST = [deck(4), deck(3), deck(2)];
const idsOf = (decks: readonly ListedDeck[]) => decks.map(({ id }) => id);

describe("a list of shared decks", () => {
  test("takes a deck that becomes shared on top, and lets the last one go where it is full", () => {
    const change = { kind: "shown", deck: deck(5) } as const;
    expect(idsOf(withChange(LIST, change, {}))).toEqual([5, 4, 3, 2]);
    expect(idsOf(withChange(LIST, change, { limit: 3 }))).toEqual([5, 4, 3]);
  });

  test("changes a deck in its place", () => {
    const changed = withChange(LIST, { kind: "shown", deck: deck(3, { name: "Renamed" }) }, { limit: 3 });
    expect(changed.map(({ name }) => name)).toEqual(["Deck 4", "Renamed", "Deck 2"]);
  });

  test("lets a deck go that is no longer shared, and no other", () => {
    expect(idsOf(withChange(LIST, { kind: "hidden", id: 3 }, {}))).toEqual([4, 2]);
    expect(withChange(LIST, { kind: "hidden", id: 9 }, {})).toBe(LIST);
  });

  test("leaves an old deck out that belongs further down, unless there is room", () => {
    const change = { kind: "shown", deck: deck(1) } as const;
    expect(withChange(LIST, change, { limit: 3 })).toBe(LIST);
    expect(idsOf(withChange(LIST, change, { limit: 4 }))).toEqual([1, 4, 3, 2]);
  });

  test("takes a deck that is only found where it is newer than all others", () => {
    expect(withChange(LIST, { kind: "found", deck: deck(1) }, { limit: 9 })).toBe(LIST);
    expect(idsOf(withChange(LIST, { kind: "found", deck: deck(5) }, { limit: 3 }))).toEqual([5, 4, 3]);
  });

  test("takes what its own rule accepts, and nothing else", () => {
    const change = { kind: "shown", deck: deck(5) } as const;
    expect(withChange(LIST, change, { accepts: ({ format }) => format === "pauper" })).toBe(LIST);
    expect(idsOf(withChange([], change, { accepts: () => true }))).toEqual([5]);
  });
});
