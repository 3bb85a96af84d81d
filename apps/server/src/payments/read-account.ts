import type Stripe from "stripe";

/** A plan as `deckwright.settle_customer` takes it. */
interface SettledPlan {
  readonly id: string;
  readonly product: string;
  /** `canceled` runs on until its time is over. */
  readonly status: "active" | "past_due" | "canceled" | "ended";
  /** Until when it is good, ISO. */
  readonly ends_at: string;
  /** Whether it is not renewed then. */
  readonly is_ending: boolean;
}

/** A charge as `deckwright.settle_customer` takes it. */
interface SettledPayment {
  readonly id: string;
  readonly intent: string;
  readonly product: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly refunded_cents: number;
  /** Null where the product says how many. */
  readonly credits: number | null;
  readonly receipt_url: string | null;
  readonly paid_at: string;
}

/** Everything of a customer that has effects here. */
export interface CustomerAccount {
  readonly subscriptions: readonly SettledPlan[];
  readonly payments: readonly SettledPayment[];
}

/** Days for which a plan goes on when its renewal was not paid: as long as the provider tries again by default. */
const GRACE_DAYS = 7;

/** Objects of each kind that are read of one customer, and how many at once. */
const MOST = 1_000;
const AT_ONCE = 100;

/** What our checkout writes onto payments and subscriptions. */
export interface PurchaseMetadata {
  readonly [name: string]: string;
  /** `products.id`. */
  readonly product: string;
  /** Granted by each payment, as the product said when it was bought. */
  readonly credits: string;
}

/** Reads what the payment provider knows of a customer now. */
export async function readAccount(stripe: Stripe, customer: string): Promise<CustomerAccount> {
  const all = { customer, limit: AT_ONCE };
  const [subscriptions, charges, invoices] = await Promise.all([
    stripe.subscriptions.list({ ...all, status: "all" }).autoPagingToArray({ limit: MOST }),
    stripe.charges.list(all).autoPagingToArray({ limit: MOST }),
    stripe.invoices
      .list({ ...all, status: "paid", expand: ["data.payments"] })
      .autoPagingToArray({ limit: MOST }),
  ]);
  const months = readMonths(invoices);
  return {
    subscriptions: subscriptions.flatMap((each) => readPlan(each, months, charges)),
    payments: charges.flatMap((each) => readPayment(each, months)),
  };
}

/** A paid month of a plan. */
interface Month {
  readonly subscription: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Seconds since 1970. */
  readonly end: number;
}

/** Paid months by the payment that paid for them. */
function readMonths(invoices: readonly Stripe.Invoice[]): ReadonlyMap<string, Month> {
  const months = new Map<string, Month>();
  for (const { parent, lines, payments } of invoices) {
    const details = parent?.subscription_details;
    if (!details) continue;
    const month = {
      subscription: idOf(details.subscription),
      metadata: details.metadata ?? {},
      end: Math.max(...lines.data.map(({ period }) => period.end)),
    };
    for (const { payment } of payments?.data ?? []) {
      if (payment.payment_intent) months.set(idOf(payment.payment_intent), month);
    }
  }
  return months;
}

function readPlan(
  subscription: Stripe.Subscription,
  months: ReadonlyMap<string, Month>,
  charges: readonly Stripe.Charge[],
): readonly SettledPlan[] {
  const { id, metadata, status, created, cancel_at_period_end: isEnding } = subscription;
  const { product } = metadata;
  const [item] = subscription.items.data;
  if (product === undefined || item === undefined) return [];
  const plan = { id, product, is_ending: isEnding };
  if (status === "active" || status === "trialing") {
    return [{ ...plan, status: "active", ends_at: toIso(item.current_period_end) }];
  }
  const paidUntil = Math.max(
    0,
    ...charges.filter(isKept).map((charge) => {
      const month = months.get(intentOf(charge));
      return month?.subscription === id ? month.end : 0;
    }),
  );
  if (paidUntil === 0) return [{ ...plan, status: "ended", ends_at: toIso(created) }];
  if (status === "past_due") {
    return [{ ...plan, status: "past_due", ends_at: toIso(paidUntil + GRACE_DAYS * 86_400) }];
  }
  return [{ ...plan, status: "canceled", ends_at: toIso(paidUntil) }];
}

function readPayment(charge: Stripe.Charge, months: ReadonlyMap<string, Month>): readonly SettledPayment[] {
  const intent = intentOf(charge);
  const { product, credits } = months.get(intent)?.metadata ?? charge.metadata;
  if (!isPaid(charge) || product === undefined) return [];
  return [
    {
      id: charge.id,
      intent,
      product,
      amount_cents: charge.amount,
      currency: charge.currency,
      refunded_cents: charge.amount_refunded,
      credits: credits === undefined ? null : Number(credits),
      receipt_url: charge.receipt_url,
      paid_at: toIso(charge.created),
    },
  ];
}

function isPaid({ paid, status, amount }: Stripe.Charge): boolean {
  return paid && status === "succeeded" && amount > 0;
}

/** Whether something of it was not given back. */
function isKept(charge: Stripe.Charge): boolean {
  return isPaid(charge) && charge.amount_refunded < charge.amount;
}

function intentOf({ id, payment_intent: intent }: Stripe.Charge): string {
  return intent === null ? id : idOf(intent);
}

function idOf(thing: string | { readonly id: string }): string {
  return typeof thing === "string" ? thing : thing.id;
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
