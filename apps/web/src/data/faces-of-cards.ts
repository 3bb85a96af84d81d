import type { CardFace } from "@deckwright/contract/card-face.ts";
import { scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import type { Site } from "@deckwright/contract/site.ts";
import * as z from "zod/mini";
import { faceOfCard } from "../lib/cards/face-of-card.ts";
import { askSite } from "./site-json.ts";

const foundSchema = z.object({ data: z.array(z.unknown()) });

/** In a page loader: the cards of these names, in their order; those that are not found are left out. */
export async function facesOfCards(
  site: Site<Request, Response>,
  names: readonly string[],
): Promise<readonly CardFace[]> {
  const identifiers = names.map((name) => ({ name }));
  const answer = foundSchema.safeParse((await askSite(site, "/api/cards/collection", { identifiers })).body);
  if (!answer.success) return [];
  return answer.data.data.flatMap((found) => {
    const card = scryfallCardSchema.safeParse(found);
    return card.success ? [faceOfCard(card.data)] : [];
  });
}
