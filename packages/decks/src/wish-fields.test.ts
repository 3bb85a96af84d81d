import { expect, test } from "vitest";
import { wishFields } from "./wish-fields.ts";

test("no two fields share a name in addresses, a flag or a chip", () => {
  const fields = wishFields();
  for (const column of ["param", "flag", "chip"] as const) {
    const values = fields.flatMap((field) => field[column] ?? []);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("fields of numbers and lists have limits", () => {
  for (const { kind, least, most } of wishFields()) {
    if (["dollars", "whole", "number", "bracket"].includes(kind))
      expect(least ?? -1).toBeGreaterThanOrEqual(0);
    if (["slugs", "names", "colors"].includes(kind)) expect(most ?? 0).toBeGreaterThan(1);
  }
});

test("addresses keep the names that links have had from the start", () => {
  expect(wishFields().map(({ param }) => param)).toEqual(
    expect.arrayContaining([
      ...[
        "format",
        "variant",
        "base",
        "size",
        "unified",
        "set",
        "playstyle",
        "commander",
        "colors",
        "themes",
      ],
      ...["budget", "card-budget", "bracket", "include", "exclude"],
    ]),
  );
});
