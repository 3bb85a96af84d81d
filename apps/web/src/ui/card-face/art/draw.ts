import { type ArtSubject, drawArt } from "@deckwright/art/draw-art.ts";
import type { ArtView } from "@deckwright/art/shape.ts";
import { artToDataUri } from "./art-to-data-uri.ts";

/** A card's drawing as the address of an image. */
export function drawImage(card: ArtSubject, view: ArtView): string {
  return artToDataUri(drawArt(card, view));
}
