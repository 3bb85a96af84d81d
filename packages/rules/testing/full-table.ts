import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { buildTable } from "@deckwright/cards/table/build-table.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { openTable } from "@deckwright/cards/table/open-table.ts";
import { unpackColumns } from "@deckwright/cards/table/packed.ts";

/** Folder of card files, for tests that need the whole game. Undefined: such tests are skipped. */
export const CARDS_DIR = process.env.CARDS_DIR;
/** Folder of files of played decks, beside the cards unless told otherwise. */
export const DECKS_DIR =
  process.env.DECKS_DIR ?? (CARDS_DIR === undefined ? undefined : join(CARDS_DIR, "..", "decks"));

/** The whole game, and a way to look names up in it. */
export interface FullGame {
  readonly table: CardTable;
  readonly names: NameIndex;
}

/** The lines of a compressed file of JSON lines; with a pattern only those in which it occurs, as reading all takes long. */
export function readLines(folder: string, name: string, pattern = /\S/): unknown[] {
  const lines = gunzipSync(readFileSync(join(folder, name)))
    .toString("utf8")
    .split("\n");
  return lines.filter((line) => pattern.test(line)).map((line): unknown => JSON.parse(line));
}

/** Whether a folder is known and has a file. */
export function hasFile(folder: string | undefined, name: string): boolean {
  return folder !== undefined && existsSync(join(folder, name));
}

/** The table that ships with the project: every card with facts, rarities and sets of its printings, but no texts. */
export function bundledGame(): FullGame {
  const file = new URL("../../cards/data/cards.bin.br", import.meta.url);
  const table = openTable(unpackColumns(brotliDecompressSync(readFileSync(file))));
  return { table, names: buildNameIndex(table) };
}

/** Builds the whole game from a folder's card file; rules ask nothing of single printings, so those stay out. */
export function fullGame(folder: string): FullGame {
  const cards = readLines(folder, "oracle_cards.ndjson.gz");
  const table = buildTable({ cards }, { source: "folder", today: "2026-08-31" });
  return { table, names: buildNameIndex(table) };
}
