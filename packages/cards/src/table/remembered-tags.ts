import type { CardTable } from "./card-table.ts";
import type { TaggableCard, Tagger } from "./tagger.ts";

/** FNV-1a over the text's UTF-16 units and a sign for its end. */
function mixIn(mixed: number, text: string): number {
  let result = mixed;
  for (let at = 0; at < text.length; at++) result = Math.imul(result ^ text.charCodeAt(at), 0x01000193);
  return Math.imul(result ^ 0x1f, 0x01000193);
}

/** A number that all but certainly differs between cards on which a tagger sees anything different. */
export function taggingFingerprint(card: TaggableCard): number {
  let mixed = mixIn(0x811c9dc5, card.name);
  mixed = mixIn(mixed, card.layout);
  mixed = mixIn(mixed, card.manaCost);
  mixed = mixIn(mixed, card.typeLine);
  mixed = mixIn(mixed, card.oracleText);
  for (const keyword of card.keywords) mixed = mixIn(mixed, keyword);
  for (const { name, power, toughness } of card.faces)
    mixed = mixIn(mixIn(mixIn(mixed, name), power), toughness);
  mixed = mixIn(mixed, `${card.manaValue},${card.producedMana},${card.colors},${card.colorIdentity}`);
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
    tag: (card, fingerprint = taggingFingerprint(card)) => {
      const known = cards.get(fingerprint);
      if (known === undefined || from.name(known) !== card.name) return tagger.tag(card, fingerprint);
      return tags.numbersOf(known);
    },
  };
}
