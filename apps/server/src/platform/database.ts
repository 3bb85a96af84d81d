import { join } from "node:path";
import { type Database, DatabaseError } from "@deckwright/db/database.ts";
import type { FolderLock } from "@deckwright/db/folder-lock.ts";
import { migrate } from "@deckwright/db/migrate.ts";
import { openDatabase } from "@deckwright/db/open-database.ts";
import type { Environment } from "./env.ts";
import type { Log } from "./log.ts";

/**
 * Opens the database that the environment names, by default the embedded one in the data folder, and brings it up to date.
 * @throws Error with one line that says what is wrong with it.
 */
export async function openServerDatabase(env: Environment, lock: FolderLock, log: Log): Promise<Database> {
  const database = await openDatabase(
    env.databaseUrl === undefined
      ? { folder: join(env.dataDir, "database"), lock }
      : { url: env.databaseUrl, onTrouble: (message, cause) => log.warn(message, { cause }) },
  ).catch((error: unknown) => {
    throw new Error(`The database in ${env.dataDir} cannot be opened: ${messageOf(error)}`, { cause: error });
  });
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info("the database was brought up to date", { applied });
  } catch (error) {
    await database.close().catch(() => {});
    if (!(error instanceof DatabaseError) || env.databaseUrl === undefined) throw error;
    const { host, pathname } = new URL(env.databaseUrl);
    const reason = error.cause === undefined ? error.message : messageOf(error.cause);
    throw new Error(`The database at ${host}${pathname} cannot be used: ${reason}`, { cause: error });
  }
  return database;
}

/** Where the database is, for the person who started the server; its password is not told. */
export function describeDatabase(env: Environment): string {
  if (env.databaseUrl === undefined) return `embedded, in ${join(env.dataDir, "database")}`;
  const { host, pathname } = new URL(env.databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
