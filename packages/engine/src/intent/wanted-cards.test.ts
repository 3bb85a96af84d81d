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

test("an everyday word of a card that who leads cannot play names none", () => {
  expect(read("krenko edh with bolt, gift and guide, goblins").include).toEqual([
    "Lightning Bolt",
    "Goblin Guide",
  ]);
});

test("what people call a card, and its whole name, asks for it and is told of", () => {
  expect(read("krenko edh with bolt, push and guide, goblins").include).toContain("Fatal Push");
  expect(read("krenko edh with Generous Gift, goblins").include).toContain("Generous Gift");
});
