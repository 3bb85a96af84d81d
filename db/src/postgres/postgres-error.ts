import { connectionError, DatabaseError, readErrorFields } from "../database.ts";

/** What the driver has thrown as one of ours: a refusal in PostgreSQL's words, or a database that cannot be reached. */
export function toDatabaseError(error: unknown): DatabaseError {
  const fields = readErrorFields(error);
  if (fields && "severity" in Object(error)) return new DatabaseError(fields, { cause: error });
  return connectionError("The database cannot be reached.", error);
}
