import { beforeAll, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

test.each([
  ["I loved the modern decks back then, could we do one that's fine at a pauper table", "pauper"],
  ["coming from standard, trying pioneer next", "pioneer"],
  ["we draft on fridays but this is for mondays: pauper, mono blue", "pauper"],
  ["vintage got boring. legacy this time", "legacy"],
  ["build me a modern deck, my friends mostly play legacy", "modern"],
])("of several formats the one that is asked for is meant: %s", (wish, format) => {
  expect(parseIntent(wish, context).format).toBe(format);
});
