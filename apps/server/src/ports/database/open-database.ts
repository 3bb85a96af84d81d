import { join } from "node:path";
import { type Database, DatabaseError } from "@deckwright/db/database.ts";
import type { FolderLock } from "@deckwright/db/folder-lock.ts";
import { migrate, TakenNamesError } from "@deckwright/db/migrate.ts";
import { openDatabase } from "@deckwright/db/open-database.ts";
import type { Environment } from "../../platform/process/env.ts";
import type { Log } from "../../platform/process/log.ts";

/** An open database, and why our own tables are not in it, where they cannot be. */
export interface ServerDatabase {
  readonly database: Database;
  readonly withoutTables?: string;
}

/**
 * Opens the database that the environment names, by default the embedded one in the data folder, and brings it up to date.
 * A database in which somebody else's tables have the names of ours is left as it is, and served all the same: accounts and
 * the data API need nothing of it. A hosted project's is brought up to date with our own tables alone.
 * @throws Error with one line that says what is wrong with it.
 */
export async function openServerDatabase(
  env: Environment,
  lock: FolderLock,
  log: Log,
): Promise<ServerDatabase> {
  const database = await openDatabase(
    env.databaseUrl === undefined
      ? { folder: join(env.dataDir, "database"), lock, isSynced: env.isDatabaseSynced }
      : { url: env.databaseUrl, onTrouble: (message, cause) => log.warn(message, { cause }) },
  ).catch((error: unknown) => {
    throw new Error(`The database in ${env.dataDir} cannot be opened: ${messageOf(error)}`, { cause: error });
  });
  try {
    const applied = env.hosted === undefined ? await migrate(database, ["platform"]) : [];
    if (env.hosted !== undefined) await requireAccounts(database);
    let withoutTables: string | undefined;
    try {
      applied.push(...(await migrate(database, ["app"])));
    } catch (error) {
      if (!(error instanceof TakenNamesError)) throw error;
      withoutTables = error.message;
      log.error("decks and collections cannot be kept in this database", { reason: withoutTables });
    }
    if (applied.length > 0) log.info("the database was brought up to date", { applied });
    return { database, ...(withoutTables === undefined ? {} : { withoutTables }) };
  } catch (error) {
    await database.close().catch(() => {});
    if (!(error instanceof DatabaseError)) throw error;
    const reason = error.cause === undefined ? error.message : messageOf(error.cause);
    throw new Error(`The database ${whereabouts(env)} cannot be used: ${reason}`, { cause: error });
  }
}

/** @throws Error for a database that is no hosted project's. */
async function requireAccounts(database: Database): Promise<void> {
  const { rows } = await database.execute("select to_regclass('auth.users') as users");
  if (rows[0]?.users == null) {
    throw new Error(
      "The database of DATABASE_URL has no accounts (auth.users): with SUPABASE_URL it must be the hosted project's own.",
    );
  }
}

function whereabouts(env: Environment): string {
  if (env.databaseUrl === undefined) return `in ${env.dataDir}`;
  const { host, pathname } = new URL(env.databaseUrl);
  return `at ${host}${pathname}`;
}

/** Where the database is, for the person who started the server; its password is not told. */
export function describeDatabase(env: Environment): string {
  if (env.databaseUrl === undefined) {
    const risk = env.isDatabaseSynced
      ? ""
      : "; DATABASE_SYNC is off: a loss of power may take what was saved";
    return `embedded, in ${join(env.dataDir, "database")}${risk}`;
  }
  const { host, pathname } = new URL(env.databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
