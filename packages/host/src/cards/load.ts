import path from "node:path";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { TableBuilder } from "@deckwright/cards/table/build-table.ts";
import type { CardTable, TableMeta } from "@deckwright/cards/table/card-table.ts";
import { FORMAT_VERSION } from "@deckwright/cards/table/columns.ts";
import { openTable } from "@deckwright/cards/table/open-table.ts";
import type { Tagger } from "@deckwright/cards/table/tagger.ts";
import {
  type BulkFile,
  type BulkFiles,
  findBulkFiles,
  type Progress,
  type RecordProblem,
  readBulkFile,
} from "./bulk-files.ts";

/** The loaded cards. */
export interface LoadedCards {
  readonly table: CardTable;
  readonly names: NameIndex;
  /** The table's bytes: what other threads get, and open with `openTable`. */
  readonly buffer: SharedArrayBuffer;
  /** The first of the records that were left out. */
  readonly problems: readonly RecordProblem[];
}

/** Where cards come from, and who hears of it. */
export interface LoadOptions {
  /** A folder with card files; it wins over everything else. */
  readonly cardsDir?: string;
  /** The project's data folder, for downloads and snapshots. */
  readonly dataDir?: string;
  readonly tagger?: Tagger;
  readonly onProgress?: (progress: Progress) => void;
}

/** Left-out records that are kept for a report. */
const MOST_PROBLEMS = 20;

/** Builds the table from the files of a folder. */
async function buildFromFolder(
  files: BulkFiles,
  source: TableMeta["source"],
  options: LoadOptions,
): Promise<LoadedCards> {
  const problems: RecordProblem[] = [];
  const builder = new TableBuilder({
    source,
    today: new Date().toISOString().slice(0, 10),
    pricesAsOf: new Date(files.oracle.modified).toISOString().slice(0, 10),
    sourceKey: sourceKey(files, options.tagger),
    ...(options.tagger ? { tagger: options.tagger } : {}),
  });
  const read = (file: BulkFile, take: (record: unknown) => string | null): Promise<number> =>
    readBulkFile(file, {
      take,
      onProblem: (problem) => {
        if (problems.length < MOST_PROBLEMS) problems.push(problem);
      },
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    });
  if (files.sets) await read(files.sets, (record) => builder.addSet(record));
  await read(files.oracle, (record) => builder.addCard(record));
  if (files.printings) await read(files.printings, (record) => builder.addPrinting(record));
  const { table, buffer } = builder.finish();
  return { table, names: buildNameIndex(table), buffer, problems };
}

/** Changes when anything changes that a table is made from. */
function sourceKey(files: BulkFiles, tagger: Tagger | undefined): string {
  const parts = [files.oracle, files.printings, files.sets].map((file) =>
    file ? `${path.basename(file.path)}:${file.bytes}:${file.modified}` : "",
  );
  return [`format ${FORMAT_VERSION}`, `tagger ${tagger?.version ?? 0}`, ...parts].join("|");
}

/** Loads the cards. */
export async function loadCards(options: LoadOptions = {}): Promise<LoadedCards> {
  if (options.cardsDir) return buildFromFolder(await findBulkFiles(options.cardsDir), "folder", options);
  throw new Error("not yet");
}
