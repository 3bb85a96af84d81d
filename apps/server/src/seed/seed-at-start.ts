import { HOUSE_ID } from "@deckwright/contract/house.ts";
import { readEngineVersion } from "@deckwright/host/pool/engine-version.ts";
import type { Environment } from "../platform/process/env.ts";
import type { StopStep } from "../platform/process/shutdown.ts";
import { type SeedTools, seedDecks, wishesToSeed } from "./seed-decks.ts";

/** Between two decks visitors have the engine to themselves, for this long in milliseconds. */
const REST_MS = 250;

/** Somebody has used the site: it is not for us to fill. */
const IS_USED = `
  select exists (select from public.profiles where id <> $1) or exists (select from public.decks where user_id <> $1) as used`;

/**
 * Fills a fresh site on one's own machine with generated decks, while it runs; decks of an earlier engine are made anew. Never
 * on a public site, nor in a database that was brought.
 */
export function seedAtStart(
  env: Pick<Environment, "isPersonal" | "databaseUrl" | "seedsDecks">,
  tools: Omit<SeedTools, "version">,
): StopStep {
  const { database, log } = tools;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    const { rows } = await database.execute(IS_USED, [HOUSE_ID]);
    const { rows: own } = await database.execute("select from public.decks where user_id = $1 limit 1", [
      HOUSE_ID,
    ]);
    if (rows[0]?.used === true && own.length === 0) return;
    const version = await readEngineVersion();
    const wishes = await wishesToSeed(database, version);
    if (wishes.length === 0) return;
    log.info("Community Decks is being filled with decks of the generator, in the background", {
      decks: wishes.length,
    });
    const made = await seedDecks(wishes, { ...tools, version }, stopping.signal, REST_MS);
    log.info("Community Decks has its generated decks", { decks: made });
  }

  const running =
    env.seedsDecks && env.isPersonal && env.databaseUrl === undefined
      ? run().catch((cause: unknown) => {
          if (!stopping.signal.aborted) log.warn("Community Decks could not be filled", { cause });
        })
      : Promise.resolve();
  return {
    name: "generated decks",
    run: async () => {
      stopping.abort();
      await running;
    },
  };
}
