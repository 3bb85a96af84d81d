import { COLORLESS_BIT, colorsOf } from "@deckwright/cards/colors.ts";
import {
  type CardIndex,
  type CardTable,
  type Face,
  Fact,
  Game,
  type Printing,
} from "@deckwright/cards/table/card-table.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import { isDoubleSided } from "./layouts.ts";

type ImageUris = NonNullable<ScryfallCard["image_uris"]>;
type CardFaceObject = NonNullable<ScryfallCard["card_faces"]>[number];
type Figures = Pick<CardFaceObject, "oracle_text" | "power" | "toughness" | "loyalty" | "defense">;
/** An object while it is put together. */
type Writable<Object> = { -readonly [Key in keyof Object]: Object[Key] };

const GAMES = [
  ["paper", Game.Paper],
  ["mtgo", Game.Mtgo],
  ["arena", Game.Arena],
] as const;

const SERVICE_FIELDS = [
  ["mtgo_id", "mtgoId"],
  ["mtgo_foil_id", "mtgoFoilId"],
  ["arena_id", "arenaId"],
  ["tcgplayer_id", "tcgplayerId"],
  ["tcgplayer_etched_id", "tcgplayerEtchedId"],
  ["cardmarket_id", "cardmarketId"],
] as const;

/**
 * A printing as Scryfall's API gives it, with the fields that the table knows. Fields that it does not know are
 * absent; on the bundled table, which has no texts, `oracle_text` is.
 *
 * What only some cards have is set behind what all have: an object that is put together from parts takes twice as long to make,
 * and a page of search results makes 175.
 * @param origin Where this server is reached, for the `uri` fields.
 */
export function toCardObject(table: CardTable, printing: Printing, origin: string): ScryfallCard {
  const { card, id, set, collectorNumber, artist, flavorName, border, promoTypes, frameEffects } = printing;
  const faces = table.faces(card);
  const facts = table.facts[card] ?? 0;
  const doubleSided = isDoubleSided(table.layout(card));
  const picture = printing.imageUrl("normal");
  const object: Writable<ScryfallCard> = {
    object: "card",
    id,
    oracle_id: table.oracleId(card),
    name: table.name(card),
    lang: printing.language || "en",
    released_at: printing.releasedAt,
    uri: `${origin}/api/cards/${id}`,
    scryfall_uri: `https://scryfall.com/card/${set}/${encodeURIComponent(collectorNumber)}`,
    layout: table.layout(card),
    image_status: picture === "" ? "missing" : "highres_scan",
    cmc: table.manaValue[card] ?? 0,
    type_line: table.typeLine(card),
    color_identity: colorsOf(table.colorIdentity[card] ?? 0),
    keywords: [...table.keywords(card)],
    legalities: legalities(table, card),
    games: GAMES.filter(([, bit]) => printing.games & bit).map(([game]) => game),
    reserved: (facts & Fact.Reserved) !== 0,
    game_changer: (facts & Fact.GameChanger) !== 0,
    promo: printing.promo,
    digital: printing.digital,
    finishes: [...printing.finishes],
    full_art: printing.fullArt,
    set,
    set_name: printing.setName,
    set_type: printing.setType,
    set_uri: `${origin}/api/sets/${set}`,
    collector_number: collectorNumber,
    rarity: printing.rarity,
    prices: {
      usd: money(printing.usd),
      usd_foil: money(printing.usdFoil),
      eur: money(printing.eur),
      eur_foil: money(printing.eurFoil),
      tix: money(printing.tix),
    },
  };
  const mana = table.producedMana[card] ?? 0;
  const rank = table.edhrecRank[card] ?? 0;
  const { hasText } = table.meta;
  if (!doubleSided) {
    if (picture !== "") object.image_uris = imageUris(picture);
    object.mana_cost = table.manaCost(card);
    object.colors = colorsOf(table.colors[card] ?? 0);
  }
  const [only] = faces;
  if (faces.length > 1)
    object.card_faces = faces.map((face, at) => faceObject(face, at, printing, doubleSided, hasText));
  else if (only) putFigures(object, only, hasText);
  if (mana !== 0) object.produced_mana = [...(mana & COLORLESS_BIT ? ["C"] : []), ...colorsOf(mana)];
  if (promoTypes.length > 0) object.promo_types = [...promoTypes];
  if (frameEffects.length > 0) object.frame_effects = [...frameEffects];
  if (border !== "") object.border_color = border;
  if (flavorName !== "") object.flavor_name = flavorName;
  putLooks(object, printing, doubleSided);
  putServiceNumbers(object, printing);
  if (artist !== "") object.artist = artist;
  if (rank !== 0) object.edhrec_rank = rank;
  return object;
}

/** How the printing looks beside its picture, where the source says it. */
function putLooks(into: Writable<ScryfallCard>, printing: Printing, doubleSided: boolean): void {
  const { flavorTexts, frame, illustrationId, setId, stamp, watermarks } = printing;
  if (frame !== "") into.frame = frame;
  if (stamp !== "") into.security_stamp = stamp;
  if (setId !== "") into.set_id = setId;
  if (watermarks.length === 1 && watermarks[0] !== undefined) into.watermark = watermarks[0];
  if (illustrationId !== "" && !doubleSided) into.illustration_id = illustrationId;
  // The faces of a card with several have their own.
  const flavor = flavorTexts.find((text) => text !== "");
  if (flavor !== undefined && into.card_faces === undefined) into.flavor_text = flavor;
}

/** The same of a face that has its own. */
function putFaceLooks(into: Writable<CardFaceObject>, at: number, printing: Printing): void {
  const { flavorTexts, illustrationBackId, illustrationId, watermarks } = printing;
  const flavor = flavorTexts[at] ?? "";
  const illustration = at === 0 ? illustrationId : at === 1 ? illustrationBackId : "";
  if (flavor !== "") into.flavor_text = flavor;
  if (illustration !== "") into.illustration_id = illustration;
  if (watermarks.length > 1 && watermarks[at] !== undefined) into.watermark = watermarks[at];
}

/** The numbers that other services have for a printing, where the source says them. */
function putServiceNumbers(into: Writable<ScryfallCard>, printing: Printing): void {
  for (const [field, name] of SERVICE_FIELDS) {
    const number = printing.serviceNumber(name);
    if (number !== 0) into[field] = number;
  }
  const multiverse = [printing.serviceNumber("multiverseId"), printing.serviceNumber("multiverseBackId")];
  if (multiverse[0] !== 0) into.multiverse_ids = multiverse.filter((number) => number !== 0);
}

/** Only what a face has: an instant has no power, a creature no loyalty. */
function putFigures(into: Writable<Figures>, face: Face, hasText: boolean): void {
  if (hasText) into.oracle_text = face.oracleText;
  if (face.power !== "") into.power = face.power;
  if (face.toughness !== "") into.toughness = face.toughness;
  if (face.loyalty !== "") into.loyalty = face.loyalty;
  if (face.defense !== "") into.defense = face.defense;
}

function faceObject(
  face: Face,
  at: number,
  printing: Printing,
  doubleSided: boolean,
  hasText: boolean,
): CardFaceObject {
  const object: Writable<CardFaceObject> = {
    object: "card_face",
    name: face.name,
    mana_cost: face.manaCost,
    type_line: face.typeLine,
  };
  putFigures(object, face, hasText);
  if (doubleSided) {
    object.colors = colorsOf(face.colors);
    object.image_uris = imageUris(printing.imageUrl("normal", at === 0 ? 0 : 1));
  }
  if (printing.artist !== "") object.artist = printing.artist;
  putFaceLooks(object, at, printing);
  return object;
}

/** All sizes of a picture: their addresses differ in one word. */
function imageUris(normal: string): ImageUris {
  const inSize = (size: string): string => normal.replace("/normal/", size);
  return {
    small: inSize("/small/"),
    normal,
    large: inSize("/large/"),
    png: inSize("/png/").replace(".jpg", ".png"),
    art_crop: inSize("/art_crop/"),
    border_crop: inSize("/border_crop/"),
  };
}

function legalities(table: CardTable, card: CardIndex): Record<string, string> {
  const known: Record<string, string> = {};
  for (const key of table.legalityKeys) {
    const legality = table.legality(card, key);
    if (legality !== "unknown") known[key] = legality;
  }
  return known;
}

function money(amount: number | null): string | null {
  return amount === null ? null : amount.toFixed(2);
}
