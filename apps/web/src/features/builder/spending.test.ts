import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { expect, test } from "vitest";
import { FACES } from "../../ui/deck-list/testing/faces.ts";
import { mostInPlaceOf, savingFor } from "./spending.ts";

const face = { ...Object.values(FACES)[0], usd: 4 };
const faces = { ...FACES };

test("a card in another's place may cost what the budget leaves", () => {
  const row = { face, quantity: 2 } as Parameters<typeof mostInPlaceOf>[0];
  const most = (intent: object) => mostInPlaceOf(row, makeDeck(), faces, intent);
  expect(most({})).toBeUndefined();
  expect(most({ maxCardUsd: 3 })).toBe(3);
  expect(most({ budgetUsd: 0 })).toBe(4);
  expect(most({ budgetUsd: 1_000_000 })).toBeGreaterThan(400_000);
  expect(most({ budgetUsd: 1_000_000, maxCardUsd: 5 })).toBe(5);
});

test("an overrun is mended by the smallest saving that does", () => {
  const found = [
    { delta_usd: -9 },
    { delta_usd: -4 },
    { delta_usd: -1 },
    { delta_usd: null },
    { delta_usd: 2 },
  ];
  expect(savingFor(found, 3.41)).toEqual({ delta_usd: -4 });
  expect(savingFor(found, 20)).toEqual({ delta_usd: -9 });
  expect(savingFor([{ delta_usd: 2 }], 1)).toBeUndefined();
});
