import { access } from "node:fs/promises";
import path from "node:path";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { type BuildOptions, TableBuilder } from "@deckwright/cards/table/build-table.ts";
import type { CardTable, TableMeta } from "@deckwright/cards/table/card-table.ts";
import { FORMAT_VERSION } from "@deckwright/cards/table/columns.ts";
import { rememberTags } from "@deckwright/cards/table/remembered-tags.ts";
import type { Tagger } from "@deckwright/cards/table/tagger.ts";
import { finishSwap } from "../download/swap-folder.ts";
import {
  type BulkFile,
  type BulkFiles,
  findBulkFiles,
  type Progress,
  type RecordProblem,
  readBulkFile,
} from "./bulk-files.ts";
import { readBundledTable } from "./bundled.ts";
import { MOST_PROBLEMS, startPrintings } from "./read-printings.ts";
import { type OpenedTable, readSnapshot, writeSnapshot } from "./snapshot.ts";

/** Where the cards came from this time. */
export interface CardsStatus {
  readonly source: TableMeta["source"];
  /** What was read: the card files' folder, or the bundled file. */
  readonly from: string;
  /** True when a stored table spared reading the files. */
  readonly fromSnapshot: boolean;
  readonly cards: number;
  readonly printings: number;
  readonly cardsAsOf: string;
  readonly pricesAsOf: string;
  readonly hasText: boolean;
  readonly milliseconds: number;
  /** The first of the records that were left out. */
  readonly problems: readonly RecordProblem[];
  /** Why no snapshot could be stored, when one should have been; else "". */
  readonly snapshotProblem: string;
}

/** The loaded table. */
export interface LoadedTable {
  readonly table: CardTable;
  /** The table's bytes: what other threads get, and open with `openTable`. */
  readonly buffer: SharedArrayBuffer;
  readonly status: CardsStatus;
}

/** The loaded table and the index of its names. */
export interface LoadedCards extends LoadedTable {
  readonly names: NameIndex;
}

/** Where cards come from, and who hears of it. */
export interface LoadOptions {
  /** A folder with card files; it wins over everything else. */
  readonly cardsDir?: string;
  /** The project's data folder: downloads in it come before the bundled table, and snapshots are kept in it. */
  readonly dataDir?: string;
  readonly tagger?: Tagger;
  readonly onProgress?: (progress: Progress) => void;
}

/** Where in a data folder the downloaded card files are. */
export function downloadFolder(dataDir: string): string {
  return path.join(dataDir, "cards");
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Loads the cards: from `cardsDir` when given, else from what `deckwright cards update` downloaded into `dataDir`, else
 * from the bundled table. Files are read once; the table made from them is kept in `dataDir` until they, the tagger or
 * the table's form change.
 * @throws CardFilesError when the files meant cannot be used; the message names the file.
 */
export async function loadTable(options: LoadOptions = {}): Promise<LoadedTable> {
  const started = performance.now();
  const downloads = options.dataDir ? downloadFolder(options.dataDir) : undefined;
  // Puts right what a computer that went off in the middle of an exchange left behind.
  if (downloads && !(await exists(downloads))) await finishSwap(downloads).catch(() => false);
  const [folder, source]: [string | undefined, "folder" | "download"] = options.cardsDir
    ? [options.cardsDir, "folder"]
    : [downloads && (await hasCardFiles(downloads)) ? downloads : undefined, "download"];
  const loaded = folder ? await loadFolder(folder, source, options) : await loadBundled();
  const { table, buffer } = loaded;
  return {
    table,
    buffer,
    status: {
      source: table.meta.source,
      from: loaded.from,
      fromSnapshot: loaded.fromSnapshot,
      cards: table.size,
      printings: table.printingCount,
      cardsAsOf: table.meta.cardsAsOf,
      pricesAsOf: table.meta.pricesAsOf,
      hasText: table.meta.hasText,
      milliseconds: Math.round(performance.now() - started),
      problems: loaded.problems,
      snapshotProblem: loaded.snapshotProblem,
    },
  };
}

/** The tagger, helped by the tags of the bundled table; without that table it does its work itself. */
async function quickTagger(tagger: Tagger): Promise<Tagger> {
  return readBundledTable().then(
    ({ table }) => rememberTags(tagger, table),
    () => tagger,
  );
}

function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** Loads the cards as `loadTable` does, and builds the index of their names. */
export async function loadCards(options: LoadOptions = {}): Promise<LoadedCards> {
  const loaded = await loadTable(options);
  return { ...loaded, names: buildNameIndex(loaded.table) };
}

type Loaded = OpenedTable & Pick<CardsStatus, "from" | "fromSnapshot" | "problems" | "snapshotProblem">;

async function hasCardFiles(folder: string): Promise<boolean> {
  if (!(await exists(folder))) return false;
  return findBulkFiles(folder).then(
    () => true,
    () => false,
  );
}

async function loadBundled(): Promise<Loaded> {
  const { table, buffer, file } = await readBundledTable();
  return { table, buffer, from: file, fromSnapshot: false, problems: [], snapshotProblem: "" };
}

async function loadFolder(
  folder: string,
  source: "folder" | "download",
  options: LoadOptions,
): Promise<Loaded> {
  const files = await findBulkFiles(folder);
  const key = sourceKey(source, files, options.tagger);
  const snapshot = options.dataDir ? path.join(options.dataDir, "cards.snapshot") : undefined;
  const stored = snapshot ? await readSnapshot(snapshot, key) : null;
  if (stored) return { ...stored, from: folder, fromSnapshot: true, problems: [], snapshotProblem: "" };

  const build = async (): Promise<BuildOptions> => ({
    source,
    sourceKey: key,
    today: isoDate(Date.now()),
    pricesAsOf: isoDate(files.oracle.modified),
    ...(options.tagger ? { tagger: await quickTagger(options.tagger) } : {}),
  });
  const built = await buildFromFiles(files, build(), options.onProgress);
  let snapshotProblem = "";
  if (snapshot) {
    // A full or read-only disk slows the next start; it must not prevent this one.
    await writeSnapshot(snapshot, built.buffer).catch((error: unknown) => {
      snapshotProblem = error instanceof Error ? error.message : String(error);
    });
  }
  return { ...built, from: folder, fromSnapshot: false, snapshotProblem };
}

/**
 * Builds a table from the files of a folder, without snapshot or name index. Printings are read in another thread at
 * the same time as cards.
 * @param build How; waited for while the printings are read already.
 * @throws CardFilesError when a file cannot be read, or has no good record.
 */
export async function buildFromFiles(
  files: BulkFiles,
  build: BuildOptions | Promise<BuildOptions>,
  onProgress?: (progress: Progress) => void,
): Promise<OpenedTable & { readonly problems: readonly RecordProblem[] }> {
  const printings = files.printings ? startPrintings(files.printings) : null;
  try {
    const problems: RecordProblem[] = [];
    const builder = new TableBuilder(await build);
    const read = (file: BulkFile, take: (record: unknown) => string | null): Promise<number> =>
      readBulkFile(file, {
        take,
        onProblem: (problem) => {
          if (problems.length < MOST_PROBLEMS) problems.push(problem);
        },
        ...(onProgress ? { onProgress } : {}),
      });
    if (files.sets) await read(files.sets, (record) => builder.addSet(record));
    await read(files.oracle, (record) => builder.addCard(record));
    if (printings) {
      const { columns, problems: others } = await printings.finish(onProgress);
      builder.addPrintings(columns);
      problems.push(...others.slice(0, MOST_PROBLEMS - problems.length));
    }
    return { ...builder.finish(), problems };
  } finally {
    await printings?.stop();
  }
}

/** Grows whenever more is read from the files, so that tables that were stored without it are made anew. */
const CONTENT_VERSION = 4;

/** Changes when anything changes that a table is made from. */
function sourceKey(source: string, files: BulkFiles, tagger: Tagger | undefined): string {
  const parts = [files.oracle, files.printings, files.sets].map((file) =>
    file ? `${file.path}:${file.bytes}:${file.modified}` : "",
  );
  return [
    source,
    `format ${FORMAT_VERSION}.${CONTENT_VERSION}`,
    `tagger ${tagger?.version ?? 0}`,
    ...parts,
  ].join("|");
}
