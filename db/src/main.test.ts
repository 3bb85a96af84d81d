import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { lockFolder } from "./folder-lock.ts";

let work = "";
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "deckwright-db-"));
});
afterAll(() => rm(work, { recursive: true, force: true }));

function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { PATH = "" } = process.env;
  const entry = new URL("./main.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [entry, ...args], { env: { PATH, DATA_DIR: join(work, "data") } });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, out, err })));
}

async function withDatabase<Value>(
  use: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<Value>,
) {
  const lock = await lockFolder(join(work, "data"), "a test");
  const database = await openEmbedded({ folder: join(work, "data", "database"), lock });
  try {
    return await use(database);
  } finally {
    await database.close();
    await lock.release();
  }
}

const names = () =>
  withDatabase(async (database) => (await database.execute("select username from public.profiles")).rows);

test("a database is made, backed up, and put back as it was", async () => {
  const file = join(work, "backup.tar.gz");
  expect((await run("migrate")).out).toMatch(/^Applied platform\/0001_roles, .*app\/0001_profiles/);
  expect((await run("migrate")).out).toBe("The database is up to date.\n");
  await withDatabase((database) =>
    database.execute(`insert into auth.users (raw_user_meta_data) values ('{"username":"Ann"}')`),
  );
  expect(await run("backup", file)).toMatchObject({ code: 0, out: `Written to ${file}\n` });
  await withDatabase((database) => database.execute("delete from auth.users"));
  expect(await names()).toEqual([]);
  expect((await run("restore", file)).out).toMatch(/^Restored from .*; what was there is kept in /);
  expect(await names()).toEqual([{ username: "Ann" }]);
}, 120_000);

test("a mistake is one line, and changes nothing", async () => {
  const file = join(work, "junk.tar.gz");
  await writeFile(file, "junk");
  expect(await run("restore", file)).toEqual({
    code: 1,
    out: "",
    err: `db: The file ${file} is no backup of ours.\n`,
  });
  expect((await run("restore", join(work, "nothing"))).err).toMatch(/^db: There is no file /);
  expect((await run("dance")).code).toBe(2);
  const lock = await lockFolder(join(work, "data"), "the server at http://localhost:3000");
  const { code, err } = await run("migrate");
  await lock.release();
  expect(code).toBe(4);
  expect(err).toMatch(/in use by the server at http:\/\/localhost:3000\.\n$/);
});
