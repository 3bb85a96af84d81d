import type { Token } from "./tokens.ts";

/** Something found in a list of phrases: its value and how many words it took. */
export interface PhraseMatch<Value> {
  readonly value: Value;
  readonly length: number;
}

interface Node<Value> {
  readonly next: Map<string, Node<Value>>;
  value?: Value;
}

/** Phrases by their words; finds the longest one that begins at a word. The first value given for a phrase stays. */
export class Phrases<Value> {
  readonly #root: Node<Value> = { next: new Map() };

  /** `phrase` is folded words joined by blanks. */
  add(phrase: string, value: Value): void {
    if (phrase === "") return;
    let node = this.#root;
    for (const word of phrase.split(" ")) {
      let next = node.next.get(word);
      if (next === undefined) {
        next = { next: new Map() };
        node.next.set(word, next);
      }
      node = next;
    }
    if (node.value === undefined) node.value = value;
  }

  /** The value of exactly this phrase. */
  get(phrase: string): Value | undefined {
    let node: Node<Value> | undefined = this.#root;
    for (const word of phrase.split(" ")) {
      node = node?.next.get(word);
      if (node === undefined) return undefined;
    }
    return node.value;
  }

  /** The longest phrase beginning at `at`. Words must follow each other without comma or full stop, unless `loose`. */
  longest(tokens: readonly Token[], at: number, loose = false): PhraseMatch<Value> | undefined {
    let node = this.#root;
    let best: PhraseMatch<Value> | undefined;
    for (let index = at; index < tokens.length; index++) {
      const token = tokens[index];
      if (token === undefined) break;
      if (index > at && (loose ? token.gap === "hard" : token.gap !== "tight")) break;
      const next = node.next.get(token.text);
      if (next === undefined) break;
      node = next;
      if (node.value !== undefined) best = { value: node.value, length: index - at + 1 };
    }
    return best;
  }

  /** True when some phrase ends right before `at` (searching at most `reach` words back); its length, or 0. */
  endingBefore(tokens: readonly Token[], at: number, reach = 5): number {
    for (let length = Math.min(reach, at); length >= 1; length--) {
      const from = at - length;
      if (this.longest(tokens, from)?.length === length) return length;
    }
    return 0;
  }
}

/** Phrases without a value. */
export function phraseSet(phrases: Iterable<string>): Phrases<true> {
  const set = new Phrases<true>();
  for (const phrase of phrases) set.add(phrase, true);
  return set;
}

/** The plural forms of a word or phrase (its last word), regular ones only. */
export function pluralsOf(phrase: string): string[] {
  const plurals = [`${phrase}s`];
  if (/(?:s|x|z|ch|sh)$/.test(phrase)) plurals.push(`${phrase}es`);
  if (/[^aeiou]y$/.test(phrase)) plurals.push(`${phrase.slice(0, -1)}ies`);
  if (/(?:[^f]f)$/.test(phrase)) plurals.push(`${phrase.slice(0, -1)}ves`);
  if (/man$/.test(phrase)) plurals.push(`${phrase.slice(0, -3)}men`);
  return plurals;
}
