/**
 * Why the pool could not do a job. `busy`: too many are waiting, ask again in `retryAfterSeconds`. `too_slow`: the time
 * limit was reached. `worker_failed`: the thread broke down. `canceled`: the caller gave up. `closed`: the pool stops.
 */
export type PoolErrorCode = "busy" | "too_slow" | "worker_failed" | "canceled" | "closed";

/** Thrown (as a rejection) when the pool itself, not the job, is the reason for there being no answer. */
export class PoolError extends Error {
  readonly code: PoolErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: PoolErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, "cause" in options ? { cause: options.cause } : {});
    this.name = "PoolError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
