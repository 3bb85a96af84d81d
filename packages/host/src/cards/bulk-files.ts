import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { RecordSplitter } from "@deckwright/cards/bulk/record-splitter.ts";

/** Card files cannot be used; the message says which, where and what to do. */
export class CardFilesError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "CardFilesError";
  }
}

/** A record that was left out. */
export interface RecordProblem {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** How far the reading of a file is. */
export interface Progress {
  readonly file: string;
  /** Bytes of the file read so far, and in all. */
  readonly bytes: number;
  readonly totalBytes: number;
  readonly records: number;
}

/** One of the files that a table is made from. */
export interface BulkFile {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** Files of a folder by what they hold. */
export interface BulkFiles {
  readonly oracle: BulkFile;
  readonly printings: BulkFile | null;
  readonly sets: BulkFile | null;
  readonly rulings: BulkFile | null;
}

const ENDING = String.raw`(?:[-_.](\d{8,14}))?\.(?:json|jsonl|ndjson)(?:\.gz)?$`;
const ORACLE = new RegExp(`^oracle[-_]cards${ENDING}`, "i");
const PRINTINGS = new RegExp(`^(?:printings|default[-_]cards|all[-_]cards)${ENDING}`, "i");
const SETS = new RegExp(`^sets${ENDING}`, "i");
const RULINGS = new RegExp(`^rulings${ENDING}`, "i");

/**
 * Finds the card files in a folder, whether named as Scryfall names its bulk files or plainly; of several, the one with
 * the latest date in its name.
 * @throws CardFilesError when the folder cannot be read or has no oracle cards.
 */
export async function findBulkFiles(folder: string): Promise<BulkFiles> {
  let names: string[];
  try {
    names = (await readdir(folder)).sort();
  } catch (cause) {
    throw new CardFilesError(`The card folder ${folder} cannot be read.`, { cause });
  }
  const find = async (pattern: RegExp): Promise<BulkFile | null> => {
    const dated = names.flatMap((name) => {
      const match = pattern.exec(name);
      return match ? [{ name, date: match[1] ?? "" }] : [];
    });
    const newest = dated.reduce<{ name: string; date: string } | null>(
      (best, file) => (!best || file.date > best.date ? file : best),
      null,
    );
    if (!newest) return null;
    const file = path.join(folder, newest.name);
    const { size, mtimeMs } = await stat(file);
    return { path: file, bytes: size, modified: Math.round(mtimeMs) };
  };
  const oracle = await find(ORACLE);
  if (!oracle) {
    throw new CardFilesError(
      `The card folder ${folder} has no oracle_cards file (oracle_cards.ndjson.gz, oracle-cards-20260815.json and the like).`,
    );
  }
  return { oracle, printings: await find(PRINTINGS), sets: await find(SETS), rulings: await find(RULINGS) };
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** What happens with the records of a file. */
export interface RecordHandlers {
  /** Takes a record; answers with the reason when it cannot be used. */
  readonly take: (record: unknown) => string | null;
  readonly onProblem?: (problem: RecordProblem) => void;
  readonly onProgress?: (progress: Progress) => void;
}

/** Records between two reports of progress. */
const PROGRESS_EVERY = 2000;

/**
 * Reads a file of records in a stream, gzip or plain, one object a line or one array. A record that is no JSON or that
 * is not taken is reported with its line, and left out.
 * @returns the number of records taken.
 * @throws CardFilesError when the file cannot be read to its end, or no record of it was good.
 */
export async function readBulkFile(file: BulkFile, handlers: RecordHandlers): Promise<number> {
  const name = path.basename(file.path);
  const splitter = new RecordSplitter();
  // Three times as fast as a `TextDecoder` that must take a stream.
  const decoder = new StringDecoder("utf8");
  let taken = 0;
  let seen = 0;
  let bytes = 0;
  let last: RecordProblem | undefined;
  const progress = (): void =>
    handlers.onProgress?.({ file: name, bytes, totalBytes: file.bytes, records: taken });
  const problem = (line: number, text: string): void => {
    last = { file: name, line, problem: text };
    handlers.onProblem?.(last);
  };
  const takeOne = (record: unknown, line: number): void => {
    seen++;
    const reason = handlers.take(record);
    if (reason === null) taken++;
    else problem(line, reason);
    if (seen % PROGRESS_EVERY === 0) progress();
  };
  const takeAll = (records: Iterable<{ json: string; line: number }>): void => {
    for (const { json, line } of records) {
      let record: unknown;
      try {
        record = JSON.parse(json);
      } catch {
        problem(line, json === "" ? "the record is too long" : "this is no JSON");
        continue;
      }
      const list = listOf(record);
      if (list) for (const item of list) takeOne(item, line);
      else takeOne(record, line);
    }
  };

  try {
    const zipped = await isGzip(file.path);
    const raw = createReadStream(file.path, { highWaterMark: 1 << 18 });
    raw.on("data", (chunk) => {
      bytes += chunk.length;
    });
    const plain = zipped ? raw.pipe(createGunzip({ chunkSize: 1 << 18 })) : raw;
    // `pipe` does not pass on errors of its source.
    if (plain !== raw) raw.on("error", (error) => plain.destroy(error));
    for await (const chunk of plain) takeAll(splitter.push(decoder.write(chunk)));
    takeAll(splitter.push(decoder.end()));
    takeAll(splitter.end());
  } catch (cause) {
    if (cause instanceof CardFilesError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CardFilesError(
      `${file.path} cannot be read to its end (${why}), after ${taken} records. Fetch it again.`,
      { cause },
    );
  }
  if (taken === 0) {
    const example = last ? ` Line ${last.line}: ${last.problem}.` : " It is empty.";
    throw new CardFilesError(`${file.path} has no record that can be used.${example}`);
  }
  progress();
  return taken;
}

/** Records of a list object as Scryfall's interface answers: `{"object": "list", "data": [...]}`. */
function listOf(record: unknown): unknown[] | null {
  if (typeof record !== "object" || record === null || !("data" in record) || !("object" in record))
    return null;
  return record.object === "list" && Array.isArray(record.data) ? record.data : null;
}
