import { copiesField } from "@deckwright/contract/fields.ts";
import { isPicture } from "@deckwright/contract/picture.ts";
import { deckDetailsSchema, PARTNER_GROUP } from "@deckwright/contract/vault.ts";
import type { CardListItem, Deck } from "@deckwright/decks/deck.ts";
import { withCounts } from "@deckwright/decks/edit.ts";
import { MAX_NAME, MAX_ZONE_CARDS, MAX_ZONES } from "@deckwright/decks/limits.ts";

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

/** A row as it was read, and the names of those cards in it that no deck can have. */
export interface OpenedDeck {
  readonly deck: Deck;
  readonly unread: readonly string[];
}

/**
 * A deck from the vault, to be worked on. A row without details, or with ones that we did not write, has its cards; cards
 * in numbers that no deck has are left out.
 */
export function deckFromRow(row: StoredDeck): OpenedDeck {
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
  const { groups, unread } = readGroups(row.card_list);
  const isTheirs = (group: string) => partner !== undefined && group.startsWith(PARTNER_GROUP);
  const own = groups.filter(([group]) => !isTheirs(group));
  const first: Deck = withCounts({
    ...details,
    ...uncounted(zones),
    name: row.name,
    format: row.format,
    colors: row.colors,
    image: row.image !== null && isPicture(row.image) ? row.image : "",
    seo_description: row.seo_description ?? "",
    card_list: Object.fromEntries(own),
  });
  if (!partner) return { deck: first, unread };
  const theirs = groups.flatMap(([group, items]) =>
    isTheirs(group) ? [[group.slice(PARTNER_GROUP.length), items] as const] : [],
  );
  const { zones: partnerZones, ...rest } = partner;
  const second = withCounts({
    ...rest,
    ...uncounted(partnerZones),
    card_list: Object.fromEntries(theirs),
  });
  return { deck: { ...first, partner_deck: second }, unread };
}

/** The groups of a card list, with what of them can be read. */
function readGroups(list: StoredDeck["card_list"]): {
  readonly groups: readonly (readonly [string, readonly CardListItem[]])[];
  readonly unread: readonly string[];
} {
  const unread = new Set<string>();
  let cards = 0;
  const groups = Object.entries(list).map(([group, items]) => {
    const told = items.flatMap(({ name, quantity, role, reason, ...more }) => {
      const fits = copiesField.safeParse(quantity).success && quantity > 0 && name.length <= MAX_NAME;
      if (!fits || cards + quantity > MAX_ZONE_CARDS) {
        unread.add(name.slice(0, MAX_NAME));
        return [];
      }
      cards += quantity;
      return [{ ...more, name, quantity, role: textOf(role), reason: textOf(reason) }];
    });
    return [group, told] as const;
  });
  return { groups, unread: [...unread] };
}

/** What stands where a text is expected. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** What a deck has before its cards are counted. */
function uncounted(zones: readonly string[] | undefined) {
  return {
    commanders: [],
    main: {},
    side: {},
    cards: 0,
    ...(zones ? { zones: Object.fromEntries(zones.slice(0, MAX_ZONES).map((zone) => [zone, {}])) } : {}),
  };
}
