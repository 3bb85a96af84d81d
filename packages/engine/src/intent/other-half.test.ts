import { beforeAll, describe, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

describe("a legend beside somebody who is not named", () => {
  test.each([
    ["pair Tymna with someone green", "Tymna the Weaver", "partner", ["W", "B", "G"]],
    ["Tymna plus whoever makes it abzan", "Tymna the Weaver", "partner", ["W", "B", "G"]],
    ["Sidar Kondo plus someone blue", "Sidar Kondo of Jamuraa", "partner", ["W", "U", "G"]],
    ["Wilson and somebody black", "Wilson, Refined Grizzly", "background", ["B", "G"]],
  ])("leads with one more: %s", (wish, leader, pair, colors) => {
    const read = parseIntent(wish, context);
    expect(read).toMatchObject({ commanders: [leader], pair, colors });
    expect(read.notes).toBeUndefined();
  });

  test("is alone where it cannot share the lead", () => {
    expect(parseIntent("Krenko with somebody who makes tokens", context).pair).toBeUndefined();
  });
});
