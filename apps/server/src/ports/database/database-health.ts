import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@deckwright/db/database.ts";

/** Whether a database is there. */
export interface DatabaseHealth {
  readonly engine: Database["engine"];
  /** Asks, at most once a second, however many want to know. Never throws. */
  answers(): Promise<boolean>;
}

const PATIENCE_MS = 2_000;
const REMEMBERED_MS = 1_000;

/** @param now Milliseconds of any clock. */
export function createDatabaseHealth(
  database: Database,
  now: () => number = () => performance.now(),
): DatabaseHealth {
  let asked: Promise<boolean> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<boolean> {
    const late = new AbortController();
    // In a transaction that might write: a database that only reads for want of space is not well.
    const answer = database.runStatements("owner", undefined, [{ text: "select 1" }]).then(
      () => true,
      () => false,
    );
    const silence = wait(PATIENCE_MS, false, { signal: late.signal }).catch(() => false);
    const isThere = await Promise.race([answer, silence]);
    late.abort();
    return isThere;
  }

  return {
    engine: database.engine,
    answers() {
      if (asked === undefined || now() - askedAt >= REMEMBERED_MS) {
        askedAt = now();
        asked = ask();
      }
      return asked;
    },
  };
}
