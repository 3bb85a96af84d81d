import type { Log } from "./log.ts";

/** A step of stopping, in the order in which they are taken. */
export interface StopStep {
  readonly name: string;
  run(): Promise<void>;
}

/** Whatever is not done by then is left behind. */
const STOP_LIMIT_MS = 15_000;

/**
 * Stops once, however often it is asked: a terminal's Ctrl-C reaches the server twice, from the terminal and from the
 * program that started it. A step that fails does not keep the others from being taken.
 */
export function createStop(options: {
  readonly log: Log;
  readonly steps: () => readonly StopStep[];
  readonly exit: (code: number) => void;
}): (reason: string, code?: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  async function stopAll(reason: string, code: number): Promise<void> {
    const { log } = options;
    log.debug("stopping", { reason });
    const limit = setTimeout(() => {
      log.error("not stopped in time; leaving");
      options.exit(code || 1);
    }, STOP_LIMIT_MS);
    let failed = false;
    for (const step of options.steps()) {
      try {
        await step.run();
      } catch (error) {
        failed = true;
        log.error("a step of stopping failed", { step: step.name, error });
      }
    }
    clearTimeout(limit);
    log.debug("stopped");
    options.exit(failed ? code || 1 : code);
  }
  return (reason, code = 0) => {
    stopping ??= stopAll(reason, code);
    return stopping;
  };
}
