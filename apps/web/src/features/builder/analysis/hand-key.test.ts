import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { expect, test } from "vitest";
import { INITIAL_STATE } from "../builder-state.ts";
import { handKey } from "./hand-key.ts";

test("a hand belongs to the deck that was built or opened", () => {
  const opened = (main: Readonly<Record<string, number>>) => ({
    ...INITIAL_STATE,
    stored: { deck: { ...makeDeck(), main } },
  });
  expect(handKey(opened({ Forest: 1 }))).toBe(handKey(opened({ Forest: 1 })));
  expect(handKey(opened({ Forest: 1 }))).not.toBe(handKey(opened({ Forest: 1, Swamp: 1 })));
});
