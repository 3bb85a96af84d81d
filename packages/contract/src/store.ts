import * as z from "zod/mini";

/** A row of `products` as the store shows it. Prices are in cents. */
export const offerSchema = z.object({
  id: z.string(),
  kind: z.enum(["credits", "plan"]),
  name: z.string(),
  description: z.string(),
  price_cents: z.number(),
  currency: z.string(),
  credits: z.number(),
});
export type Offer = z.output<typeof offerSchema>;

/** Whether something can be bought: `till` by a stand-in and `test` in the provider's test mode, where no money moves. */
export const storeStateSchema = z.object({
  payments: z.enum(["live", "test", "till", "off"]),
  /** With which the payment provider's script is loaded on the way to its page; null where it is not. */
  publishableKey: z.nullable(z.string()),
});
export type PaymentMode = z.output<typeof storeStateSchema>["payments"];
