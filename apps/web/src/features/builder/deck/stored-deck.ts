import { deckDetailsSchema, PARTNER_GROUP } from "@deckwright/contract/vault.ts";
import type { CardListItem, Deck } from "@deckwright/decks/deck.ts";
import { withCounts } from "./working-deck.ts";

/** An item of a card list as anybody may have written it: the database asks for no more. */
type StoredItem = Pick<CardListItem, "name" | "quantity"> & Partial<CardListItem>;

/** A deck's row as the database gives it. */
export interface StoredDeck {
  readonly id: number;
  readonly name: string;
  readonly format: string;
  readonly colors: readonly string[];
  readonly power_level: number | null;
  readonly card_list: Readonly<Record<string, readonly StoredItem[]>>;
  readonly seo_description: string | null;
  readonly image: string | null;
  readonly details: unknown;
}

/** A deck from the vault, to be worked on. A row without details, or with ones that we did not write, has its cards. */
export function deckFromRow(row: StoredDeck): Deck {
  const read = deckDetailsSchema.safeParse(row.details);
  const { zones, partner, ...details } = read.success
    ? read.data
    : {
        playstyle: "midrange" as const,
        bracket: null,
        power_level: row.power_level ?? 0,
        price_usd: 0,
        seed: 0,
      };
  const own: Record<string, readonly CardListItem[]> = {};
  const theirs: Record<string, readonly CardListItem[]> = {};
  for (const [group, items] of Object.entries(row.card_list)) {
    const told = items.map((item) => ({ ...item, role: item.role ?? "", reason: item.reason ?? "" }));
    if (partner && group.startsWith(PARTNER_GROUP)) theirs[group.slice(PARTNER_GROUP.length)] = told;
    else own[group] = told;
  }
  const first: Deck = withCounts({
    ...details,
    ...uncounted(zones),
    name: row.name,
    format: row.format,
    colors: row.colors,
    image: row.image ?? "",
    seo_description: row.seo_description ?? "",
    card_list: own,
  });
  if (!partner) return first;
  const { zones: partnerZones, ...rest } = partner;
  return { ...first, partner_deck: withCounts({ ...rest, ...uncounted(partnerZones), card_list: theirs }) };
}

/** What a deck has before its cards are counted. */
function uncounted(zones: readonly string[] | undefined) {
  return {
    commanders: [],
    main: {},
    side: {},
    cards: 0,
    ...(zones ? { zones: Object.fromEntries(zones.map((zone) => [zone, {}])) } : {}),
  };
}
