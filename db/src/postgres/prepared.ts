import { DatabaseError, type DatabaseRole, type Statement } from "../database.ts";
import { MOST_PREPARED, preparedName } from "../prepared-name.ts";

/**
 * What PostgreSQL answers to a name that it does not know, or knows already: between us and it is a pooler that gives each
 * transaction another of its sessions.
 */
const NOT_OURS: ReadonlySet<string> = new Set(["26000", "42P05"]);

/** Which connection keeps which statements prepared. */
export function createPrepared() {
  const kept = new WeakMap<object, Set<string>>();
  let isOff = false;
  return {
    /** The name to prepare a statement under; undefined for one that is sent as it is. */
    name: (role: DatabaseRole, statement: Statement) => (isOff ? undefined : preparedName(role, statement)),
    /** Notes that a connection keeps what has this name. */
    keep(connection: object, name: string): void {
      const names = kept.get(connection) ?? new Set();
      kept.set(connection, names.add(name));
    },
    /** True for a connection that keeps as much as one may: it is to end, since its driver forgets no name. */
    isFull: (connection: object) => (kept.get(connection)?.size ?? 0) >= MOST_PREPARED,
    /** Whether a statement failed only because it had a name. Then none is given any more. */
    isRefused(error: unknown): boolean {
      isOff ||= error instanceof DatabaseError && NOT_OURS.has(error.code);
      return error instanceof DatabaseError && NOT_OURS.has(error.code);
    },
  };
}
