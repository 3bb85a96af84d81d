import { bag } from "../bulk/read-value.ts";
import { type Column, readColumns } from "./columns.ts";
import { packColumns } from "./packed.ts";
import { SERVICE_NUMBERS } from "./services.ts";
import { readAbout, type TableAbout } from "./table-about.ts";
import { type Telling, writeTellings } from "./tellings.ts";

/** Columns that only a table made from full files has: texts, and what a deck builder can do without. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "face.oracleText.bytes",
  "face.oracleText.starts",
  // The number after `?` in an image address only tells caches that the picture was changed.
  "printing.imageStamp",
  "printing.eurFoil",
  // Flavor texts and ids of pictures and sets: more than all the rest.
  ...["printing.flavorText", "printing.flavorText.words.bytes", "printing.flavorText.words.starts"],
  ...["printing.illustration", "printing.illustrationBack", "set.uuid"].flatMap((name) => [
    name,
    `${name}.ids`,
  ]),
  // Numbers of other services: hundreds of kilobytes that no compressor makes smaller.
  ...Object.keys(SERVICE_NUMBERS).map((name) => `printing.${name}`),
]);

/** Sets whose printings keep their ids, by Scryfall's word for their kind. */
const SETS_WITH_IDS: ReadonlySet<string> = new Set([
  "expansion",
  "core",
  "commander",
  "masters",
  "draft_innovation",
  "starter",
  "eternal",
  "duel_deck",
]);

/** Sets of paper reprints that would fit the kinds above but only repeat what other sets show. */
const SETS_WITHOUT_IDS: ReadonlySet<string> = new Set(["plst"]);

/** What a table needs to say about printings to choose whose ids to keep. */
export interface PrintingChoice {
  readonly set: string;
  readonly setType: string;
  readonly digital: boolean;
  /** It is the one that is shown of its card. */
  readonly isDefault: boolean;
}

/**
 * True for printings whose ids the bundled table keeps. An id is sixteen bytes that no compressor makes smaller; without
 * one a printing has its set, number, rarity and prices, but no picture of its own.
 */
export function keepsId(printing: PrintingChoice): boolean {
  if (printing.isDefault) return true;
  return !printing.digital && SETS_WITH_IDS.has(printing.setType) && !SETS_WITHOUT_IDS.has(printing.set);
}

/**
 * The bundled form of a full table: facts and figures without rules text, packed for compression.
 * @param keepId For each printing, whether its id stays.
 * @param tellings For each card in order, what is told of its text in place of it.
 */
export function bundleTable(
  full: ArrayBufferLike,
  keepId: (printing: number) => boolean,
  tellings: Iterable<readonly Telling[]>,
): Uint8Array {
  const from = readColumns(full);
  const columns = new Map<string, Column>();
  for (const name of from.names) if (!LEFT_OUT.has(name)) columns.set(name, from.any(name));
  const ids = from.u8("printing.id").slice();
  for (let printing = 0; printing * 16 < ids.length; printing++) {
    if (!keepId(printing)) ids.fill(0, printing * 16, printing * 16 + 16);
  }
  columns.set("printing.id", ids);
  writeTellings(columns, tellings);
  const about = readAbout(bag(from.about));
  const bundled: TableAbout = {
    ...about,
    sourceKey: "",
    meta: { ...about.meta, source: "bundled", hasText: false },
  };
  return packColumns(columns, bundled);
}
