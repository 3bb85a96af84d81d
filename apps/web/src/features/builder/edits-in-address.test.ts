import { editDeck } from "@deckwright/decks/edit.ts";
import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { expect, test } from "vitest";
import { EDITS_PARAM, editsFromParams, editsToParam } from "./edits-in-address.ts";

const read = (text: string) => editsFromParams(new URLSearchParams({ [EDITS_PARAM]: text }));

test("an address brings the changes back, of every zone", () => {
  const before = makeDeck();
  const { deck } = editDeck(before, [
    { zone: "main", card: "Fire // Ice", change: -1 },
    { zone: "main", card: "Borrowing 100,000 Arrows", change: 1 },
    { zone: "side", card: "Naturalize", change: 2 },
    { zone: "commanders", card: "Miara, Thorn of the Glade", change: 1 },
  ]);
  const { deck: again } = editDeck(before, read(editsToParam(before, deck) ?? ""));
  expect([again.main, again.side, again.commanders]).toEqual([deck.main, deck.side, deck.commanders]);
  expect(editsToParam(before, before)).toBe("");
});

test("what makes no sense in an address is left out", () => {
  for (const text of [
    "",
    "|",
    "main",
    "main:1",
    "main:1:",
    "main:0:Forest",
    "main:9999:Forest",
    "main:1.5:Forest",
  ])
    expect(read(text)).toEqual([]);
  for (const text of ["__proto__:1:Forest", "pool:1:Forest", `main:1:${"x".repeat(301)}`])
    expect(read(text)).toEqual([]);
  expect(read("main:1:Forest|side:-2:Duress")).toEqual([
    { zone: "main", card: "Forest", change: 1 },
    { zone: "side", card: "Duress", change: -2 },
  ]);
  expect(read(Array.from({ length: 5000 }, () => "main:1:Forest").join("|"))).toHaveLength(200);
});
