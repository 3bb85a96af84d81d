import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

test.each<[name: string, known: string[], near: string | null]>([
  ["peopl", ["notes", "people"], "people"],
  ["get_msgs", ["get_messages", "get_message_count", "send"], "get_messages"],
  ["missing_table", ["messages", "booking", "users"], null],
  ["people", ["people"], null],
  ["", ["a", "b"], null],
])("near %s of %j is %s", (name, known, near) => {
  expect(nearest(name, known, (each) => each)).toBe(near);
});
