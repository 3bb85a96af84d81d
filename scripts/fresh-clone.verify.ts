// What a newcomer does, and what goes wrong meanwhile: a clone in an empty folder, `npm start`, Ctrl-C at bad moments.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "deckwright-clone-"));
const clone = join(folder, "deckwright");

interface Started {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  output(): string;
}

/** `npm start` in the clone as a terminal would run it, in a process group of its own so that Ctrl-C reaches all of it. */
function start(port: number, extra: Record<string, string> = {}): Started {
  const inherited = Object.entries(process.env).filter(
    ([key]) => !/^(npm_|CARDS_DIR$|VITEST|NODE_ENV$|DATA_DIR$)/.test(key),
  );
  const PATH = (process.env.PATH ?? "")
    .split(":")
    .filter((part) => !part.includes("node_modules"))
    .join(":");
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...Object.fromEntries(inherited), PATH, PORT: String(port), CARDS_UPDATE: "off", ...extra },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, exit: new Promise((resolve) => child.once("exit", resolve)), output: () => output };
}

/** Ctrl-C: the terminal signals the whole foreground group. */
function ctrlC({ child }: Started): void {
  if (child.pid) process.kill(-child.pid, "SIGINT");
}

async function ready(port: number, started: Started): Promise<void> {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline; ) {
    if (started.child.exitCode !== null)
      throw new Error(`ended with ${started.child.exitCode}:\n${started.output()}`);
    const ok = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`not ready:\n${started.output()}`);
}

/** True while any process still runs from the clone. */
function orphans(): string {
  try {
    return execFileSync("pgrep", ["-af", `${clone}/`], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line.includes(clone) && !line.includes("pgrep"))
      .join("\n");
  } catch {
    return "";
  }
}

beforeAll(() => {
  execFileSync("git", ["clone", "--quiet", root, clone]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("Ctrl-C while installing leaves nothing running, and the next start works", {
  timeout: 600_000,
}, async () => {
  const first = start(41_871);
  for (let waited = 0; !existsSync(join(clone, "node_modules")) && waited < 60_000; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  ctrlC(first);
  expect(await first.exit).not.toBe(0);
  expect(orphans()).toBe("");

  const second = start(41_871);
  await ready(41_871, second);
  const page = await fetch("http://127.0.0.1:41871/");
  expect(page.status).toBe(200);
  const answer = await fetch("http://127.0.0.1:41871/functions/v1/generate-deck", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ prompt: "elf tribal commander under $100", seed: 7 }),
  });
  const { deck } = (await answer.json()) as { deck: { cards: number; format: string; price_usd: number } };
  expect(deck).toMatchObject({ cards: 100, format: "commander" });
  expect(deck.price_usd).toBeLessThanOrEqual(100);
  ctrlC(second);
  await second.exit;
  expect(orphans()).toBe("");
});

test("two starts at once both come up, one after the other's install", { timeout: 600_000 }, async () => {
  rmSync(join(clone, "node_modules"), { recursive: true, force: true });
  const [one, two] = [start(41_872), start(41_873, { DATA_DIR: join(folder, "other-data") })];
  await Promise.all([ready(41_872, one), ready(41_873, two)]);
  ctrlC(one);
  ctrlC(two);
  await Promise.all([one.exit, two.exit]);
  expect(orphans()).toBe("");
});

test("a port in use and a data folder in use are said in one line", { timeout: 300_000 }, async () => {
  const taken: Server = createServer();
  await new Promise<void>((resolve) => taken.listen(41_874, "127.0.0.1", resolve));
  const refused = start(41_874);
  expect(await refused.exit).toBe(3);
  expect(refused.output()).toMatch(/41874.*in use|in use.*41874/i);
  taken.close();

  const holder = start(41_875);
  await ready(41_875, holder);
  const second = start(41_876);
  expect(await second.exit).toBe(4);
  expect(second.output()).toMatch(/is in use by the server at http:\/\/localhost:41875/);
  // SIGTERM goes to npm alone; nothing may outlive it.
  holder.child.kill("SIGTERM");
  await holder.exit;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(orphans()).toBe("");
});
