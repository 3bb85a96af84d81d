import { editDeck } from "@deckwright/decks/edit.ts";
import { makeDeck, makeTeam } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { BuilderProblem } from "../../data/engine/problem.ts";
import {
  type BuilderAction,
  type BuilderState,
  deckInOrder,
  INITIAL_STATE,
  originOf,
  reduceBuilder,
} from "./builder-state.ts";
import { RESPONSE } from "./testing/sample-deck.ts";
import { EMPTY_WISH } from "./wish/wish-form.ts";

const built: BuilderState = reduceBuilder(INITIAL_STATE, {
  type: "built",
  wish: EMPTY_WISH,
  response: RESPONSE,
});

describe("reduceBuilder", () => {
  test("a generation that fails leaves the deck that was there", () => {
    const failed = reduceBuilder(reduceBuilder(built, { type: "started" }), {
      type: "failed",
      problem: new BuilderProblem("offline", "no connection"),
    });
    expect(failed.status).toBe("failed");
    expect(failed.deck).toBe(built.deck);
  });

  test("a new deck keeps the locks of cards that are still in it, and the last deck for comparing", () => {
    const locked = ["Overrun", "Sol Ring"].reduce(
      (state, name) => reduceBuilder(state, { type: "locked", name, isLocked: true }),
      built,
    );
    const again = reduceBuilder(locked, { type: "built", wish: EMPTY_WISH, response: RESPONSE });
    expect([...again.locked]).toEqual(["Overrun"]);
    expect(again.previous).toBe(built.deck);
  });

  test("edits can be taken back", () => {
    const edits = [{ zone: "main", card: "Overrun", change: -1 }];
    const edited = reduceBuilder(built, { type: "edited", edits, isTurned: false });
    expect(edited.isEdited).toBe(true);
    expect(edited.deck?.main.Overrun).toBeUndefined();
    const { inverse } = editDeck(makeDeck(), edits);
    const restored = reduceBuilder(edited, { type: "edited", edits: inverse, isTurned: false });
    expect(restored.deck).toEqual(makeDeck());
  });

  test("an imported list is a deck of its own, and can be taken back, even where there was none", () => {
    const list = { ...makeDeck(), name: "From a list" };
    const imported = reduceBuilder(INITIAL_STATE, { type: "imported", deck: list, faces: {} });
    expect(imported).toMatchObject({ status: "done", deck: list, isEdited: true, saved: null });
    expect(reduceBuilder(imported, { type: "undone" })).toMatchObject({ status: "idle", deck: null });
    const over = reduceBuilder(built, { type: "imported", deck: list, faces: {} });
    expect(over.previous).toBe(built.deck);
    expect(reduceBuilder(over, { type: "undone" }).deck).toBe(built.deck);
  });

  test("what a deck is saved as is known before and behind its last change, and not of another deck", () => {
    const edits = [{ zone: "main", card: "Overrun", change: -1 }];
    const edited = reduceBuilder(built, { type: "edited", edits, isTurned: false });
    const saved = { kept: { id: 7, version: 1 }, deck: makeDeck() };
    const after = reduceBuilder(edited, { type: "saved", origin: originOf(edited), saved });
    expect(after.saved).toBe(saved);
    expect(reduceBuilder(after, { type: "undone" }).saved).toBe(saved);
    const other = reduceBuilder(after, { type: "imported", deck: makeDeck(), faces: {} });
    expect(other.saved).toBeNull();
    expect(reduceBuilder(other, { type: "undone" }).saved).toBe(saved);
  });

  test("an edit is of the deck that was looked at when it was made, whichever comes first by now", () => {
    const edits = [{ zone: "main", card: "Forest", change: 1 }];
    const team = { ...INITIAL_STATE, deck: makeTeam() };
    const edited = reduceBuilder(team, { type: "edited", edits, isTurned: true });
    expect(edited.deck?.main.Forest).toBe(5);
    expect(edited.deck?.partner_deck?.main.Forest).toBe(6);
  });

  test("the other deck of a team comes first when it is looked at, and what is told stays in order", () => {
    const team = reduceBuilder(INITIAL_STATE, {
      type: "built",
      wish: EMPTY_WISH,
      response: { ...RESPONSE, deck: makeTeam() },
    });
    const turned = reduceBuilder(team, { type: "turned" });
    expect(turned.deck?.name).toBe("Second");
    expect(deckInOrder(turned)).toEqual(makeTeam());
    expect(reduceBuilder(built, { type: "turned" })).toBe(built);
  });

  test("nothing can be edited before there is a deck", () => {
    expect(reduceBuilder(INITIAL_STATE, { type: "edited", edits: [], isTurned: false })).toBe(INITIAL_STATE);
    expect(reduceBuilder(INITIAL_STATE, { type: "renamed", name: "x" })).toBe(INITIAL_STATE);
  });

  test("every change can be taken back and done again: edits, names, locks and a deck that was built anew", () => {
    const changes: readonly BuilderAction[] = [
      { type: "edited", edits: [{ zone: "main", card: "Overrun", change: -1 }], isTurned: false },
      { type: "renamed", name: "Mine" },
      { type: "locked", name: "Sol Ring", isLocked: true },
      { type: "built", wish: { ...EMPTY_WISH, prompt: "elves" }, response: RESPONSE },
      { type: "replaced", deck: { ...makeDeck(), name: "Theirs" } },
    ];
    const states = [built];
    for (const action of changes) states.push(reduceBuilder(states.at(-1) ?? built, action));
    const seen = ({ deck, built: from, locked, isEdited }: BuilderState) => ({
      deck,
      from,
      locked,
      isEdited,
    });
    let state = states.at(-1) ?? built;
    for (const before of states.slice(0, -1).toReversed()) {
      state = reduceBuilder(state, { type: "undone" });
      expect(seen(state)).toEqual(seen(before));
    }
    expect(reduceBuilder(state, { type: "undone" })).toBe(state);
    for (const after of states.slice(1)) {
      state = reduceBuilder(state, { type: "redone" });
      expect(seen(state)).toEqual(seen(after));
    }
    expect(reduceBuilder(state, { type: "redone" })).toBe(state);
    const early = reduceBuilder(state, { type: "undone", changesLeft: 1 });
    expect(seen(early)).toEqual(seen(states[1] ?? built));
    expect(seen(reduceBuilder(early, { type: "redone" }))).toEqual(seen(states[2] ?? built));
    expect(reduceBuilder(early, { type: "renamed", name: "Other" }).future).toEqual([]);
  });
});
