// Runs in a thread of its own: one half of the card files' bytes are printings, which nothing needs to wait for.
import { parentPort, workerData } from "node:worker_threads";
import type { BulkFile } from "./bulk-files.ts";
import { readPrintings, type ThreadMessage } from "./read-printings.ts";

const file: BulkFile = workerData;
const say = (message: ThreadMessage, transfer: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer);
try {
  const read = await readPrintings(file, (progress) => say({ kind: "progress", progress }));
  say({ kind: "done", read }, [read.columns.ids.buffer, read.columns.rows.buffer]);
} catch (error) {
  say({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}
