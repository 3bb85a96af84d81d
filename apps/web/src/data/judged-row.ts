import type { Faces } from "@deckwright/contract/card-face.ts";
import type { OpenedDeck, StoredRow } from "@deckwright/decks/stored.ts";
import type { OpenDeck } from "./decks.ts";
import type { JudgedDeck } from "./engine/judge-deck.ts";

/** What a row keeps beside its deck: the wish that it was built for, and the cover for as long as no better one is known. */
interface BesideDeck {
  readonly wish?: OpenDeck["wish"] | OpenedDeck["wish"];
  readonly cover?: OpenedDeck["cover"];
}

/**
 * The columns of a deck as it was judged: its cards, with the price, power and cover that they make, and whether it is legal,
 * where somebody has judged it.
 * @param known What is known of its cards beside what judging has told; a card that nobody knows is not in the cover.
 */
export async function rowOfJudged(
  { deck, faces, broken }: JudgedDeck,
  { wish, cover }: BesideDeck,
  known: Faces = {},
): Promise<StoredRow> {
  // Fetched with the first change, with the schemas that decks are kept by.
  const [{ toStoredRow }, { coverOf }] = await Promise.all([
    import("@deckwright/decks/stored.ts"),
    import("@deckwright/decks/cover.ts"),
  ]);
  const all = { ...known, ...faces };
  return toStoredRow(deck, {
    cover: coverOf(deck, (name) => (Object.hasOwn(all, name) ? all[name] : undefined)) ?? cover,
    legal: faces && broken.length === 0,
    wish: wish && { address: wish.address, intent: { ...wish.intent } },
  });
}
