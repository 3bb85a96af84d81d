// Runs in a thread: opens the shared card table, makes an engine of its own, and does the jobs that it is given.
import { flushCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { openTable } from "@deckwright/cards/table/open-table.ts";
import type { Engine } from "@deckwright/engine/engine.ts";
import { GenerateError, type Stage } from "@deckwright/engine/types.ts";
import type { EngineAnswer, EngineJob, EngineWorkerData } from "./generate-pool.ts";
import { openEngine } from "./open-engine.ts";
import { isCanceled, type JobMessage, type WorkerMessage } from "./protocol.ts";

/** Thrown into the engine between two steps when nobody waits for the deck any more. */
class Canceled extends Error {}

/**
 * What each worker builds before it is ready, so that no visitor meets code that was never run. Cards that do not
 * suffice for these wishes are no reason not to start.
 */
const WARM_UP = { prompt: "elf tribal commander", seed: 1 };
/**
 * Built a little after a worker is ready: what is new in a deck of sixty, and in telling what a legend's decks are, is little
 * enough for a job to wait for.
 */
const LATER_WARM_UP = { prompt: "mono red burn modern, my friend plays Karador", seed: 1 };
const LATER_MS = 1_000;

function answer(engine: Engine, job: EngineJob, onStage: (stage: Stage) => void): EngineAnswer {
  try {
    switch (job.kind) {
      case "generate":
        return { ok: true, value: engine.generate(job.request, onStage) };
      case "refine":
        return { ok: true, value: engine.refine(job.request) };
      case "intent":
        return { ok: true, value: engine.intent(job.request.prompt) };
      case "complete":
        return { ok: true, value: JSON.stringify(engine.complete(job.request)) };
      case "validate":
        return { ok: true, value: engine.rules.validate(job.request) };
      case "analyze":
        return { ok: true, value: engine.analyze(job.request) };
      case "gameFacts":
        return { ok: true, value: engine.gameFacts(job.request) };
      case "alternatives":
        return { ok: true, value: engine.alternatives(job.request) };
      case "article":
        return { ok: true, value: engine.article(job.request.deck, job.request.seed) };
      case "coOccurrence":
        return { ok: true, value: engine.coOccurrence(job.request) };
      case "played":
        return { ok: true, value: engine.played() };
    }
  } catch (error) {
    if (error instanceof GenerateError) return { ok: false, code: error.code, message: error.message };
    // What nobody foresaw goes to the log, and the worker stays: the engine keeps nothing from one job to the next.
    return { ok: false, unforeseen: error };
  }
}

const port = parentPort;
if (!port) throw new Error("This file runs as a worker.");
const say = (message: WorkerMessage<Stage, EngineAnswer>) => port.postMessage(message);

const { cards, figures }: EngineWorkerData = workerData;
const table = openTable(cards);
const engine = openEngine(table, buildNameIndex(table), figures);
answer(engine, { kind: "generate", request: WARM_UP }, () => {});

port.on("message", ({ number, job, cancel }: JobMessage<EngineJob>) => {
  const onStage = (stage: Stage) => {
    if (isCanceled(cancel)) throw new Canceled();
    say({ kind: "event", number, event: stage });
  };
  say({ kind: "done", number, answer: answer(engine, job, onStage) });
});
say({ kind: "ready" });
setTimeout(() => {
  answer(engine, { kind: "generate", request: LATER_WARM_UP }, () => {});
  flushCompileCache();
}, LATER_MS);
