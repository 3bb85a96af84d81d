import type pg from "pg";
import type { Database } from "../database.ts";
import { identifier } from "../parameters.ts";
import { toDatabaseError } from "./postgres-error.ts";

/** How long to wait before a broken listening connection is made again. */
const RECONNECT_MS = 1_000;

/** One connection that listens, made again when it breaks. */
export function createHearing(
  connect: () => pg.Client,
  onTrouble: ((message: string, cause: unknown) => void) | undefined,
) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | undefined;
  /** The one that is connected. */
  let hearing: pg.Client | undefined;
  let isClosed = false;

  /** Until it is there again: nobody else would notice that nothing is heard any more. */
  function tryAgain(): void {
    if (!isClosed) setTimeout(() => void ensure().catch(tryAgain), RECONNECT_MS).unref();
  }

  async function open(): Promise<pg.Client> {
    const opened = connect();
    opened.on("notification", ({ channel, payload }) => {
      for (const heard of listeners.get(channel) ?? []) heard(payload ?? "");
    });
    opened.on("error", (error) => {
      onTrouble?.("the listening connection broke", error);
      if (hearing !== opened) return;
      hearing = undefined;
      client = undefined;
      tryAgain();
    });
    await opened.connect();
    for (const channel of listeners.keys()) await opened.query(`listen ${identifier(channel)}`);
    hearing = opened;
    return opened;
  }

  function ensure(): Promise<pg.Client> {
    client ??= open().catch((error: unknown) => {
      client = undefined;
      throw toDatabaseError(error);
    });
    return client;
  }

  const listen: Database["listen"] = async (channel, heard) => {
    const before = listeners.get(channel);
    const hearers = before ?? new Set();
    hearers.add(heard);
    listeners.set(channel, hearers);
    const wasOpen = client !== undefined;
    const opened = await ensure();
    if (!before && wasOpen) await opened.query(`listen ${identifier(channel)}`);
    return async () => {
      hearers.delete(heard);
    };
  };
  return {
    listen,
    async close() {
      isClosed = true;
      await (await client?.catch(() => undefined))?.end();
    },
  };
}
