import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import type { FixtureAnswer, FixtureJob } from "../../testing/pool-fixture-worker.ts";
import type { WorkerPoolOptions } from "./pool-options.ts";
import { createWorkerPool, type WorkerPool } from "./worker-pool.ts";

type FixturePool = WorkerPool<FixtureJob, number, FixtureAnswer>;

const open: FixturePool[] = [];
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())));

function startPool(options: Partial<WorkerPoolOptions> = {}): FixturePool {
  const pool: FixturePool = createWorkerPool({
    entry: new URL("../../testing/pool-fixture-worker.ts", import.meta.url),
    workerData: {},
    size: 1,
    queueLimit: 10,
    waitMs: 5_000,
    jobTimeoutMs: 5_000,
    startTimeoutMs: 5_000,
    ...options,
  });
  open.push(pool);
  return pool;
}

const echo = (text: string): FixtureJob => ({ kind: "echo", text });
const steps = (count: number, stepMs = 10): FixtureJob => ({ kind: "steps", steps: count, stepMs });

describe("the worker pool", () => {
  test("answers each job, and more jobs than workers", async () => {
    const pool = startPool({ size: 2 });
    const texts = ["a", "b", "c", "d", "e"];
    expect(await Promise.all(texts.map((text) => pool.run(echo(text))))).toEqual(texts);
    await pool.started;
    expect(pool.state()).toEqual({ size: 2, ready: 2, running: 0, waiting: 0, isFull: false });
  });

  test("passes events on while the job still runs", async () => {
    const pool = startPool();
    await pool.started;
    const seen: number[] = [];
    const answer = pool.run(steps(20), { onEvent: (event) => seen.push(event) });
    await sleep(100);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(20);
    expect(await answer).toBe(20);
    expect(seen).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  test("refuses a job when too many wait, saying when to come back", async () => {
    const pool = startPool({ queueLimit: 1 });
    await pool.started;
    const accepted = [pool.run(steps(5)), pool.run(echo("waits"))];
    expect(pool.state().isFull).toBe(true);
    await expect(pool.run(echo("too many"))).rejects.toMatchObject({ code: "busy", retryAfterSeconds: 3 });
    expect(await Promise.all(accepted)).toEqual([5, "waits"]);
  });

  test("refuses a job that has waited long enough, and not while the first worker is being started", async () => {
    const pool = startPool({ waitMs: 20 });
    expect(await pool.run(echo("waits for the start"))).toBe("waits for the start");
    const running = pool.run(steps(20));
    await expect(pool.run(echo("waits too long"))).rejects.toMatchObject({
      code: "busy",
      retryAfterSeconds: 3,
    });
    expect(await running).toBe(20);
    expect(pool.state().waiting).toBe(0);
  });

  test("lets turns go round between owners", async () => {
    const pool = startPool();
    await pool.started;
    const order: string[] = [];
    const bring = (owner: string, name: string, quick = false) =>
      pool.run(steps(1), { owner, quick }).then(() => order.push(name));
    await Promise.all([
      ...Array.from({ length: 8 }, (_, at) => bring("many", `many ${at}`, true)),
      bring("one", "one"),
    ]);
    expect(order.indexOf("one")).toBeLessThanOrEqual(2);
  });

  test("leaves a worker to others, however much one owner brings", async () => {
    const pool = startPool({ size: 2, mostEach: 1 });
    await pool.started;
    const order: string[] = [];
    const bring = (owner: string, job: FixtureJob, name: string) =>
      pool.run(job, { owner }).then(() => order.push(name));
    const many = ["a", "b", "c"].map((name) => bring("many", steps(20), name));
    expect(pool.state()).toMatchObject({ running: 1, waiting: 2 });
    await bring("one", echo(""), "one");
    expect(order).toEqual(["one"]);
    await Promise.all(many);
    expect(order).toEqual(["one", "a", "b", "c"]);
  });

  test("keeps places in the queue from an owner who has enough of them", async () => {
    const pool = startPool({ queueLimit: 4, queueLimitEach: 2 });
    await pool.started;
    const running = pool.run(steps(5), { owner: "many" });
    const waiting = [1, 2].map(() => pool.run(echo("waits"), { owner: "many" }));
    await expect(pool.run(echo(""), { owner: "many" })).rejects.toMatchObject({ code: "busy" });
    expect(await pool.run(echo("other"), { owner: "one" })).toBe("other");
    await Promise.all([running, ...waiting]);
  });

  test("tells when a job is begun, and never of one that is refused", async () => {
    const pool = startPool({ queueLimit: 1 });
    await pool.started;
    const told: string[] = [];
    const bring = (name: string) => pool.run(steps(2), { onStart: () => told.push(name) });
    const accepted = [bring("first"), bring("second")];
    expect(told).toEqual(["first"]);
    await expect(bring("third")).rejects.toMatchObject({ code: "busy" });
    await Promise.all(accepted);
    expect(told).toEqual(["first", "second"]);
  });

  test("lets quick jobs go before others", async () => {
    const pool = startPool();
    await pool.started;
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    await Promise.all([
      pool.run(steps(3)).then(note("first")),
      pool.run(echo("slow")).then(note("slow")),
      pool.run(echo("quick"), { quick: true }).then(note("quick")),
    ]);
    expect(order).toEqual(["first", "quick", "slow"]);
  });

  test("a job that is given up stops at its next step, and its worker goes on with the next", async () => {
    const counter = new SharedArrayBuffer(4);
    const pool = startPool({ workerData: { counter } });
    await pool.started;
    const abort = new AbortController();
    const given = pool.run(steps(1_000), { signal: abort.signal });
    await sleep(50);
    abort.abort();
    await expect(given).rejects.toMatchObject({ code: "canceled" });
    expect(await pool.run(echo("next"))).toBe("next");
    expect(new Int32Array(counter)[0]).toBeLessThan(100);
  });

  test("a job that is given up while it waits is never run", async () => {
    const counter = new SharedArrayBuffer(4);
    const pool = startPool({ workerData: { counter } });
    await pool.started;
    const abort = new AbortController();
    const running = pool.run(steps(5));
    const waiting = pool.run(steps(100), { signal: abort.signal });
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ code: "canceled" });
    await expect(pool.run(echo("late"), { signal: abort.signal })).rejects.toMatchObject({
      code: "canceled",
    });
    await running;
    await pool.run(echo("after"));
    expect(new Int32Array(counter)[0]).toBe(5);
  });

  test("ends a job that takes too long, and replaces the worker", async () => {
    const troubles: string[] = [];
    const pool = startPool({ jobTimeoutMs: 200, onTrouble: (message) => troubles.push(message) });
    await expect(pool.run({ kind: "hang" })).rejects.toMatchObject({ code: "too_slow" });
    expect(await pool.run(echo("alive"))).toBe("alive");
    expect(troubles).toEqual(["a worker took too long and is replaced"]);
  });

  test.each(["throw", "exit"] as const)("survives a worker that breaks down (%s)", async (kind) => {
    const pool = startPool();
    const broken = pool.run({ kind });
    const waiting = pool.run(echo("waits through it"));
    await expect(broken).rejects.toMatchObject({ code: "worker_failed" });
    expect(await waiting).toBe("waits through it");
  });

  test("is usable with its first worker, and starts the others then", async () => {
    const pool = startPool({ size: 3 });
    expect(pool.state()).toMatchObject({ size: 3, ready: 0 });
    await pool.usable;
    expect(pool.state().ready).toBe(1);
    expect(await pool.run(echo("already"))).toBe("already");
    await pool.started;
    expect(pool.state().ready).toBe(3);
  });

  test("says so when workers cannot start at all", async () => {
    const pool = startPool({ workerData: { brokenStart: true } });
    const waiting = pool.run(echo("never"));
    await expect(pool.usable).rejects.toMatchObject({ code: "worker_failed" });
    await expect(pool.started).rejects.toMatchObject({ code: "worker_failed" });
    await expect(waiting).rejects.toMatchObject({ code: "worker_failed" });
    await expect(pool.run(echo("never"))).rejects.toMatchObject({ code: "worker_failed" });
  });

  test("closing gives up what runs and what waits, refuses what comes, and may be done twice", async () => {
    const pool = startPool();
    await pool.started;
    const jobs = [pool.run({ kind: "hang" }), pool.run(echo("waits"))];
    const ends = jobs.map((job) => expect(job).rejects.toMatchObject({ code: "closed" }));
    await Promise.all([pool.close(), pool.close()]);
    await Promise.all(ends);
    await expect(pool.run(echo("late"))).rejects.toMatchObject({ code: "closed" });
  });
});
