/**
 * The engine's only source of chance. A generator is made from a seed and nothing else, so that the same request and
 * seed give the same deck on every machine.
 */
export interface Random {
  /** The next number in [0, 1), with 32 random bits. */
  next(): number;
  /** A number in [-0.5, 0.5) that moves a score a little, so that other seeds have other decks; 0 of the first answer. */
  jitter(): number;
  /** A whole number from 0 to `below - 1`; 0 when `below` is less than 2. */
  int(below: number): number;
  /** Shuffles in place (Fisher-Yates) and returns the same list. */
  shuffle<T>(list: T[]): T[];
  /** One item, each as likely as any other; `undefined` for an empty list. */
  pick<T>(list: readonly T[]): T | undefined;
  /**
   * One item, the better the likelier: by the softmax of its score times `sharpness`; of the first answer the best.
   * `undefined` for an empty list.
   */
  draw<T>(list: readonly T[], scoreOf: (item: T) => number, sharpness: number): T | undefined;
  /**
   * An independent generator for one part of the work, so that drawing more numbers in one part leaves the others
   * alone. Depends on the seed and the label only, not on what was drawn before.
   */
  fork(label: string): Random;
}

/**
 * The seed of who names none: the answer that most would give. Of all that there is a choice of it takes the best, and
 * nothing moves a score. Any other seed draws.
 */
export const FIRST_ANSWER = 0;

/** A 32-bit number from text (FNV-1a, 32 bit): seeds from requests, labels of forks. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Bits of a 32-bit number spread over all its bits (the finalizer of splitmix32). */
function spread(word: number): number {
  let bits = word ^ (word >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return bits ^ (bits >>> 15);
}

/**
 * A seeded generator: sfc32 (Chris Doty-Humphrey's PractRand, public domain), its state filled by splitmix32. `seed`
 * may be any finite number; all 53 bits of a whole number count, a fraction is dropped, anything else counts as 0.
 */
export function createRandom(seed: number): Random {
  const whole = Number.isFinite(seed) ? Math.trunc(seed) : 0;
  return fromWords(whole | 0, Math.floor(whole / 2 ** 32) | 0, whole === FIRST_ANSWER);
}

function fromWords(low: number, high: number, isFirst: boolean): Random {
  let a = spread(low + 0x9e3779b9);
  let b = spread(high + 0x3c6ef372);
  let c = spread(low ^ b);
  let counter = 1;
  const next32 = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The author's advice: the first outputs still show the seed.
  for (let round = 0; round < 15; round++) next32();

  const int = (below: number): number => (below > 1 ? Math.floor((next32() / 2 ** 32) * below) : 0);
  const next = (): number => next32() / 2 ** 32;
  return {
    next,
    jitter: () => (isFirst ? 0 : next() - 0.5),
    int,
    shuffle<T>(list: T[]): T[] {
      for (let last = list.length - 1; last > 0; last--) {
        const other = int(last + 1);
        // Both places are inside the list, so what stands there is a T (which may itself be undefined).
        const held = list[last] as T;
        list[last] = list[other] as T;
        list[other] = held;
      }
      return list;
    },
    pick: (list) => list[int(list.length)],
    draw(list, scoreOf, sharpness) {
      const best = Math.max(...list.map(scoreOf));
      if (isFirst) return list.find((item) => scoreOf(item) === best);
      const weights = list.map((item) => Math.exp(sharpness * (scoreOf(item) - best)));
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const at = weights.findIndex((weight) => {
        left -= weight;
        return left <= 0;
      });
      return at < 0 ? list.at(-1) : list[at];
    },
    fork: (label) => {
      const hash = hashText(label);
      return fromWords(spread(low ^ hash), spread((high + hash) ^ low), isFirst);
    },
  };
}
