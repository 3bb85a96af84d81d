import { addBit, type Bits, countBits, filterBits, noBits } from "./bits.ts";
import { WordsOfTexts } from "./words-of-texts.ts";

/** Separates the texts; no searched text contains it. */
const SEPARATOR = "\u0001";

/** How many times longer it takes to search a text alone than inside the joined one. */
const ONE_BY_ONE = 4;

/** Many short texts as one, which is looked through several times as fast as each by itself. */
export class JoinedTexts {
  /** The texts, as pieces of the whole. */
  readonly texts: readonly string[];

  readonly #all: string;
  #wordCounts: Uint16Array | undefined;
  #words: WordsOfTexts | undefined;
  #sign = "";
  readonly #starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.#all = texts.join(SEPARATOR);
    this.#starts = new Uint32Array(texts.length + 1);
    let start = 0;
    texts.forEach((text, at) => {
      this.#starts[at] = start;
      start += text.length + 1;
    });
    this.#starts[texts.length] = start;
    // Pieces share the letters of the whole, so that the texts that it was made of need not be kept.
    this.texts = texts.map((text, at) => {
      const from = this.#starts[at] ?? 0;
      return this.#all.slice(from, from + text.length);
    });
  }

  /** Words of each text, without the slashes between two faces. */
  get wordCounts(): Uint16Array {
    this.#wordCounts ??= countWords(this.#all, this.#starts);
    return this.#wordCounts;
  }

  /** True when one text holds another. */
  holds(at: number, wanted: string): boolean {
    return (this.texts[at] ?? "").includes(wanted);
  }

  /**
   * Learns which words stand where, which makes parts of texts several times as fast to find; false when it knew. Texts
   * that differ from others only by a sign in the place of some of their words learn from those.
   */
  learnWords(others?: { readonly from: JoinedTexts; readonly sign: string }): boolean {
    if (this.#words) return false;
    if (others) {
      others.from.learnWords();
      this.#words = others.from.#words;
      this.#sign = others.sign;
    }
    this.#words ??= new WordsOfTexts(this.texts);
    return true;
  }

  /** Positions of the texts that hold another text, which is not empty. */
  holding(wanted: string): Bits {
    if (!this.#words) return this.#scan(wanted);
    const { texts, isCertain } = this.#words.candidates(wanted, this.#sign);
    if (isCertain) return texts;
    // Searching texts one by one takes several times as long as searching the joined one.
    if (countBits(texts) * ONE_BY_ONE > this.texts.length) return this.#scan(wanted);
    return filterBits(texts, (at) => this.holds(at, wanted));
  }

  #scan(wanted: string): Bits {
    const count = this.#starts.length - 1;
    const found = noBits(count);
    let at = 0;
    for (
      let place = this.#all.indexOf(wanted);
      place >= 0;
      place = this.#all.indexOf(wanted, this.#starts[at + 1])
    ) {
      at = this.#textAt(place, at);
      addBit(found, at);
    }
    return found;
  }

  /** The text at a place, looked for from a text on. */
  #textAt(place: number, from: number): number {
    let low = from;
    let high = this.#starts.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function countWords(all: string, starts: Uint32Array): Uint16Array {
  const counts = new Uint16Array(starts.length - 1);
  for (let text = 0; text < counts.length; text++) {
    const end = starts[text + 1] ?? 0;
    let words = 0;
    let isInside = false;
    for (let at = starts[text] ?? 0; at < end; at++) {
      const code = all.charCodeAt(at);
      // Blanks, and a slash that begins a word.
      const isBlank: boolean = code <= 32 || (code === 47 && !isInside);
      if (!isBlank && !isInside) words++;
      isInside = !isBlank;
    }
    counts[text] = words;
  }
  return counts;
}
