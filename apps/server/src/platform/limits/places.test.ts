import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

/** How many of these addresses get a place. */
function admitted(perHousehold: number, addresses: readonly string[]): number {
  const places = createPlaces(perHousehold);
  return addresses.filter((address) => places.take(address) !== undefined).length;
}
const numbered = (count: number, address: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => address(at + 1));

test("places are counted by address, and for IPv6 by network", () => {
  expect(
    admitted(
      3,
      numbered(10, () => "203.0.113.5"),
    ),
  ).toBe(3);
  expect(
    admitted(
      3,
      numbered(10, (at) => `203.0.113.${at}`),
    ),
  ).toBe(10);
  expect(
    admitted(
      3,
      numbered(10, (at) => `2001:db8:1:1::${at}`),
    ),
  ).toBe(3);
  expect(
    admitted(
      3,
      numbered(100, (at) => `2001:db8:1:${at}::1`),
    ),
  ).toBe(24);
});

test("a place that is left is free again, once", () => {
  const places = createPlaces(2);
  const leave = places.take("2001:db8::1");
  places.take("2001:db8::2");
  expect(places.take("2001:db8::3")).toBeUndefined();
  leave?.();
  leave?.();
  expect(places.take("2001:db8::3")).toBeDefined();
  expect(places.take("2001:db8::4")).toBeUndefined();
});
