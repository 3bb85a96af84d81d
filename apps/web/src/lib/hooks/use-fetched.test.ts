import { expect, test } from "vitest";
import { createFetched } from "./use-fetched.ts";

test("a part is here once it was fetched, and whoever waits is told once", async () => {
  const fetched = createFetched(async () => "part");
  let told = 0;
  const leave = fetched.subscribe(() => told++);
  expect(fetched.part).toBeUndefined();
  await fetched.fetch();
  expect([fetched.part, told]).toEqual(["part", 1]);
  await fetched.fetch();
  leave();
  expect(told).toBe(1);
});

test("a part that could not be fetched is asked for again", async () => {
  let isOnline = false;
  const fetched = createFetched(async () => {
    if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  });
  let told = 0;
  fetched.subscribe(() => told++);
  await fetched.fetch();
  expect([fetched.part, told]).toEqual([undefined, 0]);
  isOnline = true;
  await fetched.fetch();
  expect([fetched.part, told]).toEqual(["part", 1]);
});
