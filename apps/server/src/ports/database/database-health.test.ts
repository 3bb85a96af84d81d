import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@deckwright/db/database.ts";
import { openPostgres } from "@deckwright/db/postgres/open-postgres.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { createDatabaseHealth } from "./database-health.ts";

test("a database that is there answers; once it is gone, it no longer does, after a second at the latest", async () => {
  const database: Database = await openTestDatabase("embedded", []);
  let time = 0;
  const health = createDatabaseHealth(database, () => time);
  expect(await health.answers()).toBe(true);
  await database.close();
  time = 999;
  expect(await health.answers()).toBe(true);
  time = 1000;
  expect(await health.answers()).toBe(false);
});

test("a PostgreSQL that cannot be reached does not answer", async () => {
  const database = openPostgres({ url: "postgres://nobody@127.0.0.1:9/nothing" });
  expect(await createDatabaseHealth(database).answers()).toBe(false);
  await database.close();
});

test("one that is busy for too long does not answer in time", async () => {
  const database = await openTestDatabase("embedded", []);
  const busy = database.withTransaction("owner", undefined, () => wait(2_500));
  expect(await createDatabaseHealth(database).answers()).toBe(false);
  await busy;
  await database.close();
});
