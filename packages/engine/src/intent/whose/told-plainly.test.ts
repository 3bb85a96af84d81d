import { beforeAll, expect, test } from "vitest";
import type { ReadWish } from "../../types.ts";
import type { IntentContext } from "../context.ts";
import { parseIntent } from "../parse-intent.ts";
import { readIntentContext } from "../testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const read = (wish: string): ReadWish => parseIntent(wish, context);

test("what somebody else owns already does not lead", () => {
  const wish = read("Mike loves dragons and already owns The Ur-Dragon. commander for Mike, gruul");
  expect(wish.commanders).toBeUndefined();
  expect(wish.colors).toEqual(["R", "G"]);
});

test("what was a favorite is told, and what follows is wished for", () => {
  const wish = read("Splinter Twin was my all time favorite. now elves, modern");
  expect(wish.include).toBeUndefined();
  expect(wish.tribe).toBe("Elf");
});
