// What nobody should send, ten thousand times: no answer may be a 5xx, every refusal says what to do, every deck is legal.
import { generateResponseSchema } from "@deckwright/contract/generate.ts";
import { problemSchema } from "@deckwright/contract/problem.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createGeneratePool, type GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import fc from "fast-check";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadTestCards } from "../testing/cards.ts";
import { plainPages } from "../testing/plain-pages.ts";
import type { AppEnv } from "./platform/http/context.ts";
import { readEnvironment } from "./platform/process/env.ts";
import { createLog } from "./platform/process/log.ts";
import { createSite } from "./site.ts";

/** Each request comes from an address of its own, so that the limit of requests is not what answers. */
let caller = 0;
let pool: GeneratePool;
let site: Hono<AppEnv>;

beforeAll(async () => {
  const cards = await loadTestCards();
  pool = createGeneratePool({ cards: cards.buffer, figures: await readEngineFigures(), size: 2 });
  await pool.started;
  ({ app: site } = createSite({
    env: readEnvironment({}),
    log: createLog({ level: "error", secrets: [], write: () => {} }),
    origin: "http://localhost:3000",
    cards,
    pool,
    pages: plainPages,
    isStopping: () => false,
  }));
});
afterAll(() => pool?.close());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  caller++;
  const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  return Promise.resolve(
    site.fetch(new Request(`http://localhost:3000${path}`, init), {
      incoming: { socket: { remoteAddress: address } },
    }),
  );
}

async function refusedInWords(response: Response): Promise<void> {
  expect(response.status).toBeLessThan(500);
  if (response.status < 400) return;
  const text = await response.text();
  expect(text.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/node_modules|\.ts:\d|at async/);
}

const NAMES = [
  "Llanowar Elves",
  "Forest",
  "Sol Ring",
  "Fire // Ice",
  "Nobody's Card",
  "__proto__",
  "constructor",
  "",
];
const counts = fc.dictionary(
  fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: "binary", maxLength: 20 })),
  fc.oneof(fc.integer(), fc.constantFrom(1, 4, 40, 1e9, -1, 0.5), fc.string({ maxLength: 3 })),
  { maxKeys: 8 },
);
const hostileField = fc.oneof(fc.jsonValue({ maxDepth: 3 }), counts, fc.constantFrom(...NAMES), fc.double());
const deckBody = fc.record(
  {
    id: hostileField,
    format: fc.oneof(fc.constantFrom("commander", "modern", "brawl", "cube-draft", "pauper"), hostileField),
    commanders: fc.oneof(fc.array(fc.constantFrom(...NAMES), { maxLength: 4 }), hostileField),
    main: fc.oneof(counts, hostileField),
    side: fc.oneof(counts, hostileField),
    companion: hostileField,
    zones: hostileField,
    pool: hostileField,
    partner: hostileField,
    n: hostileField,
    card: fc.oneof(fc.constantFrom(...NAMES), hostileField),
    prompt: hostileField,
    budgetUsd: hostileField,
    seed: hostileField,
  },
  { requiredKeys: [] },
);

test("8,000 bodies of any shape at the functions: an answer or a refusal in words, never a failure", {
  timeout: 1_200_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        "validate",
        "validate",
        "validate",
        "analyze",
        "game-facts",
        "alternatives",
        "complete",
      ),
      fc.oneof({ weight: 8, arbitrary: deckBody }, { weight: 1, arbitrary: fc.jsonValue() }),
      async (name, body) => {
        const value = name === "alternatives" ? { deck: body, card: "Sol Ring" } : body;
        const response = await send(`/functions/v1/${name}`, {
          method: "POST",
          body: JSON.stringify(value),
        });
        await refusedInWords(response.clone());
        if (response.status >= 400) {
          expect(problemSchema.parse(await response.json()).error.message.length).toBeGreaterThan(10);
        }
      },
    ),
    { numRuns: 8_000 },
  );
});

test("3,000 raw bodies and addresses: never a failure", { timeout: 600_000 }, async () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  const segment = fc.oneof(
    fc.constantFrom(
      "api",
      "cards",
      "named",
      "collection",
      "functions",
      "v1",
      "generate-deck",
      "..",
      "%00",
      "%ff",
      "card",
    ),
    fc.string({ unit: "binary", maxLength: 12 }).map(encodeURIComponentSafely),
  );
  const path = fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
  const query = fc.oneof(
    fc.constant(""),
    fc.string({ unit: "binary", maxLength: 40 }).map((text) => `?fuzzy=${encodeURIComponentSafely(text)}`),
    fc.string({ unit: "binary", maxLength: 40 }).map((text) => `?q=${encodeURIComponentSafely(text)}`),
  );
  await fc.assert(
    fc.asyncProperty(
      path,
      query,
      fc.constantFrom("GET", "POST", "PUT", "DELETE"),
      bytes,
      async (where, what, method, body) => {
        const init = method === "GET" ? { method } : { method, body: new Uint8Array(body) };
        await refusedInWords(await send(`${where}${what}`, init));
      },
    ),
    { numRuns: 3_000 },
  );
});

/** Parts that wishes are made of, and parts that no wish should have. */
const FRAGMENTS = [
  "elf tribal",
  "commander",
  "modern",
  "pauper",
  "standard",
  "pioneer",
  "under $50",
  "under $0",
  "under -3 dollars",
  "power 7",
  "power 99",
  "bracket 1",
  "cedh",
  "no counterspells",
  "without lands",
  "only lands",
  "mono red",
  "mono red no red",
  "five color",
  "colorless",
  "with Sol Ring",
  "with 40 Relentless Rats",
  "led by Atraxa",
  "Kenrith pauper",
  "not Krenko",
  "$1 budget",
  "🐉🔥",
  "龍のデッキ",
  "мне нужна колода",
  "‮reversed",
  "'; DROP TABLE decks; --",
  "<script>alert(1)</script>",
  "1e309",
  "budget NaN",
  "aggro control",
  "turn one win",
  "exclude everything",
  "superfriends",
  "infect",
  "\u0000",
  "WUBRG",
  "esper grixis",
  "x".repeat(200),
];

test("400 wishes put together at random: each a legal deck, or a refusal in words", {
  timeout: 1_800_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 7 }),
      fc.integer({ min: 0, max: 1e6 }),
      async (parts, seed) => {
        const ask = () =>
          send("/functions/v1/generate-deck", {
            method: "POST",
            body: JSON.stringify({ prompt: parts.join(" "), seed }),
          });
        let response = await ask();
        // A machine that is busy with other things may not be done in time, once.
        if (response.status === 503) response = await ask();
        await refusedInWords(response.clone());
        if (response.status >= 400) return;
        const { deck, findings } = generateResponseSchema.parse(await response.json());
        expect(findings.filter(({ severity }) => severity === "illegal")).toEqual([]);
        expect(deck.cards).toBeGreaterThanOrEqual(40);
      },
    ),
    { numRuns: 400 },
  );
});

/** Half a surrogate pair cannot be encoded; a buffer puts the replacement character in its place. */
function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
