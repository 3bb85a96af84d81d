import vm from "node:vm";
import type { RegexGuard } from "@deckwright/cards/search/regex.ts";

/** How long one piece of work may take, in milliseconds. */
const LONGEST_MS = 50;

/**
 * A guard for regular expressions: nothing within the language stops one that backtracks for ever, but V8 ends a script
 * of another context when its time is up, and with it what it called.
 */
export function createRegexGuard(milliseconds: number = LONGEST_MS): RegexGuard {
  const script = new vm.Script("run()");
  const sandbox: { run: () => void } = { run: () => {} };
  const context = vm.createContext(sandbox);
  return (work) => {
    sandbox.run = work;
    try {
      script.runInContext(context, { timeout: milliseconds });
      return true;
    } catch (error) {
      if (isTimeout(error)) return false;
      throw error;
    } finally {
      sandbox.run = () => {};
    }
  };
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
