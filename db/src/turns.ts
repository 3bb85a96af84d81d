import { DatabaseError, type DatabaseRole } from "./database.ts";

/** A request that has waited this long for the database is told to come again, instead of adding to the wait. Milliseconds. */
export const REQUEST_PATIENCE_MS = 2_000;

/** More than these waiting for their turn would wait longer than anybody does. */
export const MAX_WAITING = 2_000;

/** A line in front of a database that does a number of things at a time. */
export interface Turns {
  /**
   * Does work when it is its turn, which goes by who came first. Migrations, jobs and maintenance (`owner`), which nobody waits
   * for, wait for as long as it takes.
   * @throws DatabaseError (53300) when it has waited too long, or too many wait already: then nothing of it is done.
   */
  take<Value>(role: DatabaseRole, work: () => Promise<Value>): Promise<Value>;
}

interface Waiter {
  readonly start: () => void;
  readonly giveUp: (reason: DatabaseError) => void;
}

/**
 * @param atOnce How much is done at a time.
 * @param patienceMs How long a request may wait.
 */
export function createTurns(atOnce: number, patienceMs: number = REQUEST_PATIENCE_MS): Turns {
  /** In the order in which they came. */
  const waiting = new Set<Waiter>();
  let running = 0;

  function wait(role: DatabaseRole): Promise<void> {
    if (waiting.size >= MAX_WAITING) return Promise.reject(busyError());
    return new Promise((resolve, reject) => {
      const timer = role === "owner" ? undefined : setTimeout(() => waiter.giveUp(busyError()), patienceMs);
      const waiter: Waiter = {
        start: () => {
          clearTimeout(timer);
          waiting.delete(waiter);
          resolve();
        },
        giveUp: (reason) => {
          waiting.delete(waiter);
          reject(reason);
        },
      };
      waiting.add(waiter);
    });
  }

  /** Whoever is next takes over the place, so that nobody who comes now gets in between. */
  function leave(): void {
    const [next] = waiting;
    if (next) next.start();
    else running -= 1;
  }

  return {
    async take(role, work) {
      if (running < atOnce) running += 1;
      else await wait(role);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** In the words that PostgreSQL has for it. */
function busyError(): DatabaseError {
  const message = "too many requests are waiting for the database";
  const hint = "Try again in a few seconds.";
  return new DatabaseError({ code: "53300", message, detail: null, hint, constraint: null });
}
