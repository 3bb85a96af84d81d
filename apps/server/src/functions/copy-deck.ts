import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import { DatabaseError } from "@deckwright/db/database.ts";
import { Failure, type FailureKind, toFailure } from "../platform/http/failure.ts";
import type { DataDoor } from "../platform/limits/data-door.ts";
import { quotaRefusal } from "../ports/database/quota-refusal.ts";
import { BY_HAND, functionForMembers, type ServerFunction } from "../ports/server-function.ts";

/** What the database refuses a copy with, and how the visitor is told. */
const REFUSALS: Readonly<Record<string, readonly [FailureKind, string]>> = {
  "42501": ["unauthorized", "Sign in to copy a deck."],
  // The account has gone, and its token has not ended yet.
  "23503": ["unauthorized", "Sign in to copy a deck."],
  // The session has ended, and its token has not.
  PT401: ["unauthorized", "Your session has ended. Sign in again."],
  PT402: ["payment_required", "You need 1 AI credit to copy a deck. Please purchase more in the store."],
  PT404: ["not_found", "Could not find the deck. It might be private or deleted."],
};

const COPY = "select row_to_json(d)::text as deck from public.copy_deck($1) as d";

/** Puts a deck into the caller's vault, for one credit: all of it one transaction in the database. */
export function createCopyDeck(door: DataDoor): ServerFunction {
  return functionForMembers(FUNCTIONS.copyDeck, {
    signInTo: "copy a deck",
    limit: BY_HAND,
    cost: 1,
    maxBytes: 4096,
    wrongInput: "Say which deck to copy, by its number (deckId).",
    // The specification fixes that an error is a sentence here.
    refusal: ({ fields, message }) => ({ ...fields, error: message }),
    run: async ({ deckId }, { visitor, caller }) => {
      await door.admit(visitor);
      const [copied] = await door
        .databaseFor(visitor)
        .runStatements(caller.role, caller.claims, [{ text: COPY, values: [deckId], isRepeated: true }])
        .catch((error: unknown) => {
          throw refusalOf(error);
        });
      // The database wrote the JSON.
      const body = `{"deck":${String(copied?.rows[0]?.deck)}}`;
      return new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } });
    },
  });
}

function refusalOf(error: unknown): Failure {
  const quota = quotaRefusal(error);
  if (quota) return quota;
  const [kind, message] = (error instanceof DatabaseError ? REFUSALS[error.code] : undefined) ?? [];
  if (kind && message) return new Failure(kind, message);
  const failure = toFailure(error);
  return failure.kind === "internal"
    ? new Failure("internal", "The deck could not be copied. Trying again may help.", { cause: error })
    : failure;
}
