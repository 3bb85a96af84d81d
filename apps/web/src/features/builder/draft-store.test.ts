import { beforeEach, describe, expect, test, vi } from "vitest";
import { INITIAL_STATE, reduceBuilder } from "./builder-state.ts";
import { dropDrafts, hasDraft, keepDraft, readDraft } from "./draft-store.ts";
import { RESPONSE } from "./testing/sample-deck.ts";
import { EMPTY_WISH } from "./wish/wish-form.ts";

const PLACE = { key: "a", search: "?wish=elves" };
const WISH = { ...EMPTY_WISH, prompt: "elves", colors: ["G"], budgetUsd: 100 };
const built = reduceBuilder(INITIAL_STATE, { type: "built", wish: WISH, response: RESPONSE });
const edits = [{ zone: "main", card: "Overrun", change: -1 }];
const state = [
  { type: "edited", edits, isTurned: false } as const,
  { type: "locked", name: "Forest", isLocked: true } as const,
].reduce(reduceBuilder, built);

/** Storage of a tab with room for so many characters. */
function tabStorage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(name, value);
    },
  });
  return kept;
}

describe("a draft", () => {
  beforeEach(() => void tabStorage());

  test("is the same when it is read again, at its own place only", async () => {
    keepDraft(PLACE, state);
    const { built: from, deck, locked, isEdited } = (await readDraft(PLACE)) ?? INITIAL_STATE;
    expect({ from, deck, locked, isEdited }).toEqual({
      from: { wish: WISH, response: RESPONSE },
      deck: state.deck,
      locked: new Set(["Forest"]),
      isEdited: true,
    });
    expect(hasDraft({ ...PLACE, key: "b" })).toBe(false);
    expect(hasDraft({ ...PLACE, search: "?wish=goblins" })).toBe(false);
  });

  test("keeps what it was saved as, and that nothing was changed since", async () => {
    const kept = { id: 7, version: 3 };
    const list = reduceBuilder(INITIAL_STATE, { type: "imported", deck: RESPONSE.deck, faces: {} });
    keepDraft(PLACE, { ...list, saved: { kept, deck: RESPONSE.deck } });
    const read = await readDraft(PLACE);
    expect(read?.saved?.kept).toEqual(kept);
    expect(read?.saved?.deck).toBe(read?.deck);
    expect(read?.imported).toEqual(RESPONSE.deck);
  });

  test("is gone with all others when somebody logs out", () => {
    for (const key of ["a", "b"]) keepDraft({ ...PLACE, key }, state);
    dropDrafts();
    // The page that is left then has its own to keep.
    keepDraft({ ...PLACE, key: "b" }, state);
    expect(["a", "b"].some((key) => hasDraft({ ...PLACE, key }))).toBe(false);
  });

  test("of another form, or of a visitor's hand, is forgotten", async () => {
    const storage = tabStorage();
    for (const text of [
      "",
      "{",
      "7",
      '{"a":1}',
      '[["a"]]',
      '[["a","?wish=elves","{}"]]',
      '[["a","?wish=elves","{"]]',
    ]) {
      storage.set("deckwright-drafts", text);
      expect(await readDraft(PLACE)).toBeNull();
      expect(hasDraft(PLACE)).toBe(false);
    }
  });

  test("leaves the last ones where there is no room for more", () => {
    keepDraft(PLACE, state);
    const room = (sessionStorage.getItem("deckwright-drafts")?.length ?? 0) * 2.5;
    tabStorage(room);
    for (const key of ["a", "b", "c"]) keepDraft({ ...PLACE, key }, state);
    expect(["a", "b", "c"].filter((key) => hasDraft({ ...PLACE, key }))).toEqual(["b", "c"]);
    tabStorage(10);
    expect(() => keepDraft(PLACE, state)).not.toThrow();
  });
});
