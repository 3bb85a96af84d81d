import type { PaymentMode } from "@deckwright/contract/store.ts";
import type { Database } from "@deckwright/db/database.ts";
import type { Environment } from "./platform/process/env.ts";

/** A database that could not take our tables has nothing to sell. */
export async function hasStore(database: Database): Promise<boolean> {
  const { rows } = await database.execute("select to_regclass('deckwright.payment_customers') as customers");
  return rows[0]?.customers != null;
}

/** How payments are taken here. */
export function paymentMode(env: Environment): PaymentMode {
  if (env.stripe) return env.stripe.secretKey.includes("_live_") ? "live" : "test";
  // The till keeps its books in tables of our own set `platform`, which a hosted project does not have.
  return env.isPersonal && env.hosted === undefined ? "till" : "off";
}
