// The door to every command: makes sure that what the lock file names is installed, then hands over to the pinned Node.
// Plain JavaScript without dependencies, because it runs before anything is installed and on any Node from 20.19.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const cache = join(root, ".cache");

/**
 * What keeps a server small that runs for months. Without the first flag, V8 keeps 128 MB for short-lived objects that it
 * needed once; without the second, each thread lets 77 MB of what it uses grow to 150 before it collects; without the
 * variables, the C library keeps what reading card files took (150 MB) instead of giving it back.
 */
const SMALL = JSON.parse(readFileSync(join(root, "scripts", "small-server.json"), "utf8"));

/**
 * Command -> the file it runs, flags for Node, and the environment it adds. `build` commands need the web app built
 * first.
 */
const COMMANDS = {
  start: {
    file: "apps/server/src/main.ts",
    build: true,
    flags: SMALL.flags,
    env: { NODE_ENV: "production", ...SMALL.env },
  },
  dev: { file: "apps/server/src/dev.ts", env: { NODE_ENV: "development" } },
  test: { file: "scripts/check/main.ts", env: {} },
  verify: { file: "scripts/verify.ts", env: {} },
  bench: { file: "bench/main.ts", env: {} },
  deckwright: { file: "apps/cli/src/main.ts", env: {} },
  db: { file: "db/src/main.ts", env: {} },
  seed: { file: "apps/server/src/db-seed.ts", env: {} },
  keys: { file: "apps/server/src/keys.ts", env: {} },
  build: { file: "scripts/build-web.ts", env: {} },
};

/** True when the folder holds every package of the lock in its version: npm writes its hidden lock last. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
    const present = JSON.parse(
      readFileSync(join(root, "node_modules", ".package-lock.json"), "utf8"),
    ).packages;
    const complete = Object.entries(wanted).every(([key, entry]) => {
      if (!key.startsWith("node_modules/") && !key.includes("/node_modules/")) return true;
      if (entry.optional) return true;
      return entry.link ? present[key]?.link : present[key]?.version === entry.version;
    });
    return complete && pinnedNode() !== undefined;
  } catch {
    return false;
  }
}

/** The Node that the project is tested with, brought by npm; any Node from 24 on where npm has none for this platform. */
function pinnedNode() {
  const names = [`node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`];
  if (process.platform === "darwin") names.push(`node-bin-darwin-${process.arch}`);
  for (const name of names) {
    const file = join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
    if (existsSync(file)) return file;
  }
  return Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : undefined;
}

const say = (line) => process.stderr.write(`${line}\n`);

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * Runs one child with our terminal, passes signals on, and answers its exit code (128+n for a signal). A `step` on the
 * way to something else ends within a second of a signal, and then as interrupted, whatever it made of the signal
 * itself: npm goes on with an install until it is done.
 */
function run(file, args, { step = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: "inherit", cwd: root, ...options });
    let interrupted = 0;
    let force;
    const pass = (signal) => {
      child.kill(signal);
      if (!step) return;
      interrupted = 128 + SIGNALS[signal];
      force ??= setTimeout(() => child.kill("SIGKILL"), 1_000);
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, pass);
    // npm and sh do not forward SIGTERM: when the process that started us is gone, the child must not outlive it.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && pass("SIGTERM"), 500);
    const done = (code) => {
      clearInterval(watch);
      clearTimeout(force);
      for (const signal of signals) process.off(signal, pass);
      resolve(interrupted || code);
    };
    child.on("error", (error) => {
      say(`deckwright: cannot run ${file}: ${error.message}`);
      done(1);
    });
    child.on("exit", (code, signal) => done(code ?? 128 + (SIGNALS[signal] ?? 1)));
  });
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** True while the process that holds the install lock is alive; a lock left by a killed one is taken over. */
function isHeld(lock) {
  try {
    const [pid, host] = readFileSync(join(lock, "owner"), "utf8").split(" ");
    if (host !== hostname()) return Date.now() - statSync(lock).mtimeMs < 15 * 60_000;
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    if (error.code === "EPERM") return true;
    // Without an owner file the lock is a moment old (between mkdir and write) or was left by a crash.
    return error.code === "ENOENT" && existsSync(lock) && Date.now() - statSync(lock).mtimeMs < 5_000;
  }
}

/** Installs from the lock file, once, while other starts wait. A failed install is wiped and tried once more. */
async function install() {
  mkdirSync(cache, { recursive: true });
  const lock = join(cache, "install.lock");
  for (let told = false; ; ) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (!isHeld(lock)) {
        rmSync(lock, { recursive: true, force: true });
        continue;
      }
      if (!told) say("deckwright: waiting for another install in this folder to finish ...");
      told = true;
      await pause(500);
    }
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.on("exit", release);
  writeFileSync(join(lock, "owner"), `${process.pid} ${hostname()}`);
  try {
    if (isInstalled()) return 0;
    say("deckwright: installing what is missing (once; about half a minute) ...");
    // npm reads NODE_ENV and npm_* as settings, and our own .bin would put the pinned Node before npm's.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([key]) =>
          !/^npm_(config_(?!registry|userconfig|cache|prefix|globalconfig)|package|lifecycle|command|execpath|node)/i.test(
            key,
          ) && key !== "NODE_ENV",
      ),
    );
    env.PATH = (env.PATH ?? "")
      .split(":")
      .filter((part) => !part.startsWith(join(root, "node_modules")))
      .join(":");
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    for (let attempt = 1; ; attempt++) {
      const code = await run(npm, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
        env,
        step: true,
        stdio: ["ignore", 2, 2],
        shell: process.platform === "win32",
      });
      if (code === 0) return 0;
      if (code > 128) {
        say("deckwright: stopped while installing; nothing was started. The same command installs anew.");
        return code;
      }
      if (attempt === 2) {
        say(`deckwright: npm ci failed (code ${code}). Nothing was started; run the same command again.`);
        return code;
      }
      // An interrupted install leaves half-removed folders that npm cannot clean up itself.
      rmSync(join(root, "node_modules"), { recursive: true, force: true });
    }
  } finally {
    process.off("exit", release);
    release();
  }
}

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  say(`usage: node scripts/run.mjs ${Object.keys(COMMANDS).join("|")} [arguments]`);
  process.exit(2);
}
if (!isInstalled()) {
  const code = await install();
  if (code !== 0) process.exit(code);
}
const node = pinnedNode();
if (!node) {
  say(
    "deckwright: npm has no Node 24 for this platform; install Node 24 or newer and run the command again.",
  );
  process.exit(1);
}
const bin = join(root, "node_modules", ".bin");
const env = {
  ...process.env,
  ...command.env,
  PATH: `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
};
if (command.build) {
  const code = await run(node, [join(root, "scripts/build-web.ts")], { env, step: true });
  if (code !== 0) process.exit(code);
}
const flags = command.flags ?? [];
process.exit(await run(node, [...flags, join(root, command.file), ...args], { env, cwd: process.cwd() }));
