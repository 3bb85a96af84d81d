import type { CardTable } from "./card-table.ts";
import type { TaggableCard, Tagger } from "./tagger.ts";

/** A number that all but certainly differs between cards on which a tagger sees anything different. */
export function taggingFingerprint(card: TaggableCard): number {
  const { manaValue, producedMana, colors, colorIdentity } = card;
  const parts = [card.name, card.layout, card.manaCost, card.typeLine, card.oracleText, ...card.keywords];
  for (const { name, power, toughness } of card.faces) parts.push(name, power, toughness);
  parts.push([manaValue, producedMana, colors, colorIdentity].join());
  let mixed = 0x811c9dc5;
  for (const part of parts) {
    for (let at = 0; at < part.length; at++) mixed = Math.imul(mixed ^ part.charCodeAt(at), 0x01000193);
    mixed = Math.imul(mixed ^ 0x1f, 0x01000193);
  }
  mixed ^= mixed >>> 15;
  return mixed >>> 0;
}

/**
 * The same tagger, quick for cards that another table holds as they are: it takes over that table's tags instead of
 * reading the text again, which is most of the work of building a table. A table of another tagger is of no use, and
 * the tagger is returned as it was.
 */
export function rememberTags(tagger: Tagger, from: CardTable): Tagger {
  const { tags, taggedFrom } = from;
  const sameNames =
    tags.names.length === tagger.names.length && tags.names.every((name, at) => name === tagger.names[at]);
  if (from.taggerVersion !== tagger.version || !sameNames || taggedFrom.length !== from.size) return tagger;
  const cards = new Map<number, number>();
  taggedFrom.forEach((fingerprint, card) => {
    cards.set(fingerprint, card);
  });
  return {
    version: tagger.version,
    names: tagger.names,
    tag: (card) => {
      const known = cards.get(taggingFingerprint(card));
      if (known === undefined || from.name(known) !== card.name) return tagger.tag(card);
      return tags.numbersOf(known);
    },
  };
}
