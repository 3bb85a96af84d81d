import { beforeAll, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

test("counts behind the names of a list are its copies", () => {
  const wish =
    "vintage deck: Thorn of Amethyst 4, Thalia, Guardian of Thraben 3, Phyrexian Revoker 1, no islands";
  expect(parseIntent(wish, context).include).toEqual([
    "4 Thorn of Amethyst",
    "3 Thalia, Guardian of Thraben",
    "1 Phyrexian Revoker",
  ]);
});

test("the numbers of a list are no copies of what stands before them", () => {
  const wish =
    "these are in: 1) Craterhoof Behemoth 2) Green Sun's Zenith 3) Elvish Archdruid. elves, commander";
  expect(parseIntent(wish, context).include).toEqual([
    "Craterhoof Behemoth",
    "Green Sun's Zenith",
    "Elvish Archdruid",
  ]);
});

test.each([
  "Cards I refuse to cut: Craterhoof Behemoth, Beast Whisperer, Vivien Reid. The rest of the mono green brawl deck is yours",
  "you can't remove Craterhoof Behemoth, Beast Whisperer or Vivien Reid, mono green brawl",
  "not leaving out Craterhoof Behemoth, Beast Whisperer and Vivien Reid, mono green brawl",
])("what is not to be taken out is in, and a legend in a row of cards is one of them: %s", (wish) => {
  const { include, exclude, commanders } = parseIntent(wish, context);
  expect({ include, exclude, commanders }).toEqual({
    include: ["Craterhoof Behemoth", "Beast Whisperer", "Vivien Reid"],
  });
});
