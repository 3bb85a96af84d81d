// Searches that nobody should write, thousands of times: every keyword with every sign and values of every kind.
import { directiveNames } from "@deckwright/cards/search/directives.ts";
import { KEYWORDS } from "@deckwright/cards/search/keywords.ts";
import { cardFaceListSchema } from "@deckwright/contract/card-face-list.ts";
import { cardListSchema, scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";
import { MAX_QUERY } from "@deckwright/contract/search.ts";
import fc from "fast-check";
import type { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";
import type { AppEnv } from "../platform/http/context.ts";

let app: Hono<AppEnv>;
beforeAll(async () => {
  app = cardSite(await loadTestCards());
});

/** What is written behind a keyword: values that some keyword knows, and values that none does. */
const VALUES = [
  ...String.raw`
    g wubrg esper colorless multicolor elf creature flying ramp treasure commander fetchland shockland promo foil mythic
    neo lea,leb modern pauper ja any usd name asc prints art cheapest 2015 2020-01-01 today 1993-13-45
    1 2.5 -1 99999999999 x * 1+* ∞ even odd tou pow 1-5 {G} {2/W}{2/W} ~
    /^{T}:/ /(a+)+$/ /(x|xx)*y/ /[/ /\d{1,1000}/ /(?<=a)b/ // %00 ../../etc <script> __proto__ " ( )
  `
    .trim()
    .split(/\s+/),
  ...['"draw a card"', "\u0000", "\u202eelf", "🐉", "'; DROP TABLE cards; --"],
];
const SIGNS = [":", "=", "!=", "<", ">", "<=", ">=", "!"];

const value = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);
const term = fc
  .tuple(
    fc.constantFrom("", "", "", "-", "--"),
    fc.constantFrom("", "", "!", ...KEYWORDS.keys(), ...directiveNames(), "not", "nonsense"),
    fc.constantFrom(...SIGNS),
    value,
  )
  .map(
    ([not, keyword, sign, what]) =>
      not + (keyword === "" || keyword === "!" ? keyword : keyword + sign) + what,
  );
const group = fc
  .array(term, { minLength: 1, maxLength: 4 })
  .chain((terms) =>
    fc.constantFrom(`(${terms.join(" or ")})`, `-(${terms.join(" ")})`, `(${terms.join(" ")}`),
  );
const query = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .array(fc.oneof({ weight: 5, arbitrary: term }, { weight: 1, arbitrary: group }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => parts.join(" ")),
  },
  { weight: 1, arbitrary: value.map((what) => what.repeat(MAX_QUERY).slice(0, MAX_QUERY + 1)) },
);
const showing = fc.record(
  {
    page: fc.constantFrom("0", "-1", "2", "1000000000", "1e400", "abc"),
    start: fc.constantFrom("0", "-1", "60", "1000000000", "abc"),
    order: fc.constantFrom("usd", "released", "edhrec", "nonsense"),
    unique: fc.constantFrom("cards", "prints", "art", "nonsense"),
    dir: fc.constantFrom("asc", "desc", "nonsense"),
    format: fc.constantFrom("json", "csv", "nonsense"),
  },
  { requiredKeys: [] },
);

test("8,000 searches: cards, or a refusal in words", { timeout: 1_200_000 }, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("cards/search", "cards/search", "card-faces"),
      query,
      showing,
      async (path, q, how) => {
        const response = await app.request(`/api/${path}?${new URLSearchParams({ q: q, ...how })}`);
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (!response.headers.get("content-type")?.startsWith("application/json")) {
          expect(response.status).toBe(200);
          return;
        }
        const answer: unknown = await response.json();
        if (response.ok) (path === "card-faces" ? cardFaceListSchema : cardListSchema).parse(answer);
        else {
          expect(response.status).toBeLessThan(500);
          const { status, details } = scryfallErrorSchema.parse(answer);
          expect(status).toBe(response.status);
          expect(details.length).toBeGreaterThan(10);
        }
      },
    ),
    { numRuns: 8_000 },
  );
  // Neither is everything found nor everything refused, or the searches above have become too tame or too wild.
  for (const status of [200, 400, 404])
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(400);
});
