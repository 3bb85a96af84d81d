import type { FoundPrinting } from "../../data/find-printings.ts";
import type { CardToKeep } from "../../data/own-cards.ts";

/** A printing as a collection keeps it. */
export function keptCard(card: FoundPrinting, quantity: number): CardToKeep {
  return {
    scryfall_id: card.id,
    name: card.name,
    set_name: card.set_name,
    rarity: card.rarity,
    image_url: card.images.normal === "" ? null : card.images.normal,
    price_usd: card.usd,
    quantity,
  };
}
