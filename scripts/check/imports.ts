import { execFileSync } from "node:child_process";
import { inLane, type Outcome, root, run, tool } from "./step.ts";

const folders = ["packages", "apps", "db", "bench", "e2e", "scripts"];

interface Cruise {
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] };
  readonly modules: readonly { readonly source: string }[];
}

function isCruise(value: unknown): value is Cruise {
  return typeof value === "object" && value !== null && "summary" in value && "modules" in value;
}

/**
 * Import directions (dependency-cruiser.config.mjs). The tool passes on an empty list, and reads nothing when it cannot
 * parse TypeScript, so its count of our files is compared with git's.
 */
export async function imports(): Promise<Outcome> {
  const { output, code } = await inLane(() =>
    run([
      tool("dependency-cruiser/bin/dependency-cruise.mjs"),
      "--config",
      "dependency-cruiser.config.mjs",
      "--output-type",
      "json",
      ...folders,
    ]),
  );
  let cruise: unknown;
  try {
    cruise = JSON.parse(output.slice(output.indexOf("{")));
  } catch {
    cruise = undefined;
  }
  if (!isCruise(cruise)) {
    process.stdout.write(
      `FAIL import directions: dependency-cruiser did not answer (code ${code})\n${output.slice(0, 2000)}\n`,
    );
    return { passed: 0, failures: ["import directions"], skips: [] };
  }
  const listed = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "--", ...folders.map((folder) => `${folder}/**`)],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  const ours = listed.split("\n").filter((file) => /[.](ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts"));
  const seen = new Set(cruise.modules.map((module) => module.source));
  const missed = ours.filter((file) => !seen.has(file));
  const { violations } = cruise.summary;
  const bad = violations.length > 0 || missed.length > 0 || ours.length === 0;
  process.stdout.write(`${bad ? "FAIL" : "ok  "} import directions (${ours.length} files)\n`);
  for (const { rule, from, to } of violations) process.stdout.write(`  ${rule.name}: ${from} -> ${to}\n`);
  for (const file of missed) process.stdout.write(`  not read: ${file}\n`);
  return { passed: bad ? 0 : 1, failures: bad ? ["import directions"] : [], skips: [] };
}
