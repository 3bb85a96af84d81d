import type { GameFacts } from "@deckwright/engine/goldfish/game-facts.ts";
import { afterEach, expect, test, vi } from "vitest";
import { playInWorker, WorkerProblem } from "./play-in-worker.ts";

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

afterEach(() => {
  vi.unstubAllGlobals();
  TestWorker.made = [];
});

test("what the worker answers is the report, and the worker is gone", async () => {
  vi.stubGlobal("Worker", TestWorker);
  const report = playInWorker(FACTS, new AbortController().signal);
  const [worker] = TestWorker.made;
  expect(worker?.asked).toEqual([FACTS]);
  worker?.dispatchEvent(new MessageEvent("message", { data: { games: 7 } }));
  expect(await report).toEqual({ games: 7 });
  expect(worker?.isEnded).toBe(true);
});

test("a run that nobody waits for ends at once", async () => {
  vi.stubGlobal("Worker", TestWorker);
  const controller = new AbortController();
  const report = playInWorker(FACTS, controller.signal);
  controller.abort();
  await expect(report).rejects.toThrow(/abort/i);
  expect(TestWorker.made[0]?.isEnded).toBe(true);
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
