import { setTimeout as wait } from "node:timers/promises";
import { HOUSE_ID } from "@deckwright/contract/house.ts";
import type { Database } from "@deckwright/db/database.ts";
import { coverOf } from "@deckwright/decks/cover.ts";
import { toStoredRow, WRITTEN_COLUMNS } from "@deckwright/decks/stored.ts";
import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import type { Log } from "../platform/process/log.ts";
import type { FaceOf } from "../ports/face-of.ts";
import { openHouseAccount } from "./house-account.ts";
import { SEED_WISHES, type SeedWish } from "./seed-wishes.ts";

/** What generated decks are made with. */
export interface SeedTools {
  readonly database: Database;
  readonly pool: Pick<GeneratePool, "generate">;
  readonly faceOf: FaceOf;
  readonly log: Log;
  /** Has an article written about a deck; none where nobody writes. */
  readonly orderArticle?: ((deckId: number) => Promise<void>) | undefined;
  /** Of the engine: decks of another one are made anew. */
  readonly version: string;
}

/** The seed of every wish: a site that is filled again has the same decks. */
const SEED = 1;

/** A deck is made anew in its place, so that links to it stay good. */
const PUT = `
  insert into public.decks
    (user_id, saving_key, shared, ${WRITTEN_COLUMNS.join(", ")})
  values ($1, $2, true, ${WRITTEN_COLUMNS.map((_, at) => `$${at + 3}`).join(", ")})
  on conflict (user_id, saving_key) do update set
    ${WRITTEN_COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}
  returning id`;

/** The wishes whose decks are missing, or were made by another engine. */
export async function wishesToSeed(database: Database, version: string): Promise<readonly SeedWish[]> {
  const { rows } = await database.execute(
    "select saving_key from public.decks where user_id = $1 and details ->> 'engine' = $2",
    [HOUSE_ID, version],
  );
  const done = new Set(rows.map(({ saving_key }) => saving_key));
  return SEED_WISHES.filter((wish) => !done.has(keyOf(wish)));
}

/**
 * Fills Community Decks with decks of our own generator, one after the other. A wish that no deck can be built for is left out
 * and logged.
 * @param restMs How long nothing is done between two decks, for visitors to come first.
 * @returns How many decks were made.
 */
export async function seedDecks(
  wishes: readonly SeedWish[],
  { database, pool, faceOf, log, orderArticle, version }: SeedTools,
  signal: AbortSignal,
  restMs = 0,
): Promise<number> {
  await openHouseAccount(database);
  let made = 0;
  for (const wish of wishes) {
    await wait(restMs, undefined, { signal });
    try {
      const { deck, intent } = await pool.generate(
        { prompt: wish.prompt, format: wish.format, seed: SEED },
        { owner: "seed", signal },
      );
      const address = new URLSearchParams({ wish: wish.prompt, format: wish.format, seed: String(SEED) });
      const row = toStoredRow(deck, {
        wish: { address: String(address), intent: { ...intent } },
        cover: coverOf(deck, faceOf),
      });
      const { rows } = await database.execute(PUT, [
        HOUSE_ID,
        keyOf(wish),
        ...WRITTEN_COLUMNS.map((column) =>
          column === "details" ? { ...row.details, engine: version } : row[column],
        ),
      ]);
      made++;
      await orderArticle?.(Number(rows[0]?.id));
    } catch (cause) {
      if (signal.aborted) throw cause;
      log.warn("a deck for Community Decks could not be made", { ...wish, cause });
    }
  }
  return made;
}

/** The key of a wish's deck among the decks of its account; keys have at most 64 characters. */
function keyOf({ format, prompt }: SeedWish): string {
  return `${format}: ${prompt}`.slice(0, 64);
}
