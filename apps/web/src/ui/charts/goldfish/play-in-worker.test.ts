import type { GameFacts } from "@deckwright/engine/goldfish/game-facts.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let playInWorker: typeof import("./play-in-worker.ts").playInWorker;
let WorkerProblem: typeof import("./play-in-worker.ts").WorkerProblem;

const FACTS: GameFacts = { cards: [], commanders: [], combos: [], life: 20, isMultiplayer: false };

/** A stand-in of the browser's worker, whose messages the test sends. */
class TestWorker extends EventTarget {
  static made: TestWorker[] = [];
  isEnded = false;
  readonly asked: unknown[] = [];
  constructor() {
    super();
    TestWorker.made.push(this);
  }
  postMessage(message: unknown) {
    this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
}

// Each test has a page of its own, with no worker that waits.
beforeEach(async () => {
  vi.resetModules();
  ({ playInWorker, WorkerProblem } = await import("./play-in-worker.ts"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  TestWorker.made = [];
});

test("what the worker answers is the report, and it plays the next deck too", async () => {
  vi.stubGlobal("Worker", TestWorker);
  const { signal } = new AbortController();
  const report = playInWorker(FACTS, signal);
  const [worker] = TestWorker.made;
  worker?.dispatchEvent(new MessageEvent("message", { data: { games: 7 } }));
  expect(await report).toEqual({ games: 7 });
  const next = playInWorker({ ...FACTS, life: 40 }, signal);
  worker?.dispatchEvent(new MessageEvent("message", { data: { games: 8 } }));
  expect(await next).toEqual({ games: 8 });
  expect(worker?.asked).toEqual([FACTS, { ...FACTS, life: 40 }]);
  expect(TestWorker.made).toHaveLength(1);
});

test("a run that nobody waits for ends at once", async () => {
  vi.stubGlobal("Worker", TestWorker);
  const controller = new AbortController();
  const report = playInWorker(FACTS, controller.signal);
  controller.abort();
  await expect(report).rejects.toThrow(/abort/i);
  expect(TestWorker.made[0]?.isEnded).toBe(true);
  // What it still had to say is not heard.
  TestWorker.made[0]?.dispatchEvent(new MessageEvent("message", { data: { games: 7 } }));
  await expect(playInWorker(FACTS, controller.signal)).rejects.toThrow(/abort/i);
  expect(TestWorker.made).toHaveLength(1);
});

test("a browser that starts no worker, and a worker that breaks down, are said", async () => {
  vi.stubGlobal("Worker", undefined);
  const signal = new AbortController().signal;
  await expect(playInWorker(FACTS, signal)).rejects.toBeInstanceOf(WorkerProblem);
  vi.stubGlobal("Worker", TestWorker);
  const report = playInWorker(FACTS, signal);
  TestWorker.made[0]?.dispatchEvent(new Event("error"));
  await expect(report).rejects.toBeInstanceOf(WorkerProblem);
});
