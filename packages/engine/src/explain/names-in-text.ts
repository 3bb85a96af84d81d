import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";

/** Longest card names that are looked for, in words. */
const LONGEST = 10;

/** The cards of a table by full name and by the name of each face, exactly as printed. */
export const cardsByName = oncePer((table: CardTable): ReadonlyMap<string, CardIndex> => {
  const cards = new Map<string, CardIndex>();
  for (let card = 0; card < table.size; card++) {
    const name = table.name(card);
    for (const face of name.split(" // ")) if (!cards.has(face)) cards.set(face, card);
    cards.set(name, card);
  }
  return cards;
});

/** A card name found in a text. */
export interface NamedCard {
  readonly name: string;
  readonly card: CardIndex;
}

/**
 * Card names that a text spells out, in full or by a face: the longest runs of words from a capital letter on that are
 * exactly such a name. A single word that opens a sentence does not count, since many ordinary words are names too.
 */
export function namesInText(text: string, table: CardTable): NamedCard[] {
  const cards = cardsByName(table);
  const words = text.split(/\s+/).filter((word) => word !== "");
  const found: NamedCard[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, named } = nameAt(words, at, cards);
    if (named) found.push(named);
    at += length;
  }
  return found;
}

function nameAt(
  words: readonly string[],
  at: number,
  cards: ReadonlyMap<string, CardIndex>,
): { readonly length: number; readonly named?: NamedCard } {
  const first = (words[at] ?? "").replace(/^[(“"]+/, "");
  const opens = at === 0 || /[.!?]$/.test(words[at - 1] ?? "");
  if (!/^\p{Lu}/u.test(first)) return { length: 1 };
  for (let length = Math.min(LONGEST, words.length - at); length > (opens ? 1 : 0); length--) {
    const name = [first, ...words.slice(at + 1, at + length)].join(" ").replace(/[.,;:)”"]+$/, "");
    const card = cards.get(name);
    if (card !== undefined) return { length, named: { name, card } };
  }
  return { length: 1 };
}
