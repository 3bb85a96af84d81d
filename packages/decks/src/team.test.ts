import { expect, test } from "vitest";
import { makeDeck, makeTeam } from "../testing/sample-deck.ts";
import { editDeck } from "./edit.ts";
import { editsOfFix, partnerZone, turnDeck, turnEdits } from "./team.ts";

test("a team turned twice is as it was", () => {
  const team = makeTeam();
  expect(turnDeck(team).name).toBe("Second");
  expect(turnDeck(team).pool).toEqual(team.pool);
  expect(turnDeck(turnDeck(team))).toEqual(team);
  expect(turnDeck(makeDeck())).toEqual(makeDeck());
});

test("its second deck is edited apart, whichever deck is looked at", () => {
  const edits = editsOfFix([{ zone: partnerZone("main"), card: "Forest", change: 2 }]);
  const { deck } = editDeck(makeTeam(), edits);
  expect(deck.main).toEqual(makeTeam().main);
  expect(deck.partner_deck?.main.Forest).toBe(7);
  expect(turnDeck(editDeck(turnDeck(makeTeam()), turnEdits(edits)).deck)).toEqual(deck);
  expect(turnEdits(turnEdits(edits))).toEqual(edits);
});

test("a fix of the first deck is one", () => {
  const fix = [{ zone: "planes", card: "Bant", change: -1 }];
  expect(editsOfFix(fix)).toEqual(fix);
});
