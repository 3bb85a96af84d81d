import type { Site } from "@deckwright/contract/site.ts";
import { type Offer, offerSchema, type PaymentMode, storeStateSchema } from "@deckwright/contract/store.ts";
import { formatUsd } from "../lib/format/money.ts";
import { askDataForMany, askSite } from "./site-json.ts";

/** Everything that is sold, in the order of the store. */
export async function fetchOffers(site: Site<Request, Response>): Promise<readonly Offer[]> {
  const rows = await askDataForMany(site, "products", {
    select: Object.keys(offerSchema.shape).join(","),
    order: "sort_order,id",
  });
  return rows.flatMap((row) => {
    const offer = offerSchema.safeParse(row);
    return offer.success ? [offer.data] : [];
  });
}

/** How payments are taken on this server; `off` where it has none or does not say. */
export async function fetchPaymentMode(site: Site<Request, Response>): Promise<PaymentMode> {
  return (await fetchStoreState(site))?.payments ?? "off";
}

/** With which the payment provider's script is loaded; null where it is not. */
export async function fetchPublishableKey(site: Site<Request, Response>): Promise<string | null> {
  return (await fetchStoreState(site))?.publishableKey ?? null;
}

async function fetchStoreState(site: Site<Request, Response>) {
  const { body } = await askSite(site, "/functions/v1/store-state", {});
  return storeStateSchema.safeParse(body).data;
}

/** A price with what it is for, such as `$9.99/month`. */
function describePrice({ kind, price_cents }: Pick<Offer, "kind" | "price_cents">): string {
  return `${formatUsd(price_cents / 100)}${kind === "plan" ? "/month" : ""}`;
}

/** What the Pro plan costs, such as `$9.99/month`; null where nobody sells it. */
export async function fetchProPrice(site: Site<Request, Response>): Promise<string | null> {
  const offers = await fetchOffers(site);
  const pro = offers.find(({ kind }) => kind === "plan");
  return pro ? describePrice(pro) : null;
}
