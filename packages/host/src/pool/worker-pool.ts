import { Worker } from "node:worker_threads";
import { createJobQueue } from "./job-queue.ts";
import { watchMemory } from "./memory-watch.ts";
import { PoolError } from "./pool-error.ts";
import type { PoolState, RunOptions, WorkerPoolOptions } from "./pool-options.ts";
import { cancelJob, type JobMessage, type WorkerMessage } from "./protocol.ts";

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
  readonly owner: string;
  readonly isQuick: boolean;
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
  stopWatching: (() => void) | undefined;
  failedStarts: number;
}

/** What a job is told that would have to wait too long. */
function createBusyError(): PoolError {
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
  return new ThreadPool(options);
}

class ThreadPool<Job, Event, Answer> implements WorkerPool<Job, Event, Answer> {
  readonly #options: WorkerPoolOptions;
  readonly #seats: readonly Seat<Job, Event, Answer>[];
  readonly #queue = createJobQueue<Task<Job, Event, Answer>>();
  readonly #firstStart = createDeferred<void>();
  readonly #start = createDeferred<void>();
  readonly usable = this.#firstStart.promise;
  readonly started = this.#start.promise;
  #nextNumber = 1;
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#seats = Array.from({ length: Math.max(1, options.size) }, () => ({
      worker: undefined,
      ready: false,
      task: undefined,
      timer: undefined,
      stopWatching: undefined,
      failedStarts: 0,
    }));
    // Whoever does not wait for the start learns of its failure from the jobs.
    this.usable.catch(() => {});
    this.started.catch(() => {});
    const [first] = this.#seats;
    if (first) this.#startWorker(first);
  }

  #startWorker(seat: Seat<Job, Event, Answer>): void {
    const worker = new Worker(this.#options.entry, {
      workerData: this.#options.workerData,
      ...(this.#options.resourceLimits ? { resourceLimits: this.#options.resourceLimits } : {}),
    });
    seat.worker = worker;
    seat.ready = false;
    let cause: unknown = "the thread ended by itself";
    const startTimer = setTimeout(() => {
      cause = `not ready within ${this.#options.startTimeoutMs} ms`;
      void worker.terminate();
    }, this.#options.startTimeoutMs);
    worker.on("message", (message: WorkerMessage<Event, Answer>) => {
      if (message.kind === "ready") {
        clearTimeout(startTimer);
        seat.ready = true;
        seat.failedStarts = 0;
        this.#firstStart.resolve();
        if (this.#seats.every((each) => each.ready)) this.#start.resolve();
        this.#startOthers();
        this.#next(seat);
      } else if (seat.task?.number === message.number) {
        if (message.kind === "event") seat.task.options.onEvent?.(message.event);
        else this.#finish(seat, (task) => task.resolve(message.answer));
      }
    });
    worker.on("error", (error) => {
      cause = error;
    });
    worker.on("exit", () => {
      clearTimeout(startTimer);
      if (seat.worker === worker) this.#replaceWorker(seat, cause);
    });
  }

  /** Starts the workers that were not started yet. The first one has the machine to itself until it is ready. */
  #startOthers(): void {
    for (const seat of this.#seats) {
      if (!seat.worker && seat.failedStarts === 0 && !this.#closed) this.#startWorker(seat);
    }
  }

  #replaceWorker(seat: Seat<Job, Event, Answer>, cause: unknown): void {
    const wasReady = seat.ready;
    seat.worker = undefined;
    seat.ready = false;
    this.#finish(seat, (task) =>
      task.reject(new PoolError("worker_failed", "The worker broke down over this request.", { cause })),
    );
    if (this.#closed) return;
    this.#options.onTrouble?.(
      wasReady ? "a worker broke down and is replaced" : "a worker could not start",
      cause,
    );
    if (wasReady) {
      this.#startWorker(seat);
      return;
    }
    seat.failedStarts++;
    this.#startOthers();
    if (seat.failedStarts >= START_ATTEMPTS) {
      const why = cause instanceof Error ? cause.message : String(cause);
      const error = new PoolError("worker_failed", `The workers cannot be started: ${why}.`, { cause });
      this.#firstStart.reject(error);
      this.#start.reject(error);
      if (this.#seats.every((each) => each.failedStarts >= START_ATTEMPTS)) this.#giveUpWaiting(error);
      return;
    }
    const pause = FIRST_PAUSE_MS * 2 ** (seat.failedStarts - 1);
    setTimeout(() => !this.#closed && this.#startWorker(seat), pause).unref();
  }

  /** Ends the task of a seat, if it has one. The seat is free afterwards. */
  #finish(seat: Seat<Job, Event, Answer>, answer: (task: Task<Job, Event, Answer>) => void): void {
    clearTimeout(seat.timer);
    seat.stopWatching?.();
    const { task } = seat;
    seat.task = undefined;
    if (task) answer(task);
    if (seat.ready) this.#next(seat);
  }

  readonly #mayHaveTurn = (owner: string): boolean =>
    this.#seats.filter(({ task }) => task?.owner === owner).length <
    (this.#options.mostEach ?? this.#options.size);

  /** Gives a free worker the next job that somebody still waits for. */
  #next(seat: Seat<Job, Event, Answer>): void {
    const { worker } = seat;
    if (!worker || !seat.ready || seat.task || this.#closed) return;
    const task = this.#queue.take(this.#mayHaveTurn);
    if (!task) return;
    seat.task = task;
    seat.timer = setTimeout(() => {
      const told = `This took longer than ${this.#options.jobTimeoutMs / 1000} seconds and was stopped.`;
      this.#endWorker(seat, new PoolError("too_slow", told), "a worker took too long and is replaced");
    }, this.#options.jobTimeoutMs);
    if (this.#options.memoryLimitMb !== undefined) {
      seat.stopWatching = watchMemory(worker, this.#options.memoryLimitMb, () => {
        const told = "This took more memory than a request may have, and was stopped.";
        this.#endWorker(
          seat,
          new PoolError("worker_failed", told),
          "a worker took too much memory and is replaced",
        );
      });
    }
    const message: JobMessage<Job> = { number: task.number, job: task.job, cancel: task.cancel };
    worker.postMessage(message);
    task.options.onStart?.();
  }

  /** Ends a worker that is not done with its job, and starts another in its place. */
  #endWorker(seat: Seat<Job, Event, Answer>, error: PoolError, trouble: string): void {
    const { worker } = seat;
    seat.worker = undefined;
    seat.ready = false;
    this.#finish(seat, (task) => task.reject(error));
    void worker?.terminate();
    if (this.#closed) return;
    this.#options.onTrouble?.(trouble, undefined);
    this.#startWorker(seat);
  }

  #giveUpWaiting(error: PoolError): void {
    for (const task of this.#queue.clear()) task.reject(error);
  }

  #findFree(): Seat<Job, Event, Answer> | undefined {
    return this.#seats.find((seat) => seat.ready && !seat.task);
  }

  #refusal({ owner = "", signal }: RunOptions<Event>): PoolError | undefined {
    if (this.#closed) return new PoolError("closed", "The server is stopping.");
    if (signal?.aborted) return new PoolError("canceled", "The request was given up.");
    if (this.#seats.every((seat) => !seat.ready && seat.failedStarts >= START_ATTEMPTS)) {
      return new PoolError("worker_failed", "The workers cannot be started.");
    }
    const mayStart = this.#findFree() && this.#mayHaveTurn(owner);
    const isTooMany =
      this.#queue.size >= this.#options.queueLimit ||
      this.#queue.sizeOf(owner) >= (this.#options.queueLimitEach ?? this.#options.queueLimit);
    return isTooMany && !mayStart ? createBusyError() : undefined;
  }

  /** Refuses a job that has waited too long. While no worker could have taken it, it goes on waiting. */
  #limitWait(task: Task<Job, Event, Answer>): NodeJS.Timeout {
    return setInterval(() => {
      if (this.#seats.some((seat) => seat.ready) && this.#queue.remove(task)) task.reject(createBusyError());
    }, this.#options.waitMs);
  }

  run(job: Job, runOptions: RunOptions<Event> = {}): Promise<Answer> {
    const refused = this.#refusal(runOptions);
    if (refused) return Promise.reject(refused);
    const { promise, resolve, reject } = createDeferred<Answer>();
    const cancel = new SharedArrayBuffer(4);
    const { owner = "", quick: isQuick = false, signal, onStart } = runOptions;
    const task: Task<Job, Event, Answer> = {
      number: this.#nextNumber++,
      job,
      owner,
      isQuick,
      options: {
        ...runOptions,
        onStart: () => {
          clearInterval(waiting);
          onStart?.();
        },
      },
      cancel,
      resolve,
      reject,
    };
    const giveUp = () => {
      // A running job keeps its worker until it notices; only the waiting for it ends here.
      cancelJob(cancel);
      this.#queue.remove(task);
      reject(new PoolError("canceled", "The request was given up."));
    };
    const waiting = this.#limitWait(task);
    signal?.addEventListener("abort", giveUp, { once: true });
    this.#queue.add(task);
    const free = this.#findFree();
    if (free) this.#next(free);
    return promise.finally(() => {
      clearInterval(waiting);
      signal?.removeEventListener("abort", giveUp);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const error = new PoolError("closed", "The server is stopping.");
    this.#firstStart.reject(error);
    this.#start.reject(error);
    this.#giveUpWaiting(error);
    const workers = this.#seats.map((seat) => {
      const { worker } = seat;
      seat.worker = undefined;
      seat.ready = false;
      this.#finish(seat, (task) => task.reject(error));
      return worker;
    });
    await Promise.all(workers.map((worker) => worker?.terminate()));
  }

  state(): PoolState {
    return {
      size: this.#seats.length,
      ready: this.#seats.filter((seat) => seat.ready).length,
      running: this.#seats.filter((seat) => seat.task).length,
      waiting: this.#queue.size,
      isFull: !this.#findFree() && this.#queue.size >= this.#options.queueLimit,
    };
  }
}
