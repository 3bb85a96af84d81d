import type { Database } from "@deckwright/db/database.ts";
import { migrate } from "@deckwright/db/migrate.ts";
import { openPostgres } from "@deckwright/db/postgres/open-postgres.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { createCluster, findPostgres } from "@deckwright/db/testing/postgres-cluster.ts";

/**
 * Measures on a database of its own: the embedded one, or a PostgreSQL cluster that is made for it and removed.
 * @returns Null where there is no PostgreSQL on this machine.
 */
export async function measureOn<Figures>(
  engine: "embedded" | "postgres",
  measure: (database: Database) => Promise<Figures>,
): Promise<Figures | null> {
  if (engine === "embedded") return measureAndClose(await openTestDatabase("embedded"), measure);
  const bin = findPostgres();
  if (bin === undefined) return null;
  const cluster = await createCluster(bin);
  try {
    await cluster.start();
    const database = openPostgres({ url: cluster.url });
    await migrate(database);
    return await measureAndClose(database, measure);
  } finally {
    await cluster.remove();
  }
}

async function measureAndClose<Figures>(
  database: Database,
  measure: (database: Database) => Promise<Figures>,
): Promise<Figures> {
  const figures = await measure(database);
  await database.close();
  return figures;
}
