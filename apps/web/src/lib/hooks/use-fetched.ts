import { startTransition, useEffect, useReducer } from "react";

/** A part of the code that a page is alive without. */
export interface Fetched<Part> {
  /** Undefined until it is here, and where it cannot be fetched. */
  readonly part: Part | undefined;
  fetch(): Promise<void>;
}

/** @param load Brings the part: `() => import("./part.ts")`. */
export function createFetched<Part>(load: () => Promise<Part>): Fetched<Part> {
  let part: Part | undefined;
  return {
    get part() {
      return part;
    },
    async fetch() {
      part ??= await load().catch(() => undefined);
    },
  };
}

/** The part once it is wanted and here. Nothing around it waits, as it would at a `Suspense`; what stands in its place is the caller's. */
export function useFetched<Part>(fetched: Fetched<Part>, isWanted: boolean): Part | undefined {
  const [, note] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isWanted || fetched.part !== undefined) return;
    void fetched.fetch().then(() => startTransition(note));
  }, [fetched, isWanted]);
  return isWanted ? fetched.part : undefined;
}
