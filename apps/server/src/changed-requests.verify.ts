// Numbers, lengths and spellings that nobody should send, at everything that the server answers: a hundred thousand
// requests on each engine, to a real process. No answer is a 5xx but 503, the process stays, and stays small.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { changedRequests } from "../testing/changed-requests.ts";
import type { PlainRequest } from "../testing/right-requests.ts";
import { endProcesses, type ServerProcess, startProcess } from "../testing/server-process.ts";

afterEach(endProcesses);

const REQUESTS = Number(process.env.CHANGED_REQUESTS ?? 100_000);
const SEED = Number(process.env.CHANGED_REQUESTS_SEED ?? 1);
/** Requests under way at once. */
const AT_ONCE = 16;
const BATCH = 1_000;
/** Most memory, against what the server took when it was ready. */
const MOST_GROWTH = 1.5;

/** What `npm start` starts the server with, since that decides how it uses memory. */
const { flags: FLAGS, env: AS_STARTED } = z
  .object({ flags: z.array(z.string()), env: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL("../../../scripts/small-server.json", import.meta.url), "utf8")));

/** Words that only the inside of the server knows. */
const INSIDE = /node:internal|\.ts:\d|at async|encrypted_password|-----BEGIN|\/migrations\//;

const SELF = { "content-type": "application/json" };

/** Megabytes that the process takes, as Linux counts them. */
function memoryOf({ child }: ServerProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function describeRequest({ method, path, query, headers, body }: PlainRequest): string {
  return JSON.stringify({ method, path, query, headers, body }).slice(0, 2_000);
}

/** Signs up a new member. An engine that is just being opened anew says 503 and is asked again, as clients do. */
async function signUp(origin: string, name: string): Promise<string> {
  for (let tries = 0; tries < 10; tries++) {
    const response = await fetch(`${origin}/auth/v1/signup`, {
      method: "POST",
      headers: SELF,
      body: JSON.stringify({
        email: `${name}@example.org`,
        password: "correct horse 7",
        data: { username: name },
      }),
    });
    const { access_token: token } = (await response.json()) as { access_token?: string };
    if (token !== undefined) return `Bearer ${token}`;
    if (response.status !== 503) throw new Error(`${name} could not sign up: ${response.status}`);
    await sleep(1_000 * Number(response.headers.get("retry-after") ?? 1));
  }
  throw new Error(`${name} could not sign up: the server stays busy`);
}

/** Has a deck built. @returns The status of the answer. */
async function firstDeck(origin: string, seed: number, authorization: string | undefined): Promise<number> {
  const request: PlainRequest = {
    method: "POST",
    path: "/functions/v1/generate-deck",
    query: {},
    headers: {},
    body: { format: "commander", seed },
  };
  return (await ask(origin, request, seed, authorization)).status;
}

/** Sends one request from an address of its own, so that limits of requests are not all that answers. */
async function ask(origin: string, request: PlainRequest, number: number, authorization: string | undefined) {
  const query = new URLSearchParams(request.query).toString();
  const hasBody = request.body !== undefined && request.method !== "GET" && request.method !== "HEAD";
  const headers = {
    ...(hasBody ? SELF : {}),
    ...request.headers,
    ...(authorization === undefined ? {} : { authorization }),
    "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  const response = await fetch(`${origin}${request.path}${query === "" ? "" : `?${query}`}`, {
    method: request.method,
    headers,
    redirect: "manual",
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

test.each(TEST_ENGINES)("a hundred thousand changed requests, %s", { timeout: 3_600_000 }, async (engine) => {
  const database = engine === "postgres" ? await openTestDatabase("postgres", []) : undefined;
  const url = (await database?.execute("select current_database() as name"))?.rows[0]?.name;
  const address = new URL(process.env.TEST_DATABASE_URL ?? "postgres://unused");
  address.pathname = `/${url}`;
  const server = startProcess(
    {
      TRUSTED_PROXIES: "127.0.0.1",
      AUTH_AUTOCONFIRM: "on",
      LOG_LEVEL: "error",
      ...AS_STARTED,
      ...(database ? { DATABASE_URL: address.href } : {}),
    },
    FLAGS,
  );
  const origin = await server.ready();
  // Some requests end sessions: new members come as old ones go.
  let members = await Promise.all(["one", "two", "three"].map((name) => signUp(origin, name)));
  // The engine's threads are loaded behind the door that is open already: the start is over when they have built a deck.
  const decks = [1, 2].map((seed) => firstDeck(origin, seed, members[0]));
  expect(await Promise.all(decks)).toEqual([200, 200]);
  const begun = memoryOf(server);
  let most = begun;
  let answered = 0;
  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    const batch = fc.sample(changedRequests, {
      numRuns: Math.min(BATCH, REQUESTS - sent),
      seed: SEED + sent,
    });
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let at = next++; at < batch.length; at = next++) {
        const request = batch[at];
        if (!request) return;
        const authorization = at % 3 === 0 ? undefined : members[at % members.length];
        const { status, text } = await ask(origin, request, sent + at, authorization).catch(
          (error: unknown) => {
            throw new Error(`no answer to ${describeRequest(request)}`, { cause: error });
          },
        );
        const wrong = `${describeRequest(request)}\n${text.slice(0, 500)}\n${server.output.err.slice(-2_000)}`;
        expect(status === 503 ? 200 : status, wrong).toBeLessThan(500);
        expect(text, describeRequest(request)).not.toMatch(INSIDE);
        if (status < 300) answered++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    most = Math.max(most, memoryOf(server));
    members = await Promise.all(members.map((_, at) => signUp(origin, `member${sent}x${at}`)));
  }
  expect(server.child.exitCode).toBeNull();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  // What is refused at the door tries nothing behind it.
  expect(answered / REQUESTS).toBeGreaterThan(0.1);
  const left = memoryOf(server);
  process.stdout.write(
    `${engine}: ${answered} of ${REQUESTS} granted; memory ${begun.toFixed(0)} MB at first, ${most.toFixed(0)} at most, ${left.toFixed(0)} at last\n`,
  );
  expect(left).toBeLessThan(begun * MOST_GROWTH);
  server.child.kill("SIGTERM");
  await server.exited;
  await database?.close();
});
