import fc from "fast-check";
import { expect } from "vitest";
import type { RestSite } from "./rest-site.ts";

/** A request as somebody might send who wants to see what breaks. */
interface HostileRequest {
  readonly path: string;
  readonly init: RequestInit;
}

const names = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      "people",
      "notes",
      "rooms",
      "badges",
      "people_badges",
      "happy_people",
      "happy_readers",
      "quiet_notes",
      "folders",
      "counters",
      "decks",
      "profiles",
      "user_cards",
      "rpc/add_up",
      "rpc/find_people",
      "rpc/pairs",
      "rpc/numbers",
      "rpc/echo",
      "rpc/measured",
      "rpc/calm_down",
      "rpc/sum_of",
      "rpc/one_person",
      "rpc/do_nothing",
      "rpc/rename",
      "rpc/copy_deck",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "rpc/",
      "rpc/x/y",
      "pg_class",
      "auth.users",
      "people;drop table people",
      "%00",
      "people/1",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);

const columns = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      "id",
      "name",
      "mood",
      "tags",
      "data",
      "age_range",
      "about",
      "height",
      "born",
      '"odd Name"',
      "loud",
      "text",
      "person_id",
      "room_id",
      "title",
      "user_id",
      "card_list",
      "ai_credits",
      "a",
      "list",
      "person",
      "left_side",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "data->city->>name",
      "tags->0",
      "data->-1",
      "people.name",
      "notes.id",
      "badges.title",
      "*",
      "count",
      "count()",
      "id.sum()",
      "data.max()",
      "height.avg()::text",
      "name.min()",
      "xmax",
      "ctid",
      "tableoid",
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
);

const words = fc.oneof(
  fc.constantFrom(
    "1",
    "-1",
    "0",
    "1e400",
    "99999999999999999999",
    "null",
    "true",
    "NaN",
    "{}",
    "{a,b}",
    "{",
    "[",
    "[1,2)",
    '{"a":1}',
    "(",
    ")",
    "(((",
    "'",
    '"',
    "\\",
    "'; drop table people; --",
    "$1",
    "%",
    "*",
    "\u0000",
    "\ud800",
    "é💥",
    "2026-01-01",
    "infinity",
    "a & b",
    "!",
    "<->",
    "(a,b)",
    '("a",b)',
    "happy",
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.integer().map(String),
);

const operators = fc.constantFrom(
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
  "in",
  "is",
  "isdistinct",
  "fts",
  "plfts",
  "phfts",
  "wfts",
  "cs",
  "cd",
  "ov",
  "sl",
  "sr",
  "nxr",
  "nxl",
  "adj",
  "not.eq",
  "not.is",
  "eq(any)",
  "like(all)",
  "fts(english)",
  "fts(nope)",
  "not.in",
  "nope",
  "not.not.eq",
  "",
);

const tests = fc.oneof(
  fc.tuple(operators, words).map(([operator, word]) => `${operator}.${word}`),
  words,
);

const conditions: fc.Arbitrary<string> = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
  leaf: fc.tuple(columns, tests).map(([column, test]) => `${column}.${test}`),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie("leaf"),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((list) => `and(${list.join(",")})`),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((list) => `not.or(${list.join(",")})`),
  ),
})).tree;

const selects: fc.Arbitrary<string> = fc.letrec<{ list: string; item: string }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 3 },
    columns,
    fc.tuple(words, columns).map(([alias, column]) => `${alias}:${column}`),
    fc
      .tuple(
        columns,
        fc.constantFrom(
          "text",
          "int",
          "jsonb",
          "int[]",
          "nope",
          "text;drop",
          "people",
          "void",
          "anyelement",
          "regclass",
          "record",
        ),
      )
      .map(([column, type]) => `${column}::${type}`),
    fc
      .tuple(
        fc.constantFrom(
          "notes",
          "people",
          "rooms!owner_id",
          "badges",
          "...people",
          "...notes",
          "profiles",
          "friends",
          "cards!inner",
          "people!notes_writer",
          "people_badges",
          "parent_id",
          "happy_people",
          "nope",
        ),
        tie("list"),
      )
      .map(([relation, list]) => `${relation}(${list})`),
  ),
  list: fc.array(tie("item"), { maxLength: 4 }).map((list) => list.join(",")),
})).list;

const parameters = fc.array(
  fc.oneof(
    fc.tuple(columns, tests),
    fc.tuple(fc.constant("select"), selects),
    fc.tuple(
      fc.constantFrom("or", "and", "not.or", "notes.and"),
      fc.oneof(
        conditions.map((tree) => `(${tree})`),
        words,
      ),
    ),
    fc.tuple(
      fc.constantFrom("order", "notes.order"),
      fc.oneof(
        fc
          .tuple(columns, fc.constantFrom("", ".desc", ".asc.nullsfirst", ".nope"))
          .map((pair) => pair.join("")),
        words,
      ),
    ),
    fc.tuple(fc.constantFrom("limit", "offset", "notes.limit"), words),
    fc.tuple(fc.constantFrom("columns", "on_conflict"), fc.oneof(columns, words)),
    fc.tuple(words, words),
  ),
  { maxLength: 4 },
);

const values = fc.oneof(words, fc.jsonValue({ maxDepth: 3 }));
const bodies = fc.oneof(
  fc
    .dictionary(fc.oneof(columns, fc.constant("b")), values, { maxKeys: 4 })
    .map((body) => JSON.stringify(body)),
  fc
    .array(fc.dictionary(columns, values, { maxKeys: 2 }), { maxLength: 3 })
    .map((body) => JSON.stringify(body)),
  fc.jsonValue().map((body) => JSON.stringify(body)),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer({ min: 1, max: 3_000 }).map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`),
);

const headers = fc.record(
  {
    prefer: fc.oneof(
      fc.constantFrom(
        "return=representation",
        "count=exact",
        "count=planned",
        "count=estimated",
        "return=headers-only",
        "resolution=merge-duplicates,return=representation",
        "resolution=ignore-duplicates",
        "missing=default,return=representation",
        "handling=strict,max-affected=0",
        "tx=rollback",
      ),
      fc.stringMatching(/^[ -~]{0,20}$/),
    ),
    accept: fc.oneof(
      fc.constantFrom(
        "application/vnd.pgrst.object+json",
        "text/csv",
        "*/*",
        "application/vnd.pgrst.array+json;nulls=stripped",
        "text/html",
        "application/geo+json",
        'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose|buffers|wal;',
        "application/vnd.pgrst.plan; options=settings",
      ),
      fc.stringMatching(/^[ -~]{0,20}$/),
    ),
    range: fc.constantFrom("0-1", "5-", "9-1", "x", "99999999999-"),
    "content-profile": fc.constantFrom("public", "library", "auth", "pg_catalog"),
    "accept-profile": fc.constantFrom("public", "library", "auth", ""),
    "content-type": fc.constantFrom("application/json", "text/plain", "text/csv", ""),
  },
  { requiredKeys: [] },
);

const requests: fc.Arbitrary<HostileRequest> = fc
  .record({
    name: names,
    parameters,
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "POST", "PATCH", "DELETE", "PUT"),
    headers,
    body: bodies,
  })
  .map(({ name, parameters, method, headers, body }) => {
    const query = new URLSearchParams(parameters).toString();
    const path = `/${name
      .split("/")
      .map((part) => encodeURIComponent(Buffer.from(part).toString()))
      .join("/")}${query === "" ? "" : `?${query}`}`;
    const hasBody = method !== "GET" && method !== "HEAD";
    return { path, init: { method, headers, ...(hasBody ? { body } : {}) } };
  });

/** Words that only the inside of the server knows. */
const INSIDE = /node:|\.ts:\d|at async|encrypted_password|-----BEGIN|\/migrations\//;

/**
 * Sends hostile requests as a member: none may end in an error of the server's, and none may show its inside.
 * @param authorization What the member sends.
 */
export async function sendHostile(
  site: RestSite,
  authorization: string,
  runs: number,
  seed?: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, init }) => {
      const response = await site.ask(path, { ...init, headers: { ...init.headers, authorization } });
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      expect(text).not.toMatch(INSIDE);
      if (response.status >= 400 && text !== "") {
        expect(Object.keys(JSON.parse(text)).sort()).toEqual(["code", "details", "hint", "message"]);
      }
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
}
