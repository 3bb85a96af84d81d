import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { markdownTable, type Section } from "../report/results-file.ts";
import { startServer } from "../running-server.ts";
import { timingOf } from "./timing.ts";

const run = promisify(execFile);
const CLIENT = fileURLToPath(new URL("./api-client.ts", import.meta.url));
const CONNECTIONS = 50;

/** How the client asks: as browsers do, with searches that nobody made before among them, and as programs that take no gzip. */
const WAYS = [
  { what: "searches, in gzip as browsers ask for them", encoding: "gzip", requests: 12_000, fresh: 0 },
  { what: "the same, each twentieth never asked before", encoding: "gzip", requests: 4000, fresh: 1 / 20 },
  { what: "without gzip, ten times the bytes", encoding: "identity", requests: 3000, fresh: 0 },
] as const;
const BUDGET = "p95 15 ms";
const PATIENCE_MS = 60_000;

/** Waits until the server has started all its threads, which take a core between them while they do. */
async function settled(origin: string): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; ) {
    const health = await (await fetch(`${origin}/healthz`)).text();
    const [, size, ready] = /"generator":\{"size":(\d+),"ready":(\d+)/.exec(health) ?? [];
    if (size !== undefined && size === ready) return;
    await wait(200);
  }
  throw new Error("The server did not start all its threads.");
}

/** Times `GET /api/cards/search` over HTTP, 50 at a time, against a running server. */
export async function measureApi(cardsDir: string | undefined): Promise<Section> {
  const dataDir = await mkdtemp(join(tmpdir(), "deckwright-bench-api-"));
  const server = await startServer(dataDir, cardsDir);
  try {
    await settled(server.origin);
    const rows: string[][] = [];
    for (const { what, encoding, requests, fresh } of WAYS) {
      const { stdout } = await run(
        process.execPath,
        [CLIENT, server.origin, String(CONNECTIONS), String(requests), encoding, String(fresh)],
        { maxBuffer: 2 ** 24 },
      );
      const times: readonly number[] = JSON.parse(stdout);
      const perSecond = (CONNECTIONS * 1000) / (times.reduce((sum, time) => sum + time, 0) / times.length);
      const { count, p50, p95, max } = timingOf(times);
      const ms = (value: number): string => `${value.toFixed(1)} ms`;
      rows.push([
        what,
        String(count),
        ms(p50),
        ms(p95),
        ms(max),
        perSecond.toFixed(0),
        encoding === "gzip" ? BUDGET : "",
      ]);
    }
    return {
      title: "Card API",
      command: "npm run bench -- api",
      body: [
        markdownTable(["what", "runs", "p50", "p95", "slowest", "a second", "budget"], rows),
        "",
        `${CONNECTIONS} at a time, a page of up to 175 cards each; the client runs on the same machine. Timed after 4,000 requests, and once the server has started all its threads.`,
      ].join("\n"),
    };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
