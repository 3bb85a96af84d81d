import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { CAN_MOUNT, createDisk, type SmallDisk } from "../testing/small-disk.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { lockFolder } from "./folder-lock.ts";

const disks: SmallDisk[] = [];
afterEach(() => {
  for (const disk of disks.splice(0)) disk.remove();
});

/** Rows before the power goes. */
const WRITES = 150;

/** Writes rows on a disk, cuts its power, and starts again. @returns How many acknowledged rows are gone; all if it cannot be opened. */
async function loseByPowerCut(isSynced: boolean): Promise<number> {
  const disk = await createDisk(200);
  disks.push(disk);
  const script = new URL("../testing/write-until-killed.ts", import.meta.url).pathname;
  const writer = spawn(process.execPath, [script, disk.folder, "0", isSynced ? "synced" : "unsynced"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  while (said.split("\n").length <= WRITES) said += String(await once(writer.stdout, "data"));
  // The disk is copied while nobody writes to it; what the system has not given it stays behind.
  writer.kill("SIGSTOP");
  const after = await disk.cutPower();
  disks.push(after);
  writer.kill("SIGKILL");
  await once(writer, "exit");

  const acknowledged = said.split("\n").slice(0, -1).map(Number);
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);
  const lock = await lockFolder(after.folder, "a test that reads");
  const database = await openEmbedded({ folder: join(after.folder, "database"), lock }).catch(
    () => undefined,
  );
  const rows = (await database?.execute("select n from acknowledged").catch(() => undefined))?.rows ?? [];
  await database?.close();
  await lock.release();
  const kept = new Set(rows.map(({ n }) => n));
  return acknowledged.filter((n) => !kept.has(n)).length;
}

describe.skipIf(!CAN_MOUNT)(
  "the embedded database on a disk that loses its power (needs root and loop devices)",
  () => {
    test("has every write that was acknowledged", async () => {
      expect(await loseByPowerCut(true)).toBe(0);
    }, 120_000);

    test("may lose writes only where syncing is turned off", async () => {
      expect(await loseByPowerCut(false)).toBeGreaterThan(0);
    }, 120_000);
  },
);
