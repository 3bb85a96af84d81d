import { expect, test } from "vitest";
import { makeDeck, makeTeam } from "../testing/sample-deck.ts";
import { addCounts, allCards, cardsIn, sizeOf, toDeckList, totalOf } from "./deck.ts";
import { deckSchema } from "./schema.ts";

test("the cards of each zone are counts, leaders and companion as well", () => {
  const deck = {
    commanders: ["Krark", "Krark", "Sakashima"],
    main: { Island: 3 },
    companion: "Lurrus",
    zones: { planes: { Bant: 1 } },
  };
  expect(cardsIn(deck, "commanders")).toEqual({ Krark: 2, Sakashima: 1 });
  expect(cardsIn(deck, "main")).toEqual({ Island: 3 });
  expect(cardsIn(deck, "companion")).toEqual({ Lurrus: 1 });
  expect(cardsIn(deck, "planes")).toEqual({ Bant: 1 });
  for (const zone of ["side", "schemes", "constructor"]) expect(cardsIn(deck, zone)).toEqual({});
});

test("a deck's size counts its own cards: no sideboard, no companion, no planes, but a signature spell", () => {
  const deck = {
    commanders: ["Saheeli"],
    main: { Island: 58 },
    side: { Duress: 3 },
    companion: "Lurrus",
    zones: { planes: { Bant: 1 }, signature_spells: { Opt: 1 } },
  };
  expect(sizeOf(deck)).toBe(60);
  expect(sizeOf(makeDeck())).toBe(makeDeck().cards);
});

test("counts add up, whatever a card is called", () => {
  const odd = JSON.parse('{ "__proto__": 2, "constructor": 1 }');
  const sum = addCounts(odd, { Opt: 1 }, odd);
  expect(Object.entries(sum)).toEqual([
    ["__proto__", 4],
    ["constructor", 2],
    ["Opt", 1],
  ]);
  expect(totalOf(sum)).toBe(7);
});

test("all cards of a deck are those of each of its zones, of a team of both decks", () => {
  const deck = { ...makeDeck(), companion: "Lurrus", zones: { planes: { Bant: 1 } } };
  const all = {
    "Lathril, Blade of the Elves": 1,
    Lurrus: 1,
    "Llanowar Elves": 1,
    "Fire // Ice": 1,
    Overrun: 1,
    Forest: 5,
    Naturalize: 2,
    Bant: 1,
  };
  expect(allCards(deck)).toEqual(all);
  expect(allCards({ ...deck, partner_deck: { main: { Forest: 2 } } })).toEqual({ ...all, Forest: 7 });
});

test("the rules get everything a deck is made of, and nothing that is said about it", () => {
  const { commanders, main, side, format } = makeDeck();
  const zones = { planes: { Bant: 1 } };
  const extras = { variant: "odd", base: "modern", pool: { Opt: 2 }, zones, companion: "Lurrus" };
  expect(toDeckList({ ...makeDeck(), ...extras })).toEqual({ format, commanders, main, side, ...extras });
  expect(toDeckList(makeTeam()).partner_deck).toEqual({ commanders, main, side });
});

test("a deck of its own schema is the deck", () => {
  expect(deckSchema.parse(makeTeam())).toEqual(makeTeam());
  expect(Object.keys(deckSchema.parse(makeDeck()))).toEqual(Object.keys(makeDeck()));
});
