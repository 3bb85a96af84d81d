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

test("a legend by a word and the number of its colors says both", () => {
  const wish = read("4c omnath ramp modern");
  expect(wish.colorCount).toBe(4);
  expect(wish.include).toEqual(["Omnath, Locus of Creation"]);
});

test("what others play says nothing of the colors", () => {
  expect(read("my opponents all play 4c omnath. modern burn").colorCount).toBeUndefined();
});
