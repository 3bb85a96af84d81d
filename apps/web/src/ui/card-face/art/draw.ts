import { artToDataUri } from "./art-to-data-uri.ts";
import { type ArtSubject, drawArt } from "./draw-art.ts";
import type { ArtView } from "./shape.ts";

/** A card's drawing as the address of an image. */
export function drawImage(card: ArtSubject, view: ArtView): string {
  return artToDataUri(drawArt(card, view));
}
