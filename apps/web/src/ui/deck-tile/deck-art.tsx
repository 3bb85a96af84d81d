import type { Cover } from "@deckwright/decks/cover.ts";
import { isPicture } from "@deckwright/decks/picture.ts";
import { useState } from "react";
import { CardArt } from "../card-face/card-art.tsx";

/** What is known of a deck's picture. */
export interface DeckPicture {
  readonly name: string;
  readonly colors: readonly string[];
  readonly image: string | null;
  /** Null where whoever saved the deck wrote none. */
  readonly cover: Cover | null;
}

/** The art of the card that a deck is known by; where it does not come, our drawing of that card. Silent, beside the deck's name. */
export function DeckArt({ deck: { name, colors, image, cover } }: { readonly deck: DeckPicture }) {
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed && image !== null && isPicture(image)) {
    return <img className="deck-art" src={image} alt="" loading="lazy" onError={() => setFailed(true)} />;
  }
  return (
    <span className="deck-art">
      <CardArt card={cover?.card ?? { name, type_line: "", colors, color_identity: colors }} />
    </span>
  );
}
