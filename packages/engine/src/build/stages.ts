import type { GenerateResult, Stage, StageName } from "../types.ts";

/** Keeps the time of a generation's steps. */
export interface Stages {
  readonly stages: readonly Stage[];
  /** Ends the running step; the next begins. */
  done(stage: StageName, detail: string): void;
  timings(): GenerateResult["timings_ms"];
}

/** Starts the clock. Each step is told to `onStage` as it ends. */
export function createStages(now: () => number, onStage: (stage: Stage) => void): Stages {
  const start = now();
  let last = start;
  const stages: Stage[] = [];
  return {
    stages,
    done(stage: StageName, detail: string): void {
      const time = now();
      const entry = { stage, ms: Math.round((time - last) * 10) / 10, detail };
      last = time;
      stages.push(entry);
      onStage(entry);
    },
    timings(): GenerateResult["timings_ms"] {
      const parts = Object.fromEntries(stages.map(({ stage, ms }) => [stage, ms]));
      return { ...parts, total: Math.round((now() - start) * 10) / 10 };
    },
  };
}
