import type { ResourceLimits } from "node:worker_threads";

/** How a pool is set up. */
export interface WorkerPoolOptions {
  /** The module each worker runs; it speaks `protocol.ts`. */
  readonly entry: URL;
  /** Handed to each worker as it starts. Put large things into a SharedArrayBuffer, which is not copied. */
  readonly workerData: unknown;
  /** Number of workers, at least 1. */
  readonly size: number;
  /** Workers that the jobs of one owner may have at once; `size` when absent. */
  readonly mostEach?: number;
  /** Most jobs that may wait for a worker; one more is refused as `busy`. */
  readonly queueLimit: number;
  /** Of these, how many may be one owner's; all when absent. */
  readonly queueLimitEach?: number;
  /** A job that waits longer is refused as `busy`, unless the first worker is still being started. */
  readonly waitMs: number;
  /** A job that runs longer is ended together with its worker. */
  readonly jobTimeoutMs: number;
  /** A worker that is not ready after this time counts as broken. */
  readonly startTimeoutMs: number;
  /** Megabytes, of heap and buffers, that a worker may take for a job; one that takes more is ended, and its job with it. */
  readonly memoryLimitMb?: number;
  /**
   * V8's own limits for each worker. Where `maxOldGenerationSizeMb` is reached within a single step, the whole process
   * ends: keep it far above `memoryLimitMb`.
   */
  readonly resourceLimits?: ResourceLimits;
  /** Told of what the pool mends by itself: a worker that broke down and is replaced. */
  readonly onTrouble?: (message: string, cause: unknown) => void;
}

/** How one job is to be run. */
export interface RunOptions<Event> {
  /** Whose turn the job takes, such as a visitor's network. Those who do not say are one owner together. */
  readonly owner?: string | undefined;
  /** `quick` jobs come before most of their owner's others that wait. */
  readonly quick?: boolean;
  /** Told when a worker takes the job up. */
  readonly onStart?: (() => void) | undefined;
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
  /** True when one more job would be refused as `busy`, whoever brings it. */
  readonly isFull: boolean;
}
