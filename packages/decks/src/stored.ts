import * as z from "zod/mini";
import type { Cover } from "./cover.ts";
import { coverSchema } from "./cover-schema.ts";
import type { CardListItem, Deck, PlayerDeck } from "./deck.ts";
import { withCounts } from "./edit.ts";
import { deckCountsField } from "./fields.ts";
import { MAX_COPIES, MAX_NAME, MAX_ZONE_CARDS, MAX_ZONES } from "./limits.ts";
import { isPicture } from "./picture.ts";
import type { Readonlys } from "./readonly.ts";
import { deckSchema, playerDeckSchema } from "./schema.ts";

/**
 * What a deck was wished for: the address that its wish builds from, and what was understood of it, which whoever shows it
 * looks at.
 */
const wishSchema = z.object({ address: z.string(), intent: z.record(z.string(), z.unknown()) });
export type StoredWish = Readonlys<z.output<typeof wishSchema>>;

/** A longer wish, in characters of JSON, is not kept: a row is for its deck. */
const MAX_WISH = 20_000;

const zonesField = { zones: z.exactOptional(z.array(z.string())) };

/**
 * What a deck is beyond the columns of its row and the cards in it, so that it can be worked on again: `zones` names the
 * groups of its card list that are zones; `partner` is the second deck of a team; `groups` is the order of the card list, which
 * the database does not keep.
 */
const detailsSchema = z.extend(
  z.pick(deckSchema, {
    variant: true,
    base: true,
    playstyle: true,
    bracket: true,
    power_level: true,
    price_usd: true,
    unified: true,
    aim: true,
    words_by: true,
  }),
  {
    seed: z.int(),
    pool: z.exactOptional(deckCountsField),
    ...zonesField,
    groups: z.exactOptional(z.array(z.string())),
    wish: z.exactOptional(wishSchema),
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
type Details = Readonlys<z.output<typeof detailsSchema>>;

/** What of a deck is kept: the columns of `decks` that its author may write. */
export interface StoredRow {
  readonly name: string;
  readonly format: string;
  readonly cards: number;
  readonly colors: readonly string[];
  readonly power_level: number;
  readonly card_list: Readonly<Record<string, readonly CardListItem[]>>;
  readonly seo_description: string;
  /** Null where the deck has no picture. */
  readonly image: string | null;
  /** Lists show the cover and what the rules said; who opens the deck makes both anew. */
  readonly details: Details & { readonly cover?: Cover; readonly legal?: boolean };
}

/** The columns of `decks` that a deck is written into, in the order in which statements name them. */
export const WRITTEN_COLUMNS = [
  "name",
  "format",
  "cards",
  "colors",
  "power_level",
  "card_list",
  "seo_description",
  "image",
  "details",
] as const satisfies readonly (keyof StoredRow)[];

/** The columns of `decks` that `fromStoredRow` reads. */
export const STORED_COLUMNS = "name, format, colors, power_level, card_list, seo_description, image, details";

/** A deck's row as the database gives it: its author may have written anything into it that the database lets through. */
export interface ForeignRow extends Pick<StoredRow, "name" | "format" | "colors" | "image"> {
  readonly power_level: number | null;
  readonly seo_description: string | null;
  readonly card_list: Readonly<
    Record<string, readonly (Pick<CardListItem, "name" | "quantity"> & Partial<CardListItem>)[]>
  >;
  readonly details: unknown;
}

/** Before the groups of a team's second deck, in the one card list of its row. */
const PARTNER_GROUP = "Partner: ";

/** What a row keeps beside its deck. */
interface BesideDeck {
  readonly wish?: StoredWish | undefined;
  readonly cover?: Cover | undefined;
  /** Whether the rules find it legal in its format; absent where nobody has judged it. */
  readonly legal?: boolean | undefined;
}

/**
 * A deck as it is kept. A vault has one row for a team: the second deck's groups stand beside the first one's, with
 * `PARTNER_GROUP` before their names.
 */
export function toStoredRow(deck: Deck, { wish, cover, legal }: BesideDeck = {}): StoredRow {
  const second = deck.partner_deck;
  const partnerGroups = Object.entries(second?.card_list ?? {}).map(
    ([group, items]) => [PARTNER_GROUP + group, items] as const,
  );
  const card_list = { ...deck.card_list, ...Object.fromEntries(partnerGroups) };
  const colors = new Set([...deck.colors, ...(second?.colors ?? [])]);
  return {
    name: deck.name,
    format: deck.format,
    cards: deck.cards + (second?.cards ?? 0),
    colors: ["W", "U", "B", "R", "G"].filter((color) => colors.has(color)),
    power_level: Math.round(deck.power_level),
    card_list,
    seo_description: deck.seo_description,
    image: deck.image === "" ? null : deck.image,
    details: {
      ...detailsOf(deck),
      groups: Object.keys(card_list),
      ...(wish && JSON.stringify(wish).length <= MAX_WISH ? { wish } : {}),
      ...(cover ? { cover } : {}),
      ...(legal === undefined ? {} : { legal }),
    },
  };
}

function detailsOf(deck: Deck): Details {
  const {
    variant,
    base,
    playstyle,
    bracket,
    power_level,
    price_usd,
    seed,
    pool,
    zones,
    unified,
    aim,
    words_by,
  } = deck;
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
    ...(aim ? { aim } : {}),
    ...(words_by ? { words_by } : {}),
    ...(deck.partner_deck ? { partner: partnerOf(deck.partner_deck) } : {}),
  };
}

function partnerOf(second: PlayerDeck): NonNullable<Details["partner"]> {
  const { commanders, main, side, companion, zones, pool, card_list, cards, ...rest } = second;
  return { ...rest, ...(zones ? { zones: Object.keys(zones) } : {}) };
}

/** A row as it was read, and the names of those cards in it that no deck can have. */
export interface OpenedDeck {
  readonly deck: Deck;
  readonly unread: readonly string[];
  /** Absent where its row tells none. */
  readonly wish?: StoredWish;
  /** What lists show of it; absent where its row has none that can be read. */
  readonly cover?: Cover;
}

/**
 * A deck from the vault, to be worked on. A row without details, or with ones that we did not write, has its cards, those of
 * groups that nobody knows in the main deck; cards in numbers that no deck has are left out.
 */
export function fromStoredRow(row: ForeignRow): OpenedDeck {
  const read = detailsSchema.safeParse(row.details);
  const {
    zones,
    partner,
    groups: order = [],
    wish,
    ...details
  } = read.success
    ? read.data
    : {
        playstyle: "midrange" as const,
        bracket: null,
        power_level: row.power_level ?? 0,
        price_usd: 0,
        seed: 0,
      };
  const { groups, unread } = readGroups(inOrder(row.card_list, order));
  const cover = z.object({ cover: coverSchema }).safeParse(row.details);
  const beside = { unread, ...(wish ? { wish } : {}), ...(cover.success ? cover.data : {}) };
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
  if (!partner) return { deck: first, ...beside };
  const theirs = groups.flatMap(([group, items]) =>
    isTheirs(group) ? [[group.slice(PARTNER_GROUP.length), items] as const] : [],
  );
  const { zones: partnerZones, ...rest } = partner;
  const second = withCounts({
    ...rest,
    ...uncounted(partnerZones),
    card_list: Object.fromEntries(theirs),
  });
  return { deck: { ...first, partner_deck: second }, ...beside };
}

/** A card list in the order that it was saved in; groups that came later stand last. */
function inOrder(list: ForeignRow["card_list"], order: readonly string[]): ForeignRow["card_list"] {
  const places = new Map(order.map((group, at) => [group, at]));
  const placeOf = (group: string): number => places.get(group) ?? order.length;
  return Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** The groups of a card list, with what of them can be read; groups of which nothing is left are none. */
function readGroups(list: ForeignRow["card_list"]): {
  readonly groups: readonly (readonly [string, readonly CardListItem[]])[];
  readonly unread: readonly string[];
} {
  const unread = new Set<string>();
  let cards = 0;
  const groups = Object.entries(list).map(([group, items]) => {
    const told = items.flatMap(({ name, quantity, role, reason, ...more }) => {
      const fits = Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_COPIES;
      if (!fits || name.length > MAX_NAME || cards + quantity > MAX_ZONE_CARDS) {
        unread.add(name.slice(0, MAX_NAME));
        return [];
      }
      cards += quantity;
      return [{ ...more, name, quantity, role: textOf(role), reason: textOf(reason) }];
    });
    return [group, told] as const;
  });
  return { groups: groups.filter(([, items]) => items.length > 0), unread: [...unread] };
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
