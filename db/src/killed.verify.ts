import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCluster, findPostgres } from "../testing/postgres-cluster.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

/** A kill comes somewhere in the middle of a thousand writes. */
const WRITES = 1000;
const ROUNDS = 5;
const killAfter = (round: number) => Math.round((WRITES * (round + 1)) / (ROUNDS + 1));

test("a server with the embedded database that is killed among a thousand writes keeps every one that was acknowledged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "deckwright-killed-"));
  const acknowledged: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await writeUntilKilled(folder, round * WRITES, killAfter(round))));
    const lock = await lockFolder(folder, "a test that reads");
    const database = await openEmbedded({ folder: join(folder, "database"), lock });
    const { rows } = await database.execute("select n from acknowledged");
    await database.close();
    await lock.release();
    expect(missing(acknowledged, rows)).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(WRITES);
  await rm(folder, { recursive: true, force: true });
}, 600_000);

const bin = findPostgres();

test.skipIf(bin === undefined)(
  "a PostgreSQL that is killed among a thousand writes keeps every one that was acknowledged, and we go on with it",
  async () => {
    const cluster = await createCluster(bin ?? "");
    await cluster.start();
    // One pool for all rounds: connections that broke must not be used again.
    const database = openPostgres({ url: cluster.url });
    await database.execute("create table acknowledged (n integer primary key)");
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const numbers = Array.from({ length: WRITES }, (_, n) => round * WRITES + n);
      const before = acknowledged.length;
      let killed: Promise<void> | undefined;
      const write = async (): Promise<void> => {
        for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
          await database.runStatements("owner", undefined, [
            { text: "insert into acknowledged values ($1)", values: [n] },
          ]);
          acknowledged.push(n);
          if (acknowledged.length - before >= killAfter(round)) killed ??= cluster.kill();
        }
      };
      const writers = await Promise.allSettled(Array.from({ length: 8 }, write));
      await killed;
      expect(writers.every(({ status }) => status === "rejected")).toBe(true);
      await cluster.start();
      const { rows } = await database.execute("select n from acknowledged");
      expect(missing(acknowledged, rows)).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThan(WRITES);
    await database.close();
    await cluster.remove();
  },
  600_000,
);

function missing(acknowledged: readonly number[], rows: readonly Record<string, unknown>[]): number[] {
  const kept = new Set(rows.map(({ n }) => Number(n)));
  return acknowledged.filter((n) => !kept.has(n));
}

/** @returns The numbers that were acknowledged before the process was killed. */
function writeUntilKilled(folder: string, first: number, count: number): Promise<number[]> {
  const script = new URL("../testing/write-until-killed.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, folder, String(first)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split("\n").length > count) child.kill("SIGKILL");
  });
  return new Promise((resolve) => {
    child.once("close", () => resolve(said.split("\n").slice(0, -1).map(Number)));
  });
}
