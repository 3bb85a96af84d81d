import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { markdownTable, type Section } from "../report/results-file.ts";
import { startServer } from "../running-server.ts";
import { FORMATS, PLAYSTYLES } from "../setup.ts";

const BUDGET_MB = 600;
const DECKS = 40;

/**
 * Memory of the server in megabytes, now and at its highest, as Linux counts it. The server is what `npm start` has
 * started, since that decides how it uses memory.
 */
async function memoryOf(starter: ChildProcess): Promise<{ readonly now: number; readonly peak: number }> {
  const children = await readFile(`/proc/${starter.pid}/task/${starter.pid}/children`, "utf8");
  const status = await readFile(`/proc/${children.trim().split(" ").at(-1)}/status`, "utf8");
  const read = (field: string): number =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1000;
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

interface ServerRun {
  readonly readyMs: number;
  readonly ready: { readonly now: number; readonly peak: number };
  readonly worked: { readonly now: number; readonly peak: number };
}

/** Starts the server, has it build decks, and stops it. */
async function runServer(cardsDir: string | undefined, dataDir: string): Promise<ServerRun> {
  const server = await startServer(dataDir, cardsDir);
  try {
    const ready = await memoryOf(server.starter);
    for (let at = 0; at < DECKS; at++) {
      const answer = await fetch(`${server.origin}/functions/v1/generate-deck`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          format: FORMATS[at % FORMATS.length],
          playstyle: PLAYSTYLES[at % PLAYSTYLES.length],
          seed: at,
        }),
      });
      await answer.arrayBuffer();
      if (answer.status === 429) await wait(1000);
    }
    return { readyMs: server.readyMs, ready, worked: await memoryOf(server.starter) };
  } finally {
    await server.stop();
  }
}

/** The server's memory, with the bundled table and with full card files, when ready and after some decks. */
export async function measureServerMemory(cardsDir: string | undefined): Promise<Section> {
  const section = { title: "Server", command: "CARDS_DIR=... npm run bench -- server" };
  if (!existsSync("/proc/self/status"))
    return { ...section, body: "Not measured: this system has no /proc." };
  const rows: string[][] = [];
  const measure = async (what: string, folder: string | undefined, dataDir: string): Promise<void> => {
    const { readyMs, ready, worked } = await runServer(folder, dataDir);
    const mb = (value: number): string => `${value.toFixed(0)} MB`;
    rows.push([
      what,
      `${(readyMs / 1000).toFixed(1)} s`,
      mb(ready.now),
      mb(worked.now),
      mb(worked.peak),
      mb(BUDGET_MB),
      worked.now <= BUDGET_MB ? "yes" : "no",
    ]);
  };
  const folder = await mkdtemp(join(tmpdir(), "deckwright-bench-"));
  try {
    await measure("bundled table", undefined, join(folder, "bundled"));
    if (cardsDir !== undefined) {
      await measure("card files, first start", cardsDir, join(folder, "full"));
      await measure("card files, next start", cardsDir, join(folder, "full"));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    ...section,
    body: `The running server with its two engine threads; ${DECKS} decks asked for over HTTP.\n\n${markdownTable(
      ["cards", "ready after", "memory when ready", "memory after the decks", "highest", "budget", "kept"],
      rows,
    )}`,
  };
}
