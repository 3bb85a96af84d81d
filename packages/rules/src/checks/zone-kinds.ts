import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import type { ZoneKind } from "../formats/format.ts";

interface KindOfCards {
  /** Completes "X is no ...". */
  readonly words: string;
  holds(table: CardTable, card: CardIndex): boolean;
}

const ofType =
  (types: number) =>
  (table: CardTable, card: CardIndex): boolean =>
    ((table.types[card] ?? 0) & types) !== 0;
/** In a zone a card has only its front face's types: rules 712.8a (other faces) and 715.4 (adventures). */
const ofFrontType =
  (types: number) =>
  (table: CardTable, card: CardIndex): boolean =>
    ((table.frontTypes[card] ?? 0) & types) !== 0;
const ofArtifactType =
  (subtype: string) =>
  (table: CardTable, card: CardIndex): boolean =>
    ((table.types[card] ?? 0) & CardType.Artifact) !== 0 &&
    Array.from(table.subtypes(card)).includes(table.subtypeId(subtype));

/** The classes of cards that a zone of a format's row can name. */
export const ZONE_KINDS: Readonly<Record<ZoneKind, KindOfCards>> = {
  planar: { words: "plane or phenomenon", holds: ofType(CardType.Plane | CardType.Phenomenon) },
  phenomenon: { words: "phenomenon", holds: ofType(CardType.Phenomenon) },
  scheme: { words: "scheme", holds: ofType(CardType.Scheme) },
  conspiracy: { words: "conspiracy", holds: ofType(CardType.Conspiracy) },
  attraction: { words: "attraction", holds: ofArtifactType("Attraction") },
  contraption: { words: "contraption", holds: ofArtifactType("Contraption") },
  "sticker-sheet": {
    words: "sticker sheet",
    // The type line of a sticker sheet is "Stickers", which is no card type.
    holds: (table, card) => (table.types[card] ?? 0) === 0 && /^Stickers\b/.test(table.typeLine(card)),
  },
  "instant-or-sorcery": {
    words: "instant or sorcery",
    holds: ofFrontType(CardType.Instant | CardType.Sorcery),
  },
  land: { words: "land", holds: ofType(CardType.Land) },
};
