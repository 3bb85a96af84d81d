// Runs in a thread of its own: looking through the downloaded files takes seconds, in which a server has to answer.
import { parentPort, workerData } from "node:worker_threads";
import { updateCards } from "./update-cards.ts";
import type { ThreadedUpdate, UpdateAnswer } from "./update-in-thread.ts";

const request: ThreadedUpdate = workerData;
const say = (answer: UpdateAnswer) => parentPort?.postMessage(answer);
try {
  say({ ok: true, result: await updateCards(request) });
} catch (error) {
  say({ ok: false, message: error instanceof Error ? error.message : String(error) });
}
