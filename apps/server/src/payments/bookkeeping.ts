import type { Database } from "@deckwright/db/database.ts";
import { Failure } from "../platform/http/failure.ts";
import type { Log } from "../platform/process/log.ts";
import type { Bookkeeping, ProviderAccess } from "../ports/payments.ts";
import { reconcile } from "./jobs.ts";
import { createProvider, type Provider } from "./provider.ts";
import { createSettle, type Settle } from "./settle.ts";

/** What whoever runs the site does about payments, without a server that takes any. */
export function openBookkeeping(database: Database, access: ProviderAccess, log: Log): Bookkeeping {
  const provider = createProvider(access);
  return createBookkeeping(database, { provider, settle: createSettle(database, provider) }, log);
}

export function createBookkeeping(
  database: Database,
  { provider, settle }: { readonly provider: Provider; readonly settle: Settle },
  log: Log,
): Bookkeeping {
  return {
    async refund({ charge, cents, customer, key }) {
      const stripe = await provider();
      await stripe.refunds
        .create({ charge, amount: cents }, { idempotencyKey: key })
        .catch((error: unknown) => {
          if (!(error instanceof stripe.errors.StripeError)) throw error;
          throw error instanceof stripe.errors.StripeInvalidRequestError
            ? new Failure("conflict", `The payment provider refuses: ${error.message}`, {
                code: "refund_refused",
                cause: error,
              })
            : new Failure(
                "busy",
                "The payment provider does not answer. Look there whether money was given back before you try again.",
                { code: "payments_unavailable", cause: error },
              );
        });
      if (customer !== undefined) await settle(customer);
    },
    reconcile: () => reconcile(database, settle, log),
  };
}
