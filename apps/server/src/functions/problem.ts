import type { Problem } from "@deckwright/contract/problem.ts";
import { GenerateError } from "@deckwright/engine/types.ts";
import { PoolError, type PoolErrorCode } from "@deckwright/host/pool/pool-error.ts";
import { Failure, type FailureKind, toFailure } from "../platform/failure.ts";

const KIND_OF: Readonly<Record<PoolErrorCode, FailureKind>> = {
  busy: "busy",
  too_slow: "too_slow",
  worker_failed: "worker_failed",
  canceled: "canceled",
  closed: "stopping",
};

/** Any error that building a deck can end with. The engine's own words go to the person as they are. */
export function engineFailure(error: unknown): Failure {
  if (error instanceof GenerateError) {
    return new Failure("impossible_wish", error.message, { code: error.code, cause: error });
  }
  if (error instanceof PoolError) {
    const seconds = error.retryAfterSeconds;
    const headers = seconds === undefined ? {} : { "retry-after": String(seconds) };
    return new Failure(KIND_OF[error.code], error.message, { cause: error, headers });
  }
  return toFailure(error);
}

/** The error object of our own functions. */
export function problemObject(failure: Failure, id?: string | number): Problem {
  return { ...(id === undefined ? {} : { id }), error: { code: failure.code, message: failure.userMessage } };
}
