import { afterEach, describe, expect, test, vi } from "vitest";
import type * as DecksModule from "./decks.ts";
import { openMembersPage } from "./testing/deck-server.ts";

/** The page, and what it does with decks. */
async function openPage(rivals: number) {
  const page = await openMembersPage(rivals);
  const decks: typeof DecksModule = await import("./decks.ts");
  return { ...page, ...decks };
}

const READ = { id: 7, version: 1 };

describe("a deck that others change at the same time", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("becomes a favorite all the same, and is shared or deleted only as it was seen", async () => {
    const { markDeck, deleteDeck, deck, isThere } = await openPage(1);
    expect(await markDeck(READ, { favorite: true }, "any version")).toBe(true);
    expect(await markDeck(READ, { shared: true }, "this version")).toBe(false);
    expect(await deleteDeck(READ)).toBe(false);
    expect([deck.favorite, deck.shared, isThere()]).toEqual([true, false, true]);
    expect(await markDeck({ id: 7, version: deck.version }, { shared: true }, "this version")).toBe(true);
    expect(await deleteDeck({ id: 7, version: deck.version })).toBe(true);
    expect(isThere()).toBe(false);
  });

  test("that is gone is told from one that was changed", async () => {
    const { changeDeck, deleteDeck } = await openPage(1);
    expect(await changeDeck(READ, { name: "Ashes" })).toEqual({ kind: "changed", version: 2 });
    await deleteDeck({ id: 7, version: 2 });
    expect(await changeDeck(READ, { name: "Ashes" })).toEqual({ kind: "gone" });
    // Somebody else has deleted it already: that is what was wanted.
    expect(await deleteDeck(READ)).toBe(true);
  });

  test("opens with what of it nobody knows", async () => {
    const { openDeck } = await openPage(0);
    const { deck, kept, unread } = await openDeck(7);
    expect([deck.main, kept, unread]).toEqual([{ Shock: 1 }, READ, []]);
    expect(deck.name).toBe("Fire");
  });
});
