import type { ColorMask } from "../colors.ts";
import type { NumberIndex, Service, ServiceNumberName } from "./services.ts";
import type { Telling } from "./tellings.ts";

/** Position of an oracle card (one per distinct card, whatever its printings) in a table: 0 to `size - 1`. */
export type CardIndex = number;

/** Position of a printing in a table: 0 to `printingCount - 1`. Printings of one card are neighbors. */
export type PrintingIndex = number;

/** What Scryfall says of a card in a format; `unknown` when the source has no such key, which never means illegal. */
export type Legality = "legal" | "not_legal" | "banned" | "restricted" | "unknown";

/** Card type bits of `frontTypes` and `types`. */
export const CardType = {
  Artifact: 1 << 0,
  Battle: 1 << 1,
  Creature: 1 << 2,
  Enchantment: 1 << 3,
  Instant: 1 << 4,
  Kindred: 1 << 5,
  Land: 1 << 6,
  Planeswalker: 1 << 7,
  Sorcery: 1 << 8,
  Plane: 1 << 9,
  Phenomenon: 1 << 10,
  Scheme: 1 << 11,
  Conspiracy: 1 << 12,
  Vanguard: 1 << 13,
  Dungeon: 1 << 14,
} as const;

/** Types of what stays on the battlefield. */
export const PERMANENT_TYPES =
  CardType.Artifact |
  CardType.Battle |
  CardType.Creature |
  CardType.Enchantment |
  CardType.Land |
  CardType.Planeswalker;

/** Supertype bits of the front face. */
export const Supertype = { Basic: 1, Legendary: 2, Snow: 4, World: 8, Ongoing: 16 } as const;

/** Rarity bits of `rarities`. */
export const Rarity = { Common: 1, Uncommon: 2, Rare: 4, Mythic: 8, Special: 16, Bonus: 32 } as const;

/** Bits of `games`: where any printing of the card exists. */
export const Game = { Paper: 1, Mtgo: 2, Arena: 4 } as const;

/**
 * Facts about a card that building a deck depends on, read once from its text when the table is built, so that they
 * are there also in a table that carries no text.
 */
export const Fact = {
  /** On the Commander Game Changers list. */
  GameChanger: 1 << 0,
  /** On the Reserved List. */
  Reserved: 1 << 1,
  /** No paper printing. */
  DigitalOnly: 1 << 2,
  /** Silver border, acorn stamp or any other card that no sanctioned format admits. */
  Funny: 1 << 3,
  /** Token, emblem, art card, oversized or memorabilia: never a card of a deck. */
  NotADeckCard: 1 << 4,
  /** A rebalanced digital version: its name begins with `A-`. */
  Rebalanced: 1 << 5,
  /** The text says that it can be your commander. */
  CanBeCommander: 1 << 6,
  /** Has a companion ability (CR 702.139). */
  Companion: 1 << 7,
  /** Has an activated ability, counting the mana ability of a basic land type and keywords such as equip (Zirda). */
  ActivatedAbility: 1 << 8,
  /** A land (or the land side of a card) that always enters tapped. */
  EntersTapped: 1 << 9,
  /** A land that enters tapped unless a condition holds or a cost is paid. */
  MayEnterTapped: 1 << 10,
  /** A spell in front, a land behind (modal double-faced). */
  SpellLand: 1 << 11,
  /** A spacecraft or vehicle with power and toughness, which may lead since CR 903.3 says so. */
  CrewedLeader: 1 << 12,
  /** A copy is a rebalance, playtest or other card that shares its name with another card in the table. */
  NameShared: 1 << 13,
} as const;

/** How a card may share the command zone with another (CR 702.124 and the ability words around it). */
export type Pairing =
  | { readonly kind: "partner" }
  | { readonly kind: "partner-with"; readonly name: string }
  /** "Partner—Friends forever" and the like: both must carry the same variant. */
  | { readonly kind: "partner-variant"; readonly variant: string }
  | { readonly kind: "choose-a-background" }
  | { readonly kind: "background" }
  | { readonly kind: "doctors-companion" }
  | { readonly kind: "doctor" };

/** Copy limit meaning "a deck can have any number of cards with this name". */
export const ANY_NUMBER = 255;

/** One face as printed. Empty strings where the face has no such thing, or where the table carries no text. */
export interface Face {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly oracleText: string;
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  readonly defense: string;
  readonly colors: ColorMask;
}

/** One printing. Prices are `null` when unknown, which is never zero. */
export interface Printing {
  readonly index: PrintingIndex;
  readonly card: CardIndex;
  /** Scryfall's id; "" for printings of which the bundled table keeps none. */
  readonly id: string;
  readonly set: string;
  /** UUID; "" when the source does not say. */
  readonly setId: string;
  readonly setName: string;
  readonly collectorNumber: string;
  readonly rarity: string;
  /** ISO date. */
  readonly releasedAt: string;
  readonly usd: number | null;
  readonly usdFoil: number | null;
  readonly eur: number | null;
  readonly tix: number | null;
  readonly digital: boolean;
  readonly promo: boolean;
  readonly artist: string;
  readonly setType: string;
  readonly eurFoil: number | null;
  /** `nonfoil`, `foil`, `etched`, `glossy`; empty when the source does not say. */
  readonly finishes: readonly string[];
  /** `black`, `white`, `borderless`, `silver`, `gold`; empty when the source does not say. */
  readonly border: string;
  readonly frameEffects: readonly string[];
  readonly promoTypes: readonly string[];
  readonly fullArt: boolean;
  /** `Game` bits. */
  readonly games: number;
  /** Scryfall's language code. */
  readonly language: string;
  /** The name printed instead of the card's own, on crossover printings; else empty. */
  readonly flavorName: string;
  /** By face, "" for a face without; empty when no face has one or the source does not say. */
  readonly flavorTexts: readonly string[];
  /** UUID of its picture, and of that of its other side or half; "" when there is none or the source does not say. */
  readonly illustrationId: string;
  readonly illustrationBackId: string;
  /** Year of the frame or `future`; "" when the source does not say. */
  readonly frame: string;
  /** `oval`, `triangle`, `acorn`, ... for its security stamp; "" when it has none or the source does not say. */
  readonly stamp: string;
  /** Those of its faces, each once. */
  readonly watermarks: readonly string[];
  /** Its number with another service; 0 when it has none or the source does not say. */
  serviceNumber(name: ServiceNumberName): number;
  /** Address of the image on Scryfall's image host, "" when it has none. `face` 1 is the back of a double-faced card. */
  imageUrl(size: "small" | "normal" | "large" | "art_crop", face?: 0 | 1): string;
}

/** A set that some printing belongs to, or that the sets file names. */
export interface CardSet {
  readonly code: string;
  /** UUID; "" when the source does not say. */
  readonly id: string;
  readonly name: string;
  /** Scryfall's word: `expansion`, `core`, `commander`, `masters`, ... */
  readonly type: string;
  /** ISO date. */
  readonly releasedAt: string;
  /** Address of its symbol on Scryfall's host, or "". */
  readonly iconUri: string;
  /** Code of the set that it accompanies, or "". */
  readonly parent: string;
  /** Name of its block, or "". */
  readonly block: string;
}

/** A column of texts of which many are equal: each row has the number of its text. */
export interface TextColumn {
  /** By row; empty when the table does not carry the column. */
  readonly ids: ArrayLike<number>;
  readonly words: readonly string[];
}

/** Texts of which tens of thousands differ: each is decoded when it is asked for. */
export interface SharedTexts {
  /** By row the number of its text, 0 where it has none; empty when the table does not carry the column. */
  readonly ids: ArrayLike<number>;
  /** How many texts there are, the empty one included. */
  readonly count: number;
  /** A text by its number. */
  text(id: number): string;
}

/** A column of lists of words: a row's are `values[starts[row]]` up to `values[starts[row + 1]]`, numbers of words. */
export interface ListColumn {
  readonly values: ArrayLike<number>;
  /** Empty when the table does not carry the column. */
  readonly starts: ArrayLike<number>;
  readonly words: readonly string[];
}

/** Columns over all printings, by `PrintingIndex`, for whoever looks through all of them. */
export interface PrintingTable {
  readonly card: Uint32Array;
  /** Position in `CardTable.sets`. */
  readonly set: ArrayLike<number>;
  /** Days since 1970-01-01. */
  readonly day: Int32Array;
  /** Position in `RARITIES`; its length when unknown. */
  readonly rarity: Uint8Array;
  /** `PrintingFlag` bits. */
  readonly flags: Uint16Array;
  /** `Game` bits. */
  readonly games: Uint8Array;
  /** Bits by position in `FINISHES`. */
  readonly finishes: Uint8Array;
  /** Hundredths by row, 0 when unknown; empty when the table does not carry the column. */
  prices(kind: "usd" | "usdFoil" | "usdEtched" | "eur" | "eurFoil" | "tix"): Uint32Array;
  texts(
    name: "number" | "border" | "frame" | "stamp" | "watermark" | "artist" | "language" | "flavorName",
  ): TextColumn;
  /** Flavor texts, those of faces joined by `joinFaceTexts`. */
  readonly flavorTexts: SharedTexts;
  /** The number of the picture in front, 0 when unknown; empty when the table does not carry the column. */
  readonly illustrations: ArrayLike<number>;
  lists(name: "frameEffects" | "promoTypes"): ListColumn;
}

/** Names of tags (`ramp`, `removal`, `theme:landfall`, ...) and which card has which. Filled by a tagger at build time. */
export interface TagIndex {
  readonly names: readonly string[];
  /** The tag's number, or -1 when the table has no such tag. */
  id(name: string): number;
  has(card: CardIndex, tag: number): boolean;
  /** Numbers of all tags of a card, in order. */
  numbersOf(card: CardIndex): number[];
  /** Names of all tags of a card. */
  of(card: CardIndex): string[];
}

/** Where a table came from. Dates are ISO days. */
export interface TableMeta {
  readonly source: "folder" | "download" | "bundled";
  readonly cardsAsOf: string;
  readonly pricesAsOf: string;
  /** False for the bundled table, which carries facts and figures but no rules text. */
  readonly hasText: boolean;
  readonly builtAt: string;
}

/** A subtype id, e.g. of Elf; ids belong to one table. */
export type SubtypeId = number;

/**
 * Every card, as columns over one buffer that threads share without a copy. Columns are indexed by `CardIndex`.
 * Immutable. Accessors that return strings decode on demand: cheap, but not for inner loops over all cards.
 */
export interface CardTable {
  readonly meta: TableMeta;
  /** Names the files that it was built from, and changes with them; "" when it was not built from files. */
  readonly sourceKey: string;
  /** Number of oracle cards. */
  readonly size: number;
  readonly printingCount: number;

  /** Mana value of the front face, or of the whole for split cards; halves occur on un-cards. */
  readonly manaValue: Float32Array;
  readonly colors: Uint8Array;
  readonly colorIdentity: Uint8Array;
  /** Mana the card can produce: color bits and `COLORLESS_BIT`. */
  readonly producedMana: Uint8Array;
  /** `CardType` bits of the face it is cast as: the front, or both halves of a split card. */
  readonly frontTypes: Uint16Array;
  /** `CardType` bits of any face. */
  readonly types: Uint16Array;
  readonly supertypes: Uint8Array;
  /** `Fact` bits. */
  readonly facts: Uint32Array;
  /** 0 the format's own limit, `ANY_NUMBER`, or the number the card's text allows. */
  readonly copyLimit: Uint8Array;
  /** `Rarity` bits over paper and Magic Online printings (what pauper-like formats ask). */
  readonly rarities: Uint8Array;
  /** `Game` bits. */
  readonly games: Uint8Array;
  /** Basic land types that a fetch land (or land tutor or land cycler) can find in its player's library, as color bits of the mana they tap for. */
  readonly fetches: Uint8Array;
  /** Cheapest paper price in US dollars of any printing; NaN when none is known. */
  readonly priceUsd: Float32Array;
  /** 0 when unknown, else 1 is the most played. */
  readonly edhrecRank: Uint32Array;
  /** First printing's day number since 1970-01-01. */
  readonly firstPrinted: Int32Array;
  /** Power and toughness as numbers (`*` counts 0); NaN when the front face has none. */
  readonly power: Float32Array;
  readonly toughness: Float32Array;
  /** The printing shown when nobody asks for another: recent, paper, not a promo where possible. */
  readonly defaultPrinting: Uint32Array;

  /** Full name: `Front // Back` for cards with two faces. */
  name(card: CardIndex): string;
  oracleId(card: CardIndex): string;
  /** Scryfall's layout word. */
  layout(card: CardIndex): string;
  /** Cost as Scryfall prints it for the card: `A // B` for split and adventure cards, the front's for others. */
  manaCost(card: CardIndex): string;
  typeLine(card: CardIndex): string;
  /** Faces' texts joined by `\n//\n`; empty when `meta.hasText` is false. */
  oracleText(card: CardIndex): string;
  /** What the text says, told by who read it while the table was made; empty when `meta.hasText` is true. */
  tellings(card: CardIndex): readonly Telling[];
  /** One or two (or more) faces, front first. A single-faced card has one. */
  faces(card: CardIndex): readonly Face[];
  keywords(card: CardIndex): readonly string[];
  /** Keys as Scryfall spells them, e.g. `paupercommander`. */
  legality(card: CardIndex, key: string): Legality;
  /** The legality keys the table has. */
  readonly legalityKeys: readonly string[];
  /** Subtypes of the front face (both halves of a split card). */
  subtypes(card: CardIndex): ArrayLike<SubtypeId>;
  /** Creature types that the card's text speaks of ("other Elves you control", "Elf token"), its own name aside. */
  mentionedTypes(card: CardIndex): ArrayLike<SubtypeId>;
  subtypeName(id: SubtypeId): string;
  /** Id of a subtype by its printed singular name, case ignored; -1 when the table has none. */
  subtypeId(name: string): SubtypeId;
  readonly subtypeCount: number;
  /** True for creature (and kindred) types of cards that some format admits; false for land, artifact, spell... types. */
  isCreatureType(id: SubtypeId): boolean;
  /** How it may share the command zone; null when it leads alone. */
  pairing(card: CardIndex): Pairing | null;
  readonly tags: TagIndex;
  /** Version of the tagger that gave the tags; 0 when there was none. */
  readonly taggerVersion: number;
  /** For each card a fingerprint of what the tagger saw of it; empty in tables without tags. */
  readonly taggedFrom: Uint32Array;

  /** First printing and one past the last. */
  printingsOf(card: CardIndex): readonly [PrintingIndex, PrintingIndex];
  printing(printing: PrintingIndex): Printing;
  /** The columns of all printings. */
  readonly printings: PrintingTable;
  /** Names printed instead of a card's own on crossover printings, each with its card. */
  readonly flavorNames: readonly (readonly [name: string, card: CardIndex])[];
  /** Every set, in order of their codes. */
  readonly sets: readonly CardSet[];
  /** The card of a Scryfall printing id or oracle id; -1 when there is none. */
  cardById(id: string): CardIndex;
  /** The card of an oracle id, in whatever case; -1 when there is none. */
  cardByOracleId(id: string): CardIndex;
  /** The printing of a Scryfall printing id, in whatever case; -1 when there is none. */
  printingById(id: string): PrintingIndex;
  /** Printings by the numbers that another service has for them. */
  printingsOfService(service: Service): NumberIndex;
  /** Printings with a picture, by its UUID in whatever case, on either side. */
  printingsOfIllustration(id: string): readonly PrintingIndex[];
}
