import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { makeFolder } from "./embedded/make-folder.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { FolderLock } from "./folder-lock.ts";

/** A backup that cannot be made or put back. The message is one line for the person who asked for it. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackupError";
  }
}

/** Writes the embedded database to a file: its whole folder, as a compressed tar archive. */
export async function backupEmbedded(folder: string, lock: FolderLock, file: string): Promise<void> {
  if (!existsSync(join(folder, "PG_VERSION"))) throw new BackupError(`There is no database in ${folder}.`);
  const database = await openEmbedded({ folder, lock });
  try {
    await writeFile(file, await promisify(gzip)(await database.dump()), { flag: "wx" });
  } finally {
    await database.close();
  }
}

/**
 * Puts a backup in the place of the embedded database. What was there is kept beside it.
 * @returns Where the old database is now; undefined when there was none.
 * @throws BackupError when the file holds no database; then nothing has changed.
 */
export async function restoreEmbedded(
  folder: string,
  _lock: FolderLock,
  file: string,
): Promise<string | undefined> {
  let archive: Uint8Array;
  try {
    archive = await promisify(gunzip)(await readFile(file));
  } catch (error) {
    throw new BackupError(`The file ${file} is no backup of ours.`, { cause: error });
  }
  const draft = `${folder}.restored`;
  await makeFolder(draft, archive).catch((error: unknown) => {
    throw new BackupError(`The file ${file} holds no database that can be opened.`, { cause: error });
  });
  let kept: string | undefined;
  if (existsSync(folder)) {
    kept = `${folder}.${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
    await rename(folder, kept);
  }
  await rename(draft, folder);
  return kept;
}

/** Writes a PostgreSQL database to a file with PostgreSQL's own tool. */
export function backupPostgres(url: string, file: string): Promise<void> {
  return runTool("pg_dump", ["--format=custom", `--file=${file}`], url);
}

/** Puts a backup in the place of what is in a PostgreSQL database, all of it or nothing. */
export function restorePostgres(url: string, file: string): Promise<void> {
  const how = ["--clean", "--if-exists", "--single-transaction", "--exit-on-error"];
  return runTool("pg_restore", [...how, "--dbname=", file], url);
}

/** The address goes by environment, where other users of the machine do not see its password. */
function runTool(tool: string, args: readonly string[], url: string): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1));
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: database,
  };
  const given = args.map((arg) => (arg === "--dbname=" ? `--dbname=${database}` : arg));
  return new Promise((resolve, reject) => {
    const child = spawn(tool, given, { env, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", (error) => {
      reject(new BackupError(`${tool} is needed for PostgreSQL and was not found.`, { cause: error }));
    });
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new BackupError(`${tool} ended with ${code}.`));
    });
  });
}
