import type { Database } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import type { Log } from "../platform/process/log.ts";
import type { JobDefinition } from "../ports/jobs.ts";
import type { Reconciliation } from "../ports/payments.ts";
import type { Settle } from "./settle.ts";
import * as sql from "./statements.ts";

const eventSchema = z.object({ event: z.string(), customer: z.string() });

/** Settles the customer whom an event is about. It is tried for some hours; what failed to the end is kept, and settled at night. */
export function settleJob(database: Database, settle: Settle): JobDefinition {
  return {
    name: "settle-payments",
    retries: 10,
    timeoutSeconds: 120,
    run: async (data) => {
      const { event, customer } = eventSchema.parse(data);
      try {
        const isKnown = await settle(customer);
        await database.execute(sql.FINISH_EVENT, [event, isKnown ? null : "No member is this customer."]);
      } catch (error) {
        await database.execute(sql.NOTE_PROBLEM, [
          event,
          error instanceof Error ? error.message : String(error),
        ]);
        throw error;
      }
    },
  };
}

/** At a quiet hour, beside the other jobs of the night. */
export const RECONCILIATION_TIME = "47 3 * * *";

/** Compares everything that has been bought with what the payment provider knows, one customer after the other, and repairs it. */
export async function reconcile(database: Database, settle: Settle, log: Log): Promise<Reconciliation> {
  const { rows } = await database.execute(sql.ALL_CUSTOMERS);
  let repaired = 0;
  let failed = 0;
  for (const customer of rows.map((row) => String(row.customer))) {
    const began = new Date();
    try {
      const before = await stateOf(database, customer);
      if (!(await settle(customer))) continue;
      await database.execute(sql.FINISH_EVENTS_BEFORE, [customer, began]);
      if ((await stateOf(database, customer)) === before) continue;
      repaired += 1;
      log.warn("a member's payments were not as the provider has them", { customer });
    } catch (cause) {
      failed += 1;
      log.error("a customer could not be reconciled", { customer, cause });
    }
  }
  return { customers: rows.length, repaired, failed };
}

async function stateOf(database: Database, customer: string): Promise<unknown> {
  const { rows } = await database.execute(sql.STATE_OF_CUSTOMER, [customer]);
  return rows[0]?.state;
}

export function reconcileJob(database: Database, settle: Settle, log: Log): JobDefinition {
  return {
    name: "reconcile-payments",
    retries: 3,
    timeoutSeconds: 3_600,
    run: async () => {
      const outcome = await reconcile(database, settle, log);
      log.info("payments were compared with the provider's", { ...outcome });
      if (outcome.failed > 0) throw new Error(`${outcome.failed} customers could not be reconciled.`);
    },
  };
}
