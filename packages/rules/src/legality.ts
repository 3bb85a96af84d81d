import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  type Legality,
  Rarity,
} from "@deckwright/cards/table/card-table.ts";
import { BAN_LISTS, type BanEntry, entriesOf } from "./bans.ts";
import type { Format } from "./formats/format.ts";

/** What a format says of a card, and who says so. */
export interface CardStatus {
  /** `unknown`: neither the data nor anything to derive it from says. */
  readonly legality: Legality;
  /** ISO day of the ban, or of the end of one, where a dated list knows it. */
  readonly since: string | null;
  /** Roles in which a legal card is banned, e.g. `companion`. */
  readonly bannedAs: readonly string[];
  readonly source: string;
}

/** Cards that no regular deck may hold whatever their legality says: tokens, art cards, silver borders, acorns. */
export const NEVER_IN_A_DECK = Fact.Funny | Fact.NotADeckCard;

const NO_ROLES: readonly string[] = [];

const SUPPLEMENTARY_TYPES =
  CardType.Plane |
  CardType.Phenomenon |
  CardType.Scheme |
  CardType.Conspiracy |
  CardType.Vanguard |
  CardType.Dungeon;
const SUPPLEMENTARY_SUBTYPES = ["Attraction", "Contraption"] as const;

/**
 * Tells cards that lie in decks of their own, never among the others: planes, schemes, attractions, sticker sheets
 * (which have no card type) and the like (CR 108.2, 123.2, 717.2).
 */
function supplementaryTest(table: CardTable): (card: CardIndex) => boolean {
  const subtypes = SUPPLEMENTARY_SUBTYPES.map((type) => table.subtypeId(type)).filter((id) => id >= 0);
  return (card) => {
    const types = table.types[card] ?? 0;
    if (types === 0 || types & SUPPLEMENTARY_TYPES) return true;
    if (subtypes.length === 0 || !(types & CardType.Artifact)) return false;
    return Array.from(table.subtypes(card)).some((id) => subtypes.includes(id));
  };
}

/** Says for one table and format which cards are in the pool. */
export interface PoolReader {
  statusOf(card: CardIndex): CardStatus;
  /** Whether a card lies in a deck of its own kind, not in the main deck. */
  isSupplementary(card: CardIndex): boolean;
  /** Per card: 0 not to be had for the main deck, 1 legal, 2 restricted. Shared: do not write to it. */
  mask(): Uint8Array;
}

/**
 * Reads a format's pool. The card data's legality key comes first; the dated list adds the day of a ban, and wins
 * where it was read on or after the day of the card data.
 */
export function createPoolReader(table: CardTable, names: NameIndex, format: Format): PoolReader {
  const dated = new Map<CardIndex, BanEntry>();
  const list = BAN_LISTS.find((candidate) => candidate.format === format.slug);
  for (const [name, entry] of list ? entriesOf(list) : []) {
    const match = names.resolve(name, { typos: false });
    if (match.found && (match.how === "exact" || match.how === "face")) dated.set(match.card, entry);
  }
  const { cardsAsOf } = table.meta;
  const dataSource = `card data of ${cardsAsOf}, key ${format.pool.key}`;
  const derivedSource = `derived: ${dataSource} is missing`;

  /** The list's entry where it decides: it was read after the data was made, or agrees with it. */
  function datedEntry(card: CardIndex, legality: Legality): BanEntry | undefined {
    const entry = dated.get(card);
    return entry && (entry.checked >= cardsAsOf || entry.status === legality) ? entry : undefined;
  }

  function statusOf(card: CardIndex): CardStatus {
    const said = table.legality(card, format.pool.key);
    const legality = said === "unknown" ? derive(table, card, format) : said;
    const entry = datedEntry(card, legality);
    if (entry)
      return { legality: entry.status, since: entry.since, bannedAs: entry.bannedAs, source: entry.source };
    return {
      legality,
      since: null,
      bannedAs: NO_ROLES,
      source: said === "unknown" ? derivedSource : dataSource,
    };
  }

  const isSupplementary = supplementaryTest(table);
  let cached: Uint8Array | undefined;
  return {
    statusOf,
    isSupplementary,
    mask() {
      cached ??= Uint8Array.from({ length: table.size }, (_, card) => {
        if ((table.facts[card] ?? 0) & NEVER_IN_A_DECK || isSupplementary(card)) return 0;
        const said = table.legality(card, format.pool.key);
        const legality = said === "unknown" ? derive(table, card, format) : said;
        const decided = datedEntry(card, legality)?.status ?? legality;
        return decided === "legal" ? 1 : decided === "restricted" ? 2 : 0;
      });
      return cached;
    },
  };
}

/** The name that lists use: a card with two faces is listed by its front, a split card by both halves. */
export function frontName(table: CardTable, card: CardIndex): string {
  const name = table.name(card);
  const at = name.indexOf(" // ");
  return at < 0 || table.layout(card) === "split" ? name : name.slice(0, at);
}

function derive(table: CardTable, card: CardIndex, format: Format): Legality {
  const { from, rarity } = format.pool.derive;
  const said = from.map((key) => table.legality(card, key)).filter((legality) => legality !== "unknown");
  if (said.length === 0) return "unknown";
  if (!said.some((legality) => legality === "legal" || legality === "restricted")) return "unknown";
  if (rarity === "common" && !((table.rarities[card] ?? 0) & Rarity.Common)) return "not_legal";
  return "legal";
}
