import type { CardFace } from "@deckwright/contract/card-face.ts";
import { scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import { faceOfCard } from "../lib/cards/face-of-card.ts";

/** Display facts of the card that a name means, however it is typed; null when there is none. Rejects when offline. */
export async function fetchFace(name: string): Promise<CardFace | null> {
  const response = await fetch(`/api/cards/named?fuzzy=${encodeURIComponent(name)}`);
  if (!response.ok) return null;
  const card = scryfallCardSchema.safeParse(await response.json());
  return card.success ? faceOfCard(card.data) : null;
}
