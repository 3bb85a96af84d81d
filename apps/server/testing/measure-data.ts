// How quick the data API and signing in are on one engine: prints figures as JSON. The bench runs it as a process of its own,
// since it measures the server and may not import it.
import { Agent, createServer, get, type OutgoingHttpHeaders } from "node:http";
import process from "node:process";
import type { Database } from "@deckwright/db/database.ts";
import { addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { hashPassword, verifyPassword } from "../src/auth/password.ts";
import type { AppEnv } from "../src/platform/http/context.ts";
import { createDataDoor } from "../src/platform/limits/data-door.ts";
import { openRest } from "../src/rest/routes.ts";
import { openAuthSiteOn } from "./auth-site.ts";
import { measureOn } from "./measure-on.ts";
import { signToken, verifyTestToken } from "./rest-site.ts";

const SELECTS = 2_000;
const READ_SECONDS = 5;
const READERS = 8;
const SIGN_INS = 30;
const CHANGES = 250;
const CARDS_OF_A_DECK = 70;
const PASSWORD = "correct horse battery staple";

/** The smallest duration that at least half do not exceed. */
function median(durations: readonly number[]): number {
  return durations.toSorted((one, other) => one - other)[Math.ceil(durations.length / 2) - 1] ?? Number.NaN;
}

async function repeat(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  for (let at = 0; at < count; at++) {
    const begun = performance.now();
    await work();
    durations.push(performance.now() - begun);
  }
  return durations;
}

/** A list with as much said of its cards as a generated one has, and two copies of one of them. */
function listWithTwoOf(doubled: number) {
  const items = Array.from({ length: CARDS_OF_A_DECK }, (_, n) => ({
    name: `A card of the deck, number ${n}`,
    quantity: n === doubled ? 2 : 1,
    role: "Card draw",
    reason: "Draws a card whenever something of yours arrives, which in this deck is every turn.",
  }));
  return { Cards: items };
}

async function addSharedDeck(database: Database): Promise<{ id: number; author: TestMember }> {
  const author = await addMember(database, "Author");
  const { rows } = await database.execute(
    `insert into public.decks (user_id, name, format, cards, colors, card_list, shared)
      values ($1, 'Measured', 'commander', 100, '{G}', $2, true) returning id`,
    [author.id, listWithTwoOf(0)],
  );
  return { id: Number(rows[0]?.id), author };
}

/** A reader that costs little itself. */
function ask(address: string, headers: OutgoingHttpHeaders, agent: Agent) {
  return new Promise<{ status: number | undefined; size: number }>((resolve, reject) => {
    const request = get(address, { headers, agent }, (answer) => {
      let size = 0;
      answer.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      answer.once("end", () => resolve({ status: answer.statusCode, size }));
    });
    request.once("error", reject);
  });
}

async function measureReads(database: Database) {
  const app = new Hono<AppEnv>().route(
    "/rest/v1",
    await openRest({
      database,
      door: createDataDoor(database, { isPersonal: true }),
      verifyToken: verifyTestToken,
    }),
  );
  const { id: deck, author } = await addSharedDeck(database);
  const headers = { apikey: await signToken({ role: "anon" }) };
  const address = (origin: string, query: string) => `${origin}/rest/v1/${query}`;
  const product = address("http://localhost", "products?select=id,name,price_cents&id=eq.pro-monthly");
  const select = async () => (await app.request(product, { headers })).text();
  await repeat(200, select);
  const selectMs = median(await repeat(SELECTS, select));

  const memberHeaders = {
    ...headers,
    authorization: `Bearer ${await signToken({ ...author.claims })}`,
    "content-type": "application/json",
  };
  let changed = 0;
  const change = async () => {
    const body = JSON.stringify({ card_list: listWithTwoOf(++changed % CARDS_OF_A_DECK) });
    const path = address("http://localhost", `decks?id=eq.${deck}`);
    const { status } = await app.request(path, { method: "PATCH", headers: memberHeaders, body });
    if (status !== 204) throw new Error(`changing the deck was answered with ${status}`);
  };
  await repeat(50, change);
  const changeMs = median(await repeat(CHANGES, change));

  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  const shared = address(
    `http://127.0.0.1:${bound.port}`,
    `decks?select=*,profiles(username)&shared=eq.true&id=eq.${deck}`,
  );
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  let reads = 0;
  let end = Number.POSITIVE_INFINITY;
  const read = async () => {
    while (performance.now() < end) {
      const { status, size } = await ask(shared, headers, agent);
      if (status !== 200 || size < 1000) throw new Error("not the deck");
      reads += 1;
    }
  };
  end = performance.now() + 1000;
  await Promise.all(Array.from({ length: READERS }, read));
  reads = 0;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  end = begun + READ_SECONDS * 1000;
  await Promise.all(Array.from({ length: READERS }, read));
  const seconds = (performance.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  agent.destroy();
  server.close();
  server.closeAllConnections();
  return {
    selectMs,
    changeMs,
    readsPerSecond: reads / seconds,
    cpuMsPerRead: (used.user + used.system) / 1000 / reads,
  };
}

async function measureSignIn(database: Database) {
  const site = await openAuthSiteOn(database, { autoconfirm: true });
  const email = "measured@example.org";
  await site.post("/signup", { email, password: PASSWORD });
  const signIn = async () => {
    const { status } = await site.post("/token?grant_type=password", { email, password: PASSWORD });
    if (status !== 200) throw new Error(`signing in was answered with ${status}`);
  };
  const hash = await hashPassword(PASSWORD);
  await repeat(3, signIn);
  // In turns, so that what else the machine does falls on both.
  const both = { signIn: [] as number[], hash: [] as number[] };
  for (let at = 0; at < SIGN_INS; at++) {
    both.signIn.push(...(await repeat(1, signIn)));
    both.hash.push(...(await repeat(1, () => verifyPassword(PASSWORD, hash))));
  }
  return { signInMs: median(both.signIn), hashMs: median(both.hash) };
}

async function measure(database: Database) {
  return { ...(await measureReads(database)), ...(await measureSignIn(database)) };
}

const figures = await measureOn(process.argv[2] === "postgres" ? "postgres" : "embedded", measure);
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
