import { joinFaceTexts, joinFaceWords, MOST_FACES } from "../face-texts.ts";
import { Game, Rarity } from "../table/card-table.ts";
import { MAX_SERVICE_NUMBER } from "../table/services.ts";
import { amount, type Bag, bag, cents, day, text, texts, uuid } from "./read-value.ts";

/** Finishes as bits of `PrintingRecord.finishes`. */
export const FINISHES = ["nonfoil", "foil", "etched", "glossy"] as const;

/** Rarities in the order of their bits. */
export const RARITIES = ["common", "uncommon", "rare", "mythic", "special", "bonus"] as const;

/** Yes-or-no properties of a printing, as bits of `PrintingRecord.flags`. */
export const PrintingFlag = {
  Digital: 1 << 0,
  Promo: 1 << 1,
  Reprint: 1 << 2,
  FullArt: 1 << 3,
  Textless: 1 << 4,
  Oversized: 1 << 5,
  Booster: 1 << 6,
  Spotlight: 1 << 7,
  Variation: 1 << 8,
  HighRes: 1 << 9,
  /** Has a picture. */
  Image: 1 << 10,
  /** Its other side has a picture of its own. */
  BackImage: 1 << 11,
  RarityInferred: 1 << 12,
} as const;

/** One printing as read from a file. Prices are hundredths; 0 is unknown. Days count since 1970-01-01. */
export interface PrintingRecord {
  readonly id: string;
  readonly oracleId: string;
  readonly set: string;
  readonly setName: string;
  readonly setType: string;
  readonly number: string;
  /** Position in `RARITIES`, or -1. */
  readonly rarity: number;
  readonly releasedDay: number;
  readonly usd: number;
  readonly usdFoil: number;
  readonly usdEtched: number;
  readonly eur: number;
  readonly eurFoil: number;
  readonly tix: number;
  readonly priceDate: string;
  readonly finishes: number;
  /** `PrintingFlag` bits. */
  readonly flags: number;
  /** `Game` bits. */
  readonly games: number;
  readonly border: string;
  readonly frame: string;
  readonly frameEffects: readonly string[];
  readonly promoTypes: readonly string[];
  readonly securityStamp: string;
  /** Words of its faces joined by `joinFaceWords`. */
  readonly watermark: string;
  readonly artist: string;
  readonly language: string;
  readonly flavorName: string;
  /** Faces' flavor texts joined by `joinFaceTexts`; "" when it has none or the source does not say. */
  readonly flavorText: string;
  /** UUID of the picture; "" when the source does not say. */
  readonly illustrationId: string;
  /** UUID of the picture of the other side or half, where that is another one; else "". */
  readonly illustrationBackId: string;
  /** UUID of the set; "" when the source does not say. */
  readonly setId: string;
  /** The number after `?` in image addresses, or 0. */
  readonly imageStamp: number;
  /** Numbers that other services have for it, each 0 when it has none or the source does not say. */
  readonly tcgplayerId: number;
  readonly tcgplayerEtchedId: number;
  readonly mtgoId: number;
  readonly mtgoFoilId: number;
  readonly arenaId: number;
  readonly multiverseId: number;
  /** Of its other side or half. */
  readonly multiverseBackId: number;
  readonly cardmarketId: number;
}

/** Digital sets that are on Magic Online, not on Arena, for files that do not say where a printing exists. */
const MTGO_SETS: ReadonlySet<string> = new Set([
  "prm",
  "me1",
  "me2",
  "me3",
  "me4",
  "vma",
  "tpr",
  "pz1",
  "pz2",
  "td0",
  "td2",
]);

function gamesOf(record: Bag, set: string, digital: boolean): number {
  const named = texts(record.games);
  let games = 0;
  if (named.includes("paper")) games |= Game.Paper;
  if (named.includes("mtgo")) games |= Game.Mtgo;
  if (named.includes("arena")) games |= Game.Arena;
  if (games) return games;
  if (!digital) return Game.Paper;
  return MTGO_SETS.has(set) ? Game.Mtgo : Game.Arena;
}

function flag(value: unknown, bit: number): number {
  return value === true ? bit : 0;
}

/** Bits of rarity words. */
export function rarityBits(words: readonly string[]): number {
  let bits = 0;
  for (const word of words) {
    const at = (RARITIES as readonly string[]).indexOf(word);
    if (at >= 0) bits |= 1 << at;
  }
  return (
    bits & (Rarity.Common | Rarity.Uncommon | Rarity.Rare | Rarity.Mythic | Rarity.Special | Rarity.Bonus)
  );
}

/** Flavor texts of the faces, or that of the whole. */
function flavorTextOf(record: Bag, faces: readonly Bag[]): string {
  const read = (from: Bag): string => text(from.flavor_text).replace(/\r\n?/g, "\n");
  const each = faces.map(read);
  return each.some((one) => one !== "") ? joinFaceTexts(each) : read(record);
}

/** Reads one printing, or says in a few words what is wrong with it. */
export function readPrinting(value: unknown): PrintingRecord | string {
  const record = bag(value);
  const faces = Array.isArray(record.card_faces) ? record.card_faces.slice(0, MOST_FACES).map(bag) : [];
  const id = uuid(record.id);
  if (!id) return "it has no valid `id`";
  const oracleId = uuid(record.oracle_id) || uuid(faces[0]?.oracle_id);
  if (!oracleId) return "it has no valid `oracle_id`";
  const set = text(record.set, 20).toLowerCase();
  const prices = bag(record.prices);
  const faceImages = Array.isArray(record.face_images)
    ? record.face_images.map(bag)
    : faces.map((face) => bag(face.image_uris));
  const front = bag(record.image_uris).normal ?? faceImages[0]?.normal;
  const stamp = typeof front === "string" ? Number(/\?(\d{1,10})$/.exec(front)?.[1] ?? 0) : 0;
  const digital = record.digital === true;
  const finishes = texts(record.finishes);
  const illustration = uuid(record.illustration_id) || uuid(faces[0]?.illustration_id);
  const otherIllustration = uuid(faces[1]?.illustration_id);
  const multiverse: readonly unknown[] = Array.isArray(record.multiverse_ids) ? record.multiverse_ids : [];
  return {
    id,
    oracleId,
    set,
    setName: text(record.set_name, 200),
    setType: text(record.set_type, 40),
    number: text(record.collector_number, 20),
    rarity: (RARITIES as readonly unknown[]).indexOf(record.rarity),
    releasedDay: day(record.released_at) ?? 0,
    usd: cents(prices.usd) ?? 0,
    usdFoil: cents(prices.usd_foil) ?? 0,
    usdEtched: cents(prices.usd_etched) ?? 0,
    eur: cents(prices.eur) ?? 0,
    eurFoil: cents(prices.eur_foil) ?? 0,
    tix: cents(prices.tix) ?? 0,
    priceDate: text(record.price_date, 20),
    finishes: FINISHES.reduce((bits, finish, at) => (finishes.includes(finish) ? bits | (1 << at) : bits), 0),
    flags:
      flag(digital, PrintingFlag.Digital) |
      flag(record.promo, PrintingFlag.Promo) |
      flag(record.reprint, PrintingFlag.Reprint) |
      flag(record.full_art, PrintingFlag.FullArt) |
      flag(record.textless, PrintingFlag.Textless) |
      flag(record.oversized, PrintingFlag.Oversized) |
      flag(record.booster, PrintingFlag.Booster) |
      flag(record.story_spotlight, PrintingFlag.Spotlight) |
      flag(record.variation, PrintingFlag.Variation) |
      flag(record.highres_image, PrintingFlag.HighRes) |
      flag(record.rarity_inferred, PrintingFlag.RarityInferred) |
      flag(typeof front === "string", PrintingFlag.Image) |
      flag(
        typeof faceImages[1]?.normal === "string" && faceImages[1].normal.includes("/back/"),
        PrintingFlag.BackImage,
      ),
    games: gamesOf(record, set, digital),
    border: text(record.border_color, 20),
    frame: text(record.frame, 20),
    frameEffects: texts(record.frame_effects),
    promoTypes: texts(record.promo_types),
    securityStamp: text(record.security_stamp, 20),
    watermark: text(record.watermark, 60) || joinFaceWords(faces.map((face) => text(face.watermark, 60))),
    artist: text(record.artist, 200),
    language: text(record.lang, 10) || "en",
    flavorName: text(record.flavor_name, 300) || flavorNameOfFaces(faces),
    flavorText: flavorTextOf(record, faces),
    illustrationId: illustration || otherIllustration,
    illustrationBackId: illustration === otherIllustration || illustration === "" ? "" : otherIllustration,
    setId: uuid(record.set_id),
    imageStamp: amount(stamp) ?? 0,
    tcgplayerId: serviceNumber(record.tcgplayer_id),
    tcgplayerEtchedId: serviceNumber(record.tcgplayer_etched_id),
    mtgoId: serviceNumber(record.mtgo_id),
    mtgoFoilId: serviceNumber(record.mtgo_foil_id),
    arenaId: serviceNumber(record.arena_id),
    multiverseId: serviceNumber(multiverse[0]),
    multiverseBackId: serviceNumber(multiverse[1]),
    cardmarketId: serviceNumber(record.cardmarket_id),
  };
}

function serviceNumber(value: unknown): number {
  const number = amount(value) ?? 0;
  return Number.isInteger(number) && number <= MAX_SERVICE_NUMBER ? number : 0;
}

/** Cards with two faces carry their flavor names on the faces. */
function flavorNameOfFaces(faces: readonly Bag[]): string {
  const names = faces.map((face) => text(face.flavor_name, 300));
  return names.length > 0 && names.every((name) => name !== "") ? names.join(" // ") : "";
}
