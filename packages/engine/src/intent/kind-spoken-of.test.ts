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
