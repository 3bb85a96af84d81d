import { alignmentDistance } from "../names/distance.ts";

/** The word of a list that is written most like another, when it is near enough to be meant. */
export function nearest(typed: string, words: Iterable<string>): string | undefined {
  if (typed.length < 2 || typed.length > 40) return undefined;
  const most = typed.length < 6 ? 1 : typed.length < 9 ? 2 : 3;
  const letters = lettersOf(typed);
  let best: string | undefined;
  let least = most + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    // One typo changes two letters at most. Comparing letters is faster than counting typos.
    if (bitCount(letters ^ lettersOf(word)) >= 2 * least) continue;
    const distance = alignmentDistance(typed, word, most);
    if (distance > 0 && distance < least) {
      best = word;
      least = distance;
    }
  }
  return best;
}

/** Which letters are in a word, as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
