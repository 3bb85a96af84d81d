import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { maskOf } from "@deckwright/cards/colors.ts";
import type { Face } from "@deckwright/cards/table/card-table.ts";
import type { TaggableCard } from "@deckwright/cards/table/tagger.ts";

/** The fields of a card file's line that tagging needs. */
interface CardLine {
  readonly name: string;
  readonly layout: string;
  readonly mana_cost?: string;
  readonly cmc?: number;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly keywords?: readonly string[];
  readonly colors?: readonly string[];
  readonly color_identity?: readonly string[];
  readonly produced_mana?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly released_at?: string;
  readonly first_printed?: string;
  readonly card_faces?: readonly FaceLine[];
}

type FaceLine = Pick<
  CardLine,
  | "name"
  | "mana_cost"
  | "type_line"
  | "oracle_text"
  | "colors"
  | "power"
  | "toughness"
  | "loyalty"
  | "defense"
>;

/** A card to tag, with the day it was first printed (ISO), so that younger cards than a reference can be left out. */
export interface CorpusCard {
  readonly card: TaggableCard;
  readonly firstPrinted: string;
}

/** Reads every card of the `oracle_cards.ndjson.gz` in a folder. */
export function readCorpus(folder: string): CorpusCard[] {
  const text = gunzipSync(readFileSync(join(folder, "oracle_cards.ndjson.gz"))).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): CorpusCard => {
      const parsed: CardLine = JSON.parse(line);
      return { card: taggable(parsed), firstPrinted: parsed.first_printed ?? parsed.released_at ?? "" };
    });
}

function taggable(line: CardLine): TaggableCard {
  const faces = (line.card_faces ?? [line]).map(
    (face): Face => ({
      name: face.name,
      manaCost: face.mana_cost ?? "",
      typeLine: face.type_line ?? line.type_line ?? "",
      oracleText: face.oracle_text ?? "",
      power: face.power ?? "",
      toughness: face.toughness ?? "",
      loyalty: face.loyalty ?? "",
      defense: face.defense ?? "",
      colors: maskOf(face.colors ?? line.colors ?? []),
    }),
  );
  return {
    name: line.name,
    layout: line.layout,
    manaCost: line.mana_cost ?? faces[0]?.manaCost ?? "",
    manaValue: line.cmc ?? 0,
    typeLine: line.type_line ?? "",
    oracleText: line.oracle_text ?? faces.map((face) => face.oracleText).join("\n//\n"),
    keywords: line.keywords ?? [],
    faces,
    colors: maskOf(line.colors ?? []),
    colorIdentity: maskOf(line.color_identity ?? []),
    producedMana: maskOf(line.produced_mana ?? []),
  };
}
