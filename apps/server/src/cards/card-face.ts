import { colorsOf } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import {
  type CardIndex,
  type CardTable,
  type Face,
  Fact,
  type Printing,
} from "@deckwright/cards/table/card-table.ts";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { ListedFace } from "@deckwright/contract/card-face-list.ts";
import { isDoubleSided } from "@deckwright/host/scryfall/layouts.ts";
import type { FaceOf } from "../ports/face-of.ts";

/** What a page needs to show a card, in the printing that is shown when nobody asks for another. */
export function toCardFace(table: CardTable, card: CardIndex): CardFace {
  const printing = table.printing(table.defaultPrinting[card] ?? 0);
  const [front, back] = table.faces(card);
  const price = table.priceUsd[card] ?? Number.NaN;
  const text = table.oracleText(card);
  return {
    ...ofFront(table, printing, front),
    ...(text === "" ? {} : { oracle_text: text }),
    ...(back && isDoubleSided(table.layout(card)) ? { back: toBack(back, printing) } : {}),
    usd: Number.isNaN(price) ? null : toCents(price),
  };
}

/** A card as one of its printings has it, at the price of its cheapest; undefined where there is no such printing. */
export function faceAt(table: CardTable, printing: Printing | undefined): CardFace | undefined {
  if (!printing) return undefined;
  const { card, set, setName, collectorNumber, rarity } = printing;
  return {
    ...toCardFace(table, card),
    set,
    set_name: setName,
    collector_number: collectorNumber,
    rarity,
  };
}

/** Finds cards by names as decks have them: spelled right, and nothing is suggested. */
export function createFaceOf(table: CardTable, names: NameIndex): FaceOf {
  return (name) => {
    const match = names.resolve(name, { typos: false, suggest: false });
    return match.found ? toCardFace(table, match.card) : undefined;
  };
}

/** What a list shows of a printing, at its own price. */
export function toListedFace(table: CardTable, printing: Printing): ListedFace {
  const [front] = table.faces(printing.card);
  const { usd } = printing;
  return { ...ofFront(table, printing, front), usd: usd === null ? null : toCents(usd) };
}

/** What both show, which is all but the texts, the other side and the price. */
function ofFront(table: CardTable, printing: Printing, front: Face | undefined): Omit<ListedFace, "usd"> {
  const { card } = printing;
  return {
    id: printing.id,
    name: table.name(card),
    mana_cost: table.manaCost(card),
    mv: table.manaValue[card] ?? 0,
    type_line: table.typeLine(card),
    colors: colorsOf(table.colors[card] ?? 0),
    color_identity: colorsOf(table.colorIdentity[card] ?? 0),
    ...figures(front),
    images: images(printing, 0),
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

function toCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}
