import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { DownloadError } from "./download-error.ts";
import type { UpdateOptions, UpdateResult } from "./update-cards.ts";

/** What the thread is told. */
export type ThreadedUpdate = Pick<UpdateOptions, "dataDir" | "baseUrl">;

/** What the thread says when it is done. */
export type UpdateAnswer =
  | { readonly ok: true; readonly result: UpdateResult }
  | { readonly ok: false; readonly message: string };

/**
 * Fetches card files as `updateCards` does, in a thread of its own. Giving it up by the signal loses nothing: the next
 * update goes on where this one was.
 * @throws DownloadError when the files cannot be had or used; what the signal was aborted with.
 */
export async function updateCardsInThread(
  request: ThreadedUpdate,
  signal: AbortSignal,
): Promise<UpdateResult> {
  const thread = new Worker(new URL("./update-thread.ts", import.meta.url), { workerData: request });
  try {
    const [answer]: UpdateAnswer[] = await once(thread, "message", { signal });
    if (!answer?.ok) throw new DownloadError(answer?.message ?? "The card files could not be fetched.");
    return answer.result;
  } finally {
    await thread.terminate();
  }
}
