import type { PaymentMode } from "@deckwright/contract/store.ts";
import type { Database } from "@deckwright/db/database.ts";
import type { Hono } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import type { DataDoor } from "../platform/limits/data-door.ts";
import type { Log } from "../platform/process/log.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Bookkeeping, ProviderAccess } from "../ports/payments.ts";
import type { ServerFunction } from "../ports/server-function.ts";
import { createBookkeeping } from "./bookkeeping.ts";
import { createCheckout } from "./checkout.ts";
import { createPaymentFunctions, type FindBuyer } from "./functions.ts";
import { RECONCILIATION_TIME, reconcileJob, settleJob } from "./jobs.ts";
import { createProvider } from "./provider.ts";
import { createSettle } from "./settle.ts";
import { createWebhook } from "./webhook.ts";

/** Everything about payments. */
export interface Payments {
  readonly functions: readonly ServerFunction[];
  /** Below `/payments`; none where payments are off. */
  readonly webhook: Hono<AppEnv> | undefined;
  /** Ends the plans of a member who is about to go. @throws Failure where the provider does not answer. */
  endPlans(database: Database, memberId: string): Promise<void>;
  /** Undefined where payments are off. */
  readonly bookkeeping: Bookkeeping | undefined;
}

/** @param options.access Undefined where payments are off. */
export async function openPayments(options: {
  readonly database: Database;
  readonly door: DataDoor;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly origin: string;
  readonly mode: PaymentMode;
  readonly access: ProviderAccess | undefined;
  /** Undefined where the provider's script is to stay out of our pages. */
  readonly publishableKey: string | undefined;
  readonly findBuyer: FindBuyer;
}): Promise<Payments> {
  const { database, access, jobs, log } = options;
  if (!access) {
    return {
      functions: createPaymentFunctions({ ...options, checkout: undefined }),
      webhook: undefined,
      endPlans: async () => {},
      bookkeeping: undefined,
    };
  }
  const provider = createProvider(access);
  const settle = createSettle(database, provider);
  const submit = await jobs.define(settleJob(database, settle));
  await jobs.schedule(reconcileJob(database, settle, log), RECONCILIATION_TIME);
  const checkout = createCheckout(provider, settle, options.origin);
  return {
    functions: createPaymentFunctions({ ...options, checkout }),
    endPlans: checkout.endPlans,
    webhook: createWebhook({ database, provider, secret: access.webhookSecret, submit }),
    bookkeeping: createBookkeeping(database, { provider, settle }, log),
  };
}
