import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createCluster, findPostgres } from "@deckwright/db/testing/postgres-cluster.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { inMs, timingOf } from "../speed/timing.ts";
import { act, type Deed, fillSite, keyOf, NAMES } from "../visitor.ts";
import { type Balancer, openBalancer } from "./balancer.ts";

/** Visitors at once, each asking for one thing after another: more than this machine can serve. */
const VISITORS = 16;
const SECONDS = 10;
/** Visitors while processes are replaced: as many as one process serves while another starts beside it. */
const VISITORS_MEANWHILE = 3;
/** What the load goes on for before, between and after processes are replaced. */
const PAUSE_MS = 3_000;

/** What was asked for, and what became of it. */
interface Load {
  readonly times: readonly number[];
  /** How often something was not granted, by what was answered. */
  readonly refusals: ReadonlyMap<string, number>;
}

/** Visitors who go on until they are told to stop. */
function startLoad(
  origin: string,
  key: string,
  deeds: readonly Deed[],
  visitors: number,
): { stop(): Promise<Load> } {
  const times: number[] = [];
  const refusals = new Map<string, number>();
  let isOver = false;
  let nth = 0;
  const visitor = async () => {
    while (!isOver) {
      nth += 1;
      // Each time somebody else, so that limits of requests are not what is measured.
      const address = `198.18.${(nth >> 8) & 255}.${nth & 255}`;
      const deed = deeds[nth % deeds.length] ?? "page";
      const done = await act({ origin, key, address }, deed, nth).catch(() => undefined);
      if (done?.isGranted) times.push(done.ms);
      else {
        const refusal = done === undefined ? "cut off" : `${done.status}`;
        refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      }
    }
  };
  const under = Array.from({ length: visitors }, visitor);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(under);
      return { times, refusals };
    },
  };
}

const listed = (refusals: ReadonlyMap<string, number>) =>
  [...refusals].map(([refusal, count]) => `${count} x ${refusal}`).join(", ");

async function rateOf(origin: string, key: string, deed: Deed): Promise<string> {
  const load = startLoad(origin, key, [deed], VISITORS);
  await wait(SECONDS * 1000);
  const { times, refusals } = await load.stop();
  const { p95 } = timingOf(times);
  return `${(times.length / SECONDS).toFixed(0)}, ${inMs(p95)}${refusals.size > 0 ? `, ${listed(refusals)}` : ""}`;
}

async function ratesOf(origin: string, key: string): Promise<readonly string[]> {
  const rates: string[] = [];
  for (const deed of NAMES) rates.push(await rateOf(origin, key, deed));
  return rates;
}

/** Replaces each of two processes under load, as an upgrade does. */
async function replaceBoth(
  balancer: Balancer,
  key: string,
  servers: RunningServer[],
  start: () => Promise<RunningServer>,
): Promise<string> {
  const load = startLoad(balancer.origin, key, NAMES, VISITORS_MEANWHILE);
  await wait(PAUSE_MS);
  for (const old of [...servers]) {
    await old.stop();
    const fresh = await start();
    servers.splice(servers.indexOf(old), 1, fresh);
    balancer.deal(servers.map(({ origin }) => origin));
    await wait(PAUSE_MS);
  }
  const { times, refusals } = await load.stop();
  const { p95, max } = timingOf(times);
  const refused = refusals.size > 0 ? listed(refusals) : "none refused";
  return `Both replaced one after the other with ${VISITORS_MEANWHILE} visitors: ${times.length} requests granted, ${refused}; p95 ${inMs(p95)}, the longest ${inMs(max)}.`;
}

/** One process and two behind a balancer, on one PostgreSQL of the same machine; and both replaced while they are asked. */
export async function measureProcesses(cardsDir: string | undefined): Promise<Section> {
  const title = "Several processes";
  const command = "npm run bench -- processes";
  const bin = findPostgres();
  if (bin === undefined) return { title, command, body: "PostgreSQL is not installed here." };
  const cluster = await createCluster(bin);
  await cluster.start();
  const folders: string[] = [];
  const servers: RunningServer[] = [];
  const balancer = await openBalancer();
  const start = async (variables: Readonly<Record<string, string>>): Promise<RunningServer> => {
    const folder = await mkdtemp(join(tmpdir(), "deckwright-bench-processes-"));
    folders.push(folder);
    return startServer(folder, cardsDir, { DATABASE_URL: cluster.url, ...variables });
  };
  const startPublic = () => start({ PUBLIC_URL: "https://decks.example.org", TRUSTED_PROXIES: "127.0.0.1" });
  try {
    const own = await start({ AUTH_AUTOCONFIRM: "on" });
    const key = await keyOf(own.origin);
    await fillSite(own.origin, key).finally(() => own.stop());
    servers.push(await startPublic());
    balancer.deal(servers.map(({ origin }) => origin));
    const one = await ratesOf(balancer.origin, key);
    servers.push(await startPublic());
    balancer.deal(servers.map(({ origin }) => origin));
    const two = await ratesOf(balancer.origin, key);
    const replaced = await replaceBoth(balancer, key, servers, startPublic);
    const body = [
      markdownTable(
        ["processes", ...NAMES],
        [
          ["one", ...one],
          ["two", ...two],
        ],
      ),
      "",
      `Answers a second, and p95, with ${VISITORS} visitors at once for ${SECONDS} s. Visitors, balancer, PostgreSQL and all processes share`,
      "this machine, so that two processes here show that nothing is in their way, and not what a second machine brings.",
      "",
      replaced,
    ].join("\n");
    return { title, command, body };
  } finally {
    balancer.close();
    for (const server of servers) await server.stop();
    await cluster.remove();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}
