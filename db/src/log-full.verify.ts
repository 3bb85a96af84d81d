import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CAN_MOUNT, createDisk } from "../testing/small-disk.ts";
import { DatabaseError } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { lockFolder } from "./folder-lock.ts";

test.skipIf(!CAN_MOUNT)(
  "an embedded database whose log has no space left says so at once, and is there again when it has (needs root and loop devices)",
  async () => {
    const disk = await createDisk(250);
    const lock = await lockFolder(disk.folder, "a test that writes");
    const database = await openEmbedded({ folder: join(disk.folder, "database"), lock });
    await database.execute(
      "create table rows (n int, word text) with (fillfactor = 30); insert into rows select n, '' from generate_series(1, 200) n",
    );
    // Not what requests do, which are refused before it comes to this.
    const write = () => database.execute("update rows set word = md5(random()::text)");
    // Room in the table, so that only the log grows.
    for (let at = 0; at < 40; at++) {
      await write();
      if (at % 10 === 9) await database.execute("vacuum rows");
    }
    const filling = join(disk.folder, "filling");
    const handle = openSync(filling, "w");
    try {
      for (;;) writeSync(handle, Buffer.alloc(2 ** 16));
    } catch {
      closeSync(handle);
    }
    let failure: unknown;
    let begun = 0;
    for (let at = 0; failure === undefined && at < 5_000; at++) {
      begun = performance.now();
      await write().catch((error: unknown) => {
        failure = error;
      });
    }
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(failure).toBeInstanceOf(DatabaseError);
    expect(failure).toMatchObject({ code: "53100" });
    const read = () => database.runStatements("owner", undefined, [{ text: "select 1" }], { readOnly: true });
    const answer = await read().then(
      () => "read",
      (error: unknown) => (error instanceof DatabaseError ? error.code : String(error)),
    );
    expect(["read", "53100"]).toContain(answer);
    rmSync(filling);
    await write();
    const [counted] = await database.runStatements("owner", undefined, [
      { text: "select count(*)::int as n from rows" },
    ]);
    expect(counted?.rows).toEqual([{ n: 200 }]);
    await database.close();
    await lock.release();
    disk.remove();
  },
  300_000,
);
