import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { createSearch, type Search } from "@deckwright/cards/search/create-search.ts";
import { KEYWORDS, NOT_TO_BE_HAD } from "@deckwright/cards/search/keywords.ts";
import { unguarded } from "@deckwright/cards/testing/unguarded.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { createFormatPools } from "./format-pools.ts";

const ledger = readFileSync(join(import.meta.dirname, "../../../docs/search-coverage.md"), "utf8");
const rows = [...ledger.matchAll(/^\| `(.+?)` \| (\w+) \| (.*?) ?\|$/gm)].map(
  ([, query = "", state, note]) => ({
    query,
    state,
    note,
  }),
);

/** What only full card files have. */
const NEEDS_FILES = /rules text|deckwright cards update/;

/** Somebody who owns two of the first card, which is all of the deck at hand. */
const MEMBER = { owned: new Map([[0, 2]]), deck: new Set([0]) };

describe("the ledger of the search language", () => {
  let search: Search;
  beforeAll(async () => {
    const { table } = await readBundledTable();
    const formats = createFormatPools(table, buildNameIndex(table));
    search = createSearch(table, { guard: unguarded, formats });
  }, 60_000);

  test("has a row for each example, in a known state", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(ledger.match(/^\| `/gm)).toHaveLength(rows.length);
    for (const { query, state, note } of rows) {
      expect(["done", "partly", "not"], query).toContain(state);
      if (state === "partly") expect(note, `${query} needs a reason`).not.toBe("");
    }
  });

  test("is right about what is understood, and about what is not", () => {
    for (const { query, state } of rows) {
      const { warnings } = search.find(query, MEMBER);
      const messages = warnings.map(({ message }) => message).filter((message) => !NEEDS_FILES.test(message));
      if (state === "not") expect(messages, query).not.toEqual([]);
      else expect(messages, query).toEqual([]);
    }
  });

  test("is of members where it speaks of one's own cards: others are told what is missing", () => {
    const messages = (query: string) => search.find(query).warnings.map(({ message }) => message);
    expect(messages("owned>=2")).toEqual(["Sign in to search your collection."]);
    expect(messages("in:deck")).toEqual([expect.stringContaining("Choose a deck")]);
  });

  test("finds cards by every example that needs no texts", () => {
    const empty = rows.filter(({ query, state }) => {
      const { warnings, printings } = search.find(query, MEMBER);
      return state === "done" && warnings.length === 0 && printings.length === 0;
    });
    expect(empty.map(({ query }) => query)).toEqual([]);
  });

  test("speaks of every keyword, by one of its names at least", () => {
    const entries = new Map<unknown, string[]>();
    for (const [name, entry] of KEYWORDS) entries.set(entry, [...(entries.get(entry) ?? []), name]);
    const spoken = (names: readonly string[]): boolean =>
      names.some((name) =>
        rows.some(({ query }) => new RegExp(`(?:^|[ (-])${name}[:=<>!]`, "i").test(query)),
      );
    // Names are searched by words without a keyword.
    const silent = [...entries.values()].filter((names) => !spoken(names) && !names.includes("name"));
    expect(silent).toEqual([]);
    expect(spoken([...NOT_TO_BE_HAD.keys()])).toBe(true);
  });
});
