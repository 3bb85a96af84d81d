import { memo } from "react";
import { artToDataUri } from "./art/art-to-data-uri.ts";
import { type ArtSubject, drawArt } from "./art/draw-art.ts";

/**
 * A card's drawn picture. `sliver` shows only its middle, for rows. It is one element, whatever is drawn, since a page
 * may show a hundred of them; and it says nothing that the card's name beside it does not say.
 */
export const CardArt = memo(function CardArt({
  card,
  view = "whole",
}: {
  readonly card: ArtSubject;
  readonly view?: "whole" | "sliver";
}) {
  return (
    <img
      className="card-art"
      src={artToDataUri(drawArt(card, view === "sliver"), view)}
      alt=""
      decoding="async"
    />
  );
});
