import { type ResourceLimits, Worker } from "node:worker_threads";
import { PoolError } from "./pool-error.ts";
import { cancelJob, type JobMessage, type WorkerMessage } from "./protocol.ts";

/** How a pool is set up. */
export interface WorkerPoolOptions {
  /** The module each worker runs; it speaks `protocol.ts`. */
  readonly entry: URL;
  /** Handed to each worker as it starts. Put large things into a SharedArrayBuffer, which is not copied. */
  readonly workerData: unknown;
  /** Number of workers, at least 1. */
  readonly size: number;
  /** Most jobs that may wait for a worker; one more is refused as `busy`. */
  readonly queueLimit: number;
  /** A job that runs longer is ended together with its worker. */
  readonly jobTimeoutMs: number;
  /** A worker that is not ready after this time counts as broken. */
  readonly startTimeoutMs: number;
  /** Memory that each worker may use. One that needs more breaks down. */
  readonly resourceLimits?: ResourceLimits;
  /** Told of what the pool mends by itself: a worker that broke down and is replaced. */
  readonly onTrouble?: (message: string, cause: unknown) => void;
}

/** How one job is to be run. */
export interface RunOptions<Event> {
  /** `quick` jobs go before all others that wait. */
  readonly quick?: boolean;
  readonly onEvent?: (event: Event) => void;
  /** Gives the job up: it is taken from the queue, or its worker is told to stop at the next step. */
  readonly signal?: AbortSignal | undefined;
}

/** How busy a pool is. */
export interface PoolState {
  readonly size: number;
  readonly ready: number;
  readonly running: number;
  readonly waiting: number;
  /** True when one more job would be refused as `busy`. */
  readonly isFull: boolean;
}

/** Threads that do jobs, one job at a time each. */
export interface WorkerPool<Job, Event, Answer> {
  /** Resolves when the first worker is ready; rejects when they cannot be started. */
  readonly usable: Promise<void>;
  /** Resolves when every worker is ready; rejects when they cannot be started. */
  readonly started: Promise<void>;
  /** Rejects with a PoolError when there can be no answer. */
  run(job: Job, options?: RunOptions<Event>): Promise<Answer>;
  state(): PoolState;
  /** Refuses new jobs, gives up the waiting ones, ends all workers. May be called more than once. */
  close(): Promise<void>;
}

/** A worker that breaks down before it was ready is tried again this often, with growing pauses. */
const START_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 200;

interface Task<Job, Event, Answer> {
  readonly number: number;
  readonly job: Job;
  readonly options: RunOptions<Event>;
  readonly cancel: SharedArrayBuffer;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: PoolError) => void;
}

interface Seat<Job, Event, Answer> {
  worker: Worker | undefined;
  ready: boolean;
  task: Task<Job, Event, Answer> | undefined;
  timer: NodeJS.Timeout | undefined;
  failedStarts: number;
}

/** What a job is told that would have to wait too long. */
export function createBusyError(): PoolError {
  return new PoolError("busy", "Too many decks are being built right now. Try again in a few seconds.", {
    retryAfterSeconds: 3,
  });
}

/** A promise with its two ends in hand. */
function createDeferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: PoolError) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** Starts a pool. Workers that break down or are ended for taking too long are replaced. */
export function createWorkerPool<Job, Event, Answer>(
  options: WorkerPoolOptions,
): WorkerPool<Job, Event, Answer> {
  const seats: Seat<Job, Event, Answer>[] = [];
  const quick: Task<Job, Event, Answer>[] = [];
  const slow: Task<Job, Event, Answer>[] = [];
  let nextNumber = 1;
  let closed = false;
  const firstStart = createDeferred<void>();
  const start = createDeferred<void>();
  // Whoever does not wait for the start learns of its failure from the jobs.
  firstStart.promise.catch(() => {});
  start.promise.catch(() => {});

  function startWorker(seat: Seat<Job, Event, Answer>): void {
    const worker = new Worker(options.entry, {
      workerData: options.workerData,
      ...(options.resourceLimits ? { resourceLimits: options.resourceLimits } : {}),
    });
    seat.worker = worker;
    seat.ready = false;
    let cause: unknown = "the thread ended by itself";
    const startTimer = setTimeout(() => {
      cause = `not ready within ${options.startTimeoutMs} ms`;
      void worker.terminate();
    }, options.startTimeoutMs);
    worker.on("message", (message: WorkerMessage<Event, Answer>) => {
      if (message.kind === "ready") {
        clearTimeout(startTimer);
        seat.ready = true;
        seat.failedStarts = 0;
        firstStart.resolve();
        if (seats.every((each) => each.ready)) start.resolve();
        startOthers();
        next(seat);
      } else if (seat.task?.number === message.number) {
        if (message.kind === "event") seat.task.options.onEvent?.(message.event);
        else finish(seat, (task) => task.resolve(message.answer));
      }
    });
    worker.on("error", (error) => {
      cause = error;
    });
    worker.on("exit", () => {
      clearTimeout(startTimer);
      if (seat.worker === worker) replaceWorker(seat, cause);
    });
  }

  /** Starts the workers that were not started yet. The first one has the machine to itself until it is ready. */
  function startOthers(): void {
    for (const seat of seats) {
      if (!seat.worker && seat.failedStarts === 0 && !closed) startWorker(seat);
    }
  }

  function replaceWorker(seat: Seat<Job, Event, Answer>, cause: unknown): void {
    const wasReady = seat.ready;
    seat.worker = undefined;
    seat.ready = false;
    finish(seat, (task) =>
      task.reject(new PoolError("worker_failed", "The worker broke down over this request.", { cause })),
    );
    if (closed) return;
    options.onTrouble?.(wasReady ? "a worker broke down and is replaced" : "a worker could not start", cause);
    if (wasReady) {
      startWorker(seat);
      return;
    }
    seat.failedStarts++;
    startOthers();
    if (seat.failedStarts >= START_ATTEMPTS) {
      const why = cause instanceof Error ? cause.message : String(cause);
      const error = new PoolError("worker_failed", `The workers cannot be started: ${why}.`, { cause });
      firstStart.reject(error);
      start.reject(error);
      if (seats.every((each) => each.failedStarts >= START_ATTEMPTS)) giveUpWaiting(error);
      return;
    }
    const pause = FIRST_PAUSE_MS * 2 ** (seat.failedStarts - 1);
    setTimeout(() => !closed && startWorker(seat), pause).unref();
  }

  /** Ends the task of a seat, if it has one. The seat is free afterwards. */
  function finish(seat: Seat<Job, Event, Answer>, answer: (task: Task<Job, Event, Answer>) => void): void {
    clearTimeout(seat.timer);
    const { task } = seat;
    seat.task = undefined;
    if (task) answer(task);
    if (seat.ready) next(seat);
  }

  /** Gives a free worker the next job that somebody still waits for. */
  function next(seat: Seat<Job, Event, Answer>): void {
    if (!seat.ready || seat.task || closed) return;
    const task = quick.shift() ?? slow.shift();
    if (!task) return;
    seat.task = task;
    seat.timer = setTimeout(() => endSlowWorker(seat), options.jobTimeoutMs);
    const message: JobMessage<Job> = { number: task.number, job: task.job, cancel: task.cancel };
    seat.worker?.postMessage(message);
  }

  function endSlowWorker(seat: Seat<Job, Event, Answer>): void {
    const { worker } = seat;
    seat.worker = undefined;
    seat.ready = false;
    finish(seat, (task) =>
      task.reject(
        new PoolError(
          "too_slow",
          `This took longer than ${options.jobTimeoutMs / 1000} seconds and was stopped.`,
        ),
      ),
    );
    void worker?.terminate();
    if (closed) return;
    options.onTrouble?.("a worker took too long and is replaced", undefined);
    startWorker(seat);
  }

  function giveUpWaiting(error: PoolError): void {
    for (const task of [...quick.splice(0), ...slow.splice(0)]) task.reject(error);
  }

  function findFree(): Seat<Job, Event, Answer> | undefined {
    return seats.find((seat) => seat.ready && !seat.task);
  }

  function isFull(): boolean {
    return !findFree() && quick.length + slow.length >= options.queueLimit;
  }

  function run(job: Job, runOptions: RunOptions<Event> = {}): Promise<Answer> {
    if (closed) return Promise.reject(new PoolError("closed", "The server is stopping."));
    if (runOptions.signal?.aborted)
      return Promise.reject(new PoolError("canceled", "The request was given up."));
    if (seats.every((seat) => !seat.ready && seat.failedStarts >= START_ATTEMPTS)) {
      return Promise.reject(new PoolError("worker_failed", "The workers cannot be started."));
    }
    if (isFull()) return Promise.reject(createBusyError());
    const { promise, resolve, reject } = createDeferred<Answer>();
    const cancel = new SharedArrayBuffer(4);
    const task: Task<Job, Event, Answer> = {
      number: nextNumber++,
      job,
      options: runOptions,
      cancel,
      resolve,
      reject,
    };
    const queue = runOptions.quick ? quick : slow;
    const giveUp = () => {
      // A running job keeps its worker until it notices; only the waiting for it ends here.
      cancelJob(cancel);
      const at = queue.indexOf(task);
      if (at >= 0) queue.splice(at, 1);
      reject(new PoolError("canceled", "The request was given up."));
    };
    runOptions.signal?.addEventListener("abort", giveUp, { once: true });
    queue.push(task);
    const free = findFree();
    if (free) next(free);
    return promise.finally(() => runOptions.signal?.removeEventListener("abort", giveUp));
  }

  async function close(): Promise<void> {
    closed = true;
    const error = new PoolError("closed", "The server is stopping.");
    firstStart.reject(error);
    start.reject(error);
    giveUpWaiting(error);
    const workers = seats.map((seat) => {
      const { worker } = seat;
      seat.worker = undefined;
      seat.ready = false;
      finish(seat, (task) => task.reject(error));
      return worker;
    });
    await Promise.all(workers.map((worker) => worker?.terminate()));
  }

  for (let at = 0; at < Math.max(1, options.size); at++) {
    const seat: Seat<Job, Event, Answer> = {
      worker: undefined,
      ready: false,
      task: undefined,
      timer: undefined,
      failedStarts: 0,
    };
    seats.push(seat);
  }
  const [first] = seats;
  if (first) startWorker(first);

  return {
    usable: firstStart.promise,
    started: start.promise,
    run,
    state: () => ({
      size: seats.length,
      ready: seats.filter((seat) => seat.ready).length,
      running: seats.filter((seat) => seat.task).length,
      waiting: quick.length + slow.length,
      isFull: isFull(),
    }),
    close,
  };
}
