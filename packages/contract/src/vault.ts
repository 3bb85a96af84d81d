import * as z from "zod/mini";
import type { CardListItem, Deck } from "./deck.ts";
import type { Readonlys } from "./readonly.ts";

/** A deck in its author's vault. `visible_until` is when a free plan stops showing it; null on a paid plan. ISO times. */
export const savedDeckSchema = z.object({
  id: z.number(),
  created_at: z.string(),
  visible_until: z.nullable(z.string()),
});
export type SavedDeck = Readonlys<z.output<typeof savedDeckSchema>>;

/** What of a deck is kept: the columns of `decks` that its author may write. */
export interface VaultRow {
  readonly name: string;
  readonly format: string;
  readonly cards: number;
  readonly colors: readonly string[];
  readonly power_level: number;
  readonly card_list: Readonly<Record<string, readonly CardListItem[]>>;
  readonly seo_description: string;
  /** Null where the deck has no picture. */
  readonly image: string | null;
}

/**
 * A deck as it is kept. A vault has one row for a team: the second deck's groups stand beside the first one's, with
 * `Partner: ` before their names.
 */
export function toVaultRow(deck: Deck): VaultRow {
  const second = deck.partner_deck;
  const partnerGroups = Object.entries(second?.card_list ?? {}).map(
    ([group, items]) => [`Partner: ${group}`, items] as const,
  );
  const colors = new Set([...deck.colors, ...(second?.colors ?? [])]);
  return {
    name: deck.name,
    format: deck.format,
    cards: deck.cards + (second?.cards ?? 0),
    colors: ["W", "U", "B", "R", "G"].filter((color) => colors.has(color)),
    power_level: Math.round(deck.power_level),
    card_list: { ...deck.card_list, ...Object.fromEntries(partnerGroups) },
    seo_description: deck.seo_description,
    image: deck.image === "" ? null : deck.image,
  };
}
