import { DatabaseError } from "@deckwright/db/database.ts";
import { Failure, type FailureKind } from "../../platform/http/failure.ts";

/** What rows of `storage_quotas` refuse with, by the SQLSTATE that the database raises. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  PT403: "forbidden",
  PT413: "too_large",
  PT429: "rate_limited",
};

/**
 * What a member is told whose plan has no room for what was to be stored: what the quota is, and what to do. Undefined for
 * every other error.
 */
export function quotaRefusal(error: unknown): Failure | undefined {
  const kind = error instanceof DatabaseError ? KINDS[error.code] : undefined;
  if (!kind || !(error instanceof DatabaseError)) return undefined;
  return new Failure(kind, [error.message, error.hint].filter(Boolean).join(" "));
}
