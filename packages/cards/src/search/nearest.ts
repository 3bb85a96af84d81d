import { alignmentDistance } from "../names/distance.ts";

/** The word of a list that is written most like another, when it is near enough to be meant. */
export function nearest(typed: string, words: Iterable<string>): string | undefined {
  if (typed.length < 2 || typed.length > 40) return undefined;
  const most = typed.length < 6 ? 1 : typed.length < 9 ? 2 : 3;
  let best: string | undefined;
  let least = most + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const distance = alignmentDistance(typed, word, most);
    if (distance > 0 && distance < least) {
      best = word;
      least = distance;
    }
  }
  return best;
}
