import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { COMPILED, fillDataFolder } from "./prepared-data.ts";

/** A server that runs, or tried to. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: { out: string; err: string };
  readonly exited: Promise<number | null>;
  /** Resolves with its address when it is ready. */
  ready(): Promise<string>;
}

const running: { child: ChildProcess; dataDir: string }[] = [];

/**
 * Starts a server process. `PORT` is one that is free, `DATA_DIR` a new folder with an empty database, unless `env` says
 * otherwise. `flags` are for Node.
 */
export function startProcess(
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): ServerProcess {
  const dataDir = mkdtempSync(join(tmpdir(), "deckwright-server-"));
  if (env.DATA_DIR === undefined && env.DATABASE_URL === undefined) fillDataFolder(dataDir);
  const entry = new URL("./serve-plain.ts", import.meta.url);
  const { PATH = "", CARDS_DIR: _unused } = process.env;
  const child = spawn(process.execPath, [...flags, entry.pathname], {
    env: {
      PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      SEED_DECKS: "off",
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push({ child, dataDir });
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output.err += chunk.toString();
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    child,
    output,
    exited,
    ready: async () => {
      for (;;) {
        // Behind a proxy the public address is told, and the port beside it.
        const [, address, port] =
          /ready at (https?:\S+)(?: \(listening on \S+ port (\d+)\))?/.exec(output.out) ?? [];
        if (address) return port === undefined ? address : `http://127.0.0.1:${port}`;
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output.err}`);
        await sleep(50);
      }
    },
  };
}

/** Ends what is left of the processes that were started, and their folders. */
export async function endProcesses(): Promise<void> {
  for (const { child, dataDir } of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await exited;
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}
