import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

test("a color before a way to play is a color", () => {
  expect(parseIntent("red burn, modern", context)).toMatchObject({ colors: ["R"], playstyle: "burn" });
  expect(parseIntent("uw ctrl, pioneer", context)).toMatchObject({
    colors: ["W", "U"],
    playstyle: "control",
  });
});

test("in the spirit of something no spirits are meant, and an oven has no cat", () => {
  expect(parseIntent("in the spirit of old Jund, explorer", context).tribe).toBeUndefined();
  expect(parseIntent("rakdos sacrifice with cat oven, pioneer", context).tribe).toBeUndefined();
  expect(parseIntent("spirits, modern", context).tribe).toBe("Spirit");
  expect(parseIntent("pioneer aggro with spirit, boros", context).tribe).toBeUndefined();
  expect(parseIntent("modern with spirit tribal", context).tribe).toBe("Spirit");
});

test("dudes are creatures where they are counted", () => {
  expect(parseIntent("elves in explorer, 30 dudes", context).limits).toEqual([
    { what: "creatures", least: 30, most: 30 },
  ]);
});
