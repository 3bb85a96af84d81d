import { fold } from "./folded.ts";
import type { KeptHistory } from "./place.ts";

/** So many characters are kept: what is furthest from the deck at hand goes first. */
const MOST_TEXT = 1_000_000;

/**
 * What can be taken back and done again as text, as much of it as is kept; null where that is nothing.
 * @param past What was there before each change, the last one last.
 * @param future What was taken back, the next one last.
 */
export function foldHistory(
  past: readonly unknown[],
  now: unknown,
  future: readonly unknown[],
): KeptHistory | null {
  for (let most = Math.max(past.length, future.length); most > 0; most = Math.floor(most / 2)) {
    const before = past.slice(-most);
    const moments = fold([...before, now, ...future.slice(-most).toReversed()]);
    if (moments.length <= MOST_TEXT) return { before: before.length, moments };
  }
  return null;
}
