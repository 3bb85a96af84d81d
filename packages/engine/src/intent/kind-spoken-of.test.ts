import { expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

test.each([
  ["modern elves, fetchlands? no thanks", ["fetch lands"]],
  ["modern elves. mythics bore me, leave them out", ["mythics"]],
  ["modern elves, board wipes banned", ["board wipes"]],
])("a kind that is read only where it is ruled out is what words behind it speak of: %s", (wish, exclude) => {
  const read = parseIntent(wish, context);
  expect({ tribe: read.tribe, exclude: read.exclude }).toEqual({ tribe: "Elf", exclude });
});

test.each([
  ["modern elves. infect makes my buddies mad; exclude it", ["infect"]],
  ["modern elves, white can't be part of it", ["white"]],
  ["modern elves. Don't go white either", ["white"]],
])("and words for it or them rule out what was named: %s", (wish, exclude) => {
  expect(parseIntent(wish, context).exclude).toEqual(exclude);
});
