import { spawn } from "node:child_process";
import { join } from "node:path";

/** The repository's folder. */
export const root = join(import.meta.dirname, "../..");

/** What one check counted. `skips` are names of what was not run, with the reason. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skips: readonly string[];
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

/** A check that either holds or does not; its output is shown only when it does not. */
export async function holds(name: string, args: readonly string[], cwd?: string): Promise<Outcome> {
  const started = Date.now();
  const { code, output } = await run(args, cwd ? { cwd } : {});
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)\n${code === 0 ? "" : `${output}\n`}`,
  );
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skips: [] };
}
