// Every check of the project, in one run. Ends with `N passed, N failed, N skipped`.
// `npm test -- types lint` runs only the named ones; `coverage` runs only when it is named.
import { existsSync } from "node:fs";
import { imports } from "./imports.ts";
import { conclude, holds, type Outcome, root, tool } from "./step.ts";
import { vitest } from "./vitest.ts";

const tsc = tool("typescript/bin/tsc");

/** Unit tests that share modules, and those that do not. */
const UNIT = ["unit", "unit-alone"];

/** Counting slows tests that load all cards, and some run beside others that do. */
const PATIENT = ["--testTimeout=120000", "--hookTimeout=300000"];

/** In the order they run: what fails fastest first, and the build before the tests that serve it. The first four share two lanes. */
const checks: Readonly<Record<string, () => Promise<readonly Outcome[]>>> = {
  types: async () => [
    await holds("route types", [tool("@react-router/dev/bin.cjs"), "typegen"], `${root}/apps/web`),
    ...(await Promise.all([
      holds("types: pure packages", [tsc, "-p", "tsconfig.pure.json"]),
      holds("types: node", [tsc, "-p", "tsconfig.node.json"]),
      holds("types: journeys", [tsc, "-p", "e2e/tsconfig.json"]),
      holds("types: web", [tsc, "-p", "apps/web/tsconfig.json"]),
    ])),
  ],
  lint: async () =>
    Promise.all([
      holds("format and lint", [
        tool("@biomejs/biome/bin/biome"),
        "ci",
        "--colors=off",
        "--error-on-warnings",
        ".",
      ]),
      holds("nothing unused", [tool("knip/bin/knip.js"), "--no-progress"]),
    ]),
  imports: async () => [await imports()],
  build: async () => [await holds("web build", ["scripts/build-web.ts"])],
  unit: async () => [await vitest(UNIT)],
  web: async () => [await vitest(["web"])],
  e2e: async () => [await vitest(["e2e"])],
  coverage: async () => [
    await vitest([...UNIT, "web"], ["--coverage", ...PATIENT]),
    await holds("coverage in bench/RESULTS.md", ["bench/coverage/measure.ts"]),
  ],
};

/** These look at the sources alone, and run beside each other; tests have the machine to themselves. */
const STATIC: readonly string[] = ["types", "lint", "imports", "build"];

/** Run only when named. */
const EXTRA: readonly string[] = ["coverage"];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in checks));
if (unknown.length > 0) {
  process.stderr.write(
    `No check is called ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}.\n`,
  );
  process.exit(2);
}

const wanted = Object.entries(checks).filter(([name]) =>
  asked.length === 0 ? !EXTRA.includes(name) : asked.includes(name),
);
const [still, running] = [true, false].map((isStatic) =>
  wanted.filter(([name]) => STATIC.includes(name) === isStatic).map(([, check]) => check),
);
const outcomes = (await Promise.all((still ?? []).map((check) => check()))).flat();
for (const check of running ?? []) outcomes.push(...(await check()));
if (!process.env.CARDS_DIR) {
  process.stdout.write(
    "\nTests that need the full card files ran only where CARDS_DIR names a folder with them.\n",
  );
}
if (!existsSync("/usr/bin/chromium") && !process.env.CHROMIUM) {
  process.stdout.write("\nBrowser journeys need a Chromium: none was found.\n");
}
process.exit(conclude(outcomes));
