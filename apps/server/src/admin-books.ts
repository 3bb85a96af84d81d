import type { Database } from "@deckwright/db/database.ts";
import { hasStore, paymentMode } from "./payment-mode.ts";
import { openBookkeeping } from "./payments/bookkeeping.ts";
import { type Environment, siteOrigin } from "./platform/process/env.ts";
import type { Log } from "./platform/process/log.ts";
import type { Bookkeeping } from "./ports/payments.ts";
import { openTill } from "./till/open-till.ts";

/**
 * What the operator does about payments where no server runs. The till's events wait for the next one.
 * @returns Undefined where payments are off.
 */
export async function openBooksFor(options: {
  readonly env: Environment;
  readonly database: Database;
  readonly log: Log;
}): Promise<Bookkeeping | undefined> {
  const { env, database, log } = options;
  const mode = (await hasStore(database)) ? paymentMode(env) : "off";
  if (mode === "off") return undefined;
  if (env.stripe) return openBookkeeping(database, env.stripe, log);
  const origin = siteOrigin(env, env.port);
  const { access } = await openTill({
    database,
    isPersonal: env.isPersonal,
    origin,
    address: `${origin}/payments/webhook`,
    deliver: async () => new Response(null, { status: 503 }),
    log,
  });
  return openBookkeeping(database, access, log);
}
