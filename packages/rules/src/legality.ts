import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  Game,
  type Legality,
  Rarity,
  Supertype,
} from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { BAN_LISTS, type BanEntry, entriesOf } from "./bans.ts";
import type { Format } from "./formats/format.ts";
import { pointsByCard } from "./points.ts";

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

/** `Fact` bits of cards that no deck of the format may hold: tokens, art cards, and mostly silver borders and acorns. */
export function neverIn(format: Format): number {
  return format.pool.humorous === undefined ? Fact.Funny | Fact.NotADeckCard : Fact.NotADeckCard;
}

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
    const own = table.subtypes(card);
    for (let at = 0; at < own.length; at++) if (subtypes.includes(own[at] ?? -1)) return true;
    return false;
  };
}

/** Says for one table and format which cards are in the pool. */
export interface PoolReader {
  statusOf(card: CardIndex): CardStatus;
  /** Whether a card lies in a deck of its own kind, not in the main deck. */
  isSupplementary(card: CardIndex): boolean;
  /** Cards that cost points, with how many; empty in formats without points. */
  points(): ReadonlyMap<CardIndex, number>;
  /** Per card: 0 not to be had for the main deck, 1 legal, 2 restricted. Shared: do not write to it. */
  mask(): Uint8Array;
}

/**
 * Reads a format's pool. The card data's legality key comes first; the dated list adds the day of a ban, and wins
 * where it was read on or after the day of the card data, or where there is no key.
 */
export function createPoolReader(table: CardTable, names: NameIndex, format: Format): PoolReader {
  const dated = new Map<CardIndex, BanEntry>();
  const list = BAN_LISTS.find((candidate) => candidate.format === format.list);
  for (const [name, entry] of list ? entriesOf(list) : []) {
    const match = names.resolve(name, { typos: false });
    if (match.found && (match.how === "exact" || match.how === "face")) dated.set(match.card, entry);
  }
  const { pool } = format;
  const { cardsAsOf } = table.meta;
  const data = `card data of ${cardsAsOf}`;
  const dataSource = `${data}, key ${pool.key}`;
  const derivedSource =
    pool.key === null
      ? `derived from ${data}, ${pool.derive.from.length === 0 ? "where every card counts" : `key ${pool.derive.from.join(", ")}`}`
      : `derived: ${dataSource} is missing`;
  const derivation = createDerivation(table, names, format);

  /** What the data says, and whether that had to be derived. */
  function read(card: CardIndex): { readonly legality: Legality; readonly derived: boolean } {
    const said = pool.key === null ? "unknown" : table.legality(card, pool.key);
    if (said === "unknown") return { legality: derivation(card), derived: true };
    if (said === "banned" && pool.ignoresBans) return { legality: "legal", derived: false };
    if (said === "legal" && pool.derive.rarity === "common" && isCommonOnlyOnArena(table, card))
      return { legality: derivation(card), derived: true };
    if (said === "not_legal" && pool.restricted === "leader-only" && leadsUnlikeItsKey(card))
      return { legality: "restricted", derived: true };
    return { legality: said, derived: false };
  }

  /** Backgrounds and Vehicles lead too, but the data's key knows creatures only. */
  function leadsUnlikeItsKey(card: CardIndex): boolean {
    if (!pool.derive.from.some((key) => table.legality(card, key) === "legal")) return false;
    return isUncommonBackground(table, card) || isUncommonCreature(table, card);
  }

  /** The list's entry where it decides: it was read after the data was made, agrees with it, or stands alone. */
  function datedEntry(card: CardIndex, legality: Legality, derived: boolean): BanEntry | undefined {
    const entry = dated.get(card);
    return entry && (derived || entry.checked >= cardsAsOf || entry.status === legality) ? entry : undefined;
  }

  function statusOf(card: CardIndex): CardStatus {
    const { legality, derived } = read(card);
    const entry = datedEntry(card, legality, derived);
    if (entry)
      return { legality: entry.status, since: entry.since, bannedAs: entry.bannedAs, source: entry.source };
    return { legality, since: null, bannedAs: NO_ROLES, source: derived ? derivedSource : dataSource };
  }

  const isSupplementary = supplementaryTest(table);
  const outside = Fact.NotADeckCard | (pool.humorous === "admitted" ? 0 : Fact.Funny);
  let cached: Uint8Array | undefined;
  let points: ReadonlyMap<CardIndex, number> | undefined;
  return {
    statusOf,
    isSupplementary,
    points() {
      points ??= pointsByCard(names, format);
      return points;
    },
    mask() {
      cached ??= Uint8Array.from({ length: table.size }, (_, card) => {
        if ((table.facts[card] ?? 0) & outside || isSupplementary(card)) return 0;
        const { legality, derived } = read(card);
        const decided = datedEntry(card, legality, derived)?.status ?? legality;
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

/** How a format's legality is derived for cards whose data lacks its key. */
function createDerivation(
  table: CardTable,
  names: NameIndex,
  { pool: { derive, everyCard, humorous } }: Format,
): (card: CardIndex) => Legality {
  if (everyCard) return () => "legal";
  /** Names, in their first half, that have a rebalanced version. */
  let rebalanced: ReadonlySet<string> | undefined;
  return (card) => {
    const facts = table.facts[card] ?? 0;
    if (humorous !== undefined && facts & Fact.Funny) return "legal";
    if (derive.digitalUnknown && facts & Fact.Rebalanced) return ofRebalanced(card);
    if (derive.digitalUnknown && facts & Fact.DigitalOnly) return "unknown";
    if (derive.digitalUnknown && isRebalancedElsewhere(card)) return "not_legal";
    const refusal = refusalOf(card);
    if (refusal) return refusal;
    if (derive.game === "arena" && !((table.games[card] ?? 0) & Game.Arena)) return "not_legal";
    return derive.rarity === undefined ? "legal" : byRarity(card, derive.rarity);
  };

  /** The status of a card that none of the formats it is derived from admits; undefined for a card that one admits. */
  function refusalOf(card: CardIndex): Legality | undefined {
    const said = derive.from
      .map((key) => table.legality(card, key))
      .filter((legality) => legality !== "unknown");
    const admits = (legality: Legality): boolean =>
      legality === "legal" ||
      legality === "restricted" ||
      (legality === "banned" && derive.bannedToo === true);
    if (said.some(admits)) return undefined;
    if (said.length === 0 || !derive.exact) return "unknown";
    return said.includes("banned") ? "banned" : "not_legal";
  }

  function byRarity(card: CardIndex, rarity: "common" | "uncommon"): Legality {
    const rarities = table.rarities[card] ?? 0;
    if (rarities === 0) return isBasic(table, card) ? "legal" : "unknown";
    const low = rarity === "common" ? Rarity.Common : Rarity.Common | Rarity.Uncommon;
    if (rarities & low || isBasic(table, card)) return "legal";
    const leads = derive.leaders === "uncommon" && rarities & Rarity.Uncommon;
    return leads && (isUncommonCreature(table, card) || isUncommonBackground(table, card))
      ? "restricted"
      : "not_legal";
  }

  /** On Arena the rebalanced version takes the place of the card it was made from. */
  function ofRebalanced(card: CardIndex): Legality {
    const original = names.resolve(table.name(card).replaceAll(/(^|\/\/ )A-/g, "$1"), { typos: false });
    if (!original.found || original.card === card) return "unknown";
    return derive.from.some((key) => table.legality(original.card, key) === "legal") ? "legal" : "unknown";
  }

  function isRebalancedElsewhere(card: CardIndex): boolean {
    rebalanced ??= rebalancedNames(table);
    if (!rebalanced.has(firstHalf(table.name(card)))) return false;
    const match = names.resolve(`A-${frontName(table, card)}`, { typos: false });
    return match.found && match.card !== card && ((table.facts[match.card] ?? 0) & Fact.Rebalanced) !== 0;
  }
}

function rebalancedNames(table: CardTable): ReadonlySet<string> {
  const names = new Set<string>();
  for (let card = 0; card < table.size; card++)
    if ((table.facts[card] ?? 0) & Fact.Rebalanced) names.add(firstHalf(table.name(card)).replace(/^A-/, ""));
  return names;
}

function firstHalf(name: string): string {
  return name.split(" // ", 1)[0] ?? name;
}

/** Data that counts every printing calls such a card common; formats of commons look at paper and Magic Online alone. */
function isCommonOnlyOnArena(table: CardTable, card: CardIndex): boolean {
  const rarities = table.rarities[card] ?? 0;
  if (rarities === 0 || rarities & Rarity.Common || isBasic(table, card)) return false;
  const [first, end] = table.printingsOf(card);
  for (let at = first; at < end; at++) {
    const { rarity, digital } = table.printing(at);
    if (digital && rarity === "common") return true;
  }
  return false;
}

/** A creature (or a Vehicle or Spacecraft with power and toughness) that was printed at uncommon. */
export function isUncommonCreature(table: CardTable, card: CardIndex): boolean {
  if (table.legality(card, "paupercommander") === "restricted") return isCreatureOrCrewed(table, card);
  return ((table.rarities[card] ?? 0) & Rarity.Uncommon) !== 0 && isCreatureOrCrewed(table, card);
}

function isCreatureOrCrewed(table: CardTable, card: CardIndex): boolean {
  const types = table.frontTypes[card] ?? 0;
  if (types & CardType.Creature) return true;
  if (!(types & CardType.Artifact) || Number.isNaN(table.power[card])) return false;
  const crewed = [table.subtypeId("Vehicle"), table.subtypeId("Spacecraft")];
  return Array.from(table.subtypes(card)).some((id) => crewed.includes(id));
}

/** A Background that was printed at uncommon and leads beside an uncommon creature that chooses one. */
export function isUncommonBackground(table: CardTable, card: CardIndex): boolean {
  return isBackground(table, card) && ((table.rarities[card] ?? 0) & Rarity.Uncommon) !== 0;
}

/** A legendary Background enchantment: leads only beside a commander that chooses one (CR 702.124k). */
export function isBackground(table: CardTable, card: CardIndex): boolean {
  if (!((table.supertypes[card] ?? 0) & Supertype.Legendary)) return false;
  if (!((table.frontTypes[card] ?? 0) & CardType.Enchantment)) return false;
  return Array.from(table.subtypes(card)).includes(table.subtypeId("Background"));
}
