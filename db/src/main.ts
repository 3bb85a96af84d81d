// `npm run db:migrate`, `db:backup [-- file]` and `db:restore -- file`, on the database that the environment names.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { BackupError, backupEmbedded, backupPostgres, restoreEmbedded, restorePostgres } from "./backup.ts";
import { DatabaseError } from "./database.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { MIGRATION_SETS, MigrationError, migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const USAGE = "usage: db migrate | db backup [file] | db restore file";
const [command = "", given, ...more] = process.argv.slice(2);
const { DATABASE_URL: url, DATA_DIR, SUPABASE_URL } = process.env;
const dataDir = resolve(DATA_DIR || ".deckwright");
const folder = join(dataDir, "database");
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Does what was asked. @returns The exit code. */
async function run(): Promise<number> {
  if (
    !["migrate", "backup", "restore"].includes(command) ||
    more.length > 0 ||
    (command === "restore" && !given)
  ) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  if (command === "restore" && !existsSync(resolve(given ?? ""))) {
    throw new BackupError(`There is no file ${resolve(given ?? "")}.`);
  }
  if (SUPABASE_URL && command !== "migrate") {
    throw new BackupError(`The database is a hosted project's: see to db ${command} in its dashboard.`);
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = resolve(given ?? `deckwright-${stamp}.${url ? "dump" : "tar.gz"}`);
  if (url) await runOnPostgres(url, file);
  else {
    const lock = await lockFolder(dataDir, `the command db ${command} (process ${process.pid})`);
    try {
      await runOnEmbedded({ folder, lock }, file);
    } finally {
      await lock.release();
    }
  }
  return 0;
}

async function runOnPostgres(url: string, file: string): Promise<void> {
  if (command === "migrate") {
    await bringUpToDate({ url, onTrouble: () => {} });
  } else if (command === "backup") {
    await backupPostgres(url, file);
    say(`Written to ${file}`);
  } else {
    await restorePostgres(url, file);
    say(`Restored from ${file}`);
  }
}

async function runOnEmbedded(
  place: { readonly folder: string; readonly lock: Awaited<ReturnType<typeof lockFolder>> },
  file: string,
): Promise<void> {
  if (command === "migrate") await bringUpToDate(place);
  else if (command === "backup") {
    await backupEmbedded(place.folder, place.lock, file);
    say(`Written to ${file}`);
  } else {
    const kept = await restoreEmbedded(place.folder, place.lock, file);
    say(`Restored from ${file}${kept === undefined ? "" : `; what was there is kept in ${kept}`}`);
  }
}

async function bringUpToDate(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(place);
  try {
    // A hosted project has what the other set makes.
    const applied = await migrate(database, SUPABASE_URL ? ["app"] : MIGRATION_SETS);
    say(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const isForeseen =
    error instanceof BackupError ||
    error instanceof MigrationError ||
    error instanceof FolderInUseError ||
    error instanceof DatabaseError ||
    (error instanceof Error && "code" in error);
  process.stderr.write(`db: ${isForeseen ? error.message : String(error)}\n`);
  process.exitCode = error instanceof FolderInUseError ? 4 : 1;
}
