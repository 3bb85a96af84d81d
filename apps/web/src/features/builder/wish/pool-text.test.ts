import fc from "fast-check";
import { expect, test } from "vitest";
import { readPool } from "./pool-text.ts";

test("reads lists as players write them", () => {
  expect(
    readPool(
      "Pool\n2 Shock\r\n1x Fire // Ice (MH2) 290\nOpt [XLN]\n\n// rares\n# more\n1 Shock *F*\nSideboard:\n0 Duress",
    ),
  ).toEqual({ Shock: 3, "Fire // Ice": 1, Opt: 1 });
});

test("whatever is pasted, copies are whole and few enough", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const copies of Object.values(readPool(text))) {
        expect(Number.isInteger(copies) && copies > 0 && copies <= 999).toBe(true);
      }
    }),
  );
});
