import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { buildLexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";
import { buildSetNames } from "./set-names.ts";
import { tokenize } from "./tokens.ts";
import { wantedSet } from "./wanted-set.ts";

const { table } = smallTable(
  [
    ["cns", "Conspiracy", "draft_innovation"],
    ["dom", "Dominaria", "expansion"],
    ["dmu", "Dominaria United", "expansion"],
    ["dmc", "Dominaria United Commander", "commander"],
  ].map(([set, set_name, set_type]) => ({ name: `Card of ${set}`, fields: { set, set_name, set_type } })),
);
const context = { table, setNames: buildSetNames(table, buildLexicon(table)) };
const read = (text: string, format: string, mentions: readonly Mention[] = []): string | undefined =>
  wantedSet([format], tokenize(text), mentions, context)?.value;

test("of several sets the one with the longest name is opened", () => {
  expect(read("sealed with dominaria or dominaria united", "sealed")).toBe("dmu");
});

test("a set that comes in no boosters is not opened", () => {
  expect(read("sealed with dominaria united commander", "sealed")).toBeUndefined();
});

test("a set is opened only where decks come from a pool, and not where its name is the format's", () => {
  expect(read("modern with dominaria", "modern")).toBeUndefined();
  const format: Mention = {
    from: 0,
    to: 2,
    negated: false,
    content: { kind: "format", slug: "conspiracy", vague: false },
  };
  expect(read("conspiracy draft", "conspiracy", [format])).toBeUndefined();
  expect(read("conspiracy draft", "draft")).toBe("cns");
});
