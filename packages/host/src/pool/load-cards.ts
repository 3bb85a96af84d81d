import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { openTable } from "@deckwright/cards/table/open-table.ts";
import { CardFilesError } from "../cards/bulk-files.ts";
import type { CardsStatus, LoadedTable, LoadOptions } from "../cards/load.ts";

/** What the thread is told. The tagger is code and cannot be sent; the thread brings the engine's own. */
export type ThreadRequest = Pick<LoadOptions, "cardsDir" | "dataDir">;

/** What the thread says when it is done. */
export type ThreadAnswer =
  | { readonly ok: true; readonly buffer: SharedArrayBuffer; readonly status: CardsStatus }
  | { readonly ok: false; readonly message: string };

/**
 * Loads the cards as `loadTable` does, with the engine's tags, in a thread that is gone afterwards: a server stays small
 * and answers while card files are read.
 * @throws CardFilesError when the files meant cannot be used; the message names the file.
 */
export async function loadTableInThread(request: ThreadRequest): Promise<LoadedTable> {
  const thread = new Worker(new URL("./load-cards-thread.ts", import.meta.url), { workerData: request });
  const [answer]: ThreadAnswer[] = await once(thread, "message");
  await thread.terminate();
  if (!answer?.ok) throw new CardFilesError(answer?.message ?? "The cards could not be loaded.");
  return { table: openTable(answer.buffer), buffer: answer.buffer, status: answer.status };
}
