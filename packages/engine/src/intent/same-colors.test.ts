import { beforeAll, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const read = (wish: string): ReadWish => parseIntent(wish, context);

test.each([
  ["my Winota list is too strong. same colors, soldiers instead, commander", ["W", "R"]],
  ["same colors as Kess but elves, commander", ["U", "B", "R"]],
  ["azorius control is boring, same colours with birds. pioneer", ["W", "U"]],
])("“the same colors” are those named before, or behind “as”: %s", (wish, colors) => {
  expect(read(wish).colors).toEqual(colors);
});

test("where nothing with colors is named, they say none", () => {
  expect(read("same colors as always, elves, modern").colors).toBeUndefined();
});
