import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { type Outcome, root, run, tool } from "./step.ts";

interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly Test[];
  }[];
}

interface Test {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[];
}

function isReport(value: unknown): value is Report {
  return typeof value === "object" && value !== null && "testResults" in value && "numPassedTests" in value;
}

/** What a test said when it failed, in one line. */
function reason(test: Test): string {
  return test.failureMessages?.[0]?.split("\n", 1)[0]?.slice(0, 300) ?? "no message";
}

/** The failed tests of a report, and the files that failed without one, such as those that do not load. */
function failuresOf(report: Report): readonly string[] {
  return report.testResults.flatMap((suite) => {
    const file = relative(root, suite.name);
    const failed = suite.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && suite.status === "failed") return [`${file}: does not run`];
    return failed.map((test) => `${file}: ${test.fullName} (${reason(test)})`);
  });
}

/** Runs vitest projects and names what failed and what was skipped; `flags` are vitest's own. */
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
    return { passed: 0, failures: [`${name}: no report`], skips: [] };
  }
  const skips = report.testResults.flatMap((suite) =>
    suite.assertionResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => `${relative(root, suite.name)}: ${fullName}`),
  );
  const failures = failuresOf(report);
  // An error outside any test only shows in the exit code.
  if (code !== 0 && failures.length === 0)
    return { passed: report.numPassedTests, failures: [`${name}: an error outside its tests`], skips };
  return { passed: report.numPassedTests, failures, skips };
}
