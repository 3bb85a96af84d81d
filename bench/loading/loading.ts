import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { markdownTable, type Section } from "../report/results-file.ts";
import { inMs } from "../speed/timing.ts";

const script = fileURLToPath(new URL("load-once.ts", import.meta.url));
const run = promisify(execFile);

/** What `load-once.ts` prints. */
interface Loaded {
  readonly milliseconds: number;
  readonly rssMb: number;
  readonly cards: number;
  readonly fromSnapshot: boolean;
}

async function loadOnce(cardsDir: string, dataDir: string): Promise<Loaded> {
  const { stdout } = await run(process.execPath, [script, cardsDir, dataDir], {
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  return JSON.parse(stdout);
}

/** The best of several runs: what the work costs when nothing else is in its way. */
async function best(times: number, cardsDir: string, dataDir: string): Promise<Loaded> {
  const runs: Loaded[] = [];
  for (let at = 0; at < times; at++) runs.push(await loadOnce(cardsDir, dataDir));
  return runs.reduce((least, one) => (one.milliseconds < least.milliseconds ? one : least));
}

/** Times loading of the bundled table, of full card files for the first time, and of the snapshot made of them. */
export async function measureLoading(cardsDir: string | undefined): Promise<Section> {
  const rows: string[][] = [];
  const row = (what: string, loaded: Loaded, budget: number): void => {
    rows.push([
      what,
      loaded.cards.toLocaleString("en-US"),
      inMs(loaded.milliseconds),
      inMs(budget),
      loaded.milliseconds <= budget ? "yes" : "no",
      `${loaded.rssMb.toFixed(0)} MB`,
    ]);
  };
  row("bundled table", await best(3, "-", "-"), 1500);
  if (cardsDir !== undefined) {
    const folder = await mkdtemp(join(tmpdir(), "deckwright-bench-"));
    try {
      row("card files, first time", await best(1, cardsDir, folder), 8000);
      const again = await best(3, cardsDir, folder);
      row(
        again.fromSnapshot ? "snapshot of the files" : "card files again: no snapshot was kept",
        again,
        1500,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return {
    title: "Loading",
    command: "CARDS_DIR=... npm run bench -- loading",
    body: `Each in a process of its own; the best of three runs, for the first reading of files the only one. Memory is that of the process afterwards.\n\n${markdownTable(
      ["what", "cards", "time", "budget", "kept", "memory"],
      rows,
    )}${cardsDir === undefined ? "\n\nThe full card files were left out: CARDS_DIR is not set." : ""}`,
  };
}
