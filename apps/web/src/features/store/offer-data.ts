import type { Offer } from "@deckwright/contract/store.ts";

/** A thing that is sold, as schema.org has it. */
export function offerData({ id, name, description, price_cents, currency }: Offer, origin: string) {
  const url = `${origin}/product/${id}`;
  return {
    "@type": "Product",
    name,
    description,
    url,
    brand: { "@type": "Brand", name: "Deckwright" },
    offers: {
      "@type": "Offer",
      url,
      price: (price_cents / 100).toFixed(2),
      priceCurrency: currency.toUpperCase(),
      availability: "https://schema.org/InStock",
    },
  };
}
