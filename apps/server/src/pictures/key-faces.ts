import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { SharedDeck } from "@deckwright/contract/shared-deck.ts";
import { EDGE_ZONES } from "@deckwright/decks/cover.ts";
import { zoneOfGroup } from "@deckwright/decks/zones.ts";
import type { FaceOf } from "../ports/face-of.ts";

/** Cards that a picture has room for. */
const SHOWN = 3;
/** Cards of a list that are looked at: the longest are cubes. */
const MOST_CARDS = 600;

/**
 * The cards that a deck's picture shows: the one that it is known by, the other commander, then the spells that it plays most of,
 * of as different types as there are.
 */
export function keyFacesOf({ card_list, commanders, cover }: SharedDeck, faceOf: FaceOf): CardFace[] {
  const faces = new Map<string, CardFace>();
  const add = (face: CardFace | undefined) => {
    if (face && faces.size < SHOWN) faces.set(face.name, face);
  };
  for (const name of [cover?.card.name ?? "", ...commanders.slice(0, 2)]) add(faceOf(name));
  const spells = Object.entries(card_list)
    .filter(([group]) => EDGE_ZONES.has(zoneOfGroup(group)))
    .flatMap(([, items]) => items)
    .slice(0, MOST_CARDS)
    .flatMap(({ name, quantity }) => {
      const face = faceOf(name);
      return face && !/\bLand\b/.test(face.type_line) ? [{ face, quantity }] : [];
    })
    .sort((a, b) => b.quantity - a.quantity || b.face.mv - a.face.mv);
  const types = new Set([...faces.values()].map(typeOf));
  for (const { face } of spells) {
    if (types.has(typeOf(face))) continue;
    types.add(typeOf(face));
    add(face);
  }
  for (const { face } of spells) add(face);
  return [...faces.values()];
}

/** What kind of picture a card has. */
function typeOf({ type_line }: CardFace): string {
  return (type_line.split(" — ")[0] ?? "").split(" ").at(-1) ?? "";
}
