import vm from "node:vm";
import type { RegexGuard } from "@deckwright/cards/search/regex.ts";

/** How long all regular expressions of one search may compute, in milliseconds. */
const LONGEST_MS = 24;
/** How often that time is looked at where other work holds the processor, so that only the clock has moved. */
const MOST_LOOKS = 40;

/**
 * Guards for regular expressions, one for each search: nothing within the language stops one that backtracks for ever,
 * but V8 ends a script of another context when its time is up, and with it what it called. What counts is the time that
 * this thread has computed, so that a busy machine does not turn good expressions away.
 */
export function createRegexGuard(milliseconds: number = LONGEST_MS): () => RegexGuard {
  const script = new vm.Script("run()");
  const sandbox: { run: () => void } = { run: () => {} };
  const context = vm.createContext(sandbox);
  return () => {
    let left = milliseconds;
    return (work) => {
      sandbox.run = work;
      try {
        for (let looks = 0; left > 0 && looks < MOST_LOOKS; looks++) {
          const before = computed();
          const isDone = runFor(script, context, Math.max(1, Math.ceil(left)));
          left -= computed() - before;
          if (isDone) return true;
        }
        return false;
      } finally {
        sandbox.run = () => {};
      }
    };
  };
}

/** False when the time was up first. */
function runFor(script: vm.Script, context: vm.Context, timeout: number): boolean {
  try {
    script.runInContext(context, { timeout });
    return true;
  } catch (error) {
    if (isTimeout(error)) return false;
    throw error;
  }
}

/** Milliseconds that this thread has computed. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function isTimeout(error: unknown): boolean {
  // The error is of the other context, whose `Error` is not ours.
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}
