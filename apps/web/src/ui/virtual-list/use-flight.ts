import { useRef } from "react";

/** Above this speed, in pixels per step, items are shown as their names alone: nobody can see more. */
const FLYING = 80;
/** Above this speed not even names are drawn. */
const THROWN = 600;
/** Steps further apart than this, in milliseconds, are jumps and no continuous movement. */
const PAUSE_MS = 400;

/** How much of the list is worth drawing. */
interface Flight {
  /** True while each step shows other items: only shapes and the position are drawn. */
  readonly isThrown: boolean;
  /** Whether an item is drawn whole, and not as its name alone. */
  isWhole(index: number): boolean;
}

/**
 * Decides which items are drawn whole. While the list scrolls fast, new items are not: drawing them takes longer than
 * they are visible. Items that were whole stay so, and all are once the list rests.
 * @param address Identifies the contents of the list.
 * @param offset Where the list is, in pixels; null while it rests.
 */
export function useFlight(address: string, offset: number | null): Flight {
  const seen = useRef({ address, whole: new Set<number>(), offset: 0, at: 0, step: 0 });
  const last = seen.current;
  const before = last.address === address ? last.whole : new Set<number>();
  const whole = new Set<number>();
  last.address = address;
  last.whole = whole;
  const now = performance.now();
  if (offset === null) {
    last.step = 0;
    last.at = 0;
  } else if (offset !== last.offset) {
    last.step = now - last.at < PAUSE_MS ? Math.abs(offset - last.offset) : 0;
    last.offset = offset;
    last.at = now;
  }
  return {
    isThrown: last.step > THROWN,
    isWhole(index) {
      const isWhole = last.step <= FLYING || before.has(index);
      if (isWhole) whole.add(index);
      return isWhole;
    },
  };
}
