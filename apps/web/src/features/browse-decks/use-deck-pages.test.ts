import { describe, expect, test } from "vitest";
import { LISTED_DECK } from "../../ui/deck-tile/testing/listed-deck.ts";
import { withNewcomers } from "./use-deck-pages.ts";

const list = (...ids: number[]) => ids.map((id) => ({ ...LISTED_DECK, id }));
const joined = (decks: number[], first: number[]) =>
  withNewcomers(list(...decks), list(...first)).map(({ id }) => id);

describe("decks that were shared meanwhile", () => {
  test("stand where the first page has them, however long the list has become", () => {
    expect(joined([3, 5, 8, 9], [3, 4, 5, 8])).toEqual([3, 4, 5, 8, 9]);
    expect(joined([3, 5, 8, 9], [1, 2, 3, 5])).toEqual([1, 2, 3, 5, 8, 9]);
    expect(joined([], [7, 6])).toEqual([7, 6]);
  });

  test("change nothing where none came, and lose none that the first page has no more", () => {
    expect(joined([3, 5, 8], [3, 5])).toEqual([3, 5, 8]);
    expect(joined([3, 5, 8], [])).toEqual([3, 5, 8]);
  });
});
