import { verdictSchema } from "@deckwright/contract/finding.ts";
import {
  alternativesResponseSchema,
  analyzeResponseSchema,
  completeResponseSchema,
  gameFactsResponseSchema,
  generateResponseSchema,
} from "@deckwright/contract/generate.ts";
import { problemSchema } from "@deckwright/contract/problem.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createGeneratePool, type GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import fc from "fast-check";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadTestCards } from "../testing/cards.ts";
import { plainPages } from "../testing/plain-pages.ts";
import type { AppEnv } from "./platform/http/context.ts";
import { readEnvironment } from "./platform/process/env.ts";
import { createLog } from "./platform/process/log.ts";
import { createSite } from "./site.ts";

const logged: string[] = [];
let pool: GeneratePool;
let site: Hono<AppEnv>;

beforeAll(async () => {
  const cards = await loadTestCards();
  pool = createGeneratePool({ cards: cards.buffer, figures: await readEngineFigures(), size: 1 });
  await pool.started;
  ({ app: site } = createSite({
    env: readEnvironment({}),
    log: createLog({ level: "debug", secrets: [], write: (line) => logged.push(line) }),
    origin: "http://localhost:3000",
    cards,
    pool,
    pages: plainPages,
    isStopping: () => false,
  }));
});
afterAll(() => pool?.close());

function call(name: string, body: unknown, headers: Record<string, string> = {}) {
  return site.request(`/functions/v1/${name}`, { method: "POST", body: JSON.stringify(body), headers });
}

async function answer(name: string, body: unknown, status = 200): Promise<unknown> {
  const response = await call(name, body);
  const value: unknown = await response.json();
  expect(response.status, JSON.stringify(value).slice(0, 300)).toBe(status);
  return value;
}

const WISH = { prompt: "elf tribal commander under $100", seed: 1 };

describe("generate-deck", () => {
  test("answers with a deck in the agreed shape, and with display facts of every card in it", async () => {
    const result = generateResponseSchema.parse(await answer("generate-deck", { id: "a", ...WISH }));
    expect(result.id).toBe("a");
    expect(result.deck.format).toBe("commander");
    const names = Object.values(result.deck.card_list).flatMap((group) => group.map((item) => item.name));
    expect(Object.keys(result.faces).sort()).toEqual([...new Set(names)].sort());
    const verdict = verdictSchema.parse(await answer("validate", { ...result.deck }));
    expect(verdict.legal).toBe(true);
  });

  test("gives the same deck for the same request and seed", async () => {
    const decks = [await answer("generate-deck", WISH), await answer("generate-deck", WISH)].map(
      (each) => generateResponseSchema.parse(each).deck,
    );
    expect(JSON.stringify(decks[0])).toBe(JSON.stringify(decks[1]));
  });

  test("sends events to whoever accepts them: stages in order, then the same deck", async () => {
    const response = await call("generate-deck", WISH, { accept: "text/event-stream" });
    const events = (await response.text()).split("\n\n").filter((part) => part.startsWith("event: "));
    const read = events.map((part) => {
      const [event = "", data = ""] = part.split("\n");
      return { event: event.slice("event: ".length), data: JSON.parse(data.slice("data: ".length)) };
    });
    expect(read.map(({ event }) => event)).toEqual([...Array(read.length - 1).fill("stage"), "deck"]);
    const result = generateResponseSchema.parse(read.at(-1)?.data);
    expect(read.slice(0, -1).map(({ data }) => data.stage)).toEqual(result.stages.map(({ stage }) => stage));
    expect(result.deck).toEqual(generateResponseSchema.parse(await answer("generate-deck", WISH)).deck);
  });

  test("an empty wish is a deck too", async () => {
    expect(generateResponseSchema.parse(await answer("generate-deck", {})).deck.cards).toBeGreaterThanOrEqual(
      60,
    );
  });

  test("names fields that it does not know", async () => {
    const { findings } = generateResponseSchema.parse(
      await answer("generate-deck", { ...WISH, budget: 100 }),
    );
    expect(findings.find(({ rule }) => rule === "REQUEST")?.message).toContain('"budget"');
  });

  test("says what is wrong with a request, in a sentence", async () => {
    const cases: [unknown, RegExp][] = [
      [{ prompt: "x".repeat(10_001) }, /prompt must have at most 10,000 characters/],
      [{ budgetUsd: -1 }, /budgetUsd must be at least 0/],
      [[], /must be a JSON object/],
    ];
    for (const [body, message] of cases) {
      const { error } = problemSchema.parse(await answer("generate-deck", body, 400));
      expect(error.code).toBe("invalid_request");
      expect(error.message).toMatch(message);
    }
  });

  test("a wish that no deck can meet is an error with a code and what to do", async () => {
    const body = { format: "no-such-format" };
    expect(problemSchema.parse(await answer("generate-deck", body, 422)).error.message).toMatch(/\.$/);
    const stream = await call("generate-deck", body, { accept: "text/event-stream" });
    expect(await stream.text()).toMatch(/event: error\ndata: {"error":{"code":"\w+","message":"/);
  });
});

describe("functions for pages of other sites", () => {
  const NAMES = ["generate-deck", "validate", "analyze", "game-facts", "complete", "alternatives"];

  test.each(NAMES)(
    "%s says that it may be called from anywhere, before and with each answer",
    async (name) => {
      const origin = { origin: "https://example.org" };
      const asked = await site.request(`/functions/v1/${name}`, {
        method: "OPTIONS",
        headers: { ...origin, "access-control-request-method": "POST" },
      });
      expect(asked.status).toBe(204);
      const refused = await call(name, [], origin);
      expect(refused.status).toBe(400);
      const wrong = await site.request(`/functions/v1/${name}`, { headers: origin });
      expect(wrong.status).toBe(405);
      for (const { headers } of [asked, refused, wrong]) {
        expect(headers.get("access-control-allow-origin")).toBe("*");
        expect(headers.get("access-control-allow-headers")).toMatch(/authorization.*apikey.*content-type/);
        expect(headers.get("access-control-allow-methods")).toContain("POST");
      }
    },
  );

  test("an answer that comes as events says it too", async () => {
    const response = await call("generate-deck", WISH, { accept: "text/event-stream" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    await response.text();
  });
});

describe("numbers that no deck has", () => {
  test.each([1e9, 2 ** 53, 1e308, -5, 1.5, "4"])(
    "%j copies of a card are refused by every function",
    async (copies) => {
      const main = { Mountain: copies };
      const bodies: readonly [string, object][] = [
        ["analyze", { format: "modern", main }],
        ["validate", { format: "modern", main }],
        ["game-facts", { format: "modern", main }],
        ["complete", { format: "modern", main }],
        ["alternatives", { deck: { format: "modern", main }, card: "Mountain" }],
        ["generate-deck", { format: "sealed", pool: main }],
      ];
      for (const [name, body] of bodies) {
        const { error } = problemSchema.parse(await answer(name, body, 400));
        expect(error.message).toMatch(/(main|pool)\.Mountain must be/);
      }
    },
  );

  test("the largest deck that is taken is measured like any other", async () => {
    const main = { Mountain: 1000, "Relentless Rats": 1000, Island: 1000, Forest: 1000, Plains: 1000 };
    const analysis = analyzeResponseSchema.parse(await answer("analyze", { format: "battle-box", main }));
    expect(analysis.lands).toBe(4_000);
  });
});

describe("the other functions", () => {
  const deck = { format: "modern", main: { "Lightning Bolt": 4, Mountain: 20, "No Such Card": 2 } };

  test("validate answers with findings, never with an error, for whatever the deck holds", async () => {
    const verdict = verdictSchema.parse(await answer("validate", { id: 5, ...deck }));
    expect(verdict).toMatchObject({ id: 5, legal: false });
    expect(verdict.findings.some(({ cards }) => cards.includes("No Such Card"))).toBe(true);
    expect(await answer("validate", { format: "nonsense", main: { "": 0 } })).toMatchObject({
      legal: false,
    });
  });

  test("analyze answers with figures and faces", async () => {
    const analysis = analyzeResponseSchema.parse(await answer("analyze", deck));
    expect(analysis.lands).toBe(20);
    expect(Object.keys(analysis.faces).sort()).toEqual(["Lightning Bolt", "Mountain"]);
  });

  test("game-facts answers with what a game alone has to know of the cards", async () => {
    const facts = gameFactsResponseSchema.parse(await answer("game-facts", { id: 5, ...deck }));
    expect(facts).toMatchObject({ id: 5, life: 20, isMultiplayer: false, commanders: [], combos: [] });
    expect(facts.cards).toEqual([
      { name: "Lightning Bolt", quantity: 4, cost: "{R}", isLand: false },
      {
        name: "Mountain",
        quantity: 20,
        cost: "",
        isLand: true,
        isTyped: true,
        mana: { kinds: 8, amount: 1, isLate: false },
      },
    ]);
    expect(await answer("game-facts", { format: "nonsense", main: { "": 0 } })).toMatchObject({ cards: [] });
  });

  test("complete answers with cards that are not in the deck, best first", async () => {
    const request = { format: "modern", main: { "Lightning Bolt": 4, "Goblin Guide": 4 }, n: 10 };
    const { cards } = completeResponseSchema.parse(await answer("complete", request));
    expect(cards).toHaveLength(10);
    expect(cards.map(({ name }) => name)).not.toContain("Lightning Bolt");
    expect(cards.map(({ score }) => score)).toEqual(
      cards.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  test("alternatives answers with other cards and what they cost", async () => {
    const { deck: built } = generateResponseSchema.parse(await answer("generate-deck", WISH));
    const card =
      Object.keys(built.main).find((name) => name === "Elvish Archdruid") ?? Object.keys(built.main)[5];
    const found = alternativesResponseSchema.parse(await answer("alternatives", { deck: built, card }));
    for (const other of [found.cheaper, found.upgrade]) {
      if (other) expect(found.faces[other.name]?.name).toBe(other.name);
      expect(Object.keys(built.main)).not.toContain(other?.name);
    }
  });

  test("what is no function, and what is no POST, is said so", async () => {
    expect(await answer("no-such-function", {}, 404)).toMatchObject({ error: { code: "not_found" } });
    const response = await site.request("/functions/v1/generate-deck");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("a body that is no JSON or too large is refused", async () => {
    const send = (body: string) => site.request("/functions/v1/validate", { method: "POST", body });
    expect((await send("{")).status).toBe(400);
    expect((await send(`"${"x".repeat(5 * 1024 * 1024)}"`)).status).toBe(413);
  });
});

describe("pages", () => {
  test("come with a policy whose nonce is the page's own, and never the same", async () => {
    const pages = await Promise.all([site.request("/"), site.request("/builder")]);
    const nonces = await Promise.all(
      pages.map(async (page) => {
        const policy = page.headers.get("content-security-policy") ?? "";
        const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
        expect(nonce).toBeDefined();
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`);
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        expect(await page.text()).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test("can ask the server itself", async () => {
    expect(await (await site.request("/asks")).json()).toMatchObject({ name: "Sol Ring" });
    const decks = await Promise.all([site.request("/deck"), site.request("/deck")]);
    const [first, second] = await Promise.all(decks.map((each) => each.json()));
    // Built once: even the times it took are the same.
    expect(first).toEqual(second);
  });

  test("that break say nothing of their inside; the log does", async () => {
    const response = await site.request("/broken");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/hunter22|at .*\.ts/);
    expect(logged.join("")).toContain("hunter22 in a stack");
  });
});

test("every answer carries the security headers and a number", async () => {
  const paths = ["/", "/healthz", "/api/cards/named?exact=Sol+Ring", "/functions/v1/nothing", "/broken"];
  for (const path of paths) {
    const { headers } = await site.request(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("x-request-id"), path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("an address that asks for very many decks is told to wait", async () => {
  const hasty = { env: { incoming: { socket: { remoteAddress: "203.0.113.9" } } } };
  const ask = () =>
    site.request(
      "/functions/v1/generate-deck",
      { method: "POST", body: '{"format":"no-such-format"}' },
      hasty.env,
    );
  const answers = await Promise.all(Array.from({ length: 700 }, ask));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call("validate", { format: "modern" })).status).toBe(200);
});

test("whatever is sent to any function is answered, never with a server error", async () => {
  const names = ["generate-deck", "validate", "analyze", "game-facts", "complete", "alternatives"];
  const field = fc.constantFrom(
    ...[
      "id",
      "prompt",
      "format",
      "colors",
      "commanders",
      "playstyle",
      "themes",
      "tribe",
      "include",
      "exclude",
    ],
    ...["budgetUsd", "maxCardUsd", "owned", "ownedMode", "bracket", "power", "pool", "seed", "main", "side"],
    ...["companion", "zones", "n", "deck", "card", "__proto__", "constructor"],
  );
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "commander",
      "modern",
      "pauper",
      "W",
      "G",
      "Sol Ring",
      "Forest",
      "Atraxa",
      "elf",
      "__proto__",
    ),
  );
  const value = fc.oneof(
    fc.jsonValue(),
    word,
    fc.double(),
    fc.array(word, { maxLength: 5 }),
    fc.dictionary(word, fc.oneof(fc.integer(), fc.double()), { maxKeys: 5 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.dictionary(field, value), async (name, body) => {
      const response = await call(name, body);
      expect(response.status, `${name} ${JSON.stringify(body)}`).toBeLessThan(500);
      expect(await response.json()).toBeTypeOf("object");
    }),
    { numRuns: 60 },
  );
});
