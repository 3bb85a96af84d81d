/** Letters and digits are told apart, everything else is one sign; 0 stands before and after a name. */
const SIGNS = 38;
const GRAMS = SIGNS * SIGNS * SIGNS;

function sign(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return code - 21;
  return 37;
}

/** Calls back with each trigram of a key, the two signs before its first letter and the one after its last included. */
function eachGram(key: string, visit: (gram: number) => void): void {
  let a = 0;
  let b = 0;
  for (let at = 0; at <= key.length; at++) {
    const c = at === key.length ? 0 : sign(key.charCodeAt(at));
    visit((a * SIGNS + b) * SIGNS + c);
    a = b;
    b = c;
  }
}

/** Which keys share trigrams with a text. Holds one number per trigram of each key (2.5 MB for 35,000 names). */
export class TrigramIndex {
  readonly #starts = new Uint32Array(GRAMS + 1);
  readonly #postings: Uint32Array;
  readonly #lengths: Uint16Array;
  readonly #shared: Uint16Array;

  constructor(keys: readonly string[]) {
    let total = 0;
    for (const key of keys) {
      eachGram(key, (gram) => {
        this.#starts[gram + 1] = (this.#starts[gram + 1] ?? 0) + 1;
        total++;
      });
    }
    for (let gram = 0; gram < GRAMS; gram++)
      this.#starts[gram + 1] = (this.#starts[gram + 1] ?? 0) + (this.#starts[gram] ?? 0);
    const next = this.#starts.slice();
    this.#postings = new Uint32Array(total);
    keys.forEach((key, at) => {
      eachGram(key, (gram) => {
        const place = next[gram] ?? 0;
        this.#postings[place] = at;
        next[gram] = place + 1;
      });
    });
    this.#lengths = Uint16Array.from(keys, (key) => key.length + 1);
    this.#shared = new Uint16Array(keys.length);
  }

  /**
   * Positions of the keys most like a text, best first, by Dice's coefficient over trigrams.
   * @param least Coefficients below this do not count.
   */
  nearest(text: string, most: number, least: number): { readonly key: number; readonly likeness: number }[] {
    const seen = new Set<number>();
    const touched: number[] = [];
    const shared = this.#shared;
    eachGram(text, (gram) => {
      if (seen.has(gram)) return;
      seen.add(gram);
      for (let at = this.#starts[gram] ?? 0; at < (this.#starts[gram + 1] ?? 0); at++) {
        const key = this.#postings[at] ?? 0;
        const count = shared[key] ?? 0;
        if (count === 0) touched.push(key);
        shared[key] = count + 1;
      }
    });
    const near: { key: number; likeness: number }[] = [];
    for (const key of touched) {
      const likeness = (2 * (shared[key] ?? 0)) / (text.length + 1 + (this.#lengths[key] ?? 0));
      shared[key] = 0;
      if (likeness >= least) near.push({ key, likeness });
    }
    return near.sort((a, b) => b.likeness - a.likeness || a.key - b.key).slice(0, most);
  }
}
