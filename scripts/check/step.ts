import { spawn } from "node:child_process";
import { join } from "node:path";

/** The repository's folder. */
export const root = join(import.meta.dirname, "../..");

/** What one check counted. `failures` and `skips` are names: of what does not hold, and of what was not run. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly skips: readonly string[];
}

/**
 * Writes what several checks counted: names first, so that whoever sees only the end of a long run learns what failed.
 * Returns the exit code.
 */
export function conclude(outcomes: readonly Outcome[]): number {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const skips = outcomes.flatMap((outcome) => outcome.skips);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  for (const [title, names] of [
    ["Skipped", skips],
    ["Failed", failures],
  ] as const) {
    if (names.length > 0) process.stdout.write(`\n${title}:\n${names.map((name) => `  ${name}\n`).join("")}`);
  }
  process.stdout.write(`\n${passed} passed, ${failures.length} failed, ${skips.length} skipped\n`);
  return failures.length === 0 ? 0 : 1;
}

/** A finished child process. */
export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** A tool of ours as node runs it, so that a kill reaches it: the package's own bin file. */
export function tool(path: string): string {
  return join(root, "node_modules", path);
}

/** Runs a script with the Node we run on. With `live` its output is shown as it comes, else only collected. */
export function run(
  args: readonly string[],
  options: { readonly live?: boolean; readonly env?: Record<string, string>; readonly cwd?: string } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (options.live) process.stdout.write(chunk);
      });
    }
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Steps that keep one core busy each run two at a time: more would only make each slower, and take memory. */
const LANES = 2;
const waiting: (() => void)[] = [];
let taken = 0;

/** Does something once there is a lane for it. */
export async function inLane<Value>(work: () => Promise<Value>): Promise<Value> {
  if (taken < LANES) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

/** A check that either holds or does not; its output is shown only when it does not. */
export function holds(name: string, args: readonly string[], cwd?: string): Promise<Outcome> {
  return inLane(() => hold(name, args, cwd));
}

async function hold(name: string, args: readonly string[], cwd?: string): Promise<Outcome> {
  const started = Date.now();
  const { code, output } = await run(args, cwd ? { cwd } : {});
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)\n${code === 0 ? "" : `${output}\n`}`,
  );
  return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [name], skips: [] };
}
