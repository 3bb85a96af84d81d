import type { Database } from "@deckwright/db/database.ts";
import { Hono } from "hono";
import type Stripe from "stripe";
import type { AppEnv } from "../platform/http/context.ts";
import { Failure, problemObject, toFailure } from "../platform/http/failure.ts";
import { readText } from "../platform/http/read-body.ts";
import { createMemoryRateLimiter, type RateLimit, takeTurn } from "../platform/limits/rate-limit.ts";
import type { SubmitJob } from "../ports/jobs.ts";
import type { Provider } from "./provider.ts";
import * as sql from "./statements.ts";

/** Events that say that there is something to settle. Others are kept, and nothing follows from them. */
const SETTLED_KINDS: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.succeeded",
  "charge.refunded",
  "charge.refund.updated",
]);

/** The provider's events have a few kB, of a long invoice some hundred. */
const MAX_BYTES = 1_048_576;
/** An event that was signed longer ago is refused, in seconds: whoever has overheard it cannot send it again later. */
const TOLERANCE_S = 300;
/** The provider sends from a handful of addresses. Counted in memory: an event is kept once, whichever process it comes to. */
const LIMIT: RateLimit = { burst: 1_000, perSecond: 50 };

/**
 * Takes what the payment provider tells us, at `/payments/webhook`: checks by the raw body who has signed it, and when, keeps it
 * once, and has it settled in the background. It is acknowledged when it is kept together with that job, so that nothing is lost
 * when the process ends in between.
 */
export function createWebhook(options: {
  readonly database: Database;
  readonly provider: Provider;
  readonly secret: string;
  /** Hands in the settlement of a customer. */
  readonly submit: SubmitJob;
}): Hono<AppEnv> {
  const { database, provider, secret, submit } = options;
  const limiter = createMemoryRateLimiter(LIMIT);

  async function readEvent(body: string, signature: string | undefined): Promise<Stripe.Event> {
    const stripe = await provider();
    try {
      return stripe.webhooks.constructEvent(body, signature ?? "", secret, TOLERANCE_S);
    } catch (cause) {
      throw new Failure("bad_request", "This event is not signed by the payment provider, or too old.", {
        code: "bad_signature",
        cause,
      });
    }
  }

  async function keep(event: Stripe.Event): Promise<void> {
    const about = describe(event);
    const isSettled = about.customer !== undefined && SETTLED_KINDS.has(event.type);
    await database.withTransaction("service_role", undefined, async (transaction) => {
      const { count } = await transaction.query(sql.KEEP_EVENT, [
        event.id,
        event.type,
        about.customer ?? null,
        about,
        !isSettled,
      ]);
      if (count > 0 && isSettled) await submit(transaction, { event: event.id, customer: about.customer });
    });
  }

  const routes = new Hono<AppEnv>();
  routes.post("/webhook", async (c) => {
    await takeTurn(limiter, c.get("address"), "That is a lot of events at once.");
    const event = await readEvent(await readText(c.req.raw, MAX_BYTES), c.req.header("stripe-signature"));
    await keep(event);
    return c.json({ received: true });
  });
  routes.onError((error, c) => {
    const failure = toFailure(error);
    c.set("failure", failure);
    return c.json(problemObject(failure), failure.status, { ...failure.headers });
  });
  return routes;
}

/** What is kept of an event: which object it is about. Names, addresses and the last digits of cards are not. */
function describe({ created, data, livemode }: Stripe.Event) {
  const about: Readonly<Record<string, unknown>> = { ...data.object };
  const { id, object, status, customer } = about;
  const isCustomer = object === "customer" && typeof id === "string";
  const named =
    typeof customer === "object" && customer !== null && "id" in customer ? customer.id : customer;
  return {
    id,
    object,
    status,
    customer: isCustomer ? id : typeof named === "string" ? named : undefined,
    created,
    livemode,
  };
}
