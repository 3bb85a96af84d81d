import { readManifest } from "@deckwright/host/download/update-cards.ts";
import { updateCardsInThread } from "@deckwright/host/download/update-in-thread.ts";
import type { Environment } from "./platform/process/env.ts";
import type { Log } from "./platform/process/log.ts";
import type { StopStep } from "./platform/process/shutdown.ts";

/** Scryfall makes new files once a day and asks not to be asked more often. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** What keeps card files fresh is made from. */
export interface CardUpdates {
  readonly env: Pick<Environment, "cardsDir" | "cardsUpdate" | "dataDir">;
  readonly log: Log;
  /** Milliseconds until the first look, so that a start is not held up by it. */
  readonly delayMs?: number;
}

/**
 * Renews the card files that `deckwright cards update` once fetched, when they are a day old, while the server runs;
 * unless the operator said otherwise or brought files of their own. Nothing is fetched that nobody ever asked for. The
 * server goes on with the cards it has; its next start reads the new ones. A source that cannot be reached is no
 * failure of the server: it is asked again a day later.
 */
export function keepCardsFresh({ env, log, delayMs = 60_000 }: CardUpdates): StopStep {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function look(): Promise<void> {
    try {
      const have = await readManifest(env.dataDir);
      if (!have || Date.now() - Date.parse(have.downloadedAt) < DAY_MS) return;
      const request = { dataDir: env.dataDir, baseUrl: have.source };
      const { changed } = await updateCardsInThread(request, stopping.signal);
      if (changed) log.info("new card files were fetched; the next start reads them");
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.warn("card files were not updated", { reason: error instanceof Error ? error.message : error });
    }
  }

  function plan(afterMs: number): void {
    timer = setTimeout(() => {
      running = look().then(() => {
        if (!stopping.signal.aborted) plan(DAY_MS);
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
