import { expect, test } from "vitest";
import { makeDeck, makeTeam } from "../testing/sample-deck.ts";
import { addCard } from "./add-card.ts";
import type { Deck } from "./deck.ts";
import { fromStoredRow, toStoredRow } from "./stored.ts";

/** The deck's row with one more of a card. */
const more = (deck: Deck, card: string, group?: string) =>
  toStoredRow(addCard(fromStoredRow(toStoredRow(deck)), card, group));

test("a card that is there counts one more, and keeps what is known of it", () => {
  const { cards, card_list } = more(makeDeck(), "Llanowar Elves", "Creatures");
  expect(card_list.Ramp).toEqual([{ ...makeDeck().card_list.Ramp?.[0], quantity: 2 }]);
  expect(cards).toBe(10);
  expect({ ...card_list, Ramp: makeDeck().card_list.Ramp }).toEqual(makeDeck().card_list);
});

test("a new card goes into the group that is named, or into one of cards that were added", () => {
  expect(more(makeDeck(), "Opt", "Instants").card_list.Instants).toMatchObject([
    { name: "Opt", quantity: 1 },
  ]);
  expect(more(makeDeck(), "Opt").card_list.Added).toMatchObject([{ name: "Opt", quantity: 1 }]);
});

test("a copy of the sideboard's, the commander's, a zone's or the partner's is one of the main deck", () => {
  const bant = { name: "Bant", quantity: 1, role: "", reason: "" };
  const team: Deck = {
    ...makeTeam(),
    zones: { planes: { Bant: 1 } },
    card_list: { ...makeDeck().card_list, "Planar deck": [bant] },
    partner_deck: {
      ...makeDeck(),
      main: { Duress: 1 },
      card_list: { Ramp: [{ ...bant, name: "Duress" }] },
      cards: 1,
    },
  };
  const before = toStoredRow(team).card_list;
  for (const card of ["Naturalize", "Lathril, Blade of the Elves", "Bant", "Duress"]) {
    const { Creatures, ...others } = more(team, card, "Creatures").card_list;
    expect(Creatures).toMatchObject([{ name: card, quantity: 1 }]);
    expect(others).toEqual(before);
  }
  const own = more(team, "Bant", "Planar deck").card_list;
  expect(own["Planar deck"]).toEqual([bant]);
  expect(own.Added).toMatchObject([{ name: "Bant", quantity: 1 }]);
});

test("a row with cards that cannot be read is not written over", () => {
  const row = { ...toStoredRow(makeDeck()), card_list: { Ramp: [{ name: "Opt", quantity: 1e9 }] } };
  expect(() => addCard(fromStoredRow(row), "Opt")).toThrow(/cannot be read/);
});
