import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { FixtureAnswer, FixtureJob, HogWay } from "../../testing/pool-fixture-worker.ts";
import { createWorkerPool, type WorkerPool } from "./worker-pool.ts";

type FixturePool = WorkerPool<FixtureJob, number, FixtureAnswer>;

const open: FixturePool[] = [];
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())));

function startPool(): FixturePool {
  const pool: FixturePool = createWorkerPool({
    entry: new URL("../../testing/pool-fixture-worker.ts", import.meta.url),
    workerData: {},
    size: 1,
    queueLimit: 10,
    waitMs: 30_000,
    jobTimeoutMs: 30_000,
    startTimeoutMs: 30_000,
    memoryLimitMb: 256,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1_024 },
  });
  open.push(pool);
  return pool;
}

const WAYS: readonly HogWay[] = [
  "objects",
  "a growing array",
  "a growing map",
  "one great array",
  "one great typed array",
  "many typed arrays",
  "a great string",
  "many strings",
  "parsed JSON",
  "recursion",
];

test.each(WAYS)(
  "a worker that takes too much memory is ended, the process goes on: %s",
  async (way) => {
    const pool = startPool();
    const broken = pool.run({ kind: "hog", way });
    const waiting = pool.run({ kind: "echo", text: "waits through it" });
    await expect(broken).rejects.toMatchObject({ code: "worker_failed" });
    expect(await waiting).toBe("waits through it");
  },
  60_000,
);

test("a worker that works long and takes little is left alone", async () => {
  const pool = startPool();
  expect(await pool.run({ kind: "steps", steps: 60, stepMs: 10 })).toBe(60);
  await sleep(200);
  expect(await pool.run({ kind: "echo", text: "still there" })).toBe("still there");
});
