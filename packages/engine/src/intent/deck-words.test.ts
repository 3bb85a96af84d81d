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

describe("within a deck that is named, words are the cards that it plays", () => {
  test.each([
    ["modern burn: bolt, spike, eidolon, guide", "Lava Spike", "Eidolon of the Great Revel", "Goblin Guide"],
    ["legacy maverick with knight, mom, gsz and teeg", "Knight of the Reliquary", "Mother of Runes"],
    ["pauper elves, timberwatch and symbiote", "Timberwatch Elf", "Wirewood Symbiote"],
    ["infect, modern. agent, hierarch, vines", "Blighted Agent", "Noble Hierarch", "Vines of Vastwood"],
    ["legacy goblins with vials, mono red", "Aether Vial"],
    ["taxes for legacy: vial, port, avenger", "Aether Vial", "Rishadan Port", "Serra Avenger"],
    ["a modern list with push, path and helix", "Fatal Push", "Path to Exile", "Lightning Helix"],
  ])("%s", (wish, ...cards) => {
    expect(included(wish)).toEqual(expect.arrayContaining(cards));
  });

  test.each([
    "my mom, my dad and i play modern, a death and taxes deck please",
    "modern burn for my brother, my mom and a friend",
    "pauper deck that is fast, strong and cheap, with forests and birds",
    "modern deck that wins by turn four, five or six",
  ])("and no cards where they are people or things: %s", (wish) => {
    expect(included(wish)).toBeUndefined();
  });
});
