import type { Problem } from "@deckwright/contract/problem.ts";
import type { Failure } from "../platform/http/failure.ts";

/** The error object of our own functions. */
export function problemObject({ code, message }: Failure, id?: string | number): Problem {
  return { ...(id === undefined ? {} : { id }), error: { code, message } };
}
