import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMPILED, fillDataFolder } from "../../testing/prepared-data.ts";
import { endProcesses, startProcess } from "../../testing/server-process.ts";

const CLI = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "deckwright-admin-"));
  fillDataFolder(dataDir);
});
afterAll(async () => {
  await endProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `deckwright admin` as a process of its own. */
async function admin(...args: readonly string[]) {
  const child = spawn(process.execPath, [CLI, "admin", ...args], {
    env: { PATH: process.env.PATH ?? "", DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out: out === "" ? undefined : JSON.parse(out), err };
}

test("the operator's command works beside a running server, and without one after that was killed", async () => {
  const server = startProcess({ DATA_DIR: dataDir, AUTH_AUTOCONFIRM: "on" });
  const origin = await server.ready();
  const ann = createClient(origin, await (await fetch(`${origin}/key`)).text());
  await ann.auth.signUp({ email: "ann@example.org", password: "correct horse battery staple" });

  expect(statSync(join(dataDir, "admin.sock")).mode & 0o777).toBe(0o600);
  const why = ["--why", "an import that was lost"];
  expect(await admin("credits", "ann@example.org", "5", ...why)).toMatchObject({
    code: 0,
    out: { act: 1, credits: 15 },
  });
  expect((await ann.from("profiles").select("ai_credits").single()).data).toEqual({ ai_credits: 15 });
  expect(await admin("credits", "ann@example.org", ...why, "--", "-16")).toMatchObject({
    code: 1,
    out: undefined,
    err: "deckwright: A balance is never below zero, and this one is 15.\n",
  });
  expect(await admin("credits", "ann@example.org", "5")).toMatchObject({ code: 2, out: undefined });

  server.child.kill("SIGKILL");
  await server.exited;
  expect(existsSync(join(dataDir, "admin.sock"))).toBe(true);
  expect(await admin("acts")).toMatchObject({
    code: 0,
    out: {
      acts: [{ act: "credits", operator: userInfo().username, details: { change: 5 }, outcome: "done" }],
    },
  });
  expect(await admin("member", "bob@example.org")).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no member "bob@example.org".'),
  });
}, 400_000);
