import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { markdownTable, type Section } from "../report/results-file.ts";
import { startServer } from "../running-server.ts";
import { inMs, timingOf } from "../speed/timing.ts";
import { ATTACKS } from "./attacks.ts";

const ATTACKER = fileURLToPath(new URL("./attacker.ts", import.meta.url));
/** Requests that the worst visitor keeps under way. */
const AT_ONCE = 40;
/** Times that each thing is asked for, by the other visitor. */
const TIMES = 50;
/** How much longer the other visitor may wait than when nobody else is there. */
const BUDGET = 3;
/** Decks that strangers find: what makes lists long. */
const SHARED_DECKS = 200;

const MEMBER = { email: "quiet@example.org", password: "correct horse 7", data: { username: "quiet" } };

const JSON_HEADERS = { "content-type": "application/json" };

/** A visitor who asks for one thing after another. */
interface Visitor {
  readonly origin: string;
  readonly key: string;
  /** As a proxy reports it; two networks in turns, so that limits of requests are not what is measured. */
  readonly addresses: readonly [string, string];
}

/** What the other visitor does; each is one request, whose answer is read to its end. */
const DEEDS = {
  page: () => ({ path: "/" }),
  search: (nth: number) => ({
    path: `/api/cards/search?q=${encodeURIComponent(`t:creature pow>=${nth % 9} mv<=${(nth * 7) % 13}`)}`,
  }),
  "sign-in": () => ({
    path: "/auth/v1/token?grant_type=password",
    init: { method: "POST", headers: JSON_HEADERS, body: JSON.stringify(MEMBER) },
  }),
  deck: (nth: number) => ({
    path: "/functions/v1/generate-deck",
    init: {
      method: "POST",
      headers: JSON_HEADERS,
      body: JSON.stringify({ prompt: "elf tribal commander under $100", seed: nth }),
    },
  }),
} satisfies Record<string, (nth: number) => { readonly path: string; readonly init?: PostedJson }>;
type Deed = keyof typeof DEEDS;
const NAMES = Object.keys(DEEDS) as Deed[];

interface PostedJson {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Milliseconds that 95 % did not exceed, and how many requests were not granted. */
interface Waited {
  readonly p95: number;
  readonly refused: number;
}

async function measure({ origin, key, addresses }: Visitor, deed: Deed): Promise<Waited> {
  const times: number[] = [];
  let refused = 0;
  for (let nth = 0; nth < TIMES; nth++) {
    const { path, init }: { path: string; init?: PostedJson } = DEEDS[deed](nth);
    const headers = { ...init?.headers, apikey: key, "x-forwarded-for": addresses[nth % 2] ?? "" };
    const begun = performance.now();
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    await response.arrayBuffer();
    times.push(performance.now() - begun);
    if (!response.ok) refused++;
    await wait(20);
  }
  return { p95: timingOf(times).p95, refused };
}

async function measureAll(visitor: Visitor): Promise<Record<Deed, Waited>> {
  const waited: Partial<Record<Deed, Waited>> = {};
  for (const deed of NAMES) waited[deed] = await measure(visitor, deed);
  return waited as Record<Deed, Waited>;
}

/** Puts a member and shared decks into the site, while it still is somebody's own. */
async function fill(origin: string, key: string): Promise<void> {
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { ...JSON_HEADERS, apikey: key, ...headers },
      body: JSON.stringify(body),
    });
  const signedUp = (await (await post("/auth/v1/signup", MEMBER)).json()) as { access_token?: string };
  const authorization = { authorization: `Bearer ${signedUp.access_token}` };
  const answer = await post("/functions/v1/generate-deck", { prompt: "elf tribal commander", seed: 1 });
  const { deck } = (await answer.json()) as { deck: Record<string, unknown> };
  const row = {
    name: deck.name,
    format: deck.format,
    cards: deck.cards,
    colors: deck.colors,
    card_list: deck.card_list,
    seo_description: deck.seo_description,
    shared: true,
  };
  for (let made = 0; made < SHARED_DECKS; made++) {
    const response = await post("/rest/v1/decks", row, authorization);
    // What a member may keep may be less.
    if (!response.ok) return;
  }
}

/** The key that pages hand to browsers. */
async function keyOf(origin: string): Promise<string> {
  const page = await (await fetch(origin)).text();
  const key = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(page)?.[0];
  if (key === undefined) throw new Error("The page brings no key.");
  return key;
}

async function attacked<Value>(
  name: string,
  { origin, key }: Visitor,
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly statuses: string }> {
  const attacker: ChildProcess = spawn(
    process.execPath,
    [ATTACKER, origin, name, String(AT_ONCE), key, "198.51.100.7"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  attacker.stdout?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (said === "") await wait(50);
  await wait(1_000);
  try {
    const value = await work();
    const ended = once(attacker, "exit");
    attacker.kill("SIGTERM");
    await ended;
    const statuses = Object.entries(JSON.parse(said) as Record<string, number>);
    return { value, statuses: statuses.map(([status, count]) => `${count} x ${status}`).join(", ") };
  } finally {
    attacker.kill("SIGKILL");
  }
}

/**
 * What a visitor waits for while another, from one address, keeps forty requests of one kind under way: a page, a search,
 * signing in and a deck, against the same without the other. The site is a public one on the embedded database.
 */
export async function measureFairness(cardsDir: string | undefined): Promise<Section> {
  const dataDir = await mkdtemp(join(tmpdir(), "deckwright-bench-fair-"));
  const own = await startServer(dataDir, cardsDir, { AUTH_AUTOCONFIRM: "on" });
  await fill(own.origin, await keyOf(own.origin)).finally(() => own.stop());
  const server = await startServer(dataDir, cardsDir, {
    PUBLIC_URL: "https://decks.example.org",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  try {
    const key = await keyOf(server.origin);
    let last = 0;
    // Each time somebody else, so that limits of requests are not what is measured.
    const visitor = (): Visitor => {
      last += 1;
      return { origin: server.origin, key, addresses: [`203.0.113.${last}`, `192.0.2.${last}`] };
    };
    await measureAll(visitor());
    const quiet = await measureAll(visitor());
    const rows: string[][] = [];
    for (const { name } of ATTACKS) {
      const { value, statuses } = await attacked(name, visitor(), () => measureAll(visitor()));
      const cells = NAMES.map((deed) => {
        const { p95, refused } = value[deed];
        const ratio = p95 / quiet[deed].p95;
        return `${inMs(p95)}, ${ratio.toFixed(1)}${ratio > BUDGET ? " (over)" : ""}${refused > 0 ? `, ${refused} refused` : ""}`;
      });
      rows.push([name, ...cells, statuses]);
      await wait(2_500);
    }
    const again = await measureAll(visitor());
    const line = (waited: Record<Deed, Waited>) => NAMES.map((deed) => inMs(waited[deed].p95));
    return {
      title: "Fairness",
      command: "npm run bench -- fairness",
      body: [
        markdownTable(
          ["the other does", ...NAMES, "what the other was answered"],
          [["nothing", ...line(quiet), ""], ...rows, ["nothing, at the end", ...line(again), ""]],
        ),
        "",
        `p95 of ${TIMES}, and how many times that of a quiet server it is; the budget is ${BUDGET} times. The other keeps ${AT_ONCE}`,
        "requests under way from one address, from a process on the same machine, at the lowest priority.",
      ].join("\n"),
    };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
