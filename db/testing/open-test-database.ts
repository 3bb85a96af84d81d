import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../src/database.ts";
import { openEmbedded } from "../src/embedded/open-embedded.ts";
import { MIGRATION_SETS, type MigrationSet, migrate } from "../src/migrate.ts";
import { openPostgres } from "../src/postgres/open-postgres.ts";
import { addressOf, migratedTemplate } from "./template-databases.ts";

/** The engines that tests can use here: the embedded one always, PostgreSQL where an address is given. */
export const TEST_ENGINES: readonly Database["engine"][] = process.env.TEST_DATABASE_URL
  ? ["embedded", "postgres"]
  : ["embedded"];

/** Tests ask for many things at once on machines that are busy: what they test is not how long that takes. Milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * A fresh database with migrations applied, gone when it is closed: in memory, or a new one on the server that
 * `TEST_DATABASE_URL` names.
 */
export async function openTestDatabase(
  engine: Database["engine"] = "embedded",
  sets: readonly MigrationSet[] = MIGRATION_SETS,
  requestPatienceMs = PATIENCE_MS,
): Promise<Database> {
  if (engine === "embedded") return openEmbedded({ template: await template(sets), requestPatienceMs });
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("TEST_DATABASE_URL is not set.");
  const server = openPostgres({ url, connections: 1 });
  const name = `deckwright_test_${randomUUID().replaceAll("-", "")}`;
  const model = await migratedTemplate(server, url, sets);
  await server.execute(`create database ${name}${model === undefined ? "" : ` template "${model}"`}`);
  const database = openPostgres({ url: addressOf(url, name), requestPatienceMs });
  if (model === undefined) await migrate(database, sets);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.execute(`drop database if exists ${name} with (force)`);
      await server.close();
    },
  };
}

/** Making a database takes seconds, so a migrated one is kept as an archive, for as long as migrations stay the same. */
async function template(sets: readonly MigrationSet[]): Promise<Uint8Array> {
  const folder = process.env.DATA_DIR ?? tmpdir();
  const file = join(folder, `test-database-${fingerprint(sets)}.tar`);
  if (existsSync(file)) return readFile(file);
  // Most of the time goes into a database without anything in it.
  const before = sets.length > 0 ? await template(sets.slice(0, -1)) : undefined;
  const made = await openEmbedded(before === undefined ? {} : { template: before });
  await migrate(made, sets);
  const archive = await made.dump();
  await made.close();
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, archive);
  await rename(draft, file);
  return archive;
}

/** What a database that was made of these migrations is known by. */
export function fingerprint(sets: readonly MigrationSet[] = MIGRATION_SETS): string {
  const hash = createHash("sha256");
  for (const set of sets) {
    const folder = new URL(`../migrations/${set}/`, import.meta.url);
    for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(new URL(file, folder)));
  }
  hash.update(readFileSync(new URL("../package.json", import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}
