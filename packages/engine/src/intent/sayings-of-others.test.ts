import { beforeAll, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
});

/** Ways to say that somebody else plays something, or that a deck has to meet it. */
const SAYINGS = [
  (thing: string) => `my husband will not stop playing ${thing}`,
  (thing: string) => `something for when my buddy pulls out ${thing}`,
  (thing: string) => `${thing} is what my cousin brings every Friday`,
  (thing: string) => `tuned against ${thing}`,
  (thing: string) => `with side cards against ${thing}`,
  (thing: string) => `pack hate for ${thing}`,
  (thing: string) => `I lost the last round to ${thing}`,
  (thing: string) => `we got flattened by ${thing}`,
  (thing: string) => `I keep running into ${thing}`,
  (thing: string) => `${thing} took first place again`,
  (thing: string) => `matchup to fix: ${thing}`,
  (thing: string) => `vs ${thing}`,
];
const THINGS = ["zombies", "Krenko", "burn", "Cyclonic Rift"];

test.each(SAYINGS.flatMap((say) => THINGS.map((thing) => [say(thing)])))("%s", (saying) => {
  const wish = parseIntent(`Selesnya cats for commander please, ${saying}`, context);
  expect(wish.against?.length).toBeGreaterThan(0);
  expect(wish).toMatchObject({ format: "commander", tribe: "Cat", colors: ["W", "G"] });
  expect([wish.commanders, wish.include, wish.exclude, wish.playstyle]).toEqual(Array(4).fill(undefined));
});

test.each([
  ["sick of Jodah piles. mono red, historic", "Jodah"],
  ["if I see Krenko one more time I'll scream. azorius soldiers", "Krenko"],
])("what is met too often stays out, and is answered: %s", (text, name) => {
  const wish = parseIntent(text, context);
  expect(wish.exclude?.join()).toContain(name);
  expect(wish.against?.length).toBeGreaterThan(0);
});

test("what oneself is tired of is only left out", () => {
  const wish = parseIntent("sick of elves. goblins, modern", context);
  expect(wish).toMatchObject({ tribe: "Goblin", exclude: ["Elf"] });
  expect(wish.against).toBeUndefined();
});

test("in doubt something is the deck's own only where no other of its kind surely is", () => {
  const wish = parseIntent("my sister is obsessed with elves. Azorius soldiers, commander", context);
  expect(wish).toMatchObject({ tribe: "Soldier", colors: ["W", "U"] });
  expect(parseIntent("green is fine, so is black", context).colors).toEqual(["B", "G"]);
});
