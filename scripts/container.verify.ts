// The start as the Dockerfile would do it, without an engine for containers: its instructions one by one, in a clean folder, as
// a user who is not root.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { get } from "node:http";
import { networkInterfaces, tmpdir, userInfo } from "node:os";
import { dirname, join, matchesGlob, relative } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const PORT = 41_881;
const isRoot = process.getuid?.() === 0;
/** Who stands for the image's user `node`. */
const user = isRoot ? "nobody" : userInfo().username;
const number = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
const [uid, gid] = [number("-u"), number("-g")];

const image = mkdtempSync(join(tmpdir(), "deckwright-image-"));
chmodSync(image, 0o755);
const app = join(image, "app");
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill("SIGKILL");
  rmSync(image, { recursive: true, force: true });
});

/** The instructions of the Dockerfile, with this machine's places and names for those of the image. */
function readDockerfile(): { readonly name: string; readonly value: string }[] {
  const whole = readFileSync(join(root, "Dockerfile"), "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll("\\\n", " ");
  return whole
    .trim()
    .split("\n")
    .map((line) => {
      const [, name = "", value = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return {
        name,
        value: value.replaceAll(/(?<=^|[ =])\/app\b/g, app).replaceAll("node:node", `${uid}:${gid}`),
      };
    });
}

/** Everything in the project's folder that `.dockerignore` lets in. */
function copyContext(to: string): void {
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");
  cpSync(root, to, {
    recursive: true,
    filter: (source) => !ignored.some((pattern) => matchesGlob(relative(root, source), pattern)),
  });
}

const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([key]) => !/^(npm_(?!config_registry)|CARDS_DIR$|VITEST|NODE_ENV$|DATA_DIR$|.*DATABASE_URL$)/.test(key),
  ),
);
environment.PATH = [
  dirname(process.execPath),
  ...(process.env.PATH ?? "").split(":").filter((part) => !part.includes("node_modules")),
].join(":");

/** Follows the Dockerfile up to its start. @returns What the container would run, where and with what environment. */
function build() {
  const env: Record<string, string> = {};
  let command: string[] = [];
  let runsAs = "root";
  for (const { name, value } of readDockerfile()) {
    if (name === "WORKDIR") mkdirSync(app, { recursive: true });
    else if (name === "COPY") copyContext(app);
    else if (name === "RUN") {
      const { status, stderr } = spawnSync("sh", ["-c", value], {
        cwd: app,
        env: environment,
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`${value} ended with ${status}: ${stderr}`);
    } else if (name === "ENV") {
      for (const [, key = "", set = ""] of value.matchAll(/(\w+)=(\S+)/g)) env[key] = set;
    } else if (name === "USER") runsAs = value;
    // A volume takes over what the image has at its place; where that is nothing, it is root's.
    else if (name === "VOLUME" && !existsSync(value)) {
      mkdirSync(value);
      chownSync(value, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
    } else if (name === "CMD") command = JSON.parse(value);
  }
  return { env, command, runsAs };
}

/** Asks for the mailbox. @returns The status. */
async function askForMailbox(
  host: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(
      { host, port: PORT, path: "/mailbox?format=json", headers: { host: "localhost", ...headers } },
      (answer) => {
        text(answer).then(() => resolve(answer.statusCode), reject);
      },
    ).on("error", reject);
  });
}

test("a container starts as somebody without rights, and shows nobody the mailbox", {
  timeout: 900_000,
}, async () => {
  // What must not be baked into an image that is given to others.
  const secret = join(root, ".env.container-test");
  writeFileSync(secret, "SMTP_URL=secret");
  const { env, command, runsAs } = (() => {
    try {
      return build();
    } finally {
      rmSync(secret);
    }
  })();
  expect(runsAs).not.toBe("root");
  expect(existsSync(join(app, ".env.container-test"))).toBe(false);
  expect(existsSync(join(app, ".git"))).toBe(false);
  const dataFolder = env.DATA_DIR ?? "";
  expect(statSync(dataFolder).uid).toBe(uid);

  const [program = "", ...args] = isRoot
    ? ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...command]
    : command;
  server = spawn(program, args, {
    cwd: app,
    env: { PATH: environment.PATH, HOME: "/nonexistent", PORT: String(PORT), CARDS_UPDATE: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const exited = new Promise((resolve) => server?.once("exit", resolve));
  const isReady = () =>
    fetch(`http://127.0.0.1:${PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`ended with ${server.exitCode}: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  expect(said).toMatch(/Mail +none, so nobody can sign up by mail; set PUBLIC_URL/);
  expect(said).toMatch(
    /Visitors +HOST 0\.0\.0\.0 is open to others: .*; set PUBLIC_URL to the address they use/,
  );
  expect(statSync(join(dataFolder, "database", "PG_VERSION")).uid).toBe(uid);
  expect(await askForMailbox("127.0.0.1")).toBe(404);
  expect(await askForMailbox("127.0.0.1", { "x-forwarded-for": "203.0.113.5" })).toBe(404);
  for (const { address, family, internal } of Object.values(networkInterfaces()).flatMap(
    (each) => each ?? [],
  )) {
    if (!internal && family === "IPv4") expect(await askForMailbox(address)).toBe(404);
  }
  server.kill("SIGTERM");
  expect(await exited).toBe(0);
});

test("the services of compose.yaml are reached from this machine alone", () => {
  const compose = readFileSync(join(root, "compose.yaml"), "utf8");
  const published = [...compose.matchAll(/^ *ports: \[(.*)\]$/gm)].map(([, ports]) => ports);
  expect(published).toEqual(['"127.0.0.1:3000:3000"', '"127.0.0.1:8025:8025"']);
});
