import { AsyncLocalStorage } from "node:async_hooks";

/** Finds transactions that are opened inside another of the same task. */
export interface NestingGuard {
  /** @throws Error when the task that calls has a transaction open. */
  check(): void;
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** One guard for each database: work that was only started in a transaction may go on after it. */
export function createNestingGuard(): NestingGuard {
  const open = new AsyncLocalStorage<{ isOpen: boolean }>();
  return {
    check() {
      if (open.getStore()?.isOpen) {
        throw new Error(
          "A transaction is open in this task: use it instead of asking the database for another.",
        );
      }
    },
    async run(work) {
      const state = { isOpen: true };
      try {
        return await open.run(state, work);
      } finally {
        state.isOpen = false;
      }
    },
  };
}
