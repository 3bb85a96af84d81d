import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSearch, type Found, type Search } from "@deckwright/cards/search/create-search.ts";
import { buildTable } from "@deckwright/cards/table/build-table.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { cardRecord } from "@deckwright/cards/testing/make-table.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { loadTable } from "../cards/load.ts";
import { createRegexGuard } from "./regex-guard.ts";

/** Queries of other programs' test suites, with what they find there. */
interface Case {
  readonly id: string;
  readonly q: string;
  readonly equals?: string;
  readonly expect: {
    readonly include: readonly string[];
    readonly exclude: readonly string[];
    readonly exact: readonly string[] | null;
  };
}

/** The share of cases that has to come out as there: some rest on texts as they were worded years ago. */
const LEAST_SHARE = 0.97;

const folder = process.env.CARDS_DIR ? join(process.env.CARDS_DIR, "../search") : "";
const hasCases = folder !== "" && existsSync(join(folder, "cases.json"));

describe.skipIf(!hasCases)("the search, beside other programs' test suites", () => {
  let table: CardTable;
  let search: Search;
  let known: ReadonlySet<string>;
  beforeAll(async () => {
    ({ table } = await loadTable({ cardsDir: join(folder, "../cards") }));
    search = createSearch(table, { guard: createRegexGuard(2000) });
    known = new Set(Array.from({ length: table.size }, (_, card) => table.name(card)));
  }, 120_000);

  const find = (query: string): { found: Found; names: ReadonlySet<string> } => {
    const found = search.find(query);
    return { found, names: new Set(Array.from(found.printings, (at) => table.name(found.cardOf(at)))) };
  };

  /** What is other than expected, names that the loaded cards lack aside. */
  function differences({ q, equals, expect: expected }: Case): string[] {
    const { names } = find(q);
    const lacking = [...expected.include, ...(expected.exact ?? [])].filter(
      (name) => known.has(name) && !names.has(name),
    );
    const exact = expected.exact;
    const surplus = [
      ...expected.exclude.filter((name) => names.has(name)),
      ...(exact ? [...names].filter((name) => !exact.includes(name)) : []),
    ];
    const other = equals === undefined ? names : find(equals).names;
    const unequal = [...names]
      .filter((name) => !other.has(name))
      .concat([...other].filter((name) => !names.has(name)));
    return [...lacking.map((name) => `lacks ${name}`), ...surplus.map((name) => `has ${name}`), ...unequal];
  }

  test("finds what they find", () => {
    const cases: readonly Case[] = JSON.parse(readFileSync(join(folder, "cases.json"), "utf8"));
    // A term that the loaded cards cannot answer is no case; the warning says so.
    const applicable = cases.filter(
      ({ q }) => !find(q).found.warnings.some(({ message }) => /loaded cards/.test(message)),
    );
    const wrong = applicable.flatMap((one) => {
      const different = differences(one);
      return different.length === 0 ? [] : [`${one.id} ${one.q}: ${different.slice(0, 3).join(", ")}`];
    });
    expect(applicable.length).toBeGreaterThan(cases.length * 0.9);
    expect(1 - wrong.length / applicable.length, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  test("reads every query of theirs", () => {
    const queries: readonly string[] = JSON.parse(readFileSync(join(folder, "parse-corpus.json"), "utf8"));
    expect(queries.length).toBeGreaterThan(100);
    for (const query of queries) expect(() => search.find(query), query).not.toThrow();
  });
});

test("the expressions of one search share its time", () => {
  const hostile = /^(a+)+$/;
  const text = `${"a".repeat(40)}b`;
  const guards = createRegexGuard(30);
  const guard = guards();
  expect(guard(() => void hostile.test(text))).toBe(false);
  expect(guard(() => {})).toBe(false);
  expect(guards()(() => {})).toBe(true);
});

test("a hostile pattern is stopped, and a good one is not", () => {
  const guard = createRegexGuard(200)();
  const hostile = /^(a+)+$/;
  const started = performance.now();
  expect(guard(() => void hostile.test(`${"a".repeat(40)}b`))).toBe(false);
  expect(performance.now() - started).toBeLessThan(5000);
  let matched = false;
  const inTime = createRegexGuard()()(() => {
    matched = /b$/.test("ab");
  });
  expect([inTime, matched]).toEqual([true, true]);
  expect(() =>
    createRegexGuard()()(() => {
      throw new RangeError("mine");
    }),
  ).toThrow("mine");
});

test("a hostile pattern of flavor texts is stopped as one of rules texts is", () => {
  const hostile = "a".repeat(1000);
  const cards = [cardRecord({ name: "Elf", oracle_text: hostile, flavor_text: `${hostile}b` })];
  const table = buildTable({ cards }, { source: "folder" });
  const find = createSearch(table, { guard: createRegexGuard(50) }).find;
  const started = performance.now();
  const [rules, flavor] = ["o", "ft"].map((keyword) => find(`${keyword}:/^(a+)+c$/`));
  expect(performance.now() - started).toBeLessThan(5000);
  expect(flavor?.warnings.map(({ message }) => message)).toEqual([
    "This regular expression takes too long; make it simpler.",
  ]);
  expect(flavor?.warnings.map(({ message }) => message)).toEqual(
    rules?.warnings.map(({ message }) => message),
  );
  expect(find("ft:/a{3}b$/").printings).toHaveLength(1);
});
