import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isOutage, OUTAGE_RETRY_AFTER_S } from "./outage.ts";

/** Every way a request can fail, and the HTTP status that says so. The only place where the two meet. */
const STATUS_OF = {
  invalid_json: 400,
  invalid_request: 400,
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  impossible_wish: 422,
  rate_limited: 429,
  canceled: 499,
  internal: 500,
  worker_failed: 500,
  busy: 503,
  too_slow: 503,
  stopping: 503,
} as const satisfies Record<string, number>;

export type FailureKind = keyof typeof STATUS_OF;

/** A request that cannot be answered, with what the person is told about it. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** Sent to the client: the kind, unless something more exact is known. */
  readonly code: string;
  /** Sent to the client: a sentence that says what to do. */
  readonly userMessage: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    kind: FailureKind,
    userMessage: string,
    options: { code?: string; cause?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(userMessage, "cause" in options ? { cause: options.cause } : {});
    this.name = "Failure";
    this.kind = kind;
    this.code = options.code ?? kind;
    this.userMessage = userMessage;
    this.headers = options.headers ?? {};
  }

  get status(): ContentfulStatusCode {
    // 499 is nginx's word for a client that left; nobody reads the answer, only the log does.
    return STATUS_OF[this.kind] as ContentfulStatusCode;
  }
}

/** Any thrown thing as a Failure. What nobody foresaw becomes `internal`, and says nothing of its inside. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isOutage(error)) {
    return new Failure("busy", "Our database cannot answer right now. Try again in a few seconds.", {
      code: "unavailable",
      cause: error,
      headers: { "retry-after": String(OUTAGE_RETRY_AFTER_S) },
    });
  }
  return new Failure("internal", "Something went wrong on our side. Trying again may help.", {
    cause: error,
  });
}
