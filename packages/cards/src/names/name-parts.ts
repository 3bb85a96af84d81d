import { alignmentDistance } from "./distance.ts";

/** First place in a sorted list whose text is not before the given one. */
function lowerBound(length: number, textAt: (place: number) => string, text: string): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (textAt(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds names by their beginning, by the beginnings of their words, and by what they hold. */
export class NameParts {
  readonly #folded: readonly string[];
  readonly #keys: readonly string[];
  /** Names in order of their keys. */
  readonly #order: Uint32Array;
  readonly #words: readonly string[];
  readonly #namesOfWord: ReadonlyMap<string, readonly number[]>;
  readonly #all: string;
  readonly #starts: Uint32Array;

  /** @param folded Folded names; `keys` are the same without spaces. */
  constructor(folded: readonly string[], keys: readonly string[]) {
    this.#folded = folded;
    this.#keys = keys;
    this.#order = Uint32Array.from(keys.keys()).sort(
      (a, b) => compare(keys[a] ?? "", keys[b] ?? "") || a - b,
    );
    const namesOfWord = new Map<string, number[]>();
    folded.forEach((name, at) => {
      for (const word of name.split(" ")) {
        const names = namesOfWord.get(word);
        if (!names) namesOfWord.set(word, [at]);
        else if (names.at(-1) !== at) names.push(at);
      }
    });
    this.#namesOfWord = namesOfWord;
    this.#words = [...namesOfWord.keys()].sort(compare);
    this.#all = keys.join("\n");
    this.#starts = new Uint32Array(keys.length);
    let start = 0;
    keys.forEach((key, at) => {
      this.#starts[at] = start;
      start += key.length + 1;
    });
  }

  /** Names whose key begins with a text. */
  beginning(key: string): number[] {
    const keyAt = (place: number): string => this.#keys[this.#order[place] ?? 0] ?? "";
    const names: number[] = [];
    for (let place = lowerBound(this.#order.length, keyAt, key); place < this.#order.length; place++) {
      if (!keyAt(place).startsWith(key)) break;
      names.push(this.#order[place] ?? 0);
    }
    return names;
  }

  /** Names that begin with a word which is one slip of the pen away from this one. */
  afterSlip(word: string): number[] {
    const near = this.#words.filter(
      (known) => Math.abs(known.length - word.length) <= 1 && alignmentDistance(word, known, 1) === 1,
    );
    return near.flatMap((known) =>
      (this.#namesOfWord.get(known) ?? []).filter((name) => {
        const folded = this.#folded[name] ?? "";
        return folded === known || folded.startsWith(`${known} `);
      }),
    );
  }

  /** Names of which each of these words begins a word. */
  withWords(words: readonly string[]): number[] {
    let rarest: readonly (readonly number[])[] = [];
    let fewest = Number.POSITIVE_INFINITY;
    for (const word of words) {
      const lists = this.#namesOfWords(word);
      const names = lists.reduce((sum, list) => sum + list.length, 0);
      if (names < fewest) {
        rarest = lists;
        fewest = names;
      }
    }
    const found = rarest.flat();
    if (words.length < 2) return found;
    return found.filter((name) => {
      const spaced = ` ${this.#folded[name] ?? ""}`;
      return words.every((word) => spaced.includes(` ${word}`));
    });
  }

  #namesOfWords(beginning: string): (readonly number[])[] {
    const lists: (readonly number[])[] = [];
    const words = this.#words;
    for (
      let at = lowerBound(words.length, (place) => words[place] ?? "", beginning);
      at < words.length;
      at++
    ) {
      const word = words[at] ?? "";
      if (!word.startsWith(beginning)) break;
      lists.push(this.#namesOfWord.get(word) ?? []);
    }
    return lists;
  }

  /** Names whose key holds a text anywhere. */
  holding(text: string): number[] {
    const found: number[] = [];
    for (let at = this.#all.indexOf(text); at >= 0; at = this.#all.indexOf(text, at + 1)) {
      const name = this.#nameAt(at);
      if (found.at(-1) !== name) found.push(name);
    }
    return found;
  }

  #nameAt(place: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
