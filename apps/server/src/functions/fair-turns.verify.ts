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

/** The measurement: so many rounds, each of so many decks in quiet and as many beside the flood. */
const ROUNDS = 4;
const DECKS = 12;

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
  const quietTimes: number[] = [];
  const crowdedTimes: number[] = [];
  const refused: Awaited<ReturnType<Visitor>>[] = [];
  const counts: Record<number, number> = {};
  const many = visitorOf(origin, "198.51.100.1");
  let isOver = true;

  async function flood(): Promise<void> {
    while (!isOver) {
      const reply = await many("analyze", DECK);
      counts[reply.status] = (counts[reply.status] ?? 0) + 1;
      if (reply.status !== 200) {
        refused.push(reply);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  // By turns, since a machine is not equally busy at all times.
  for (let round = 0; round < ROUNDS; round++) {
    const one = visitorOf(origin, `203.0.113.${10 + round}`);
    quietTimes.push(...(await timesOf(one, DECKS, 100)));
    isOver = false;
    const asked = timesOf(one, DECKS, 100).finally(() => {
      isOver = true;
    });
    const [times] = await Promise.all([asked, ...Array.from({ length: 40 }, flood)]);
    crowdedTimes.push(...times);
  }
  const quiet = p95(quietTimes);
  const crowded = p95(crowdedTimes);

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
