import { beforeEach, describe, expect, test, vi } from "vitest";
import { INITIAL_STATE, originOf, reduceBuilder } from "./builder-state.ts";
import { dropDrafts, hasDraft, keepDraft, readDraft } from "./draft-store.ts";
import { foldHistory } from "./fold-history.ts";
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

  const worked = [
    { type: "undone" } as const,
    { type: "renamed", name: "Elves" } as const,
    { type: "locked", name: "Overrun", isLocked: true } as const,
    { type: "undone" } as const,
  ].reduce(reduceBuilder, state);

  test("has what was done to it, which can be taken back and done again", async () => {
    keepDraft(PLACE, worked, foldHistory);
    const work = await readDraft(PLACE);
    if (!work) throw new Error("Nothing was kept.");
    const steps = ["redone", "undone", "undone", "undone", "undone", "redone", "redone"] as const;
    let [before, after] = [worked, reduceBuilder(INITIAL_STATE, { type: "restored", work })];
    for (const type of [...steps, "redone"] as const) {
      const seen = [before, after].map(({ deck, locked, isEdited, past, future, built: from }) => {
        return { deck, locked, isEdited, steps: [past.length, future.length], from };
      });
      expect(seen[1], type).toEqual(seen[0]);
      // It is the same deck of the vault for as long as it comes from the same.
      expect(originOf(after)).toBe(work.built);
      [before, after] = [reduceBuilder(before, { type }), reduceBuilder(after, { type })];
    }
  });

  test("can be taken back to where there was none yet", async () => {
    const imported = { type: "imported", deck: RESPONSE.deck, faces: {} } as const;
    keepDraft(PLACE, reduceBuilder(INITIAL_STATE, imported), foldHistory);
    const work = await readDraft(PLACE);
    expect(work?.past.map(({ deck }) => deck)).toEqual([null]);
  });

  test("has its history only at the last place, and only while it is that of the draft", async () => {
    const other = { ...PLACE, key: "b" };
    keepDraft(PLACE, worked, foldHistory);
    keepDraft(other, state, foldHistory);
    expect((await readDraft(PLACE))?.past).toEqual([]);
    expect((await readDraft(other))?.past).toHaveLength(2);
    const kept = sessionStorage.getItem("deckwright-undo") ?? "";
    keepDraft(other, { ...state, isEdited: false }, foldHistory);
    sessionStorage.setItem("deckwright-undo", kept);
    expect(await readDraft(other)).toMatchObject({ isEdited: false, past: [], future: [] });
    keepDraft(other, { ...state, past: [], future: [] }, foldHistory);
    expect(sessionStorage.getItem("deckwright-undo")).toBe("");
  });

  test("is there without its history where that is of another form, or of a visitor's hand", async () => {
    keepDraft(PLACE, state, foldHistory);
    const [, , , moments = ""]: string[] = JSON.parse(sessionStorage.getItem("deckwright-undo") ?? "[]");
    const texts = ["{", "7", "[]", JSON.stringify([PLACE.key, PLACE.search, 2, "{"])];
    for (const [before, text] of [
      [-1, moments],
      [0, moments],
      [9, moments],
      ["2", moments],
      [2, moments.replaceAll("Overrun", "Opt")],
      [2, '{"parts":[1],"roots":[0,0,0]}'],
      [2, moments.replace(/"roots":\[\d+/, '"roots":[0')],
    ] as const)
      texts.push(JSON.stringify([PLACE.key, PLACE.search, before, text]));
    for (const text of texts) {
      sessionStorage.setItem("deckwright-undo", text);
      expect(await readDraft(PLACE), text.slice(0, 80)).toMatchObject({
        deck: state.deck,
        past: [],
        future: [],
      });
    }
  });

  test("has as much of its history as there is room for, what is nearest first", async () => {
    const long = Array.from({ length: 120 }, (_, at) => at).reduce(
      (before, at) => reduceBuilder(before, { type: "renamed", name: `${at} ${"x".repeat(20_000)}` }),
      state,
    );
    keepDraft(PLACE, long, foldHistory);
    expect(sessionStorage.getItem("deckwright-undo")?.length).toBeLessThan(1_300_000);
    const past = (await readDraft(PLACE))?.past ?? [];
    expect(past.length).toBeGreaterThan(20);
    expect(past.at(-1)?.deck?.name).toBe(long.past.at(-1)?.deck?.name);
    expect(past.length).toBeLessThan(long.past.length);
  });

  test("is gone with all others when somebody logs out", () => {
    for (const key of ["a", "b"]) keepDraft({ ...PLACE, key }, state, foldHistory);
    dropDrafts();
    // The page that is left then has its own to keep.
    keepDraft({ ...PLACE, key: "b" }, state, foldHistory);
    expect(["a", "b"].some((key) => hasDraft({ ...PLACE, key }))).toBe(false);
    expect(sessionStorage.getItem("deckwright-undo")).toBe("");
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
