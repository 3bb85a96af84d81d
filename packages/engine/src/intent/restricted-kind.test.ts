import { beforeAll, describe, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

describe("what is ruled out", () => {
  test.each([
    ["no creatures with flying, pioneer soldiers", ["flyers"]],
    ["not a single creature with flying in my pioneer soldiers", ["flyers"]],
    ["no creatures that fly, pioneer", ["flyers"]],
    ["I don't want creatures with defender, edh", ["defenders"]],
    ["no artifacts with my Krenko deck", ["artifacts"]],
  ])("may be some of a kind: %s", (wish, exclude) => {
    expect(parseIntent(wish, context).exclude).toEqual(exclude);
  });

  test("is said back where nobody knows which of a kind are meant", () => {
    const { exclude, unread, budgetUsd } = parseIntent(
      "no creatures with power over 4, pioneer soldiers",
      context,
    );
    expect(exclude).toBeUndefined();
    expect(budgetUsd).toBeUndefined();
    expect(unread).toEqual(["creatures with power over 4"]);
  });

  test("by a name that several have is whoever bears it", () => {
    const { exclude } = parseIntent("no Sorin, mardu vampires edh", context);
    expect(exclude).toEqual(
      expect.arrayContaining(["Sorin, Imperious Bloodlord", "Sorin the Mirthless", "Sorin Markov"]),
    );
  });
});
