import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { expect, test } from "vitest";
import { formatChoices } from "../format-choices.ts";
import { INTENT } from "../testing/sample-deck.ts";
import { changed, formatChange, leaderScope, pendingIn, shownWish } from "./understood.ts";
import { EMPTY_WISH } from "./wish-form.ts";

const WISH = { ...EMPTY_WISH, prompt: "elf tribal commander under $100" };
const UNDERSTOOD = { wish: WISH, intent: INTENT, deck: makeDeck() };
const CHOICES = { formats: formatChoices(), playstyles: [], themes: [] };

test("fields that say nothing show what was understood, and what was chosen", () => {
  expect(shownWish(WISH, UNDERSTOOD)).toMatchObject({
    format: "commander",
    playstyle: "tribal",
    tribe: "Elf",
    budgetUsd: 100,
    colors: ["B", "G"],
    bracket: 2,
    commanders: [],
  });
});

test("what is set is shown, and nothing that its sentence no longer says", () => {
  expect(shownWish({ ...WISH, budgetUsd: 50 }, UNDERSTOOD).budgetUsd).toBe(50);
  expect(shownWish({ ...WISH, prompt: "elf tribal" }, UNDERSTOOD)).toMatchObject({
    format: "",
    budgetUsd: null,
    bracket: null,
    tribe: "Elf",
  });
  expect(shownWish({ ...WISH, format: "modern" }, UNDERSTOOD).bracket).toBeNull();
});

test("what was set and is cleared stays clear until it is built", () => {
  const set = { ...UNDERSTOOD, wish: { ...WISH, budgetUsd: 50 }, intent: { ...INTENT, budgetUsd: 50 } };
  expect(shownWish(WISH, set).budgetUsd).toBeNull();
});

test("emptying a field takes the words it was read from out of the sentence", () => {
  expect(changed(WISH, { budgetUsd: null }, UNDERSTOOD).prompt).toBe("elf tribal commander");
  expect(changed(WISH, { budgetUsd: 50 }, UNDERSTOOD).prompt).toBe(WISH.prompt);
  expect(changed(WISH, formatChange(CHOICES, "modern"), UNDERSTOOD)).toEqual({ ...WISH, format: "modern" });
});

test("fields that differ from what was built are pending", () => {
  expect([...pendingIn(WISH, WISH), ...pendingIn(WISH, null)]).toEqual([]);
  expect([...pendingIn({ ...WISH, budgetUsd: 50, colors: ["G"] }, WISH)]).toEqual(["colors", "budgetUsd"]);
});

test("who may lead is of the format, and of colors that were asked for", () => {
  expect(leaderScope(WISH, UNDERSTOOD)).toEqual({ terms: "is:commander f:commander", isOnly: true });
  expect(leaderScope({ ...WISH, colors: ["U", "R"] }, UNDERSTOOD).terms).toBe(
    "is:commander f:commander id<=ur",
  );
  expect(leaderScope({ ...EMPTY_WISH, format: "brawl" }, null).terms).toBe("is:brawler f:brawl");
});
