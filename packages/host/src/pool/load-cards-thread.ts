// Runs in a thread of its own: reading the card files leaves hundreds of megabytes of garbage, which go with the thread.
import { parentPort, workerData } from "node:worker_threads";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { loadTable } from "../cards/load.ts";
import type { ThreadAnswer, ThreadRequest } from "./load-cards.ts";

const request: ThreadRequest = workerData;
const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
try {
  const { buffer, status } = await loadTable({ ...request, tagger: TAGGER });
  say({ ok: true, buffer, status });
} catch (error) {
  say({ ok: false, message: error instanceof Error ? error.message : String(error) });
}
