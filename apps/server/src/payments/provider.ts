import type Stripe from "stripe";
import { Failure } from "../platform/http/failure.ts";
import type { ProviderAccess } from "../ports/payments.ts";

/** Gives the payment provider's client, which is loaded when it is first asked for: nobody waits for it who buys nothing. */
export type Provider = () => Promise<Stripe>;

/** A request to the provider is given up after this many milliseconds, and tried again so often. */
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export function createProvider({ secretKey, fetch }: ProviderAccess): Provider {
  let client: Promise<Stripe> | undefined;
  return () => {
    client ??= import("stripe").then(
      ({ default: Client }) =>
        new Client(secretKey, {
          timeout: TIMEOUT_MS,
          maxNetworkRetries: RETRIES,
          telemetry: false,
          appInfo: { name: "Deckwright" },
          ...(fetch ? { httpClient: Client.createFetchHttpClient(fetch) } : {}),
        }),
    );
    return client;
  };
}

/** Runs what asks the provider for a visitor. @throws Failure in place of what the provider's client throws. */
export async function askProvider<Value>(
  provider: Provider,
  ask: (stripe: Stripe) => Promise<Value>,
): Promise<Value> {
  const stripe = await provider();
  return ask(stripe).catch((error: unknown) => {
    if (!(error instanceof stripe.errors.StripeError)) throw error;
    throw new Failure(
      "busy",
      "The payment provider does not answer right now. Nothing was charged; try again.",
      {
        code: "payments_unavailable",
        cause: error,
      },
    );
  });
}
