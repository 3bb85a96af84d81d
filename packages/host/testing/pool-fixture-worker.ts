// A worker for the pool's tests: does as it is told, quickly.
import { parentPort, workerData } from "node:worker_threads";
import { isCanceled, type JobMessage, type WorkerMessage } from "../src/pool/protocol.ts";

/** What the fixture can be told to do. */
export type FixtureJob =
  | { readonly kind: "echo"; readonly text: string }
  | { readonly kind: "steps"; readonly steps: number; readonly stepMs: number }
  | { readonly kind: "hang" }
  | { readonly kind: "throw" }
  | { readonly kind: "exit" }
  | { readonly kind: "hog"; readonly way: HogWay };

/** Ways to take more memory than there is. */
export type HogWay = keyof typeof HOGS;

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

/** What somebody took, so that it cannot be collected. */
const taken: unknown[] = [];

const HOGS = {
  objects: () => {
    for (;;) taken.push({ at: taken.length, of: [1, 2, 3] });
  },
  "a growing array": () => {
    const list: number[] = [];
    taken.push(list);
    for (let at = 0; ; at++) list.push(at + 0.5);
  },
  "a growing map": () => {
    const map = new Map<number, number>();
    taken.push(map);
    for (let at = 0; ; at++) map.set(at, at);
  },
  "one great array": () => {
    const list = Array<number>(3e7).fill(0);
    taken.push(list.map((_, at) => ({ at })));
  },
  "one great typed array": () => {
    taken.push(new Int16Array(5e8).fill(-1));
    for (;;) spin(1);
  },
  "many typed arrays": () => {
    for (;;) taken.push(new Uint8Array(2e7).fill(1));
  },
  "a great string": () => {
    for (let text = "ab"; ; text += text) taken.push(text.charCodeAt(text.length - 1));
  },
  "many strings": () => {
    for (;;) taken.push(`${"x".repeat(1e6)}${taken.length}`.normalize());
  },
  "parsed JSON": () => {
    const text = JSON.stringify(Array.from({ length: 2e5 }, (_, at) => ({ at: `number ${at}` })));
    for (;;) taken.push(JSON.parse(text));
  },
  recursion: () => {
    const deeper = (at: number): number => deeper(at + 1) + 1;
    taken.push(deeper(0));
  },
} as const satisfies Readonly<Record<string, () => void>>;

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
  if (job.kind === "hog") HOGS[job.way]();
});
say({ kind: "ready" });
