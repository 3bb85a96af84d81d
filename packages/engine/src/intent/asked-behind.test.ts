import { describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([
  { name: "Moonmist", cost: "{1}{G}", type: "Instant" },
  { name: "Jace, the Mind Sculptor", cost: "{2}{U}{U}", type: "Legendary Planeswalker — Jace" },
  { name: "Snapcaster Mage", cost: "{1}{U}", type: "Creature — Human Wizard" },
  { name: "Feather, the Redeemed", cost: "{R}{W}{W}", type: "Legendary Creature — Angel" },
  { name: "Gods Willing", cost: "{W}", type: "Instant" },
  { name: "Curious Obsession", cost: "{U}", type: "Enchantment — Aura" },
  { name: "Spell Pierce", cost: "{U}", type: "Instant" },
  { name: "Tempest Djinn", cost: "{U}{U}{U}", type: "Creature — Djinn" },
]);
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
