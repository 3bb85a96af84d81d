// A worker for the pool's tests: does as it is told, quickly.
import { parentPort, workerData } from "node:worker_threads";
import { isCanceled, type JobMessage, type WorkerMessage } from "../src/pool/protocol.ts";

/** What the fixture can be told to do. */
export type FixtureJob =
  | { readonly kind: "echo"; readonly text: string }
  | { readonly kind: "steps"; readonly steps: number; readonly stepMs: number }
  | { readonly kind: "hang" }
  | { readonly kind: "throw" }
  | { readonly kind: "exit" };

/** What it answers: the echo, or the number of steps it took before it was done or gave up. */
export type FixtureAnswer = string | number;

const port = parentPort;
if (!port) throw new Error("This file runs as a worker.");
if (workerData?.brokenStart) throw new Error("cannot start");

const say = (message: WorkerMessage<number, FixtureAnswer>) => port.postMessage(message);

function spin(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** Shared with the test: how many steps were taken in all. */
const counter =
  workerData?.counter instanceof SharedArrayBuffer ? new Int32Array(workerData.counter) : undefined;

port.on("message", ({ number, job, cancel }: JobMessage<FixtureJob>) => {
  const done = (answer: FixtureAnswer) => say({ kind: "done", number, answer });
  if (job.kind === "echo") done(job.text);
  if (job.kind === "steps") {
    let taken = 0;
    while (taken < job.steps && !isCanceled(cancel)) {
      spin(job.stepMs);
      taken++;
      if (counter) Atomics.add(counter, 0, 1);
      say({ kind: "event", number, event: taken });
    }
    done(taken);
  }
  if (job.kind === "hang") for (;;);
  if (job.kind === "throw") throw new Error("broken on purpose");
  if (job.kind === "exit") process.exit(1);
});
say({ kind: "ready" });
