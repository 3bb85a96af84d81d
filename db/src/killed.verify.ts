import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { lockFolder } from "./folder-lock.ts";

const WRITES_BEFORE_KILL = 250;
const ROUNDS = 5;

test("a server that is killed while it writes keeps every write that was acknowledged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "deckwright-killed-"));
  let acknowledged = -1;
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged = await writeUntilKilled(folder, acknowledged + 1000);
    const lock = await lockFolder(folder, "a test that reads");
    const database = await openEmbedded({ folder: join(folder, "database"), lock });
    const { rows } = await database.execute("select n from acknowledged where n > $1 order by n", [
      acknowledged - WRITES_BEFORE_KILL,
    ]);
    const kept = rows.map(({ n }) => Number(n));
    await database.close();
    await lock.release();
    const expected = Array.from(
      { length: WRITES_BEFORE_KILL },
      (_, back) => acknowledged - back,
    ).toReversed();
    // One more may be there: written, but not yet said.
    expect(kept.slice(0, expected.length)).toEqual(expected);
  }
  await rm(folder, { recursive: true, force: true });
}, 600_000);

/** @returns The last number that was acknowledged. */
function writeUntilKilled(folder: string, first: number): Promise<number> {
  const script = new URL("../testing/write-until-killed.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, folder, String(first)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split("\n").length > WRITES_BEFORE_KILL + 20) child.kill("SIGKILL");
  });
  return new Promise((resolve) => {
    child.once("close", () => {
      const numbers = said.split("\n").slice(0, -1).map(Number);
      resolve(numbers.at(-1) ?? Number.NaN);
    });
  });
}
