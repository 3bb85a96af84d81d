import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { loadCards } from "@deckwright/host/cards/load.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { createIntentContext, type IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";

let context: IntentContext;
beforeAll(async () => {
  const [{ table, names }, { coOccurrence }] = await Promise.all([loadCards(), readEngineFigures()]);
  context = createIntentContext(table, names, openCoOccurrence(coOccurrence, table, names));
}, 60_000);

const ruledOut = (wish: string): readonly string[] => parseIntent(wish, context).exclude ?? [];

describe("is ruled out", () => {
  test.each<[string, readonly string[]]>([
    ["by words behind it", ["Sol Ring"]],
    ["with its row", ["Rhystic Study", "Cyclonic Rift"]],
    ["by the word that ends what is said", ["Burning Wish"]],
    ["where it is spoken of again", ["Blood Artist"]],
    ["where something else is rather wanted", ["Zombie"]],
    ["behind any other", ["Krenko, Mob Boss"]],
  ])("%s: %j", (how, expected) => {
    const wishes: Readonly<Record<string, string>> = {
      "by words behind it": "artifacts commander, Sol Ring can stay in the binder",
      "with its row": "talrand edh, rhystic study and cyclonic rift are out",
      "by the word that ends what is said": "legacy storm. past in flames yes, burning wish no",
      "where it is spoken of again":
        "rakdos aristocrats, Blood Artist is in every list so leave it at home, edh",
      "where something else is rather wanted": "vampires over zombies, pioneer mono black",
      "behind any other": "any mono red commander besides Krenko for tokens",
    };
    expect(ruledOut(wishes[how] ?? "")).toEqual(expected);
  });
});

describe("is not ruled out", () => {
  test.each([
    "commander dragons, don't leave out Sol Ring",
    "elves edh, I can't play commander without Sol Ring",
    "it's no elf deck without Llanowar Elves, edh",
    "nothing against counterspells, azorius control for commander",
    "besides elves I also own a lot of insects, golgari commander",
    "soldiers for pioneer, I wouldn't say no to angels",
  ])("%s", (wish) => {
    expect(ruledOut(wish)).toEqual([]);
  });

  test("what words behind a list of forbidden things want", () => {
    const { exclude, commanders } = parseIntent(
      "dragons edh but not The Ur-Dragon, Miirym would be cool",
      context,
    );
    expect(exclude).toEqual(["The Ur-Dragon"]);
    expect(commanders).toEqual(["Miirym, Sentinel Wyrm"]);
  });
});
