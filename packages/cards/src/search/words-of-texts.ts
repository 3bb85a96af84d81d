import { addBit, allBits, type Bits, both, noBits } from "./bits.ts";

/** Separates the words in the joined text. */
const SEPARATOR = " ";

/** Codes up to this one, blanks and line ends, set words apart in texts. */
const BLANK = 32;

/** Words of what is looked for that are looked up. */
const MOST_PARTS = 12;

/** Where in a word the searched part has to be. */
type Match = "is" | "begins" | "ends" | "holds";

function eachWord(text: string, take: (word: string) => void): void {
  let from = 0;
  for (let to = 0; to <= text.length; to++) {
    if (to < text.length && text.charCodeAt(to) > BLANK) continue;
    if (to > from) take(text.slice(from, to));
    from = to + 1;
  }
}

/**
 * Which words stand in which texts, a word being all between two blanks, so that a part of a text is looked for among some
 * ten thousand different words instead of in all texts. Takes two bytes for each different word of each text.
 */
export class WordsOfTexts {
  readonly #count: number;
  /** All different words, each between two separators, and where each begins. */
  readonly #words: string;
  readonly #starts: Uint32Array;
  /** Texts of each word, one word behind the other: where those of each begin, and the texts. */
  readonly #firsts: Uint32Array;
  readonly #texts: Uint16Array | Uint32Array;

  constructor(texts: readonly string[]) {
    this.#count = texts.length;
    const letters = texts.reduce((sum, text) => sum + text.length + 1, 0);
    const numbers = new Map<string, number>();
    // The word of each place where a text has it for the first time, text after text, and where the texts end among them.
    const found = new Uint32Array((letters >>> 1) + 1);
    const ends = new Uint32Array(texts.length);
    // One more than the last text that each word was seen in, and how many texts have it.
    const seen = new Uint32Array(found.length);
    const counts = new Uint32Array(found.length);
    let total = 0;
    for (let at = 0; at < texts.length; at++) {
      eachWord(texts[at] ?? "", (word) => {
        let number = numbers.get(word);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(word, number);
        }
        if (seen[number] === at + 1) return;
        seen[number] = at + 1;
        counts[number] = (counts[number] ?? 0) + 1;
        found[total++] = number;
      });
      ends[at] = total;
    }
    const words = [...numbers.keys()];
    this.#words = `${SEPARATOR}${words.join(SEPARATOR)}${SEPARATOR}`;
    this.#starts = new Uint32Array(words.length + 1);
    this.#firsts = new Uint32Array(words.length + 1);
    words.forEach((word, number) => {
      this.#starts[number + 1] = (this.#starts[number] ?? 0) + word.length + 1;
      this.#firsts[number + 1] = (this.#firsts[number] ?? 0) + (counts[number] ?? 0);
    });
    this.#texts = texts.length <= 0x10000 ? new Uint16Array(total) : new Uint32Array(total);
    const next = this.#firsts.slice();
    let place = 0;
    for (let at = 0; at < texts.length; at++) {
      for (; place < (ends[at] ?? 0); place++) {
        const number = found[place] ?? 0;
        const to = next[number] ?? 0;
        this.#texts[to] = at;
        next[number] = to + 1;
      }
    }
  }

  /**
   * Texts that may hold another text: they have a word for each of its words. All of them do when `isCertain`, which is
   * when it is a part of one word.
   * @param sign Words with it are not looked at: they are written otherwise here.
   */
  candidates(wanted: string, sign = ""): { readonly texts: Bits; readonly isCertain: boolean } {
    const parts = wanted.split(/[\0- ]/);
    const looked = new Set<string>();
    let texts: Bits | undefined;
    for (const [place, part] of parts.entries()) {
      // A few of the words are enough to leave few texts; repeated words are skipped.
      if (looked.size >= MOST_PARTS || looked.has(part)) continue;
      looked.add(part);
      // What begins or ends with a blank may be at the very end of a text's word as well as of the text.
      if (part === "" || (sign !== "" && part.includes(sign))) continue;
      const isFirst = place === 0;
      const isLast = place === parts.length - 1;
      const match = isFirst && isLast ? "holds" : isFirst ? "ends" : isLast ? "begins" : "is";
      const some = this.#with(part, match);
      texts = texts ? both(texts, some) : some;
    }
    const isCertain = parts.length === 1 && sign === "" && texts !== undefined;
    return { texts: texts ?? allBits(this.#count), isCertain };
  }

  #with(part: string, match: Match): Bits {
    const found = noBits(this.#count);
    const before = match === "is" || match === "begins" ? SEPARATOR : "";
    const after = match === "is" || match === "ends" ? SEPARATOR : "";
    const wanted = `${before}${part}${after}`;
    let number = 0;
    for (let at = this.#words.indexOf(wanted); at >= 0; ) {
      number = this.#wordAt(at + before.length, number);
      const last = this.#firsts[number + 1] ?? 0;
      for (let place = this.#firsts[number] ?? 0; place < last; place++)
        addBit(found, this.#texts[place] ?? 0);
      // The separator behind a word is also the one before the next.
      at = this.#words.indexOf(wanted, this.#starts[number + 1]);
    }
    return found;
  }

  /** The word at a place among all, looked for from a word on. */
  #wordAt(place: number, from: number): number {
    let low = from;
    let high = this.#starts.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      // Each word stands behind its separator.
      if ((this.#starts[middle] ?? 0) + 1 <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
