import type { CardFace } from "@deckwright/contract/card-face.ts";
import { scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { faceOfCard } from "../lib/cards/face-of-card.ts";
import { askSite } from "./site-json.ts";

/** In a page loader: the cards of these names, in their order; those that are not found are left out. */
export async function facesOfCards(
  site: Site<Request, Response>,
  names: readonly string[],
): Promise<readonly CardFace[]> {
  const identifiers = names.map((name) => ({ name }));
  const { body } = await askSite(site, "/api/cards/collection", { identifiers });
  const found: unknown = typeof body === "object" && body !== null && "data" in body ? body.data : null;
  if (!Array.isArray(found)) return [];
  return found.flatMap((one) => {
    const card = scryfallCardSchema.safeParse(one);
    return card.success ? [faceOfCard(card.data)] : [];
  });
}
