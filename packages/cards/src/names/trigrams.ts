import { Best } from "./best.ts";

/** Letters and digits are told apart, everything else is one sign; 0 stands before and after a name. */
const SIGNS = 38;
const GRAMS = SIGNS * SIGNS * SIGNS;

function sign(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return code - 21;
  return 37;
}

/** Room for the trigrams of the text that is being read. */
let scratch = new Uint32Array(512);

/**
 * The trigrams of a key in order of their place, the two signs before its first letter and the one after its last
 * included. Good until the next call.
 */
function gramsOf(key: string): Uint32Array {
  const count = key.length + 1;
  if (count > scratch.length) scratch = new Uint32Array(2 * count);
  let gram = 0;
  for (let at = 0; at < key.length; at++) {
    gram = ((gram * SIGNS) % GRAMS) + sign(key.charCodeAt(at));
    scratch[at] = gram;
  }
  scratch[key.length] = (gram * SIGNS) % GRAMS;
  return scratch.subarray(0, count);
}

/**
 * Which keys share trigrams with a text, and which hold it. One number per trigram of each key (2.5 MB for 38,000
 * names); the keys of a trigram are in the order in which the keys were given.
 */
export class TrigramIndex {
  readonly #keys: readonly string[];
  readonly #starts = new Uint32Array(GRAMS + 1);
  readonly #postings: Uint32Array;
  /** Different trigrams of each key. */
  readonly #sizes: Uint16Array;
  readonly #shared: Uint16Array;
  readonly #sharingKeys: Uint32Array;

  /** @param keys The more a key is wanted, the earlier it stands. */
  constructor(keys: readonly string[]) {
    this.#keys = keys;
    this.#sizes = new Uint16Array(keys.length);
    this.#shared = new Uint16Array(keys.length);
    this.#sharingKeys = new Uint32Array(keys.length);
    const starts = this.#starts;
    // One more than the last key that each trigram was seen in.
    const seen = new Uint32Array(GRAMS);
    let total = 0;
    for (let at = 0; at < keys.length; at++) {
      for (const gram of gramsOf(keys[at] ?? "")) {
        if (seen[gram] === at + 1) continue;
        seen[gram] = at + 1;
        starts[gram + 1] = (starts[gram + 1] ?? 0) + 1;
        this.#sizes[at] = (this.#sizes[at] ?? 0) + 1;
        total++;
      }
    }
    for (let gram = 0; gram < GRAMS; gram++) starts[gram + 1] = (starts[gram + 1] ?? 0) + (starts[gram] ?? 0);
    const next = starts.slice();
    const postings = new Uint32Array(total);
    for (let at = 0; at < keys.length; at++) {
      for (const gram of gramsOf(keys[at] ?? "")) {
        const place = next[gram] ?? 0;
        if (place > (starts[gram] ?? 0) && postings[place - 1] === at) continue;
        postings[place] = at;
        next[gram] = place + 1;
      }
    }
    this.#postings = postings;
  }

  /**
   * Positions of the keys most like a text, best first and the earlier of equals, by Dice's coefficient over sets of
   * trigrams.
   * @param least Coefficients below this do not count.
   */
  nearest(text: string, most: number, least: number): { readonly key: number; readonly likeness: number }[] {
    const grams = [...new Set(gramsOf(text))];
    // A key has at least as many trigrams as it shares, so that fewer than this are never enough.
    const enough = Math.max(1, Math.ceil((least * grams.length) / (2 - least) - 1e-9));
    const best = new Best(most);
    for (const key of this.#sharing(grams, enough)) {
      const likeness = (2 * (this.#shared[key] ?? 0)) / (grams.length + (this.#sizes[key] ?? 0));
      if (likeness >= least && -likeness <= best.worst) best.offer(-likeness, key);
    }
    const { scores } = best;
    return best.ids.map((key, at) => ({ key, likeness: -(scores[at] ?? 0) }));
  }

  /** Positions of keys that have enough of these trigrams, with the number of them in `#shared`. Good until the next call. */
  #sharing(grams: readonly number[], enough: number): Uint32Array {
    const starts = this.#starts;
    const postings = this.#postings;
    const sharing = this.#sharingKeys;
    const shared = this.#shared.fill(0);
    let found = 0;
    for (const gram of grams) {
      const end = starts[gram + 1] ?? 0;
      for (let at = starts[gram] ?? 0; at < end; at++) {
        const key = postings[at] ?? 0;
        const count = (shared[key] ?? 0) + 1;
        shared[key] = count;
        if (count === enough) sharing[found++] = key;
      }
    }
    return sharing.subarray(0, found);
  }

  /** Positions of keys that hold a text of three letters or more anywhere, the earlier first, until enough were visited. */
  *holding(text: string): Generator<number> {
    // The first two and the last of a text's trigrams say where in a key it stands.
    const grams = gramsOf(text).subarray(2, text.length);
    let rarest = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (const gram of grams) {
      const count = (this.#starts[gram + 1] ?? 0) - (this.#starts[gram] ?? 0);
      if (count >= fewest) continue;
      rarest = gram;
      fewest = count;
    }
    if (rarest < 0) return;
    const end = this.#starts[rarest + 1] ?? 0;
    for (let at = this.#starts[rarest] ?? 0; at < end; at++) {
      const key = this.#postings[at] ?? 0;
      if (this.#keys[key]?.includes(text)) yield key;
    }
  }
}
