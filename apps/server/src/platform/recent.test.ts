import { expect, test } from "vitest";
import { createRecent } from "./recent.ts";

const text = "x".repeat(10_000);

test("what was used last stays, what was not makes room", () => {
  const recent = createRecent<string>(35_000, (value) => value.length);
  for (const key of ["a", "b", "c"]) recent.set(key, text);
  expect(recent.get("a")).toBe(text);
  recent.set("d", text);
  expect([..."abcd"].filter((key) => recent.get(key) !== undefined)).toEqual(["a", "c", "d"]);
});

test("a key that is set again counts once", () => {
  const recent = createRecent<string>(25_000, (value) => value.length);
  for (let turn = 0; turn < 10; turn++) recent.set("a", text);
  recent.set("b", text);
  expect([recent.get("a"), recent.get("b")]).toEqual([text, text]);
});

test("what is larger than the room is not kept", () => {
  const recent = createRecent<string>(5_000, (value) => value.length);
  recent.set("a", text);
  expect(recent.get("a")).toBeUndefined();
});

test("long keys take room too", () => {
  const recent = createRecent<string>(35_000, () => 0);
  for (let turn = 0; turn < 100; turn++) recent.set(`${turn}${text}`, "");
  expect(recent.get(`98${text}`)).toBeUndefined();
  expect(recent.get(`99${text}`)).toBe("");
});
