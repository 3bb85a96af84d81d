import { editDeck } from "@deckwright/decks/edit.ts";
import { makeDeck, makeTeam } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { BuilderProblem } from "../../data/engine/problem.ts";
import { FACES } from "../../ui/deck-list/testing/faces.ts";
import { type BuilderState, deckInOrder, INITIAL_STATE, reduceBuilder } from "./builder-state.ts";
import { INTENT } from "./testing/sample-deck.ts";
import { EMPTY_WISH } from "./wish/wish-form.ts";

const response = {
  deck: makeDeck(),
  intent: INTENT,
  findings: [],
  analysis: {
    curve: [],
    averageManaValue: 0,
    colors: [],
    lands: 0,
    keepable: 0,
    castability: 0,
    roles: [],
    bracket: null,
    power_level: 5,
    powerParts: [],
    price: { total: 10, unknown: [], dearest: [], asOf: "2026-07-14" },
  },
  stages: [],
  timings_ms: { total: 1 },
  faces: FACES,
};
const built: BuilderState = reduceBuilder(INITIAL_STATE, { type: "built", wish: EMPTY_WISH, response });

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
    const again = reduceBuilder(locked, { type: "built", wish: EMPTY_WISH, response });
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
      response: { ...response, deck: makeTeam() },
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
});
