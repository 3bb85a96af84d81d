import { DatabaseError } from "@deckwright/db/database.ts";
import { Failure } from "../platform/http/failure.ts";

/** What is left out of an error stands there as null: clients read all four fields. */
interface RestErrorFields {
  readonly details?: unknown;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error in the words of the data API's protocol. */
export function restFailure(
  status: number,
  code: string,
  message: string,
  { details = null, hint = null, headers = {} }: RestErrorFields = {},
): Failure {
  return new Failure(status, message, { code, headers, fields: { details, hint } });
}

/** The body of an error; clients read all four fields. */
export function errorBody({ code, fields, message }: Failure): object {
  return { code, ...fields, message };
}

/** Classes of SQLSTATE, and whole codes, with the HTTP status that they become. The longest that fits counts. */
const STATUS_OF: Readonly<Record<string, number>> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "22": 400,
  "23": 400,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42": 400,
  "42501": 403,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53400": 500,
  "54": 500,
  "55": 500,
  // A view that cannot be written to.
  "55000": 405,
  "57": 500,
  "58": 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** Roles that have not signed in are asked to, instead of being turned away. */
const UNAUTHORIZED = 401;

/** What the bounds of the data API end a statement with, in words for whoever asked. */
const REFUSALS: Readonly<Record<string, { code: string; message: string; hint: string }>> = {
  DW001: {
    code: "57014",
    message: "The request takes longer than others can wait for it",
    hint: "Ask for fewer rows (limit, Range) or fewer columns (select), or change fewer rows at once.",
  },
  DW002: {
    code: "54000",
    message: "The answer is larger than what is sent at once",
    hint: "Ask for fewer rows (limit, Range) or fewer columns (select).",
  },
};

/** What PostgreSQL refused, as an answer. `raise sqlstate 'PT402'` in a function becomes the status 402. */
function fromDatabaseError(error: DatabaseError, isAnonymous: boolean): Failure {
  const { code, message, detail, hint } = error;
  const refusal = REFUSALS[code];
  if (refusal) return restFailure(400, refusal.code, refusal.message, { hint: refusal.hint });
  const asked = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  const status = asked === undefined ? statusOf(code) : Number(asked);
  return restFailure(
    status === 403 && isAnonymous && code === "42501" ? UNAUTHORIZED : status,
    code,
    message,
    { details: detail, hint, ...(status === 503 ? { headers: AGAIN } : {}) },
  );
}

function statusOf(code: string): number {
  return STATUS_OF[code] ?? STATUS_OF[code.slice(0, 2)] ?? 400;
}

/** Something in the address that cannot be read. `column` counts from one. */
export function parseError(what: string, text: string, column: number, expecting: string): Failure {
  const found = column <= text.length ? JSON.stringify(text.charAt(column - 1)) : "end of input";
  return restFailure(400, "PGRST100", `"failed to parse ${what} (${text})" (line 1, column ${column})`, {
    details: `unexpected ${found} expecting ${expecting}`,
  });
}

/** Rows that cannot be had. */
export function rangeError(details: string, total?: number): Failure {
  return restFailure(416, "PGRST103", "Requested range not satisfiable", {
    details,
    headers: total === undefined ? {} : { "content-range": `*/${total}` },
  });
}

/** A name in a condition, an order or a limit that no embed goes by; `alias` is what it goes by instead. */
export function notEmbedded(name: string, alias?: string): Failure {
  return restFailure(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
    ...(alias === undefined
      ? { hint: `Verify that '${name}' is included in the 'select' query parameter.` }
      : {
          details: "Target names are not allowed in filters if they have an alias",
          hint: `Change '${name}' to '${alias}' in filters, orders or limits.`,
        }),
  });
}

export const invalidBody = (message = "Empty or invalid json") => restFailure(400, "PGRST102", message);

/** What an unforeseen error may tell of itself: nothing. */
export function toRestFailure(error: unknown, isAnonymous: boolean): Failure {
  if (error instanceof Failure) return error.kind === "protocol" ? error : fromFailure(error);
  if (error instanceof DatabaseError) {
    if (error.code.startsWith("08")) return fromLostConnection(error);
    const answer = fromDatabaseError(error, isAnonymous);
    if (!error.code.startsWith("XX")) return answer;
    return restFailure(answer.status, error.code, "The database could not answer.");
  }
  return restFailure(500, "PGRSTX00", "Something went wrong on our side.");
}

/** No turn came in time, or there were too many requests. Clients ask again after 503. */
function fromFailure({ kind, status, code, message, headers }: Failure): Failure {
  return restFailure(status, kind === "busy" ? "PGRST003" : code, message, { headers });
}

/** When asking again makes sense, in seconds. */
const AGAIN = { "retry-after": "2" };

/** The database is away, or all connections were in use for as long as anybody waits. */
function fromLostConnection({ cause }: DatabaseError): Failure {
  return cause instanceof Error && /^timeout exceeded/.test(cause.message)
    ? restFailure(504, "PGRST003", "Timed out acquiring connection from connection pool.", {
        headers: AGAIN,
      })
    : restFailure(503, "PGRST000", "Database connection error. Retrying the connection.", {
        headers: AGAIN,
      });
}
