import type { CardFace } from "@deckwright/contract/card-face.ts";
import { cardPath } from "../../lib/cards/card-path.ts";
import { exactQuery } from "../../lib/cards/exact-query.ts";

/** Cards by their full names. */
export type FaceMap = ReadonlyMap<string, CardFace>;

/** Where a card is found: its page, or a search for its name. */
export function pathOf(name: string, face: CardFace | undefined): string {
  return face ? cardPath(face) : `/browse-cards?${new URLSearchParams({ q: exactQuery(name) })}`;
}
