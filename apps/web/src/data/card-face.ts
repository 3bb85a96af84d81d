import type { CardFace } from "@deckwright/contract/card-face.ts";
import { scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import { faceOfCard } from "../lib/cards/face-of-card.ts";

/**
 * Display facts of the card that a name means, however it is typed; null when there is none. Rejects when offline.
 * @param prefer Which printing, where not the usual one.
 */
export async function fetchFace(
  name: string,
  prefer: Readonly<Record<string, string>> = {},
): Promise<CardFace | null> {
  const response = await fetch(`/api/cards/named?${new URLSearchParams({ fuzzy: name, ...prefer })}`);
  if (!response.ok) return null;
  const card = scryfallCardSchema.safeParse(await response.json());
  return card.success ? faceOfCard(card.data) : null;
}
