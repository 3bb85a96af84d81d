import { DatabaseError } from "@deckwright/db/database.ts";

/** Seconds after which it makes sense to try again what an outage has kept from being done. */
export const OUTAGE_RETRY_AFTER_S = 2;

/**
 * Classes of SQLSTATE (and whole codes) that say nothing of what was asked: no connection, the server stopping or starting,
 * no memory, no disk, too many connections, a statement that waited for too long (`57014`), or a deadlock (`40P01`), which the
 * next try will not meet.
 */
const OUTAGES = ["08", "53", "57P", "57014", "40P01"];

/** A limit that the operator has set wrongly: trying again does not help. */
const CONFIGURATION_LIMIT = "53400";

/** Whether the database could not do what was asked for reasons of its own, and the same request may succeed soon. */
export function isOutage(error: unknown): error is DatabaseError {
  return (
    error instanceof DatabaseError &&
    error.code !== CONFIGURATION_LIMIT &&
    OUTAGES.some((outage) => error.code.startsWith(outage))
  );
}
