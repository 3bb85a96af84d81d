import type { Finding } from "@deckwright/contract/finding.ts";
import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { expect, test } from "vitest";
import { rowOfJudged } from "./judged-row.ts";

const BROKEN: Finding = {
  rule: "SIZE",
  severity: "illegal",
  cards: [],
  message: "Too few.",
  source: "rules",
};

test("a row says what the rules found, and nothing where nobody has judged the deck", async () => {
  const legality = async (faces: object | undefined, broken: readonly Finding[]) =>
    (await rowOfJudged({ deck: makeDeck(), faces: faces && {}, broken }, {})).details.legal;
  expect(await legality({}, [])).toBe(true);
  expect(await legality({}, [BROKEN])).toBe(false);
  expect(await legality(undefined, [])).toBeUndefined();
});
