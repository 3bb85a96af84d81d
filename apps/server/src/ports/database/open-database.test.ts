import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "@deckwright/db/folder-lock.ts";
import { openDatabase } from "@deckwright/db/open-database.ts";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "../../platform/process/env.ts";
import { createLog } from "../../platform/process/log.ts";
import { openServerDatabase } from "./open-database.ts";

test("a database with somebody else's tables is left as it is, and opened with a word about it", async () => {
  const folder = join(tmpdir(), `deckwright-${randomUUID()}`);
  const lock = await lockFolder(folder, "a test");
  onTestFinished(async () => {
    await lock.release();
    await rm(folder, { recursive: true, force: true });
  });
  const theirs = await openDatabase({ folder: join(folder, "database"), lock });
  await theirs.execute("create table public.products (id int primary key, name text)");
  await theirs.close();

  const lines: string[] = [];
  const log = createLog({ level: "error", secrets: [], write: (line) => void lines.push(line) });
  const env = readEnvironment({ DATA_DIR: folder });
  const first = await openServerDatabase(env, lock, log);
  expect(first.withoutTables).toBe('The migration app/0004_store failed: relation "products" already exists');
  const { rows } = await first.database.execute("select to_regclass('public.decks') as ours");
  expect(rows).toEqual([{ ours: null }]);
  await first.database.execute("drop table public.products");
  await first.database.close();
  expect(lines.join("")).toMatch(/decks and collections cannot be kept in this database/);

  const second = await openServerDatabase(env, lock, log);
  expect(second.withoutTables).toBeUndefined();
  await second.database.close();
}, 120_000);
