import { useDeferredValue, useEffect, useSyncExternalStore } from "react";

/** A part of the code that a page is alive without. */
export interface Fetched<Part> {
  /** Undefined until it is here, and where it could not be fetched. */
  readonly part: Part | undefined;
  /** Fetches it unless it is here. One that could not be fetched is asked for again. */
  fetch(): Promise<void>;
  /** @param listener Called when the part has come. @returns Ends it. */
  subscribe(listener: () => void): () => void;
}

/** @param load Brings the part: `() => import("./part.ts")`. */
export function createFetched<Part>(load: () => Promise<Part>): Fetched<Part> {
  let part: Part | undefined;
  const listeners = new Set<() => void>();
  return {
    get part() {
      return part;
    },
    async fetch() {
      if (part !== undefined) return;
      const loaded = await load().catch(() => undefined);
      if (part !== undefined || loaded === undefined) return;
      part = loaded;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part once it is wanted and here. Nothing around it waits, as it would at a `Suspense`; what stands in its place is the caller's. */
export function useFetched<Part>(fetched: Fetched<Part>, isWanted: boolean): Part | undefined {
  useEffect(() => {
    if (isWanted) void fetched.fetch();
  }, [fetched, isWanted]);
  // A part may come between a drawing and its effects, which a store is asked for and an effect would miss.
  const part = useSyncExternalStore(
    isWanted ? fetched.subscribe : notWanted,
    () => (isWanted ? fetched.part : undefined),
    () => undefined,
  );
  // Whoever types or scrolls goes before it.
  const drawn = useDeferredValue(part);
  return isWanted ? drawn : undefined;
}

/** Of a hundred lines only those that are seen are drawn again when the part comes. */
const notWanted = () => () => {};
