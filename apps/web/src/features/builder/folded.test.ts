import { expect, test } from "vitest";
import { fold, unfold } from "./folded.ts";

const item = { name: "Opt", quantity: 1, role: null, isNew: true };
const before = { list: { Spells: [item], Ramp: [] }, cards: 1 };
const after = { list: { ...before.list, Lands: [{ name: "Island", quantity: 2 }] }, cards: 1 };

test("values come back as they were, in the order of their keys, with what they share", () => {
  const [first, second] = unfold(fold([before, after]), 100) as (typeof before)[];
  expect(JSON.stringify([first, second])).toBe(JSON.stringify([before, after]));
  expect(second?.list.Spells).toBe(first?.list.Spells);
  expect(unfold(fold([{ a: undefined, b: [undefined, Number.NaN] }]), 100)).toEqual([{ b: [null, null] }]);
  expect(unfold(fold([]), 100)).toEqual([]);
});

test("what is shared is written once, also where it is another object", () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ ...structuredClone(before), cards: at }));
  expect(fold(many).length).toBeLessThan(200 * 40);
});

test.each([
  "",
  "7",
  "null",
  "[]",
  '{"parts":[],"roots":[0]}',
  '{"parts":[[0,0]],"roots":[0]}',
  '{"parts":[[0,1],1],"roots":[0]}',
  '{"parts":[1,[0,-1]],"roots":[1]}',
  '{"parts":[1,[0,"0"]],"roots":[1]}',
  '{"parts":[1,[0,"length"]],"roots":[1]}',
  '{"parts":[{"a":1}],"roots":[0]}',
])("a text that nobody folded is refused: %s", (text) => {
  expect(() => unfold(text, 100)).toThrow();
});

test("a small text does not unfold without end", () => {
  const parts = [1, ...Array.from({ length: 40 }, (_, at) => [0, at, at, at])];
  expect(() => unfold(JSON.stringify({ parts, roots: [40] }), 1_000_000)).toThrow(/more than/);
});

test("a key is only a key", () => {
  const [value] = unfold('{"parts":["__proto__",7,[1,0,1]],"roots":[2]}', 100);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.keys(Object(value))).toEqual(["__proto__"]);
});
