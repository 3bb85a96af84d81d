import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { buildLexicon } from "./lexicon.ts";
import { buildSetNames, setsNamedAt } from "./set-names.ts";
import { tokenize } from "./tokens.ts";

const SETS = [
  ["mid", "Innistrad: Midnight Hunt", "expansion"],
  ["isd", "Innistrad", "expansion"],
  ["bro", "The Brothers' War", "expansion"],
  ["m19", "Core Set 2019", "core"],
  ["chk", "Champions of Kamigawa", "expansion"],
  ["prm", "Magic Online Promos", "promo"],
] as const;
const { table } = smallTable(
  SETS.map(([set, set_name, set_type]) => ({ name: `Card of ${set}`, fields: { set, set_name, set_type } })),
);
const setNames = buildSetNames(table, buildLexicon(table));
const named = (words: string): readonly (string | undefined)[] | undefined =>
  setsNamedAt(tokenize(words), 0, setNames)?.value.map((set) => table.sets[set]?.code);

test.each([
  ["its whole name", "Innistrad: Midnight Hunt", ["mid"]],
  ["several words of it", "midnight hunt", ["mid"]],
  ["a name that is another's beginning", "innistrad", ["isd"]],
  ["a name without its article", "brothers war", ["bro"]],
  ["a core set by its year", "core 2019", ["m19"]],
])("a set is named by %s", (_, words, codes) => {
  expect(named(words)).toEqual(codes);
});

test.each([
  ["one word of several", "kamigawa"],
  ["its code", "mid"],
  ["the name of what nobody plays from", "magic online promos"],
  ["words that stand in two sentences", "midnight. hunt"],
])("no set is named by %s", (_, words) => {
  expect(named(words)).toBeUndefined();
});

test("beside a legend a code and a single word of a name tell of a set as well", () => {
  expect(setNames.get("mid")).toMatchObject({ isCode: true, whole: [expect.any(Number)] });
  expect(setNames.get("kamigawa")).toMatchObject({ whole: [], part: [expect.any(Number)] });
});
