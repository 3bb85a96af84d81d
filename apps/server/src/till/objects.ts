/** Objects of the payment provider's API as the till keeps and answers them: the fields that our code reads or writes. */

interface Thing<Name extends string> {
  readonly id: string;
  readonly object: Name;
  /** Seconds since 1970, as all times here. */
  readonly created: number;
}

export type Metadata = Readonly<Record<string, string>>;

export interface Product extends Thing<"product"> {
  readonly name: string;
}

export interface Price extends Thing<"price"> {
  readonly product: string;
  readonly unit_amount: number;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly recurring: { readonly interval: string } | null;
}

export interface Customer extends Thing<"customer"> {
  readonly email: string | null;
  readonly metadata: Metadata;
}

export interface CheckoutSession extends Thing<"checkout.session"> {
  readonly customer: string;
  readonly mode: "payment" | "subscription";
  readonly status: "open" | "complete" | "expired";
  readonly payment_status: "paid" | "unpaid";
  readonly payment_intent: string | null;
  readonly subscription: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly url: string | null;
  readonly metadata: Metadata;
  /** What the payment, or the subscription, is to have as its own. */
  readonly passed_on: Metadata;
  readonly price: string;
}

export interface Subscription extends Thing<"subscription"> {
  readonly customer: string;
  readonly status: "active" | "past_due" | "canceled";
  readonly cancel_at_period_end: boolean;
  readonly ended_at: number | null;
  readonly metadata: Metadata;
  readonly items: {
    readonly object: "list";
    readonly data: readonly [
      { readonly id: string; readonly price: Price; readonly current_period_end: number },
    ];
  };
}

export interface Invoice extends Thing<"invoice"> {
  readonly customer: string;
  readonly status: "paid" | "open";
  readonly amount_paid: number;
  readonly currency: string;
  readonly parent: {
    readonly type: "subscription_details";
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
  readonly lines: {
    readonly object: "list";
    readonly data: readonly [{ readonly period: { readonly start: number; readonly end: number } }];
  };
  readonly payments: {
    readonly object: "list";
    readonly data: readonly {
      readonly payment: { readonly type: "payment_intent"; readonly payment_intent: string };
    }[];
  };
}

export interface Charge extends Thing<"charge"> {
  readonly customer: string;
  readonly status: "succeeded";
  readonly paid: true;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Metadata;
  readonly receipt_url: string;
  readonly disputed: false;
}

interface Refund extends Thing<"refund"> {
  readonly charge: string;
  readonly amount: number;
  readonly status: "succeeded";
}

export interface PortalSession extends Thing<"billing_portal.session"> {
  readonly customer: string;
  readonly return_url: string;
  readonly url: string;
}

/** What the till tells of; `pending_webhooks` is 0 once it was heard. */
export interface TillEvent extends Thing<"event"> {
  readonly type: string;
  readonly api_version: string;
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly data: { readonly object: TillObject | PaymentAttempt };
}

/** A payment that was declined: told of, and not kept. */
interface PaymentAttempt {
  readonly id: string;
  readonly object: "payment_intent";
  readonly customer: string;
  readonly status: "requires_payment_method";
}

/** The secrets of this installation's till. */
export interface TillSecrets extends Thing<"till"> {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export type TillObject =
  | Product
  | Price
  | Customer
  | CheckoutSession
  | Subscription
  | Invoice
  | Charge
  | Refund
  | PortalSession
  | TillEvent
  | TillSecrets;

export type Kind = TillObject["object"];
export type ObjectOf<Name extends Kind> = Extract<TillObject, { readonly object: Name }>;
