import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { createServer } from "node:net";
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
    await lockFolder(${JSON.stringify(folder)}, "another server").catch((error) => {
      process.stdout.write(error.name);
      process.exit();
    });
    setInterval(() => {}, 1000);
    globalThis.gc();
    process.stdout.write("locked");`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said]: Buffer[] = await once(child.stdout, "data");
  return Object.assign(child, { said: said?.toString() });
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** What a second one is told. */
async function refusal(): Promise<string> {
  const error: unknown = await lockFolder(folder, "here").then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FolderInUseError)) throw new Error(`was let in: ${error}`);
  return error.message;
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
    await kill(child);
    expect(existsSync(join(folder, "lock.sock"))).toBe(true);
    await (await lockFolder(folder, "here")).release();
  });

  // There is no such thing on Windows.
  test.skipIf(process.platform === "win32")(
    "is kept by a process that is suspended, and by one that says nothing",
    async () => {
      const child = await holdElsewhere();
      child.kill("SIGSTOP");
      const silent = "is in use by a process that does not answer; it may be suspended.";
      expect(await refusal()).toContain(silent);
      // Also where what it listens on is lost, as by tidying up.
      await rename(join(folder, "lock.sock"), join(folder, "moved.sock"));
      expect(await refusal()).toContain("is in use by another process.");
      await rename(join(folder, "moved.sock"), join(folder, "lock.sock"));
      child.kill("SIGCONT");
      expect(await refusal()).toContain("is in use by another server.");
      child.kill("SIGSTOP");
      await kill(child);
      await (await lockFolder(folder, "here")).release();
    },
  );

  test("is won by exactly one of many processes that find what a killed one left", async () => {
    for (let round = 0; round < 2; round++) {
      await kill(await holdElsewhere());
      const contenders = await Promise.all(Array.from({ length: 4 }, holdElsewhere));
      const winners = contenders.filter(({ said }) => said === "locked");
      expect(winners).toHaveLength(1);
      for (const winner of winners) await kill(winner);
    }
  }, 60_000);

  test("respects who has the folder as versions before did, by the socket alone", async () => {
    const proof = "123e4567-e89b-42d3-a456-426614174000";
    const older = createServer((socket) => void socket.end(`${proof} the older server`));
    await new Promise<void>((resolve) => older.listen(join(folder, "lock.sock"), resolve));
    expect(await refusal()).toContain("is in use by the older server.");
    older.close();
    await (await lockFolder(folder, "here")).release();
  });

  test("is let go of once: releasing again does not touch who came next", async () => {
    const first = await lockFolder(folder, "the first server");
    await first.release();
    const second = await lockFolder(folder, "the second server");
    await first.release();
    expect(await refusal()).toContain("is in use by the second server.");
    await second.release();
  });

  test("a folder that cannot be locked is told in one line", async () => {
    await mkdir(join(folder, "lock"));
    await expect(lockFolder(folder, "here")).rejects.toThrow(
      /^The data folder .* cannot be locked \(.*\)\. DATA_DIR must .*$/,
    );
  });

  test("works where the path is too long for a socket", async () => {
    const deep = join(folder, "x".repeat(120));
    const lock = await lockFolder(deep, "the first server");
    await expect(lockFolder(deep, "the second server")).rejects.toThrow("the first server");
    await lock.release();
  });
});
