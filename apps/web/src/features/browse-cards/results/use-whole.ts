import { useRef } from "react";

/** A list that moves by more than this in one step, in pixels, is flying by: nobody sees more than shapes. */
const FLYING = 80;
/** Steps that are longer apart than this are no movement, but jumps, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Which results are drawn whole. While a list flies by, those that come into it are not: drawing them takes longer than they
 * are seen. Those that were whole stay so, and all are once it rests.
 * @param address Names the results: others have another.
 * @param offset Where the list is, in pixels; null while it rests.
 */
export function useWhole(address: string, offset: number | null): (index: number) => boolean {
  const seen = useRef({ address, whole: new Set<number>(), offset: 0, at: 0, isFlying: false });
  const last = seen.current;
  const before = last.address === address ? last.whole : new Set<number>();
  const whole = new Set<number>();
  last.address = address;
  last.whole = whole;
  const now = performance.now();
  if (offset === null) {
    last.isFlying = false;
    last.at = 0;
  } else if (offset !== last.offset) {
    last.isFlying = now - last.at < PAUSE_MS && Math.abs(offset - last.offset) > FLYING;
    last.offset = offset;
    last.at = now;
  }
  return (index) => {
    const isWhole = !last.isFlying || before.has(index);
    if (isWhole) whole.add(index);
    return isWhole;
  };
}
