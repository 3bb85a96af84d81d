import { Worker } from "node:worker_threads";
import { PrintingCollector, type PrintingColumns } from "@deckwright/cards/table/printing-columns.ts";
import {
  type BulkFile,
  CardFilesError,
  type Progress,
  type RecordProblem,
  readBulkFile,
} from "./bulk-files.ts";

/** Left-out records that are kept for a report. */
export const MOST_PROBLEMS = 20;

/** Smaller files are read sooner than a thread starts. */
const WORTH_A_THREAD = 1_000_000;

/** The printings of a file. */
export interface ReadPrintings {
  readonly columns: PrintingColumns;
  /** The first of the records that were left out. */
  readonly problems: readonly RecordProblem[];
}

/** What the thread says. */
export type ThreadMessage =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "done"; readonly read: ReadPrintings }
  | { readonly kind: "failed"; readonly message: string };

/**
 * Reads a printings file.
 * @throws CardFilesError when the file cannot be read to its end, or no record of it was good.
 */
export async function readPrintings(
  file: BulkFile,
  onProgress?: (progress: Progress) => void,
): Promise<ReadPrintings> {
  const collector = new PrintingCollector();
  const problems: RecordProblem[] = [];
  await readBulkFile(file, {
    take: (record) => collector.addValue(record),
    onProblem: (problem) => {
      if (problems.length < MOST_PROBLEMS) problems.push(problem);
    },
    ...(onProgress ? { onProgress } : {}),
  });
  return { columns: collector.columns, problems };
}

/** A reading that may have begun. */
export interface PrintingsReading {
  /**
   * The file's printings; the reading begins now at the latest, and progress is told from now on.
   * @throws CardFilesError as `readPrintings` does.
   */
  finish(onProgress?: (progress: Progress) => void): Promise<ReadPrintings>;
  /** Ends the reading, done or not. */
  stop(): Promise<void>;
}

/** Begins to read a printings file in a thread of its own, so that other files can be read meanwhile. */
export function startPrintings(file: BulkFile): PrintingsReading {
  if (file.bytes < WORTH_A_THREAD)
    return { finish: (onProgress) => readPrintings(file, onProgress), stop: async () => {} };
  const thread = new Worker(new URL("./read-printings-thread.ts", import.meta.url), { workerData: file });
  let tell: ((progress: Progress) => void) | undefined;
  const done = new Promise<ReadPrintings>((resolve, reject) => {
    thread.on("message", (message: ThreadMessage) => {
      if (message.kind === "progress") tell?.(message.progress);
      else if (message.kind === "done") resolve(message.read);
      else reject(new CardFilesError(message.message));
    });
    thread.on("error", reject);
    thread.on("exit", () => reject(new CardFilesError(`Reading ${file.path} ended before its time.`)));
  });
  // Who stops the reading early does not wait for what became of it.
  done.catch(() => {});
  return {
    finish: (onProgress) => {
      tell = onProgress;
      return done;
    },
    stop: async () => {
      await thread.terminate();
    },
  };
}
