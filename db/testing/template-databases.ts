import { randomUUID } from "node:crypto";
import type { Database } from "../src/database.ts";
import { type MigrationSet, migrate } from "../src/migrate.ts";
import { openPostgres } from "../src/postgres/open-postgres.ts";

/** Names this run of the tests to all of its processes. */
const RUN = "TEST_DATABASE_RUN";

/** Any number that all processes of a run agree on: who holds it makes the database that the others copy. */
const MAKING = 4_411_794;

/** The server's address with another database. */
export function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

const prefixOf = (run: string) => `deckwright_template_${run}_`;

/**
 * The name of a migrated database to make others from, made where this run has none yet: a copy takes a tenth of the time.
 * @param server A single connection to the server at `url`.
 * @returns undefined outside of a run, whose end takes it away.
 */
export async function migratedTemplate(
  server: Database,
  url: string,
  sets: readonly MigrationSet[],
): Promise<string | undefined> {
  const run = process.env[RUN];
  if (run === undefined) return undefined;
  const name = `${prefixOf(run)}${sets.join("_")}`;
  await server.execute("select pg_advisory_lock($1)", [MAKING]);
  try {
    const { rows } = await server.execute("select 1 from pg_database where datname = $1", [name]);
    if (rows.length > 0) return name;
    // It gets its name when it is done, so that none is copied that is half made.
    const draft = `${name}_${randomUUID().slice(0, 8)}`;
    await server.execute(`create database "${draft}"`);
    const database = openPostgres({ url: addressOf(url, draft), connections: 1 });
    try {
      await migrate(database, sets);
    } finally {
      await database.close();
    }
    await server.execute(`alter database "${draft}" rename to "${name}"`);
    return name;
  } finally {
    await server.execute("select pg_advisory_unlock($1)", [MAKING]);
  }
}

/** Lets a run of the tests share migrated databases, and takes them away behind it. */
export default function shareTemplates(): (() => Promise<void>) | undefined {
  const url = process.env.TEST_DATABASE_URL;
  if (!url || process.env[RUN] !== undefined) return undefined;
  const run = randomUUID().slice(0, 8);
  process.env[RUN] = run;
  return async () => {
    const server = openPostgres({ url, connections: 1 });
    const { rows } = await server.execute("select datname from pg_database where starts_with(datname, $1)", [
      prefixOf(run),
    ]);
    for (const { datname } of rows) {
      await server.execute(`drop database "${String(datname)}" with (force)`);
    }
    await server.close();
  };
}
