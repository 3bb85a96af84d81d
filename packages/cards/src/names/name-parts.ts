import { Best } from "./best.ts";
import { isOneTypo } from "./distance.ts";

/** First place in a sorted list whose text is not before the given one. */
function lowerBound(texts: readonly string[], text: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The stretch of a sorted list whose texts begin with a text, from its first place up to one past its last. */
function beginningWith(texts: readonly string[], text: string): readonly [number, number] {
  // No folded name contains the last code point.
  return [lowerBound(texts, text), lowerBound(texts, `${text}\uffff`)];
}

/**
 * Finds names by their beginning and by the beginnings of their words. Each name has a rank, that of its card: the more
 * wanted, the lower. What is asked for is the lowest few ranks below some end, each once.
 */
export class NameParts {
  readonly #folded: readonly string[];
  readonly #ranks: Uint32Array;
  /** All keys in order, and the rank of each. */
  readonly #keys: readonly string[];
  readonly #ranksOfKeys: Uint32Array;
  /** All words in order, and the same from their last letter to their first. */
  readonly #words: readonly string[];
  readonly #backwards: readonly string[];
  /** Where the names of each word begin in the list behind it, and one past the last of all. */
  readonly #starts: Uint32Array;
  readonly #namesOfWords: Uint32Array;

  /** @param folded Folded names; `keys` are the same without spaces. */
  constructor(folded: readonly string[], keys: readonly string[], ranks: Uint32Array) {
    this.#folded = folded;
    this.#ranks = ranks;
    const order = Uint32Array.from(keys.keys()).sort((a, b) => compare(keys[a] ?? "", keys[b] ?? ""));
    this.#keys = Array.from(order, (name) => keys[name] ?? "");
    this.#ranksOfKeys = order.map((name) => ranks[name] ?? 0);
    const namesOf = new Map<string, number[]>();
    let total = 0;
    folded.forEach((name, at) => {
      for (const word of name.split(" ")) {
        const names = namesOf.get(word);
        if (!names) namesOf.set(word, [at]);
        else if (names[names.length - 1] !== at) names.push(at);
        else continue;
        total++;
      }
    });
    this.#words = [...namesOf.keys()].sort(compare);
    this.#backwards = this.#words.map(backwards).sort(compare);
    this.#starts = new Uint32Array(this.#words.length + 1);
    this.#namesOfWords = new Uint32Array(total);
    let start = 0;
    this.#words.forEach((word, at) => {
      const names = namesOf.get(word) ?? [];
      this.#namesOfWords.set(names, start);
      start += names.length;
      this.#starts[at + 1] = start;
    });
  }

  /** Ranks of names whose key begins with a text. */
  beginning(key: string, most: number, end: number): readonly number[] {
    const best = new Best(most);
    const [from, to] = beginningWith(this.#keys, key);
    for (let place = from; place < to; place++) {
      const rank = this.#ranksOfKeys[place] ?? end;
      if (rank < end && rank < best.worst) best.offer(rank, rank);
    }
    return best.ids;
  }

  /** Ranks of names of which each of these words begins a word. */
  withWords(words: readonly string[], most: number, end: number): readonly number[] {
    const stretches = [...new Set(words)].map((word) => ({ word, names: this.#namesWith(word) }));
    const [rarest, ...others] = stretches.sort((a, b) => a.names.length - b.names.length);
    const best = new Best(most);
    for (const name of rarest?.names ?? []) {
      const rank = this.#ranks[name] ?? end;
      // Comparing letters is the slowest step, so only names that would be taken are compared.
      if (rank >= end || rank >= best.worst) continue;
      const spaced = others.length > 0 ? ` ${this.#folded[name] ?? ""}` : "";
      if (others.every(({ word }) => spaced.includes(` ${word}`))) best.offer(rank, rank);
    }
    return best.ids;
  }

  /** Ranks of names that begin with a word which is one typo away from this one. */
  afterTypo(word: string, most: number, end: number): readonly number[] {
    const best = new Best(most);
    for (const known of this.#oneSlipFrom(word)) {
      const place = lowerBound(this.#words, known);
      for (let at = this.#starts[place] ?? 0; at < (this.#starts[place + 1] ?? 0); at++) {
        const name = this.#namesOfWords[at] ?? 0;
        const folded = this.#folded[name] ?? "";
        const rank = this.#ranks[name] ?? end;
        if (rank < end && (folded === known || folded.startsWith(`${known} `))) best.offer(rank, rank);
      }
    }
    return best.ids;
  }

  /** Names with a word that begins with a text; those with two such words are in it twice. */
  #namesWith(beginning: string): Uint32Array {
    const [from, to] = beginningWith(this.#words, beginning);
    return this.#namesOfWords.subarray(this.#starts[from], this.#starts[to]);
  }

  /** A typo in its first half leaves a word's end as it is, one in its second half its beginning. */
  #oneSlipFrom(word: string): Set<string> {
    const half = word.length >> 1;
    const found = new Set<string>();
    // Two letters that were swapped may be on either side of the middle.
    const [from, to] = beginningWith(this.#words, word.slice(0, Math.max(0, half - 1)));
    for (let at = from; at < to; at++) {
      const known = this.#words[at] ?? "";
      if (isOneTypo(word, known)) found.add(known);
    }
    const turned = backwards(word);
    const [first, last] = beginningWith(this.#backwards, turned.slice(0, word.length - half));
    for (let at = first; at < last; at++) {
      const known = this.#backwards[at] ?? "";
      if (isOneTypo(turned, known)) found.add(backwards(known));
    }
    return found;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function backwards(word: string): string {
  let turned = "";
  for (let at = word.length - 1; at >= 0; at--) turned += word.charAt(at);
  return turned;
}
