import type { CardFace } from "@deckwright/contract/card-face.ts";

/** What a page needs to show a card, by its name as decks have it; undefined for a name that is no card's. */
export type FaceOf = (name: string) => CardFace | undefined;
