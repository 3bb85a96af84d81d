import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { CAN_MOUNT, createDisk } from "@deckwright/db/testing/small-disk.ts";
import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import { endProcesses, startProcess } from "../testing/server-process.ts";

afterEach(endProcesses);

/** Writes to a file until nothing fits any more. */
function fill(file: string): void {
  const handle = openSync(file, "w");
  for (const size of [2 ** 20, 2 ** 12]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size));
    } catch {
      // It is full.
    }
  }
  closeSync(handle);
}

test.skipIf(!CAN_MOUNT)(
  "a server whose disk is full reads on, refuses writes at once, and goes on by itself (needs root and loop devices)",
  async () => {
    const disk = await createDisk(400);
    const DATA_DIR = join(disk.folder, "data");
    const filling = join(disk.folder, "filling");
    const server = startProcess({ DATA_DIR, AUTH_AUTOCONFIRM: "on" });
    const origin = await server.ready();
    const client = createClient(origin, await (await fetch(`${origin}/key`)).text());
    const account = { email: "ann@example.org", password: "correct horse battery staple" };
    expect((await client.auth.signUp(account)).error).toBeNull();
    const save = (name: string) => client.from("decks").insert({ name, format: "modern" });
    const names = async () => (await client.from("decks").select("name").order("id")).data;
    const health = async () => (await fetch(`${origin}/healthz`)).status;
    expect((await save("before")).status).toBe(201);
    await vi.waitFor(async () => expect(await health()).toBe(200), 30_000);

    fill(filling);
    for (let attempt = 0; attempt < 20; attempt++) {
      const begun = performance.now();
      const { status, error } = await save("too much");
      expect([status, error?.code, error?.message]).toEqual([
        503,
        "53100",
        "there is no space left on the disk of the database",
      ]);
      expect(performance.now() - begun).toBeLessThan(3_000);
      expect(await names()).toEqual([{ name: "before" }]);
    }
    await vi.waitFor(async () => expect(await health()).toBe(503), 30_000);

    rmSync(filling);
    await vi.waitFor(async () => expect((await save("after")).status).toBe(201), 30_000);
    await vi.waitFor(async () => expect(await health()).toBe(200), 30_000);
    expect(await names()).toEqual([{ name: "before" }, { name: "after" }]);
    server.child.kill("SIGTERM");
    await server.exited;

    fill(filling);
    for (const folder of [DATA_DIR, join(disk.folder, "new")]) {
      const late = startProcess({ DATA_DIR: folder });
      expect(await late.exited).toBe(1);
      const said = late.output.err.split("\n").filter((line) => line.startsWith("deckwright:"));
      expect(said).toEqual([expect.stringMatching(/no space left|disk is full/)]);
    }
    disk.remove();
  },
  300_000,
);
