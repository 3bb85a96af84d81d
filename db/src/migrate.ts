import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Database, DatabaseError, type Transaction } from "./database.ts";
import { makeRoles, openTablesToRoles } from "./roles.ts";

/**
 * The two sets: `platform` is what a hosted Supabase project already has (roles, schema `auth`), `app` is ours and must
 * apply on such a project unchanged.
 */
export const MIGRATION_SETS = ["platform", "app"] as const;
export type MigrationSet = (typeof MIGRATION_SETS)[number];

/** A migration that cannot be applied. The message is one line for the person who runs the server. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MigrationError";
  }
}

/** A set that has never been applied finds that somebody else's things have its names. Nothing was changed. */
export class TakenNamesError extends MigrationError {}

/** SQLSTATE of a schema, relation, type, policy or function that is there already. */
const TAKEN = /^(42P06|42P07|42710|42723)$/;

interface Migration {
  readonly set: MigrationSet;
  readonly number: number;
  /** File name without its ending, such as `0001_roles`. */
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

/** The database's owner may not make the roles that requests act as. The message has the SQL that a superuser runs, once. */
class MissingRolesError extends MigrationError {
  constructor(sql: string) {
    super(
      `The database's owner may not make the roles that it needs. A superuser must run this once: ${sql}`,
    );
  }
}

/** Names of cards and people are of all alphabets, and are compared as Unicode compares them. */
const ENCODING = "UTF8";

/** Any number that all processes of ours agree on: who holds it migrates. */
const LOCK_KEY = 4_411_793;

/**
 * Applies what has not been applied, in order, in one transaction: all or nothing, and one process at a time. The set
 * `platform` needs roles, which are made first; what roles see of the tables is seen to last.
 * @returns The names of the migrations that were applied now.
 * @throws MigrationError when one fails, or was changed after it was applied, or the database is newer than this code;
 * TakenNamesError when a first one fails because of what else is in the database.
 */
export async function migrate(
  database: Database,
  sets: readonly MigrationSet[] = MIGRATION_SETS,
): Promise<string[]> {
  const migrations = (await Promise.all(sets.map(readMigrations))).flat();
  return database.withTransaction("owner", undefined, async (transaction) => {
    await checkEncoding(transaction);
    await transaction.query("select pg_advisory_xact_lock($1)", [LOCK_KEY]);
    const missing = sets.includes("platform") ? await makeRoles(transaction) : undefined;
    if (missing !== undefined) throw new MissingRolesError(missing);
    await transaction.script(`
      create schema if not exists deckwright;
      create table if not exists deckwright.migrations (
        set text not null,
        number integer not null,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now(),
        primary key (set, number)
      )`);
    const { rows } = await transaction.query<{ set: string; number: number; name: string; checksum: string }>(
      "select set, number, name, checksum from deckwright.migrations where set = any($1)",
      [sets],
    );
    const applied = new Map(rows.map((row) => [`${row.set}/${row.number}`, row]));
    const done: string[] = [];
    for (const { set, number, name, checksum, sql } of migrations) {
      const label = `${set}/${name}`;
      const before = applied.get(`${set}/${number}`);
      applied.delete(`${set}/${number}`);
      if (before?.checksum === checksum) continue;
      if (before) throw new MigrationError(`The migration ${label} was changed after it had been applied.`);
      await transaction.script(sql).catch((error: unknown) => {
        const isFirst = rows.every((row) => row.set !== set);
        throw failureOf(label, error, isFirst);
      });
      await transaction.query(
        "insert into deckwright.migrations (set, number, name, checksum) values ($1, $2, $3, $4)",
        [set, number, name, checksum],
      );
      done.push(label);
    }
    const [newer] = applied.values();
    if (newer) {
      throw new MigrationError(
        `The database has the migration ${newer.set}/${newer.name}, which this version does not know: it is newer.`,
      );
    }
    await openTablesToRoles(transaction);
    return done;
  });
}

/** @throws MigrationError for a database in another encoding: it would take the tables and then refuse what is shared. */
async function checkEncoding(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding === ENCODING) return;
  throw new MigrationError(
    `The database has the encoding ${encoding}, and needs ${ENCODING}. Make another one, by \`create database name encoding '${ENCODING}' template template0\`.`,
  );
}

/** @param isFirst Nothing of its set has been applied so far. */
function failureOf(label: string, error: unknown, isFirst: boolean): MigrationError {
  const reason = error instanceof Error ? error.message : String(error);
  const isTaken = isFirst && error instanceof DatabaseError && TAKEN.test(error.code);
  const Kind = isTaken ? TakenNamesError : MigrationError;
  return new Kind(`The migration ${label} failed: ${reason}`, { cause: error });
}

/** @throws MigrationError when file names have no number, or one twice. */
async function readMigrations(set: MigrationSet): Promise<Migration[]> {
  const folder = new URL(`../migrations/${set}/`, import.meta.url);
  const files = (await readdir(fileURLToPath(folder))).filter((file) => file.endsWith(".sql")).toSorted();
  const seen = new Set<number>();
  const migrations: Migration[] = [];
  for (const file of files) {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1] ?? Number.NaN);
    if (Number.isNaN(number) || seen.has(number)) {
      throw new MigrationError(
        `The migration ${set}/${file} needs a number of its own, such as 0001_name.sql.`,
      );
    }
    seen.add(number);
    const sql = (await readFile(new URL(file, folder), "utf8")).replaceAll("\r\n", "\n");
    const checksum = createHash("sha256").update(sql).digest("hex");
    migrations.push({ set, number, name: file.slice(0, -".sql".length), checksum, sql });
  }
  return migrations;
}
