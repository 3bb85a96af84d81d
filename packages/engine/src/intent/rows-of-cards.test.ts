import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const included = (wish: string): ReadWish["include"] => parseIntent(wish, context).include;

describe("cards in a row", () => {
  test.each([
    ["lightning bolt, brainstorm, daze, ponder. legacy", ["Lightning Bolt", "Brainstorm", "Daze", "Ponder"]],
    ["goblin guide, lightning bolt, modern", ["Goblin Guide", "Lightning Bolt"]],
    [
      "dark ritual, hypnotic specter, sinkhole, hymn to tourach, mono black legacy",
      ["Dark Ritual", "Hypnotic Specter", "Sinkhole", "Hymn to Tourach"],
    ],
  ])("are cards, those that are words as well from the third on: %s", (wish, include) => {
    expect(included(wish)).toEqual(include);
  });

  test("are none that begin with a word of the sentence", () => {
    expect(included("mono red aggro for grinding the ladder, modern")).toBeUndefined();
  });

  test("end where words are not between commas", () => {
    expect(included("lightning bolt, brainstorm, then ponder what to do, legacy")).toEqual([
      "Lightning Bolt",
      "Brainstorm",
    ]);
  });
});
