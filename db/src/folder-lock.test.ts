import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "deckwright-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that takes the lock and says so. */
async function holdElsewhere() {
  const module = new URL("./folder-lock.ts", import.meta.url).href;
  const code = `import { lockFolder } from ${JSON.stringify(module)};
    await lockFolder(${JSON.stringify(folder)}, "another server");
    setInterval(() => {}, 1000);
    process.stdout.write("locked");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

describe("the lock on a folder", () => {
  test("is held by one at a time, and the second is told by whom", async () => {
    const lock = await lockFolder(join(folder, "new", "data"), "the first server");
    const second = lockFolder(join(folder, "new", "data"), "the second server");
    await expect(second).rejects.toThrow(/data folder .*data is in use by the first server\.$/);
    await lock.release();
    await lock.release();
    await (await lockFolder(join(folder, "new", "data"), "the third server")).release();
  });

  test("is won by exactly one of many that start at once", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => lockFolder(folder, `server ${at}`)),
    );
    const won = tries.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(won).toHaveLength(1);
    await won[0]?.release();
  });

  test("holds between processes, and a killed process leaves none behind", async () => {
    const child = await holdElsewhere();
    await expect(lockFolder(folder, "here")).rejects.toBeInstanceOf(FolderInUseError);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(existsSync(join(folder, "lock.sock"))).toBe(true);
    await (await lockFolder(folder, "here")).release();
  });

  test("works where the path is too long for a socket", async () => {
    const deep = join(folder, "x".repeat(120));
    const lock = await lockFolder(deep, "the first server");
    await expect(lockFolder(deep, "the second server")).rejects.toThrow("the first server");
    await lock.release();
  });
});
