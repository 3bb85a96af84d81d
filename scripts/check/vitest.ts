import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { type Outcome, root, run, tool } from "./step.ts";

interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function isReport(value: unknown): value is Report {
  return typeof value === "object" && value !== null && "testResults" in value && "numPassedTests" in value;
}

/** Runs vitest projects and counts their tests, with the full names of the skipped ones; `flags` are vitest's own. */
export async function vitest(projects: readonly string[], flags: readonly string[] = []): Promise<Outcome> {
  const name = projects.join("-");
  const file = join(root, ".cache", `vitest-${name}.json`);
  rmSync(file, { force: true });
  const { code } = await run(
    [
      tool("vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      ...flags,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    { live: true, env: { FORCE_COLOR: "0" } },
  );
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  if (!isReport(report)) {
    process.stdout.write(`FAIL ${name}: vitest left no report (code ${code})\n`);
    return { passed: 0, failed: 1, skips: [] };
  }
  const skips = report.testResults.flatMap((suite) =>
    suite.assertionResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => `${relative(root, suite.name)}: ${fullName}`),
  );
  // A suite that fails to load has no failed tests; an error outside a test only shows in the exit code.
  const broken = report.testResults.filter(
    (suite) => suite.status === "failed" && !suite.assertionResults.some(({ status }) => status === "failed"),
  ).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skips };
}
