import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "../folder-lock.ts";
import { openEmbedded } from "./open-embedded.ts";

test("a database in a folder acknowledges what is on the disk, unless it is told not to", async () => {
  const folder = await mkdtemp(join(tmpdir(), "deckwright-synced-"));
  const lock = await lockFolder(folder, "a test");
  for (const isSynced of [true, false]) {
    const database = await openEmbedded({ folder: join(folder, "database"), lock, isSynced });
    const { rows } = await database.execute(
      `select name, setting from pg_settings
        where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes') order by name`,
    );
    const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
    const safe = { fsync: "on", wal_sync_method: "fsync", synchronous_commit: "on", full_page_writes: "on" };
    if (isSynced) expect(settings).toEqual(safe);
    else expect(settings.fsync).toBe("off");
    await database.close();
  }
  await lock.release();
  await rm(folder, { recursive: true });
}, 120_000);
