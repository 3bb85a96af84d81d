import { showToast } from "../lib/toasts.ts";
import { type Row, supabase } from "./account.ts";
import { callFunction } from "./call-function.ts";

/** How a payment stands: `settled` when what was bought is there. */
export interface CheckoutState {
  readonly state: "open" | "expired" | "waiting" | "settled";
  /** Null where it is sold no longer. */
  readonly product: {
    readonly id: string;
    readonly kind: "credits" | "plan";
    readonly name: string;
    readonly credits: number;
  } | null;
}

/** A payment of the member. */
export type Receipt = Readonly<
  Pick<Row<"payments">, "id" | "amount_cents" | "refunded_cents" | "receipt_url" | "paid_at">
> & {
  /** Null for what is sold no longer. */
  readonly products: { readonly name: string } | null;
};

/** A plan of the member's. */
export type Plan = Readonly<
  Pick<Row<"subscriptions">, "status" | "current_period_end" | "cancel_at_period_end" | "provider_id">
>;

/** Receipts that are shown. */
const RECEIPTS = 50;

/** Leaves for the page on which an offer is paid. Says why it could not. @returns False where one stays. */
export async function leaveToPay(product: string): Promise<boolean> {
  return leave("Checkout Failed", "begin-checkout", { product });
}

/** Leaves for the page on which plan, cards and invoices are seen to. @returns False where one stays. */
export async function leaveForPortal(): Promise<boolean> {
  return leave("Could not open your plan", "open-portal", {});
}

async function leave(title: string, name: string, body: Readonly<Record<string, unknown>>): Promise<boolean> {
  try {
    const { url } = await callFunction<{ readonly url: string }>(name, body);
    location.assign(url);
    return true;
  } catch (error) {
    const description = (error instanceof Error && error.message) || "Something went wrong";
    showToast({ title, description, variant: "destructive" });
    return false;
  }
}

/** How a payment stands. @throws Error with a sentence for the member. */
export function fetchCheckout(session: string): Promise<CheckoutState> {
  return callFunction<CheckoutState>("checkout-state", { session });
}

/** What the member has paid, the newest first. @throws Error */
export async function fetchReceipts(memberId: string): Promise<readonly Receipt[]> {
  const client = await supabase();
  const { data, error } = await client
    .from("payments")
    .select("id, amount_cents, refunded_cents, receipt_url, paid_at, products(name)")
    .eq("user_id", memberId)
    .order("paid_at", { ascending: false })
    .limit(RECEIPTS);
  if (error) throw new Error(error.message);
  return data;
}

/** The member's plan that ends last, if there ever was one. @throws Error */
export async function fetchPlan(memberId: string): Promise<Plan | null> {
  const client = await supabase();
  const { data, error } = await client
    .from("subscriptions")
    .select("status, current_period_end, cancel_at_period_end, provider_id")
    .eq("user_id", memberId)
    .order("current_period_end", { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return data;
}
