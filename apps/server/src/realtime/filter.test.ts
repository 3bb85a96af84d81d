import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Column, FilterError, parseFilter } from "./filter.ts";

const COLUMNS: readonly Column[] = [
  { name: "id", type: "int8" },
  { name: "name", type: "text" },
  { name: "shared", type: "bool" },
  { name: "created_at", type: "timestamptz" },
  { name: "image", type: "text" },
  { name: "colors", type: "_text" },
];
const ROW = {
  id: 7,
  name: 'Elves, (and "more")',
  shared: true,
  created_at: "2026-11-21T08:00:00+00:00",
  image: null,
  colors: ["G"],
};
const holds = (filter: string) => parseFilter(filter, COLUMNS)(ROW);

describe("a filter", () => {
  test.each([
    ["id=eq.7", true],
    ["id=eq.7.0", true],
    ["id=neq.7", false],
    ["id=gt.10", false],
    ["id=lt.10", true],
    ["id=not.lt.10", false],
    ["id=in.(1,7)", true],
    ["id=not.in.(1,7)", false],
    ["shared=eq.true", true],
    ["shared=is.true", true],
    ["shared=is.false", false],
    ["created_at=gte.2026-11-21T09:00:00+01:00", true],
    ["created_at=gt.2026-11-21T09:00:00+01:00", false],
    ['name=eq."Elves, (and \\"more\\")"', true],
    ['name=in.("Elves, (and \\"more\\")",x)', true],
    ["image=is.null", true],
    ["image=not.is.null", false],
    ["image=isdistinct.x", true],
    ["colors=not.is.null", true],
    ["id=eq.7,shared=eq.true", true],
    ["id=eq.7,shared=eq.false", false],
  ])("%s", (filter, expected) => {
    expect(holds(filter)).toBe(expected);
  });

  test("treats null as SQL does: neither a comparison nor its opposite holds", () => {
    expect([holds("image=eq.x"), holds("image=not.eq.x"), holds("image=neq.x")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("on a column that a row lacks holds, since nobody can tell", () => {
    expect(parseFilter("name=eq.x,id=eq.1", COLUMNS)({ id: 1 })).toBe(true);
  });

  test("never ends in anything but a test or a reason, whatever is written", () => {
    const piece = fc.constantFrom(
      "id",
      "name",
      "=",
      "eq",
      ".",
      "in",
      "(",
      ")",
      '"',
      "\\",
      ",",
      "not",
      "7",
      "is",
      "null",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => parts.join("")),
        ),
        (filter) => {
          try {
            expect(typeof holds(filter)).toBe("boolean");
          } catch (error) {
            expect(error).toBeInstanceOf(FilterError);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("that is huge is refused", () => {
    expect(() => holds(`id=in.(${"1,".repeat(3000)}1)`)).toThrow(FilterError);
  });
});
