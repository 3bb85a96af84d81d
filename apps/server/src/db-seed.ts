// `npm run db:seed`: fills Community Decks with decks of our own generator, in the database that the environment names.
import { join } from "node:path";
import process from "node:process";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { FolderInUseError, lockFolder } from "@deckwright/db/folder-lock.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { readEngineVersion } from "@deckwright/host/pool/engine-version.ts";
import { createGeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { loadTableInThread } from "@deckwright/host/pool/load-cards.ts";
import { createFaceOf } from "./cards/card-face.ts";
import { type Environment, readEnvironment } from "./platform/process/env.ts";
import { EnvironmentError } from "./platform/process/env-variables.ts";
import { createLog } from "./platform/process/log.ts";
import { describeDatabase, openServerDatabase } from "./ports/database/open-database.ts";
import { seedDecks, wishesToSeed } from "./seed/seed-decks.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const stopping = new AbortController();
process.once("SIGINT", () => stopping.abort());
process.once("SIGTERM", () => stopping.abort());

/** Does it. What was opened is closed, however it ends. */
async function run(env: Environment): Promise<void> {
  if (env.hosted !== undefined) {
    throw new Error(
      "Decks of the generator belong to an account, and accounts are the hosted project's here.",
    );
  }
  // A server may run on a PostgreSQL meanwhile, but not on the embedded database.
  const folder = env.databaseUrl === undefined ? env.dataDir : join(env.dataDir, "seed");
  await using opened = new AsyncDisposableStack();
  const lock = await lockFolder(folder, `the command db:seed (process ${process.pid})`);
  opened.defer(() => lock.release());
  const log = createLog({
    level: env.logLevel,
    secrets: env.secrets,
    write: (line) => process.stderr.write(line),
  });
  const { database, withoutTables } = await openServerDatabase(env, lock, log);
  opened.defer(() => database.close());
  if (withoutTables !== undefined) throw new Error(withoutTables);
  const version = await readEngineVersion();
  const wishes = await wishesToSeed(database, version);
  say(`${wishes.length} decks are missing or were made by another engine: ${describeDatabase(env)}`);
  if (wishes.length === 0) return;
  const [{ table, buffer }, figures] = await Promise.all([
    loadTableInThread({
      ...(env.cardsDir === undefined ? {} : { cardsDir: env.cardsDir }),
      dataDir: env.dataDir,
    }),
    readEngineFigures(),
  ]);
  // Decks that stay are for an engine that has learned what is played.
  if (figures.problem !== "") throw new Error(figures.problem);
  const pool = createGeneratePool({ cards: buffer, figures });
  opened.defer(() => pool.close());
  const faceOf = createFaceOf(table, buildNameIndex(table));
  const made = await seedDecks(wishes, { database, pool, faceOf, log, version }, stopping.signal);
  say(`${made} decks are in Community Decks.`);
}

try {
  await run(readEnvironment(process.env));
} catch (error) {
  if (!stopping.signal.aborted) {
    process.stderr.write(`deckwright: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  process.exitCode = error instanceof FolderInUseError ? 4 : error instanceof EnvironmentError ? 2 : 1;
}
