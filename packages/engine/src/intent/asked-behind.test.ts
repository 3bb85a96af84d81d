import { beforeAll, describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("a card whose name is English as well", () => {
  test.each<[string, readonly string[]]>([
    ["gruul werewolves, modern, moonmist is a must", ["Moonmist"]],
    ["u/w control for legacy, jace tms in it, snappy too", ["Jace, the Mind Sculptor", "Snapcaster Mage"]],
    ["feather the redeemed heroic w/ gods willing", ["Gods Willing"]],
    [
      "mono blue tempo, pioneer - curious obsession, spell pierce, tempest djinn",
      ["Curious Obsession", "Spell Pierce", "Tempest Djinn"],
    ],
  ])("is asked for by the words beside it: %s", (wish, cards) => {
    expect(read(wish).include).toEqual(expect.arrayContaining([...cards]));
  });

  test.each(["dragons, commander, snappy games too", "modern burn, too fast is fine"])(
    "is none where no card is spoken of: %s",
    (wish) => {
      expect(read(wish).include).toBeUndefined();
    },
  );
});
