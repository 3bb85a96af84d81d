import { readManifest } from "@deckwright/host/download/update-cards.ts";
import { updateCardsInThread } from "@deckwright/host/download/update-in-thread.ts";
import type { Environment } from "./platform/process/env.ts";
import type { Log } from "./platform/process/log.ts";
import type { StopStep } from "./platform/process/shutdown.ts";

/** Scryfall makes new files once a day and asks not to be asked more often. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after a look that failed the next one is, in milliseconds: five minutes, half an hour, three hours. */
const RETRY_MS = [5, 30, 180].map((minutes) => minutes * 60_000);

/** What keeps card files fresh is made from. */
export interface CardUpdates {
  readonly env: Pick<Environment, "cardsDir" | "cardsUpdate" | "dataDir">;
  readonly log: Log;
  /** Milliseconds until the first look, so that a start is not held up by it. */
  readonly delayMs?: number;
  /** Milliseconds after which a look that failed is tried again, each time the next; after the last of them, a day. */
  readonly retryMs?: readonly number[];
}

/**
 * Renews the card files that `deckwright cards update` once fetched, when they are a day old, while the server runs;
 * unless the operator said otherwise or brought files of their own. Nothing is fetched that nobody ever asked for. The
 * server goes on with the cards it has; its next start reads the new ones. A source that cannot be reached is no
 * failure of the server: it is asked again, ever later. The files lie on the disk of each process, so each sees to its
 * own, and no job in the database does.
 */
export function keepCardsFresh({ env, log, delayMs = 60_000, retryMs = RETRY_MS }: CardUpdates): StopStep {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let failures = 0;

  /** @returns Milliseconds until the next look. */
  async function look(): Promise<number> {
    try {
      const have = await readManifest(env.dataDir);
      if (!have || Date.now() - Date.parse(have.downloadedAt) < DAY_MS) return DAY_MS;
      const request = { dataDir: env.dataDir, baseUrl: have.source };
      const { changed } = await updateCardsInThread(request, stopping.signal);
      if (changed) log.info("new card files were fetched; the next start reads them");
      failures = 0;
      return DAY_MS;
    } catch (error) {
      const wait = retryMs[failures] ?? DAY_MS;
      failures += 1;
      if (!stopping.signal.aborted)
        log.warn("card files were not updated", {
          reason: error instanceof Error ? error.message : error,
          againInMinutes: Math.round(wait / 60_000),
        });
      return wait;
    }
  }

  function plan(afterMs: number): void {
    timer = setTimeout(() => {
      running = look().then((wait) => {
        if (!stopping.signal.aborted) plan(wait);
      });
    }, afterMs);
    // Waiting for tomorrow keeps no process alive.
    timer.unref();
  }

  if (env.cardsUpdate === "auto" && env.cardsDir === undefined) plan(delayMs);
  return {
    name: "card updates",
    run: async () => {
      clearTimeout(timer);
      stopping.abort();
      await running;
    },
  };
}
