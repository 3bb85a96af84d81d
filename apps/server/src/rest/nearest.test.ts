import { expect, test } from "vitest";
import { ALIKE_NAMES, nearest } from "./nearest.ts";

test.each<[name: string, known: string[], near: string | null]>([
  ["peopl", ["notes", "people"], "people"],
  ["get_msgs", ["get_messages", "get_message_count", "send"], "get_messages"],
  ["missing_table", ["messages", "booking", "users"], null],
  ["people", ["people"], null],
  ["", ["a", "b"], null],
])("near %s of %j is %s", (name, known, near) => {
  expect(nearest(name, known, (each) => each)).toBe(near);
});

test("names of tables and functions must be more alike", () => {
  const near = (name: string) => nearest(name, ["get_messages"], (each) => each, ALIKE_NAMES);
  expect(near("get_mesages")).toBe("get_messages");
  expect(near("get_msgs")).toBeNull();
});
