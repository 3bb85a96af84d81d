import { beforeAll, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

test.each([
  ["take an Edgar deck, replace Edgar with Strefan, drop white", ["Strefan, Maurer Progenitor"]],
  ["change the leader of my Tatyova deck to Aesi, landfall, simic", ["Aesi, Tyrant of Gyre Strait"]],
  ["my Kaalia list but replace her with Alesha, edh", ["Alesha, Who Smiles at Death"]],
  ["Brago blink deck, Brago replaced by Yorion, edh", ["Yorion, Sky Nomad"]],
])("a legend that takes another's place leads: %s", (wish, expected) => {
  const { commanders, include = [] } = parseIntent(wish, context);
  expect(commanders).toEqual(expected);
  expect(include).toEqual([]);
});

test.each([
  "took the squirreled away precon apart and it wants Chatterfang on top instead of Hazel. squirrels, tokens",
  "squirrel tokens with Chatterfang in charge, $150 for the lot",
])("who is to be on top leads, though no word names a format: %s", (wish) => {
  const { commanders, notes } = parseIntent(wish, context);
  expect(commanders).toEqual(["Chatterfang, Squirrel General"]);
  expect(notes ?? []).not.toContainEqual(expect.objectContaining({ kind: "named-no-leader" }));
});

test("cards that lead nothing change places as they did", () => {
  const { commanders, exclude, include } = parseIntent(
    "Tatyova edh, swap Rhystic Study for Mystic Remora",
    context,
  );
  expect(commanders).toEqual(["Tatyova, Benthic Druid"]);
  expect(exclude).toEqual(["Rhystic Study"]);
  expect(include).toEqual(["Mystic Remora"]);
});
