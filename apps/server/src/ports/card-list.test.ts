import fc from "fast-check";
import { expect, test } from "vitest";
import { cardsInList } from "./card-list.ts";

const NAMES = ["Opt", "Ponder", "Sol Ring"];
const cardCalled = (name: string): number => NAMES.indexOf(name);

test("the cards of every group, once for each item that names one", () => {
  const list = {
    Spells: [{ name: "Opt", quantity: 4 }, { name: "Ponder" }, { name: "No such card", quantity: 1 }],
    "Partner: Artifacts": [{ name: "Sol Ring", quantity: 1 }],
    Sideboard: [{ name: "Opt", quantity: 1 }],
  };
  expect(cardsInList(list, cardCalled)).toEqual([0, 1, 2, 0]);
});

test.each([
  [null],
  [undefined],
  [7],
  ["Opt"],
  [[]],
  [{ Spells: null }],
  [{ Spells: "Opt" }],
  [{ Spells: { name: "Opt" } }],
  [{ Spells: [null, undefined, 1, "Opt", ["Opt"], [{ name: "Opt" }]] }],
  [{ Spells: [{ name: null }, { name: 1 }, { name: ["Opt"] }, { name: { name: "Opt" } }, {}] }],
])("%j names none", (list) => {
  expect(cardsInList(list, cardCalled)).toEqual([]);
});

test("a name of megabytes is not looked up", () => {
  const asked: string[] = [];
  const note = (name: string): number => {
    asked.push(name);
    return 0;
  };
  expect(cardsInList({ Spells: [{ name: "x".repeat(1e6) }, { name: "Opt" }] }, note)).toEqual([0]);
  expect(asked).toEqual(["Opt"]);
});

test("whatever stands in the list, it is read, and nothing but known cards comes of it", () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.string(),
      fc.array(fc.record({ name: fc.oneof(fc.constantFrom(...NAMES), fc.jsonValue()) })),
    ),
  );
  fc.assert(
    fc.property(anything, (list) => {
      for (const card of cardsInList(list, cardCalled)) expect(NAMES[card]).toBeDefined();
    }),
  );
});
