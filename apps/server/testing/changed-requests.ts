import fc from "fast-check";
import { type PlainRequest, RIGHT_REQUESTS } from "./right-requests.ts";

/** Numbers where a small whole one is expected. */
const numbers = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    -0,
    1.5,
    4.000_000_1,
    5,
    40_000,
    40_001,
    1e6,
    3e7,
    1e8,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    2 ** 63,
    1e21,
    1e300,
    -1e300,
    5e-324,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** The same as it may be spelled. */
const spelledNumbers = fc.constantFrom(
  "1e9",
  "1e400",
  "0x7fffffff",
  "0b1",
  "٣",
  "４",
  "+1",
  "1_000",
  "1,000",
  " 1 ",
  "-0",
  "NaN",
  "Infinity",
  "9007199254740993",
  `1${"0".repeat(400)}`,
  "1.7976931348623159e308",
);

const lengths = fc
  .tuple(
    fc.constantFrom("a", "é", "𝔞", " ", "\u0000", "\u202e", "%", "(", "*", "{", '"', "\\", "'", "\n"),
    fc.constantFrom(1, 2, 64, 255, 256, 1_000, 4_096, 20_000),
  )
  .map(([unit, count]) => unit.repeat(count));

const ID = "0f0e0d0c-0b0a-4908-8706-050403020100";
const spellings = fc.constantFrom(
  "",
  "null",
  "undefined",
  "true",
  "__proto__",
  "constructor",
  "toString",
  ID.toUpperCase(),
  `{${ID}}`,
  ID.replaceAll("-", ""),
  `${ID} `,
  "..",
  "%2e%2e%2f",
  "%00",
  "%",
  "%c0%af",
  "\u202egnorw",
  "a@b",
  "SOMEBODY@EXAMPLE.ORG",
  "somebody+tag@example.org",
  ".@x.y",
  "eq.1",
  "not.in.(1,2)",
  "ilike.*a*b*c*d*",
  "match.(.+)(.+)\\1\\2",
  "imatch.(a+)+$",
  "like(any).{*a*,*b*}",
  "cs.{}",
  "(a.eq.1,and(b.eq.2,or(c.eq.3)))",
  "*,profiles(*,decks(*,profiles(*)))",
  "card_list->Lands->>0",
  "id::text::json",
  "2026-02-30",
  "infinity",
  "//evil.example/x",
  "/\\evil",
  "javascript:alert(1)",
  "Lightning Bolt",
  "Llanowar Elves",
  "commander",
);

const strings = fc.oneof(
  { weight: 3, arbitrary: spellings },
  { weight: 2, arbitrary: spelledNumbers },
  { weight: 2, arbitrary: lengths },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
);

/** A value of another shape than anybody expects. */
const shapes = fc.oneof(
  fc.constantFrom(null, true, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }),
  fc.constantFrom(200, 2_000).map((depth) => nest(depth)),
  fc.constantFrom(50, 3_000).map((count) => Array.from({ length: count }, (_, at) => at)),
  fc
    .constantFrom(50, 3_000)
    .map((count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`Card ${at}`, at]))),
  fc.jsonValue({ maxDepth: 3 }),
);

const values = fc.oneof(
  { weight: 4, arbitrary: numbers },
  { weight: 4, arbitrary: strings },
  { weight: 2, arbitrary: shapes },
);

function nest(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value };
  return value;
}

/** One change: where it is made (as a share of the places there are), and what is put there. */
interface Change {
  readonly part: "body" | "query" | "path" | "header" | "method";
  readonly place: number;
  readonly isKey: boolean;
  readonly value: unknown;
  readonly text: string;
}

const changes: fc.Arbitrary<Change> = fc.record({
  part: fc.oneof(
    { weight: 8, arbitrary: fc.constant("body" as const) },
    { weight: 5, arbitrary: fc.constant("query" as const) },
    { weight: 3, arbitrary: fc.constant("path" as const) },
    { weight: 1, arbitrary: fc.constant("header" as const) },
    { weight: 1, arbitrary: fc.constant("method" as const) },
  ),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  isKey: fc.integer({ min: 0, max: 5 }).map((drawn) => drawn === 0),
  value: values,
  text: strings,
});

const METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"] as const;

const pick = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[Math.floor(place * items.length)];

/** A second change need not look deeper into what a first one has put there. */
const DEEPEST = 6;

/** All places of a JSON value, the whole among them. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null || path.length === DEEPEST) return [path];
  const inside = Array.isArray(value) ? value.map((item, at) => [at, item] as const) : Object.entries(value);
  return [path, ...inside.flatMap(([key, item]) => placesOf(item, [...path, key]))];
}

/** The same value with something else at a place, or, with `isKey`, the value there under another name. */
function replaced(value: unknown, path: readonly (string | number)[], change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change.value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => (at === key ? replaced(item, rest, change) : item));
  }
  const entries = Object.entries(value ?? {}).map(([name, item]): [string, unknown] => {
    if (name !== key) return [name, item];
    if (rest.length === 0 && change.isKey) return [change.text, item];
    return [name, replaced(item, rest, change)];
  });
  return Object.fromEntries(entries);
}

function renamed(
  record: Readonly<Record<string, string>>,
  { place, isKey, text }: Change,
): Readonly<Record<string, string>> {
  const chosen = pick(Object.keys(record), place);
  if (chosen === undefined) return { ...record, [text]: text };
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (name !== chosen) return [name, value];
      return isKey ? [text, value] : [name, text];
    }),
  );
}

/** What a header may hold. */
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 2_000);

function changed(request: PlainRequest, change: Change): PlainRequest {
  switch (change.part) {
    case "body": {
      if (request.body === undefined) return { ...request, query: renamed(request.query, change) };
      const place = pick(placesOf(request.body), change.place) ?? [];
      return { ...request, body: replaced(request.body, place, change) };
    }
    case "query":
      return { ...request, query: renamed(request.query, change) };
    case "path": {
      const parts = request.path.split("/");
      const at = 1 + Math.floor(change.place * (parts.length - 1));
      return {
        ...request,
        path: parts.with(at, encodeURIComponent(Buffer.from(change.text).toString())).join("/"),
      };
    }
    case "header": {
      const names = [
        "prefer",
        "range",
        "accept",
        "content-type",
        "x-client-info",
        "apikey",
        "accept-profile",
      ];
      const name = pick(names, change.place) ?? "prefer";
      return { ...request, headers: { ...request.headers, [name]: headerText(change.text) } };
    }
    case "method":
      return { ...request, method: pick(METHODS, change.place) ?? "GET" };
  }
}

/** Right requests with one to three things in them changed to what nobody should send. */
export const changedRequests: fc.Arbitrary<PlainRequest> = fc
  .tuple(fc.constantFrom(...RIGHT_REQUESTS), fc.array(changes, { minLength: 1, maxLength: 3 }))
  .map(([request, list]) => list.reduce(changed, request));
