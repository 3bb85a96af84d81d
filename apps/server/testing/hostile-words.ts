import fc from "fast-check";

/*
 * What hostile requests for data are put together from: names, parameters and bodies, right ones and wrong ones.
 */

/** What is asked for: tables, views and routines, and what is none. */
export const names = fc.oneof(
  {
    weight: 7,
    // Most columns below are those of people.
    arbitrary: fc.constantFrom(
      "people",
      "people",
      "people",
      "people",
      "people",
      "notes",
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
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
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
    "(.+)(.+)(.+)\\1\\2\\3",
    "((a{1,99}){1,99}){1,99}",
    "(a|b)*a(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)c",
    `*${"a*".repeat(400)}`,
    `{${"x*,".repeat(300)}y}`,
    `(${"1,".repeat(2_000)}1)`,
    "cat | ".repeat(300),
    "card_list".concat("->a".repeat(60)),
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

/** Parameters that are right for themselves: a single wrong one among several hides what the others would do. */
const soundParameters = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom("id", "name", "data->city->>name", "data->0", "height", "title"),
      fc.constantFrom("eq.1", "gt.0", "in.(1,2)", "is.null", "not.eq.3", "like.*a*", "isdistinct.1", "neq.x"),
    ),
    fc.tuple(
      fc.constant("select"),
      fc.constantFrom(
        "id",
        "*",
        "id,data->city->>name",
        "data->city->>name",
        "x:data->0,name",
        "id,data->city,born",
        "x:id::text",
        "count()",
        "id.max()",
        "id,notes(*)",
        "id,notes!inner(text)",
        "...people(name)",
        "id,badges(*)",
        "id,rooms!owner_id(slug)",
        "title,people(name,notes(text))",
        "*,notes(*,people(*,notes(*,people(*,notes(*)))))",
        Array.from({ length: 25 }, (_, n) => `n${n}:notes(id)`).join(","),
        Array.from({ length: 60 }, (_, n) => `d${n}:data->a->b`).join(","),
      ),
    ),
    fc.tuple(
      fc.constantFrom("or", "and"),
      fc.constantFrom("(id.eq.1,id.gt.2)", "(name.is.null,id.in.(1,2))"),
    ),
    fc.tuple(fc.constant("order"), fc.constantFrom("id", "id.desc.nullslast", "name", "data->city->>name")),
    fc.tuple(fc.constantFrom("limit", "offset"), fc.constantFrom("0", "1", "2", "1000")),
  ),
  { maxLength: 3 },
);

const wildParameters = fc.array(
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

/** Parameters of an address. */
export const parameters = fc.oneof(
  soundParameters,
  wildParameters,
  fc.tuple(soundParameters, wildParameters).map(([sound, wild]) => [...sound, ...wild.slice(0, 1)]),
);

const values = fc.oneof(words, fc.jsonValue({ maxDepth: 3 }));
/** Bodies, mostly JSON. */
export const bodies = fc.oneof(
  fc.constantFrom(
    "{}",
    '{"name":"x"}',
    '[{"name":"x"},{"name":"y"}]',
    '{"id":77,"name":"x","data":{"city":{"name":"Rome"}}}',
    '{"person_id":1,"text":"t"}',
    '{"title":"b"}',
    '{"a":1,"b":2}',
    '{"list":[1,2]}',
  ),
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
