import type { CardListItem, Deck, PlayerDeck } from "@deckwright/decks/deck.ts";
import type { Readonlys } from "@deckwright/decks/readonly.ts";
import { deckSchema, playerDeckSchema } from "@deckwright/decks/schema.ts";
import * as z from "zod/mini";
import { deckCountsField } from "./fields.ts";

/** A deck in its author's vault. `visible_until` is when a free plan stops showing it; null on a paid plan. ISO times. */
export const savedDeckSchema = z.object({
  id: z.number(),
  created_at: z.string(),
  visible_until: z.nullable(z.string()),
});
export type SavedDeck = Readonlys<z.output<typeof savedDeckSchema>>;

const zonesField = { zones: z.exactOptional(z.array(z.string())) };

/**
 * What a deck is beyond the columns of its row and the cards in it, so that it can be worked on again: `zones` names the
 * groups of its card list that are zones; `partner` is the second deck of a team.
 */
export const deckDetailsSchema = z.extend(
  z.pick(deckSchema, {
    variant: true,
    base: true,
    playstyle: true,
    bracket: true,
    power_level: true,
    price_usd: true,
    unified: true,
  }),
  {
    seed: z.int(),
    pool: z.exactOptional(deckCountsField),
    ...zonesField,
    partner: z.exactOptional(
      z.extend(
        z.omit(playerDeckSchema, {
          commanders: true,
          main: true,
          side: true,
          companion: true,
          zones: true,
          pool: true,
          card_list: true,
          cards: true,
        }),
        zonesField,
      ),
    ),
  },
);
type DeckDetails = Readonlys<z.output<typeof deckDetailsSchema>>;

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
  readonly details: DeckDetails;
}

/** Before the groups of a team's second deck, in the one card list of its row. */
export const PARTNER_GROUP = "Partner: ";

/**
 * A deck as it is kept. A vault has one row for a team: the second deck's groups stand beside the first one's, with
 * `PARTNER_GROUP` before their names.
 */
export function toVaultRow(deck: Deck): VaultRow {
  const second = deck.partner_deck;
  const partnerGroups = Object.entries(second?.card_list ?? {}).map(
    ([group, items]) => [PARTNER_GROUP + group, items] as const,
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
    details: detailsOf(deck),
  };
}

function detailsOf(deck: Deck): DeckDetails {
  const { variant, base, playstyle, bracket, power_level, price_usd, seed, pool, zones, unified } = deck;
  return {
    ...(variant === undefined ? {} : { variant }),
    ...(base === undefined ? {} : { base }),
    playstyle,
    bracket,
    power_level,
    price_usd,
    seed,
    ...(pool ? { pool } : {}),
    ...(zones ? { zones: Object.keys(zones) } : {}),
    ...(unified ? { unified } : {}),
    ...(deck.partner_deck ? { partner: partnerOf(deck.partner_deck) } : {}),
  };
}

function partnerOf(second: PlayerDeck): NonNullable<DeckDetails["partner"]> {
  const { commanders, main, side, companion, zones, pool, card_list, cards, ...rest } = second;
  return { ...rest, ...(zones ? { zones: Object.keys(zones) } : {}) };
}
