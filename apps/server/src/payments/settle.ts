import type { Database } from "@deckwright/db/database.ts";
import type { Provider } from "./provider.ts";
import { readAccount } from "./read-account.ts";
import * as sql from "./statements.ts";

/**
 * Brings a member up to date with what the payment provider knows of them. Whoever asks while another settlement of the same
 * customer waits to begin shares it.
 * @returns False where no member is this customer.
 * @throws What the provider's client throws, and DatabaseError.
 */
export type Settle = (customer: string) => Promise<boolean>;

/** Processes that settle the same customer at once take turns; each turn lets one of them finish. */
const TURNS = 20;

export function createSettle(database: Database, provider: Provider): Settle {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<boolean>>();

  async function settleNow(customer: string): Promise<boolean> {
    const stripe = await provider();
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { rows } = await database.execute(sql.COUNT_SETTLEMENTS, [customer]);
      const seen = rows[0]?.settlements;
      if (seen === undefined) return false;
      // Read after the count, and not within a transaction: the database waits for nobody's network.
      const account = await readAccount(stripe, customer);
      const settled = await database.execute(sql.SETTLE, [customer, seen, JSON.stringify(account)]);
      if (settled.rows[0]?.is_done === true) return true;
    }
    throw new Error("The payments of a customer are being settled by many at once.");
  }

  return (customer) => {
    const next = waiting.get(customer);
    if (next) return next;
    const before = running.get(customer) ?? Promise.resolve();
    const begun = before
      .catch(() => {})
      .then(() => {
        waiting.delete(customer);
        return settleNow(customer);
      });
    waiting.set(customer, begun);
    running.set(customer, begun);
    const forget = () => {
      if (running.get(customer) === begun) running.delete(customer);
    };
    begun.then(forget, forget);
    return begun;
  };
}
