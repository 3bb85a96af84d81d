import type { Offer } from "@deckwright/contract/store.ts";
import type { Database } from "@deckwright/db/database.ts";
import type Stripe from "stripe";
import { Failure } from "../platform/http/failure.ts";
import { askProvider, type Provider } from "./provider.ts";
import type { PurchaseMetadata } from "./read-account.ts";
import type { Settle } from "./settle.ts";
import * as sql from "./statements.ts";

/** Who buys. */
export interface Buyer {
  readonly id: string;
  readonly email: string | null;
}

/** How a checkout stands: `settled` once what was bought is there. */
interface CheckoutState {
  readonly state: "open" | "expired" | "waiting" | "settled";
  readonly product: Pick<Offer, "id" | "kind" | "name" | "credits"> | null;
}

/** What members buy, and where they see to it: all on the payment provider's own pages. */
export interface Checkout {
  /** @returns Where to pay. @throws Failure */
  begin(database: Database, buyer: Buyer, productId: string): Promise<string>;
  /** @throws Failure `not_found` for a checkout that is not this member's. */
  state(database: Database, buyer: Buyer, sessionId: string): Promise<CheckoutState>;
  /** Ends the plans of a member who is about to go, so that nobody is charged for them again. */
  endPlans(database: Database, memberId: string): Promise<void>;
  /** @returns Where to see to the plan, cards and invoices. @throws Failure `not_found` for who has bought nothing. */
  portal(database: Database, buyer: Buyer): Promise<string>;
}

/** @param origin Where people come back to. */
export function createCheckout(provider: Provider, settle: Settle, origin: string): Checkout {
  const prices = new Map<string, Promise<string>>();

  async function ask<Row>(
    database: Database,
    text: string,
    values: readonly unknown[],
  ): Promise<Row | undefined> {
    const [result] = await database.runStatements("owner", undefined, [{ text, values }]);
    return result?.rows[0] as Row | undefined;
  }

  async function findCustomer(database: Database, memberId: string): Promise<string | undefined> {
    return (await ask<{ customer: string }>(database, sql.FIND_CUSTOMER, [memberId]))?.customer;
  }

  async function customerOf(database: Database, buyer: Buyer): Promise<string> {
    const known = await findCustomer(database, buyer.id);
    if (known !== undefined) return known;
    const made = await askProvider(provider, (stripe) =>
      stripe.customers.create(
        { ...(buyer.email === null ? {} : { email: buyer.email }), metadata: { member: buyer.id } },
        { idempotencyKey: `customer ${buyer.id}` },
      ),
    );
    await ask(database, sql.KEEP_CUSTOMER, [buyer.id, made.id]);
    return (await findCustomer(database, buyer.id)) ?? made.id;
  }

  /** The provider's price of an offer, which is made there when it is first sold. */
  function priceOf(offer: Offer): Promise<string> {
    const key = `deckwright-${offer.id}-${offer.price_cents}-${offer.currency}`;
    const known = prices.get(key);
    if (known) return known;
    const found = askProvider(provider, (stripe) => findOrMakePrice(stripe, offer, key));
    prices.set(key, found);
    found.catch(() => prices.delete(key));
    return found;
  }

  return {
    async begin(database, buyer, productId) {
      const offer = await ask<Offer>(database, sql.OFFER, [productId]);
      if (!offer) throw new Failure("not_found", "This is not for sale.", { code: "no_such_product" });
      const isPlan = offer.kind === "plan";
      if (isPlan) {
        const { runs } = (await ask<{ runs: boolean }>(database, sql.PLAN_RUNS, [buyer.id])) ?? {};
        if (runs === true) {
          throw new Failure("conflict", "You are on Pro already.", { code: "plan_active" });
        }
      }
      const customer = await customerOf(database, buyer);
      const price = await priceOf(offer);
      const metadata: PurchaseMetadata = { product: offer.id, credits: String(offer.credits) };
      const session = await askProvider(provider, async (stripe) => {
        if (isPlan) await closeOpenPlans(stripe, customer);
        return stripe.checkout.sessions.create({
          customer,
          mode: isPlan ? "subscription" : "payment",
          line_items: [{ price, quantity: 1 }],
          metadata,
          ...(isPlan ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
          success_url: `${origin}/checkout-success?session={CHECKOUT_SESSION_ID}`,
          cancel_url: `${origin}/product/${offer.id}?payment=canceled`,
        });
      });
      if (session.url === null) throw new Error("The payment provider named no page to pay on.");
      return session.url;
    },

    async state(database, buyer, sessionId) {
      const customer = await findCustomer(database, buyer.id);
      const session = customer && (await findSession(provider, sessionId));
      if (!session || idOf(session.customer) !== customer) {
        throw new Failure("not_found", "There is no such payment of yours.", { code: "no_such_checkout" });
      }
      const offer = await ask<Offer>(database, sql.OFFER, [session.metadata?.product ?? ""]);
      const product = offer
        ? { id: offer.id, kind: offer.kind, name: offer.name, credits: offer.credits }
        : null;
      if (session.status !== "complete") {
        return { state: session.status === "open" ? "open" : "expired", product };
      }
      if (session.payment_status === "unpaid") return { state: "waiting", product };
      const bought = [idOf(session.payment_intent), idOf(session.subscription)];
      const isSettled = async () =>
        (await ask<{ is_settled: boolean }>(database, sql.IS_SETTLED, bought))?.is_settled === true;
      // An event that is late, or lost, keeps nobody waiting.
      if (!(await isSettled())) await askProvider(provider, () => settle(customer));
      return { state: (await isSettled()) ? "settled" : "waiting", product };
    },

    async endPlans(database, memberId) {
      const customer = await findCustomer(database, memberId);
      if (customer === undefined) return;
      await askProvider(provider, async (stripe) => {
        const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
        for (const { id } of data) await stripe.subscriptions.cancel(id);
        await settle(customer);
      });
    },

    async portal(database, buyer) {
      const customer = await findCustomer(database, buyer.id);
      if (customer === undefined) {
        throw new Failure("not_found", "You have not bought anything yet.", { code: "no_purchases" });
      }
      const session = await askProvider(provider, (stripe) =>
        stripe.billingPortal.sessions.create({ customer, return_url: `${origin}/profile#credits` }),
      );
      return session.url;
    },
  };
}

async function findOrMakePrice(stripe: Stripe, offer: Offer, key: string): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const product = `deckwright-${offer.id}`;
  await stripe.products
    .create({ id: product, name: offer.name, description: offer.description })
    .catch((error: unknown) => {
      // It has been sold before, at another price.
      if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error;
    });
  const made = await stripe.prices.create(
    {
      product,
      unit_amount: offer.price_cents,
      currency: offer.currency,
      lookup_key: key,
      ...(offer.kind === "plan" ? { recurring: { interval: "month" } } : {}),
    },
    { idempotencyKey: key },
  );
  return made.id;
}

/** A plan that is paid for in two windows would be charged twice: the window that came first can pay no more. */
async function closeOpenPlans(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  for (const { id, mode } of data) {
    if (mode === "subscription") await stripe.checkout.sessions.expire(id);
  }
}

/** Undefined where there is none. */
async function findSession(provider: Provider, id: string): Promise<Stripe.Checkout.Session | undefined> {
  const stripe = await provider();
  return askProvider(provider, () =>
    stripe.checkout.sessions.retrieve(id).catch((error: unknown) => {
      if (error instanceof stripe.errors.StripeInvalidRequestError) return undefined;
      throw error;
    }),
  );
}

function idOf(thing: string | { readonly id: string } | null): string | null {
  return typeof thing === "string" || thing === null ? thing : thing.id;
}
