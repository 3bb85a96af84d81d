import { useRef } from "react";

/** A list that moves by more than this in one step, in pixels, is flying by: nobody sees more than names. */
const FLYING = 80;
/** And by more than this, not even those. */
const THROWN = 600;
/** Steps that are longer apart than this are no movement, but jumps, in milliseconds. */
const PAUSE_MS = 400;

/** How much of the results is worth drawing. */
interface Flight {
  /** True while the list moves so fast that each step shows others: shapes and a number are all that can be seen. */
  readonly isThrown: boolean;
  /** Whether a result is drawn whole, and not as its name alone. */
  isWhole(index: number): boolean;
}

/**
 * Which results are drawn whole. While a list flies by, those that come into it are not: drawing them takes longer than they
 * are seen. Those that were whole stay so, and all are once it rests.
 * @param address Names the results: others have another.
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
