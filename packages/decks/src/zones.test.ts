import { expect, test } from "vitest";
import { COUNTED_ZONES, headingOf, ZONES, zoneOfGroup, zoneWords } from "./zones.ts";

test("a zone's heading leads back to the zone", () => {
  for (const zone of Object.keys(ZONES)) expect(zoneOfGroup(headingOf(zone))).toBe(zone);
  expect(zoneWords("planes")).toBe("planar deck");
});

test("every other group is of the main deck, but for the deck's own zones", () => {
  for (const group of ["Ramp", "", "constructor", "planes"]) expect(zoneOfGroup(group)).toBe("main");
  expect(zoneOfGroup("odd", { odd: {} })).toBe("odd");
  expect(headingOf("odd")).toBe("odd");
  expect(headingOf("constructor")).toBe("constructor");
});

test("commanders, main deck and signature spells make up a deck's size", () => {
  expect([...COUNTED_ZONES].sort()).toEqual(["commanders", "main", "signature_spells"]);
});
