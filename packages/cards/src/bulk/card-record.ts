import type { ColorMask } from "../colors.ts";
import { joinFaceTexts, MOST_FACES } from "../face-texts.ts";
import { parseManaCost } from "../mana/mana-cost.ts";
import { type Face, Game } from "../table/card-table.ts";
import { rarityBits } from "./printing-record.ts";
import { amount, type Bag, bag, cents, colorMask, day, text, texts, uuid } from "./read-value.ts";

/** One oracle card as read from a file, its faces put in order. */
export interface CardRecord {
  readonly oracleId: string;
  readonly name: string;
  readonly layout: string;
  readonly manaValue: number;
  readonly manaCost: string;
  readonly typeLine: string;
  /** Faces' texts joined by `\n//\n`. */
  readonly oracleText: string;
  readonly colors: ColorMask;
  readonly colorIdentity: ColorMask;
  /** What the source says the card can produce, Treasure and the like included; 0 when it does not say. */
  readonly producedMana: ColorMask;
  readonly faces: readonly Face[];
  readonly keywords: readonly string[];
  readonly legalities: Bag;
  /** Some format of the source admits the card, or once did. */
  readonly admitted: boolean;
  readonly gameChanger: boolean;
  readonly reserved: boolean;
  /** 0 when unknown. */
  readonly edhrecRank: number;
  /** `Game` bits; 0 when the source does not say. */
  readonly games: number;
  /** `Rarity` bits of all printings, when the source tells; else 0. */
  readonly rarities: number;
  readonly firstPrintedDay: number | undefined;
  /** Cheapest price in hundredths, when the source tells; else 0. */
  readonly cheapestUsd: number;
  readonly setType: string;
}

/** Layouts whose cost Scryfall prints as `A // B`: both parts are cast from the same card face. */
const BOTH_COSTS: ReadonlySet<string> = new Set(["split", "adventure", "prepare"]);

function readFace(face: Bag): Face {
  return {
    name: text(face.name, 300),
    manaCost: text(face.mana_cost, 100),
    typeLine: text(face.type_line, 200).replace(/ - /g, " — "),
    oracleText: text(face.oracle_text).replace(/\r\n?/g, "\n"),
    power: text(face.power, 10),
    toughness: text(face.toughness, 10),
    loyalty: text(face.loyalty, 10),
    defense: text(face.defense, 10),
    colors: colorMask(face.colors),
  };
}

/** Faces of a record that names two but lists none: its lines are cut where `//` stands. */
function facesByCutting(whole: Face): Face[] {
  const names = whole.name.split(" // ");
  const cut = (line: string, by: RegExp): string[] => (line ? line.split(by) : []);
  const types = cut(whole.typeLine, / \/\/ /);
  const costs = cut(whole.manaCost, / \/\/ /);
  const written = cut(whole.oracleText, /\n\/\/\n| \/\/ /);
  const textsFit = written.length === names.length;
  return names.map((name, at) => ({
    name,
    manaCost: costs[at] ?? "",
    typeLine: types[at] ?? types[0] ?? "",
    oracleText: textsFit ? (written[at] ?? "") : at === 0 ? whole.oracleText : "",
    power: at === 0 ? whole.power : "",
    toughness: at === 0 ? whole.toughness : "",
    loyalty: at === 0 ? whole.loyalty : "",
    defense: at === 0 ? whole.defense : "",
    colors: whole.colors,
  }));
}

/** A reversible printing shows the same card on both sides; the card has one of them. */
function withoutRepeats(name: string, faces: readonly Face[]): { name: string; faces: Face[] } {
  const names = name.split(" // ");
  const kept = names.filter((part, at) => names.indexOf(part) === at);
  return {
    name: kept.join(" // "),
    faces: faces.filter((face, at) => faces.findIndex((other) => other.name === face.name) === at),
  };
}

/** Reads one oracle card, or says in a few words what is wrong with it. */
export function readCard(value: unknown): CardRecord | string {
  const record = bag(value);
  const given = Array.isArray(record.card_faces)
    ? record.card_faces.slice(0, MOST_FACES).map((face) => bag(face))
    : [];
  const oracleId = uuid(record.oracle_id) || uuid(given[0]?.oracle_id);
  if (!oracleId) return "it has no valid `oracle_id`";
  let name = text(record.name, 300).trim();
  if (!name) return "it has no `name`";
  const whole = readFace(record);
  let faces = given.map(readFace).filter((face) => face.name !== "");
  const layout = text(record.layout, 40) || "normal";
  if (layout === "reversible_card") ({ name, faces } = withoutRepeats(name, faces));
  if (faces.length === 0)
    faces = name.includes(" // ") ? facesByCutting({ ...whole, name }) : [{ ...whole, name }];
  const front = faces[0] ?? whole;

  const manaCost = BOTH_COSTS.has(layout)
    ? faces
        .map((face) => face.manaCost)
        .filter((cost) => cost !== "")
        .join(" // ")
    : front.manaCost;
  const legalities = bag(record.legalities);
  const games = texts(record.games);
  return {
    oracleId,
    name,
    layout,
    manaValue:
      amount(record.cmc) ??
      amount(given[0]?.cmc) ??
      parseManaCost(layout === "split" ? manaCost : front.manaCost).manaValue,
    manaCost,
    typeLine: faces
      .map((face) => face.typeLine)
      .filter((line) => line !== "")
      .join(" // "),
    oracleText: faces.length > 1 ? joinFaceTexts(faces.map((face) => face.oracleText)) : front.oracleText,
    colors: Array.isArray(record.colors) ? whole.colors : front.colors,
    colorIdentity: colorMask(record.color_identity),
    producedMana: colorMask(record.produced_mana),
    faces,
    keywords: texts(record.keywords),
    legalities,
    admitted: Object.values(legalities).some(
      (word) => word === "legal" || word === "restricted" || word === "banned",
    ),
    gameChanger: record.game_changer === true,
    reserved: record.reserved === true,
    edhrecRank: Math.round(amount(record.edhrec_rank) ?? 0),
    games:
      (games.includes("paper") ? Game.Paper : 0) |
      (games.includes("mtgo") ? Game.Mtgo : 0) |
      (games.includes("arena") ? Game.Arena : 0),
    rarities: rarityBits(texts(record.rarities)),
    firstPrintedDay: day(record.first_printed),
    cheapestUsd: cents(record.usd_min) ?? 0,
    setType: text(record.set_type, 40),
  };
}
