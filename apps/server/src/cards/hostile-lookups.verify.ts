// What nobody should send to the paths of single cards, 2,000 times each: an answer or a refusal in Scryfall's words.
import { SERVICES } from "@deckwright/cards/table/services.ts";
import { scryfallCardSchema, scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";
import fc from "fast-check";
import type { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { cardSite } from "../../testing/card-site.ts";
import { loadTestCards } from "../../testing/cards.ts";
import type { AppEnv } from "../platform/http/context.ts";

const RUNS = 2_000;
let app: Hono<AppEnv>;
beforeAll(async () => {
  const cards = await loadTestCards();
  const ruling = { source: "wotc", publishedAt: "2020-01-01", comment: "So it is." };
  app = cardSite(cards, { rulings: new Map([[cards.table.oracleId(0), [ruling]]]) });
});

const odd = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "binary", minLength: 300, maxLength: 5_000 }),
  fc.nat(700_000).map(String),
  fc.bigInt().map(String),
  fc.double().map(String),
  fc.uuid(),
  fc.constantFrom(
    "0",
    "-0",
    "1e3",
    "0x406",
    "1030 ",
    "١٠٣٠",
    "9".repeat(5_000),
    "__proto__",
    "constructor",
    "null",
    "1030;",
    "1030/",
    "1030%00",
    "[1030]",
    "{}",
    "2147483647",
    "2147483648",
    "rulings",
    "file",
  ),
);
const query = fc.dictionary(fc.constantFrom("format", "face", "version", "pretty", "q"), odd, { maxKeys: 2 });

async function answered(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const response = await app.request(path, init);
  if (response.status >= 400) {
    expect(response.status, path).toBeLessThan(500);
    scryfallErrorSchema.parse(await response.json());
    return { status: response.status, body: undefined };
  }
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, body: isJson ? await response.json() : await response.text() };
}

/** Parts of a path that no client shortens before it is sent. */
const path = (parts: readonly string[]) => {
  const encoded = parts.map((part) => encodeURIComponent(part));
  fc.pre(encoded.every((part) => !/^\.{1,2}$/.test(part) && part !== ""));
  return encoded.join("/");
};

const services = [...SERVICES, "TCGplayer"];
test.each(services)(
  "numbers of the service %s, and rulings by them",
  { timeout: 300_000 },
  async (service) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(odd, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        query,
        async (parts, ruled, how) => {
          const where = path([...parts, ...(ruled ? ["rulings"] : [])]);
          await answered(`/api/cards/${service}/${where}?${new URLSearchParams(how)}`);
        },
      ),
      { numRuns: RUNS },
    );
  },
);

test.each(["oracleid", "scryfallid", ...SERVICES.map((service) => `${service}id`), "illustrationid"])(
  "searches by %s",
  { timeout: 300_000 },
  async (keyword) => {
    const term = fc.tuple(
      fc.constantFrom("", "-", "--", "("),
      fc.constantFrom(":", "=", "!=", "<", ">=", ":="),
      odd.map((value) => value.slice(0, 600)),
      fc.constantFrom("", '"', "/", ")"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(term, { minLength: 1, maxLength: 3 }), fc.boolean(), async (terms, isAny) => {
        const written = terms.map(([sign, operator, value, quote]) => {
          return `${sign}${keyword}${operator}${quote}${value}${quote}`;
        });
        const q = written.join(isAny ? " or " : " ");
        await answered(`/api/cards/search?${new URLSearchParams({ q: `${q} e:lea` })}`);
      }),
      { numRuns: RUNS / 4 },
    );
  },
);

test("kinds of bulk files", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(odd, { minLength: 1, maxLength: 2 }), async (parts) => {
      // Of what there is the size alone is asked; whole files are sent elsewhere.
      fc.pre(parts[1] !== "file");
      await answered(`/api/bulk-data/${path(parts)}`);
    }),
    { numRuns: RUNS },
  );
});

test("collections: what is not found comes back as it was sent", { timeout: 300_000 }, async () => {
  const kinds = fc.oneof(
    fc.constantFrom("id", "mtgo_id", "multiverse_id", "oracle_id", "illustration_id"),
    fc.constantFrom("name", "set", "collector_number", "tcgplayer_id", "__proto__"),
    fc.string({ unit: "binary" }),
  );
  const flat = fc.oneof(odd, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
  const identifiers = fc.array(
    fc.dictionary(kinds, fc.oneof({ weight: 9, arbitrary: flat }, fc.jsonValue())),
    {
      maxLength: 80,
    },
  );
  // Most of the above are refused for one identifier of many; these pass.
  const word = fc.string({ unit: "binary", maxLength: 40 });
  const right = fc.record(
    { id: word, name: word, set: word, mtgo_id: fc.double(), multiverse_id: word, "": word, x: flat },
    { requiredKeys: [] },
  );
  const some = fc.array(right, { minLength: 1, maxLength: 5 });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(identifiers, some, fc.jsonValue()), async (asked) => {
      const sent = JSON.stringify({ identifiers: asked });
      const { status, body } = await answered("/api/cards/collection", { method: "POST", body: sent });
      expect([200, 400, 413]).toContain(status);
      if (status !== 200) return;
      found += 1;
      const { data, not_found } = body as { data: unknown[]; not_found: unknown[] };
      for (const card of data) scryfallCardSchema.parse(card);
      const all = (JSON.parse(sent) as { identifiers: unknown[] }).identifiers.map((each) =>
        JSON.stringify(each),
      );
      expect(data.length + not_found.length).toBe(all.length);
      for (const each of not_found) expect(all).toContain(JSON.stringify(each));
    }),
    { numRuns: RUNS },
  );
  expect(found).toBeGreaterThan(RUNS / 10);
});
