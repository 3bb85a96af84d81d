import { type Books, newId, nowSeconds } from "./books.ts";
import type { Teller } from "./events.ts";
import type {
  Charge,
  CheckoutSession,
  Invoice,
  Metadata,
  Price,
  Subscription,
  TillEvent,
  TillObject,
} from "./objects.ts";

/** What happens at a payment provider: by its customers on its pages, by its clock, and by whoever works there. */
export interface Acts {
  /** Pays what a session asks for. @returns False where it is not open any more. */
  pay(session: CheckoutSession): Promise<boolean>;
  decline(session: CheckoutSession): Promise<void>;
  /** Ends a session that nobody has paid. */
  expire(session: CheckoutSession): Promise<CheckoutSession>;
  /** Has a plan end, or go on, when its paid time is over. */
  setEnding(subscription: Subscription, isEnding: boolean): Promise<Subscription>;
  /** Ends a plan now. What is paid stays paid. */
  cancel(subscription: Subscription): Promise<Subscription>;
  /** The next month begins, and is paid or not. */
  renew(subscription: Subscription, isPaid: boolean): Promise<void>;
  /** The paid time is over now, and nothing follows. */
  runOut(subscription: Subscription): Promise<void>;
  /** Gives back what is left of a charge, or a part of it. */
  refund(charge: Charge, cents?: number): Promise<TillObject>;
}

/** How long a month is here, in seconds. */
const MONTH_S = 30 * 86_400;

/** @param origin Where receipts are read. */
export function createActs(books: Books, teller: Teller, origin: string): Acts {
  /** Keeps what has become of things, together with the events that tell of it. */
  async function happen(
    objects: readonly TillObject[],
    told: readonly (readonly [string, TillEvent["data"]["object"]])[],
  ) {
    const events = told.map(([type, about]) => teller.event(type, about));
    await books.keep(...objects, ...events);
    teller.tell(events);
  }

  function charge(customer: string, price: Price, metadata: Metadata): Charge {
    const id = newId("ch");
    return {
      id,
      object: "charge",
      created: nowSeconds(),
      customer,
      status: "succeeded",
      paid: true,
      amount: price.unit_amount,
      amount_refunded: 0,
      currency: price.currency,
      payment_intent: newId("pi"),
      metadata,
      receipt_url: `${origin}/till/receipts/${id}`,
      disputed: false,
    };
  }

  function invoice(
    subscription: Subscription,
    period: { readonly start: number; readonly end: number },
    paidBy?: Charge,
  ): Invoice {
    const [{ price }] = subscription.items.data;
    const { id, customer, metadata } = subscription;
    return {
      id: newId("in"),
      object: "invoice",
      created: nowSeconds(),
      customer,
      status: paidBy ? "paid" : "open",
      amount_paid: paidBy?.amount ?? 0,
      currency: price.currency,
      parent: { type: "subscription_details", subscription_details: { subscription: id, metadata } },
      lines: { object: "list", data: [{ period }] },
      payments: {
        object: "list",
        data: paidBy ? [{ payment: { type: "payment_intent", payment_intent: paidBy.payment_intent } }] : [],
      },
    };
  }

  function withPeriodEnd(subscription: Subscription, end: number): Subscription {
    const [item] = subscription.items.data;
    return {
      ...subscription,
      items: { object: "list", data: [{ ...item, current_period_end: end }] },
    };
  }

  return {
    async pay({ id }) {
      const session = books.find("checkout.session", id);
      const price = session && books.find("price", session.price);
      if (session?.status !== "open" || !price) return false;
      const paid = { ...session, status: "complete", payment_status: "paid", url: null } as const;
      if (session.mode === "payment") {
        const charged = charge(session.customer, price, session.passed_on);
        const complete = { ...paid, payment_intent: charged.payment_intent };
        await happen(
          [charged, complete],
          [
            ["charge.succeeded", charged],
            ["checkout.session.completed", complete],
          ],
        );
        return true;
      }
      const start = nowSeconds();
      const subscription: Subscription = {
        id: newId("sub"),
        object: "subscription",
        created: start,
        customer: session.customer,
        status: "active",
        cancel_at_period_end: false,
        ended_at: null,
        metadata: session.passed_on,
        items: { object: "list", data: [{ id: newId("si"), price, current_period_end: start + MONTH_S }] },
      };
      const charged = charge(session.customer, price, {});
      const billed = invoice(subscription, { start, end: start + MONTH_S }, charged);
      const complete = { ...paid, subscription: subscription.id };
      await happen(
        [charged, subscription, billed, complete],
        [
          ["charge.succeeded", charged],
          ["customer.subscription.created", subscription],
          ["invoice.paid", billed],
          ["checkout.session.completed", complete],
        ],
      );
      return true;
    },

    decline: ({ customer }) =>
      happen(
        [],
        [
          [
            "payment_intent.payment_failed",
            { id: newId("pi"), object: "payment_intent", customer, status: "requires_payment_method" },
          ],
        ],
      ),

    async expire(session) {
      const expired = { ...session, status: "expired", url: null } as const;
      await happen([expired], [["checkout.session.expired", expired]]);
      return expired;
    },

    async setEnding(subscription, isEnding) {
      const changed = { ...subscription, cancel_at_period_end: isEnding };
      await happen([changed], [["customer.subscription.updated", changed]]);
      return changed;
    },

    async cancel(subscription) {
      const ended = { ...subscription, status: "canceled", ended_at: nowSeconds() } as const;
      await happen([ended], [["customer.subscription.deleted", ended]]);
      return ended;
    },

    async renew(subscription, isPaid) {
      const [{ price, current_period_end: start }] = subscription.items.data;
      const end = start + MONTH_S;
      const next: Subscription = {
        ...withPeriodEnd(subscription, end),
        status: isPaid ? "active" : "past_due",
      };
      const charged = isPaid ? charge(subscription.customer, price, {}) : undefined;
      const billed = invoice(next, { start, end }, charged);
      await happen(
        [...(charged ? [charged] : []), billed, next],
        [
          [isPaid ? "invoice.paid" : "invoice.payment_failed", billed],
          ["customer.subscription.updated", next],
        ],
      );
    },

    async runOut(subscription) {
      const now = nowSeconds();
      const ended: Subscription = { ...withPeriodEnd(subscription, now), status: "canceled", ended_at: now };
      // What was paid for is over too, as if the month had passed.
      const over = books
        .list("invoice")
        .filter(({ parent }) => parent.subscription_details.subscription === subscription.id)
        .map((each): Invoice => {
          const [{ period }] = each.lines.data;
          const start = Math.min(period.start, now);
          return {
            ...each,
            lines: { object: "list", data: [{ period: { start, end: Math.min(period.end, now) } }] },
          };
        });
      await happen([...over, ended], [["customer.subscription.deleted", ended]]);
    },

    async refund(charged, cents) {
      const amount = Math.min(cents ?? charged.amount, charged.amount - charged.amount_refunded);
      const given = {
        id: newId("re"),
        object: "refund",
        created: nowSeconds(),
        charge: charged.id,
        amount,
        status: "succeeded",
      } as const;
      const changed = { ...charged, amount_refunded: charged.amount_refunded + amount };
      await happen(
        [changed, given],
        [
          ["charge.refunded", changed],
          ["refund.created", given],
        ],
      );
      return given;
    },
  };
}
