import { expect, test } from "vitest";
import { createFloods } from "./floods.ts";

test("whoever is refused again and again is refused at once, in turn with being told why, and others are not", () => {
  let now = 0;
  const floods = createFloods(() => now);
  for (let at = 0; at < 59; at++) floods.note("192.0.2.1");
  expect(floods.isFlooding("192.0.2.1")).toBe(false);
  floods.note("192.0.2.1");
  expect(floods.isFlooding("192.0.2.1")).toBe(true);
  expect(floods.isFlooding("192.0.2.2")).toBe(false);
  now += 100;
  expect(floods.isFlooding("192.0.2.1")).toBe(false);
  floods.note("192.0.2.1");
  expect(floods.isFlooding("192.0.2.1")).toBe(true);
  now += 10_000;
  expect(floods.isFlooding("192.0.2.1")).toBe(false);
});

test("addresses of one IPv6 network are one flood", () => {
  const floods = createFloods(() => 0);
  for (let at = 0; at < 60; at++) floods.note(`2001:db8:1:1::${at}`);
  expect(floods.isFlooding("2001:db8:1:1:ffff::1")).toBe(true);
  expect(floods.isFlooding("2001:db8:1:2::1")).toBe(false);
});
