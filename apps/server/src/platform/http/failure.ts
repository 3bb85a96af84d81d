import type { Problem } from "@deckwright/contract/problem.ts";
import { GenerateError } from "@deckwright/engine/types.ts";
import { PoolError, type PoolErrorCode } from "@deckwright/host/pool/pool-error.ts";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isOutage, OUTAGE_RETRY_AFTER_S } from "../../ports/database/outage.ts";

/** Every way a request can fail that is ours to name, and the HTTP status that says so. The only place where the two meet. */
const STATUS_OF = {
  invalid_json: 400,
  invalid_request: 400,
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  impossible_wish: 422,
  rate_limited: 429,
  // nginx's word for a client that left; nobody reads the answer, only the log does.
  canceled: 499,
  internal: 500,
  worker_failed: 500,
  busy: 503,
  too_slow: 503,
  stopping: 503,
} as const satisfies Record<string, number>;

export type FailureKind = keyof typeof STATUS_OF;

/** What a failure may carry beside its kind and message. */
export interface FailureOptions {
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields that the protocol gives an error beside its code and message. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Whoever asks may be guessing, forging, or after more than is theirs: the log says that it was refused. */
  readonly isWatched?: boolean;
  readonly cause?: unknown;
}

/**
 * A request that cannot be answered, with what the client is told about it: everything but the cause. Each room words it in
 * its protocol: `{error: {code, message}}` where that is ours.
 */
export class Failure extends Error {
  /** `protocol`: the status, code and fields are those that another protocol gives this error. */
  readonly kind: FailureKind | "protocol";
  readonly status: ContentfulStatusCode;
  /** The kind, unless something more exact is known. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly isWatched: boolean;

  /**
   * @param kind What went wrong; or the status, where another protocol has a code of its own for it.
   * @param message A sentence that says what to do.
   */
  constructor(kind: FailureKind | number, message: string, options: FailureOptions = {}) {
    super(message, "cause" in options ? { cause: options.cause } : {});
    this.name = "Failure";
    this.kind = typeof kind === "number" ? "protocol" : kind;
    this.status = (typeof kind === "number" ? kind : STATUS_OF[kind]) as ContentfulStatusCode;
    this.code = options.code ?? this.kind;
    this.headers = options.headers ?? {};
    this.fields = options.fields ?? {};
    this.isWatched = options.isWatched ?? false;
  }
}

const KIND_OF_POOL: Readonly<Record<PoolErrorCode, FailureKind>> = {
  busy: "busy",
  too_slow: "too_slow",
  worker_failed: "worker_failed",
  canceled: "canceled",
  closed: "stopping",
};

/** Any thrown thing as a Failure. What nobody foresaw becomes `internal`, and says nothing of its inside. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  // The engine's own words go to the person as they are.
  if (error instanceof GenerateError) {
    return new Failure("impossible_wish", error.message, { code: error.code, cause: error });
  }
  if (error instanceof PoolError) {
    const headers = retryAfter(error.retryAfterSeconds);
    return new Failure(KIND_OF_POOL[error.code], error.message, { cause: error, headers });
  }
  if (isOutage(error)) {
    return new Failure("busy", "Our database cannot answer right now. Try again in a few seconds.", {
      code: "unavailable",
      cause: error,
      headers: retryAfter(OUTAGE_RETRY_AFTER_S),
    });
  }
  return new Failure("internal", "Something went wrong on our side. Trying again may help.", {
    cause: error,
  });
}

/** The header that says after how many seconds it may be tried again; none where nobody knows. */
export function retryAfter(seconds: number | undefined): Readonly<Record<string, string>> {
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

/** The one shape in which failures are told where no other protocol has another. */
export function problemObject({ code, message }: Failure, id?: string | number): Problem {
  return { ...(id === undefined ? {} : { id }), error: { code, message } };
}
