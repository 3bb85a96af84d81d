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

/**
 * A printing as Scryfall's API gives it, with the fields that the table knows. Fields that it does not know are
 * absent; on the bundled table, which has no texts, `oracle_text` is.
 * @param origin Where this server is reached, for the `uri` fields.
 */
export function toCardObject(table: CardTable, printing: Printing, origin: string): ScryfallCard {
  const { card } = printing;
  const faces = table.faces(card);
  const facts = table.facts[card] ?? 0;
  const doubleSided = isDoubleSided(table.layout(card));
  const hasImage = printing.imageUrl("normal") !== "";
  const rank = table.edhrecRank[card] ?? 0;
  return {
    object: "card",
    id: printing.id,
    oracle_id: table.oracleId(card),
    name: table.name(card),
    lang: printing.language || "en",
    released_at: printing.releasedAt,
    uri: `${origin}/api/cards/${printing.id}`,
    scryfall_uri: `https://scryfall.com/card/${printing.set}/${encodeURIComponent(printing.collectorNumber)}`,
    layout: table.layout(card),
    image_status: hasImage ? "highres_scan" : "missing",
    ...(hasImage && !doubleSided ? { image_uris: imageUris(printing, 0) } : {}),
    ...(doubleSided ? {} : { mana_cost: table.manaCost(card) }),
    cmc: table.manaValue[card] ?? 0,
    type_line: table.typeLine(card),
    ...(faces.length === 1 ? faceFigures(faces[0], table.meta.hasText) : {}),
    ...(doubleSided ? {} : { colors: colorsOf(table.colors[card] ?? 0) }),
    color_identity: colorsOf(table.colorIdentity[card] ?? 0),
    ...producedMana(table, card),
    keywords: [...table.keywords(card)],
    ...(faces.length > 1
      ? {
          card_faces: faces.map((face, at) =>
            faceObject(face, at, printing, doubleSided, table.meta.hasText),
          ),
        }
      : {}),
    legalities: legalities(table, card),
    games: Object.entries({ paper: Game.Paper, mtgo: Game.Mtgo, arena: Game.Arena }).flatMap(([game, bit]) =>
      printing.games & bit ? [game] : [],
    ),
    reserved: (facts & Fact.Reserved) !== 0,
    game_changer: (facts & Fact.GameChanger) !== 0,
    promo: printing.promo,
    ...optionalList("promo_types", printing.promoTypes),
    digital: printing.digital,
    finishes: [...printing.finishes],
    full_art: printing.fullArt,
    ...optionalList("frame_effects", printing.frameEffects),
    ...(printing.border === "" ? {} : { border_color: printing.border }),
    ...(printing.flavorName === "" ? {} : { flavor_name: printing.flavorName }),
    set: printing.set,
    set_name: printing.setName,
    set_type: printing.setType,
    set_uri: `${origin}/api/sets/${printing.set}`,
    collector_number: printing.collectorNumber,
    rarity: printing.rarity,
    ...(printing.artist === "" ? {} : { artist: printing.artist }),
    ...(rank === 0 ? {} : { edhrec_rank: rank }),
    prices: {
      usd: money(printing.usd),
      usd_foil: money(printing.usdFoil),
      eur: money(printing.eur),
      eur_foil: money(printing.eurFoil),
      tix: money(printing.tix),
    },
  };
}

/** Only what a face has: an instant has no power, a creature no loyalty. */
function faceFigures(face: Face | undefined, hasText: boolean) {
  if (!face) return {};
  return {
    ...(hasText ? { oracle_text: face.oracleText } : {}),
    ...(face.power === "" ? {} : { power: face.power }),
    ...(face.toughness === "" ? {} : { toughness: face.toughness }),
    ...(face.loyalty === "" ? {} : { loyalty: face.loyalty }),
    ...(face.defense === "" ? {} : { defense: face.defense }),
  };
}

function faceObject(
  face: Face,
  at: number,
  printing: Printing,
  doubleSided: boolean,
  hasText: boolean,
): CardFaceObject {
  return {
    object: "card_face",
    name: face.name,
    mana_cost: face.manaCost,
    type_line: face.typeLine,
    ...faceFigures(face, hasText),
    ...(doubleSided
      ? { colors: colorsOf(face.colors), image_uris: imageUris(printing, at === 0 ? 0 : 1) }
      : {}),
    ...(printing.artist === "" ? {} : { artist: printing.artist }),
  };
}

function imageUris(printing: Printing, face: 0 | 1): ImageUris {
  const normal = printing.imageUrl("normal", face);
  return {
    small: printing.imageUrl("small", face),
    normal,
    large: printing.imageUrl("large", face),
    png: normal.replace("/normal/", "/png/").replace(".jpg", ".png"),
    art_crop: printing.imageUrl("art_crop", face),
    border_crop: normal.replace("/normal/", "/border_crop/"),
  };
}

function producedMana(table: CardTable, card: CardIndex) {
  const mask = table.producedMana[card] ?? 0;
  if (mask === 0) return {};
  return { produced_mana: [...(mask & COLORLESS_BIT ? ["C"] : []), ...colorsOf(mask)] };
}

function legalities(table: CardTable, card: CardIndex): Record<string, string> {
  const known = table.legalityKeys.map((key) => [key, table.legality(card, key)] as const);
  return Object.fromEntries(known.filter(([, legality]) => legality !== "unknown"));
}

/** A list that Scryfall leaves out when it is empty. */
function optionalList<Key extends string>(key: Key, values: readonly string[]) {
  return values.length === 0 ? {} : ({ [key]: [...values] } as Record<Key, string[]>);
}

function money(amount: number | null): string | null {
  return amount === null ? null : amount.toFixed(2);
}
