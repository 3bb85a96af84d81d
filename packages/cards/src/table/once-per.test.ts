import { expect, test } from "vitest";
import { oncePer, oncePerPart } from "./once-per.ts";

test("what follows from an object is worked out once, and for each object", () => {
  const asked: string[] = [];
  const lengthOf = oncePer((table: { readonly names: readonly string[] }, note: string) => {
    asked.push(note);
    return table.names.length;
  });
  const [small, large] = [{ names: ["Opt"] }, { names: ["Opt", "Shock"] }];
  expect([lengthOf(small, "a"), lengthOf(small, "b"), lengthOf(large, "c")]).toEqual([1, 1, 2]);
  expect(asked).toEqual(["a", "c"]);
});

test("nothing found is an answer too", () => {
  let asked = 0;
  const find = () => {
    asked += 1;
    return undefined;
  };
  const [first, part] = [oncePer(find), oncePerPart((_of: object, _part: number) => find())];
  const of = {};
  expect([first(of), first(of), part(of, 1), part(of, 1), part(of, 2)]).toEqual(Array(5).fill(undefined));
  expect(asked).toBe(3);
});
