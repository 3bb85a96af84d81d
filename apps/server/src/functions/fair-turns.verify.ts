import { afterEach, expect, test } from "vitest";
import { endProcesses, startProcess } from "../../testing/server-process.ts";

afterEach(endProcesses);

/** Somebody with an address of their own, as the proxy in front of the site says. */
function visitorOf(origin: string, address: string) {
  return async (name: string, body: object) => {
    const begun = performance.now();
    const response = await fetch(`${origin}/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return { status: response.status, headers: response.headers, answer, ms: performance.now() - begun };
  };
}

type Visitor = ReturnType<typeof visitorOf>;

/** Decks in each part of the measurement. */
const DECKS = 40;

const WISHES = ["elf tribal commander", "mono red burn modern", "pauper faeries", "dragons under $50"];

/** Milliseconds of decks that are asked for one after the other. */
async function timesOf(visitor: Visitor, decks: number, seed: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < decks; at++) {
    const { status, ms } = await visitor("generate-deck", {
      prompt: WISHES[at % WISHES.length],
      seed: seed + at,
    });
    expect(status).toBe(200);
    times.push(ms);
  }
  return times;
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}

const DECK = {
  format: "modern",
  main: {
    "Goblin Guide": 4,
    "Monastery Swiftspear": 4,
    "Lightning Bolt": 4,
    "Lava Spike": 4,
    "Rift Bolt": 4,
    "Skewer the Critics": 4,
    "Searing Blaze": 4,
    "Eidolon of the Great Revel": 4,
    Fireblast: 4,
    Mountain: 24,
  },
};

test("one who asks for much at once holds up nobody else", async () => {
  const server = startProcess({ PUBLIC_URL: "https://decks.example.org", TRUSTED_PROXIES: "127.0.0.1" });
  const origin = await server.ready();
  // Everything is worn in before anything is measured.
  await timesOf(visitorOf(origin, "203.0.113.6"), 8, 1);
  const quiet = p95(await timesOf(visitorOf(origin, "203.0.113.7"), DECKS, 100));

  let isOver = false;
  const refused: Awaited<ReturnType<Visitor>>[] = [];
  const counts: Record<number, number> = {};
  const many = visitorOf(origin, "198.51.100.1");
  const flood = Array.from({ length: 40 }, async () => {
    while (!isOver) {
      const reply = await many("analyze", DECK);
      counts[reply.status] = (counts[reply.status] ?? 0) + 1;
      if (reply.status !== 200) {
        refused.push(reply);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  });
  const asked = timesOf(visitorOf(origin, "203.0.113.8"), DECKS, 100).finally(() => {
    isOver = true;
  });
  const [times] = await Promise.all([asked, ...flood]);
  const crowded = p95(times);

  process.stdout.write(
    `p95 of a deck: ${Math.round(quiet)} ms in quiet, ${Math.round(crowded)} ms beside 40 at once; the 40 were told ${JSON.stringify(counts)}\n`,
  );
  expect(crowded).toBeLessThan(3 * quiet);
  expect(counts[200]).toBeGreaterThan(0);
  for (const { status, headers, answer } of refused) {
    expect([429, 503]).toContain(status);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  }
}, 300_000);

test("numbers that no deck has end nothing", async () => {
  const server = startProcess({ PUBLIC_URL: "https://decks.example.org", TRUSTED_PROXIES: "127.0.0.1" });
  const origin = await server.ready();
  const visitor = visitorOf(origin, "203.0.113.7");
  for (const copies of [3e7, 1e8, 1e9, 2 ** 53]) {
    for (const name of ["analyze", "validate", "complete"]) {
      const { status } = await visitor(name, { format: "modern", main: { Mountain: copies } });
      expect(status).toBe(400);
    }
  }
  expect((await visitor("analyze", DECK)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
}, 120_000);
