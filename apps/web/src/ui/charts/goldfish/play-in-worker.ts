import type { GameFacts } from "@deckwright/engine/goldfish/game-facts.ts";
import type { GoldfishReport } from "@deckwright/engine/goldfish/report.ts";

/** A browser that starts no worker, or one that broke down. */
export class WorkerProblem extends Error {}

/**
 * Plays a deck alone beside the page. Each run has a worker of its own, so that one that nobody waits for any more ends at once.
 * @throws WorkerProblem when no worker can be started
 */
export function playInWorker(facts: GameFacts, signal: AbortSignal): Promise<GoldfishReport> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let worker: Worker;
    try {
      worker = new Worker(new URL("./goldfish-worker.ts", import.meta.url), { type: "module" });
    } catch (error) {
      throw new WorkerProblem("no worker", { cause: error });
    }
    const end = () => {
      worker.terminate();
      signal.removeEventListener("abort", giveUp);
    };
    function giveUp() {
      end();
      reject(signal.reason);
    }
    signal.addEventListener("abort", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<GoldfishReport>) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      end();
      reject(new WorkerProblem("the worker broke down"));
    });
    worker.postMessage(facts);
  });
}
