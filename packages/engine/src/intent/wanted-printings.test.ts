import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { buildLexicon } from "./lexicon.ts";
import type { PrintingFields } from "./mention.ts";
import { parseIntent } from "./parse-intent.ts";
import { Phrases } from "./phrases.ts";
import { buildSetNames } from "./set-names.ts";
import { smallContext } from "./testing/small-context.ts";
import { tokenize } from "./tokens.ts";
import { printingAt, wantedPrintings } from "./wanted-printings.ts";

const { table } = smallTable(
  [
    ["neo", "Kamigawa: Neon Dynasty", "2022-02-18"],
    ["vow", "Innistrad: Crimson Vow", "2021-11-19"],
    ["war", "War of the Spark", "2019-05-03"],
    ["alp", "Alpha", "1993-08-05"],
  ].map(([set, set_name, released_at]) => ({
    name: `Card of ${set}`,
    fields: { set, set_name, set_type: "expansion", released_at },
  })),
);
const context = {
  table,
  setNames: buildSetNames(table, buildLexicon(table)),
  precons: new Phrases<readonly number[]>(),
};
const read = (text: string): PrintingFields | undefined => {
  const content = printingAt(text, tokenize(text), 0, context)?.content;
  return content?.kind === "printings" ? content.fields : undefined;
};

test.each<[string, PrintingFields | undefined]>([
  ["from Neon Dynasty, Crimson Vow and War of the Spark", { sets: ["neo", "vow", "war"] }],
  ["only cards from Kamigawa: Neon Dynasty", { sets: ["neo"] }],
  ["crimson vow cards only", { sets: ["vow"] }],
  ["from war of the spark onwards", { fromYear: 2019 }],
  ["only alpha males", undefined],
  ["neon dynasty is pretty", undefined],
  ["before 2003", { toYear: 2002 }],
  ["without anything printed after 2010", { toYear: 2010 }],
  ["skip anything newer than 2010", { toYear: 2010 }],
  ["commons, uncommons and rares only", { maxRarity: "rare" }],
  ["only commons + uncommons + rares", { maxRarity: "rare" }],
  ["cards released 2019 through 2023", { fromYear: 2019, toYear: 2023 }],
])("%s", (text, fields) => {
  expect(read(text)).toEqual(fields);
});

test.each<[string, Partial<PrintingFields>]>([
  ["pioneer, commons and uncommons, under $25", { maxRarity: "uncommon" }],
  ["pioneer with many commons and uncommons", {}],
  ["i play since one year only on arena, now i go to a shop. standard", {}],
  ["i play on arena, now that it rotated give me a standard deck", { game: "arena" }],
  ["legacy, no planeswalkers or anything printed after 2010", { toYear: 2010 }],
])("beside other wishes: %s", (wish, { maxRarity, toYear, fromYear, game }) => {
  const whole = parseIntent(wish, smallContext());
  expect([whole.maxRarity, whole.toYear, whole.fromYear, whole.game]).toEqual([
    maxRarity,
    toYear,
    fromYear,
    game,
  ]);
});

test("of what is said twice the last counts, and sets add up", () => {
  const said = ["before 2003", "before 2010", "from neon dynasty", "from crimson vow"];
  const mentions = said.flatMap((text) => printingAt(text, tokenize(text), 0, context) ?? []);
  const { toYear, sets } = wantedPrintings(mentions, []);
  expect(toYear?.value).toBe(2009);
  expect(sets?.value).toEqual(["neo", "vow"]);
});
