import type { CardFace } from "@deckwright/contract/card-face.ts";
import { analyzeResponseSchema } from "@deckwright/contract/generate.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { facesOfCards } from "../faces-of-cards.ts";
import { askSite } from "../site-json.ts";

/**
 * In a page loader: the cards of these names in their order, at the prices that decks count, which are those of the cheapest
 * printings. Names that no card has are left out. Where the engine does not answer, nothing has a price: that of the printing
 * shown would be another one than the text says.
 */
export async function fetchPricedFaces(
  site: Site<Request, Response>,
  format: string,
  names: readonly string[],
): Promise<readonly CardFace[]> {
  const main = Object.fromEntries(names.map((name) => [name, 1]));
  const { body } = await askSite(site, "/functions/v1/analyze", { format, main });
  const read = analyzeResponseSchema.safeParse(body);
  if (!read.success) return (await facesOfCards(site, names)).map((face) => ({ ...face, usd: null }));
  const { faces } = read.data;
  return names.flatMap((name) => faces[name] ?? []);
}
