import { expect, test } from "vitest";
import { isUnknownField, mendOf } from "./mend.ts";

const at = (start: number, end: number, suggestion?: string) => ({
  message: "",
  place: { start, end },
  ...(suggestion === undefined ? {} : { suggestion }),
});

test("a field is mended with its sign, and says what it asks", () => {
  expect(mendOf("foo:", at(0, 4, "fo"))).toEqual({ label: "Use fo: (whole rules text)", query: "fo:" });
  expect(mendOf("t:elf price<5", at(6, 11, "usd"))).toEqual({
    label: "Use usd (price)",
    query: "t:elf usd<5",
  });
  expect(mendOf("t:creture", at(2, 9, "creature"))).toEqual({ label: "Use creature", query: "t:creature" });
  expect(mendOf("xyzzy:a", at(0, 5))).toBeNull();
});

test("a field that there is none like is told from a value that is wrong", () => {
  expect(isUnknownField("xyzzy:a", at(0, 5))).toBe(true);
  expect(isUnknownField("f:pau", at(2, 5))).toBe(false);
  expect(isUnknownField("t: or elf", at(0, 1))).toBe(false);
});
