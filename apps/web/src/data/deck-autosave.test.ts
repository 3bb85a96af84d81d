import type { Deck } from "@deckwright/decks/deck.ts";
import { editDeck } from "@deckwright/decks/edit.ts";
import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { PostgrestError } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DeckAutosave, type SaveState } from "./deck-autosave.ts";
import type { ChangeOutcome, DeckColumns } from "./decks.ts";

const FIRST = makeDeck();
const OFFLINE: ChangeOutcome = {
  kind: "refused",
  error: new PostgrestError({ message: "no connection", details: "", hint: "", code: "" }),
};

/** A deck on a server, and a page that changes it. */
function openDeck() {
  const server = { version: 1, deck: FIRST, writes: 0 };
  const states: SaveState[] = [];
  let kept: Deck | null = null;
  /** What the next writes come to, in place of what the server would do. */
  const fates: (() => Promise<ChangeOutcome>)[] = [];
  const put = (row: DeckColumns): void => {
    server.deck = {
      ...server.deck,
      name: row.name,
      ...(row.card_list ? { card_list: row.card_list as Deck["card_list"] } : {}),
    };
    server.version += 1;
    server.writes += 1;
  };
  const saver = new DeckAutosave(
    { kept: { id: 7, version: 1 }, deck: FIRST },
    {
      judge: async (deck) => ({ deck, broken: [], faces: undefined }),
      rowOf: async ({ deck }) => ({ name: deck.name, format: deck.format, card_list: deck.card_list }),
      change: async ({ id, version }, row) => {
        const fate = fates.shift();
        if (fate) {
          const outcome = await fate();
          if (outcome.kind !== "done") return outcome;
        }
        if (version !== server.version) return { kind: "changed", version: server.version };
        put(row);
        return { kind: "done", kept: { id, version: server.version } };
      },
      read: async (id) => ({ deck: server.deck, kept: { id, version: server.version }, unread: [] }),
      keep: (deck) => {
        kept = deck;
      },
      tell: (state) => void states.push(state),
      tellJudged: () => {},
    },
  );
  return { server, saver, states, fates, put, kept: () => kept };
}

const named = (name: string): Deck => editDeck(FIRST, [{ name }]).deck;

describe("an edited deck", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("is saved once nothing has changed for a moment, and kept by the browser until then", async () => {
    const { server, saver, states, kept } = openDeck();
    saver.change(named("One"));
    saver.change(named("Two"));
    expect(kept()?.name).toBe("Two");
    // It is not said to be saved while it waits for that.
    expect(states.at(-1)).toEqual({ kind: "saving" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server).toMatchObject({ deck: { name: "Two" }, writes: 1 });
    expect(states.at(-1)).toEqual({ kind: "saved" });
    expect(kept()).toBeNull();
  });

  test("that is changed while it is being saved is saved again, over its own version", async () => {
    const { server, saver, fates, states } = openDeck();
    fates.push(async () => {
      saver.change(named("Later"));
      return { kind: "done", kept: { id: 7, version: 0 } };
    });
    saver.change(named("Sooner"));
    await saver.flush();
    expect(server).toMatchObject({ deck: { name: "Later" }, version: 3, writes: 2 });
    expect(states.some(({ kind }) => kind === "conflict")).toBe(false);
  });

  test("is tried again without a connection, and nothing is lost", async () => {
    const { server, saver, fates, states, kept } = openDeck();
    fates.push(
      async () => OFFLINE,
      async () => Promise.reject(new TypeError("no connection")),
    );
    saver.change(named("Kept"));
    await saver.flush();
    expect(states.at(-1)).toEqual({ kind: "waiting" });
    expect(kept()?.name).toBe("Kept");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server.deck.name).toBe("Kept");
    expect(states.at(-1)).toEqual({ kind: "saved" });
  });

  test("whose saving was done without our hearing of it is no conflict", async () => {
    const { server, saver, fates, put, states } = openDeck();
    const mine = named("Mine");
    fates.push(async () => {
      put({ name: mine.name, format: mine.format, card_list: mine.card_list });
      return OFFLINE;
    });
    saver.change(mine);
    await saver.flush();
    saver.change(named("Mine too"));
    await saver.flush();
    expect(server.deck.name).toBe("Mine too");
    expect(states.some(({ kind }) => kind === "conflict")).toBe(false);
  });

  test("that was changed elsewhere waits for a choice, and is never written over before", async () => {
    const { server, saver, put, states, kept } = openDeck();
    put({ name: "Theirs", format: "modern" });
    saver.change(named("Mine"));
    await saver.flush();
    expect(states.at(-1)).toMatchObject({ kind: "conflict", theirs: { deck: { name: "Theirs" } } });
    saver.change(named("Mine still"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.deck.name).toBe("Theirs");
    expect(kept()?.name).toBe("Mine still");
    await saver.keepMine();
    expect(server.deck.name).toBe("Mine still");
    expect(states.at(-1)).toEqual({ kind: "saved" });
  });

  test("that was changed elsewhere can be taken from there", async () => {
    const { server, saver, put, states, kept } = openDeck();
    put({ name: "Theirs", format: "modern" });
    saver.change(named("Mine"));
    await saver.flush();
    saver.takeTheirs();
    expect(states.at(-1)).toEqual({ kind: "saved" });
    expect(kept()).toBeNull();
    saver.change(named("Next"));
    await saver.flush();
    expect(server.deck.name).toBe("Next");
  });

  test("that is gone says so, and stays with the browser", async () => {
    const { saver, fates, states, kept } = openDeck();
    fates.push(async () => ({ kind: "gone" }));
    saver.change(named("Mine"));
    await saver.flush();
    expect(states.at(-1)).toEqual({ kind: "gone" });
    expect(kept()?.name).toBe("Mine");
  });
});
