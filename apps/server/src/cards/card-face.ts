import { colorsOf } from "@deckwright/cards/colors.ts";
import {
  type CardIndex,
  type CardTable,
  type Face,
  Fact,
  type Printing,
} from "@deckwright/cards/table/card-table.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import { isDoubleSided } from "@deckwright/host/scryfall/layouts.ts";

/** What a page needs to show a card, in the printing that is shown when nobody asks for another. */
export function toCardFace(table: CardTable, card: CardIndex): CardFace {
  const printing = table.printing(table.defaultPrinting[card] ?? 0);
  const faces = table.faces(card);
  const [front, back] = faces;
  const price = table.priceUsd[card] ?? Number.NaN;
  const text = table.oracleText(card);
  return {
    id: printing.id,
    name: table.name(card),
    mana_cost: table.manaCost(card),
    mv: table.manaValue[card] ?? 0,
    type_line: table.typeLine(card),
    ...(text === "" ? {} : { oracle_text: text }),
    colors: colorsOf(table.colors[card] ?? 0),
    color_identity: colorsOf(table.colorIdentity[card] ?? 0),
    ...figures(front),
    images: images(printing, 0),
    ...(back && isDoubleSided(table.layout(card)) ? { back: toBack(back, printing) } : {}),
    usd: Number.isNaN(price) ? null : Math.round(price * 100) / 100,
    set: printing.set,
    set_name: printing.setName,
    collector_number: printing.collectorNumber,
    rarity: printing.rarity,
    artist: printing.artist,
    game_changer: ((table.facts[card] ?? 0) & Fact.GameChanger) !== 0,
  };
}

function toBack(face: Face, printing: Printing): NonNullable<CardFace["back"]> {
  return {
    name: face.name,
    mana_cost: face.manaCost,
    type_line: face.typeLine,
    ...(face.oracleText === "" ? {} : { oracle_text: face.oracleText }),
    colors: colorsOf(face.colors),
    ...figures(face),
    images: images(printing, 1),
  };
}

function figures(face: Face | undefined) {
  if (!face) return {};
  return {
    ...(face.power === "" ? {} : { power: face.power }),
    ...(face.toughness === "" ? {} : { toughness: face.toughness }),
    ...(face.loyalty === "" ? {} : { loyalty: face.loyalty }),
    ...(face.defense === "" ? {} : { defense: face.defense }),
  };
}

function images(printing: Printing, face: 0 | 1): CardFace["images"] {
  return { normal: printing.imageUrl("normal", face), art_crop: printing.imageUrl("art_crop", face) };
}
