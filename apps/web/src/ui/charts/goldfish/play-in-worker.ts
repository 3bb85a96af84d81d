import type { GameFacts } from "@deckwright/engine/goldfish/game-facts.ts";
import type { GoldfishReport } from "@deckwright/engine/goldfish/report.ts";

/** A browser that starts no worker, or one that broke down. */
export class WorkerProblem extends Error {}

/** A worker that has played and waits: its code is compiled, and the next run takes half the time. */
let idle: Worker | undefined;

/**
 * Plays a deck alone beside the page. A run that nobody waits for any more ends at once, and its worker with it.
 * @throws WorkerProblem when no worker can be started
 */
export function playInWorker(facts: GameFacts, signal: AbortSignal): Promise<GoldfishReport> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = idle ?? startWorker();
    idle = undefined;
    const heard = new AbortController();
    const { signal: until } = heard;
    const giveUp = (reason: unknown) => {
      heard.abort();
      worker.terminate();
      reject(reason);
    };
    signal.addEventListener("abort", () => giveUp(signal.reason), { signal: until });
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<GoldfishReport>) => {
        heard.abort();
        idle?.terminate();
        idle = worker;
        resolve(data);
      },
      { signal: until },
    );
    worker.addEventListener(
      "error",
      (event) => {
        event.preventDefault();
        giveUp(new WorkerProblem("the worker broke down"));
      },
      { signal: until },
    );
    worker.postMessage(facts);
  });
}

function startWorker(): Worker {
  try {
    return new Worker(new URL("./goldfish-worker.ts", import.meta.url), { type: "module" });
  } catch (error) {
    throw new WorkerProblem("no worker", { cause: error });
  }
}
