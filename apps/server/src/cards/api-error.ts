import type { ScryfallError } from "@deckwright/contract/scryfall.ts";
import { type Failure, toFailure } from "../platform/http/failure.ts";

/** Scryfall's error object. `type` says more of a `not_found`, e.g. `ambiguous`. */
export function errorObject(status: number, code: string, details: string, type?: string): ScryfallError {
  return { object: "error", code, status, ...(type === undefined ? {} : { type }), details };
}

/** Any thrown thing as Scryfall's error object. */
export function failureObject(error: unknown): { readonly body: ScryfallError; readonly failure: Failure } {
  const failure = toFailure(error);
  const code = failure.status === 400 ? "bad_request" : failure.code;
  return { body: errorObject(failure.status, code, failure.message), failure };
}
