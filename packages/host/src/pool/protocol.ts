/** A job as it is handed to a worker. `cancel` is one shared number: not 0 as soon as nobody wants the answer any more. */
export interface JobMessage<Job> {
  readonly number: number;
  readonly job: Job;
  readonly cancel: SharedArrayBuffer;
}

/**
 * What a worker says: `ready` once after it has loaded, then for each job any number of `event` and one `done`.
 * `answer` is whatever the job's own protocol says, its failures included; only a broken worker ends without `done`.
 */
export type WorkerMessage<Event, Answer> =
  | { readonly kind: "ready" }
  | { readonly kind: "event"; readonly number: number; readonly event: Event }
  | { readonly kind: "done"; readonly number: number; readonly answer: Answer };

/** True when the caller of a job has given up. Workers ask between steps, and stop early. */
export function isCanceled(cancel: SharedArrayBuffer): boolean {
  return Atomics.load(new Int32Array(cancel), 0) !== 0;
}

/** Marks a job as not wanted any more. */
export function cancelJob(cancel: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(cancel), 0, 1);
}
