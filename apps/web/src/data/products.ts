import type { Site } from "@deckwright/contract/site.ts";
import { formatUsd } from "../lib/format/money.ts";
import { askDataForMany } from "./site-json.ts";

/** What the Pro plan costs, such as `$9.99/month`; null where nobody sells it. */
export async function fetchProPrice(site: Site<Request, Response>): Promise<string | null> {
  const [product] = await askDataForMany(site, "products", { id: "eq.pro-monthly", select: "price_cents" });
  const isPriced = typeof product === "object" && product !== null && "price_cents" in product;
  return isPriced ? `${formatUsd(Number(product.price_cents) / 100)}/month` : null;
}
