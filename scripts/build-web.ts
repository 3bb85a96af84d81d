// Builds the web app when its sources changed since the last build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MOST_KB, scriptOfPages } from "./script-budget.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "apps/web/build/sources.sha256");
const sources = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/vite",
  "apps/web/vite.config.ts",
  "apps/web/react-router.config.ts",
  "packages/cards/src",
  "packages/decks/src",
  "packages/rules/src",
  "packages/rules/data",
  "packages/engine/src",
  "packages/engine/data",
  "packages/art/src",
  "packages/contract/src",
  "package-lock.json",
];

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = readdirSync(dirname(path), { withFileTypes: true });
  if (entries.find((entry) => join(dirname(path), entry.name) === path)?.isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
  }
}

/** One hash over names and contents of everything the build reads. */
function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of [...filesBelow(join(root, source))].sort()) {
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

const wanted = hashOfSources();
const built = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
if (built !== wanted) {
  process.stderr.write("deckwright: building the web app ...\n");
  rmSync(dirname(stamp), { recursive: true, force: true });
  const child = spawn(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: join(root, "apps/web"),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.on("exit", (status) => resolve(status ?? 1)));
  if (code !== 0) {
    process.stderr.write(`${output}\ndeckwright: the web app did not build.\n`);
    process.exit(code);
  }
  const large = scriptOfPages(join(root, "apps/web/build/client")).filter((page) => page.kilobytes > MOST_KB);
  for (const { route, kilobytes } of large) {
    process.stderr.write(
      `deckwright: ${route} needs ${kilobytes.toFixed(1)} kB of script before it answers, and may need ${MOST_KB}.\n`,
    );
  }
  if (large.length > 0) process.exit(1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
