import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test } from "vitest";
import { type BuilderState, INITIAL_STATE, reduceBuilder } from "./builder-state.ts";
import { deckActions, rebuilt } from "./deck-actions.ts";
import { RESPONSE } from "./testing/sample-deck.ts";
import { EMPTY_WISH, type WishForm } from "./wish/wish-form.ts";

const WISH: WishForm = { ...EMPTY_WISH, prompt: "elf tribal under $100", format: "commander" };

function edited(...changes: readonly (readonly [card: string, change: number])[]): BuilderState {
  const built = reduceBuilder(INITIAL_STATE, { type: "built", wish: WISH, response: RESPONSE });
  const edits = changes.map(([card, change]) => ({ zone: "main", card, change }));
  return edits.length === 0 ? built : reduceBuilder(built, { type: "edited", edits, isTurned: false });
}

describe("a deck that is built again", () => {
  const state = edited(["Overrun", -1], ["Skullclamp", 1], ["Llanowar Elves", 2]);

  test("keeps what was changed by hand, whichever button builds it", () => {
    const asked: WishForm[] = [];
    const actions = deckActions(state, WISH, (wish) => asked.push(wish));
    actions.reroll();
    actions.rerollUnlocked();
    actions.never("Skullclamp");
    asked.push(rebuilt({ ...WISH, prompt: "tribal under $100" }, state));
    const outcomes = asked.map(({ include, exclude }) => [include.toSorted(), exclude.toSorted()]);
    const elves = outcomes[0]?.[0]?.find((name) => name.endsWith("Llanowar Elves"));
    expect(outcomes).toEqual([
      [[elves, "Skullclamp"], ["Overrun"]],
      [[elves, "Skullclamp"], ["Overrun"]],
      [[elves], ["Overrun", "Skullclamp"]],
      [[elves, "Skullclamp"], ["Overrun"]],
    ]);
  });

  test("keeps locks and the seed when a field changes, and nothing of the last deck for another sentence", () => {
    const locked = reduceBuilder(edited(), { type: "locked", name: "Overrun", isLocked: true });
    expect(rebuilt({ ...WISH, budgetUsd: 50 }, locked)).toMatchObject({
      include: ["Overrun"],
      seed: makeDeck().seed,
    });
    expect(rebuilt({ ...WISH, prompt: "goblins" }, state)).toMatchObject({ include: [], exclude: [] });
  });

  test("asks for nothing more where nothing was changed", () => {
    expect(rebuilt({ ...WISH, seed: 7 }, edited())).toEqual({ ...WISH, seed: 7 });
  });
});
