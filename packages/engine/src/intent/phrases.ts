import type { Token } from "./tokens.ts";

/** Something found in a list of phrases: its value and how many words it took. */
export interface PhraseMatch<Value> {
  readonly value: Value;
  readonly length: number;
}

/** Words follow each other without comma or full stop. */
function isTight({ gap }: Token): boolean {
  return gap === "tight";
}

/** A comma or a colon may stand between words: "Ulamog, the Ceaseless Hunger", "Summon: Bahamut". */
export function overCommas({ gap, between }: Token): boolean {
  return gap !== "hard" || between === ": ";
}

/** What begins with a word. */
interface Beginning<Value> {
  /** Of the word as a phrase of its own. */
  value: Value | undefined;
  /** By the word that follows: most words of a phrase that begins with both. */
  reach: Map<string, number> | undefined;
}

/** Phrases by their words; finds the longest one that begins at a word. The first value given for a phrase stays. */
export class Phrases<Value> {
  readonly #values = new Map<string, Value>();
  /** By first word. Most words of a text begin nothing, and of those that do most are not followed by a second. */
  readonly #beginnings = new Map<string, Beginning<Value>>();
  /** By last word: most words of a phrase that ends in it. Made when first asked for, which few lists are. */
  #endings: ReadonlyMap<string, number> | undefined;

  /** `phrase` is folded words joined by blanks. */
  add(phrase: string, value: Value): void {
    if (phrase === "" || this.#values.has(phrase)) return;
    this.#values.set(phrase, value);
    this.#endings = undefined;
    const blank = phrase.indexOf(" ");
    if (blank < 0) {
      this.#beginning(phrase).value = value;
      return;
    }
    const beginning = this.#beginning(phrase.slice(0, blank));
    const next = phrase.indexOf(" ", blank + 1);
    const second = phrase.slice(blank + 1, next < 0 ? phrase.length : next);
    const words = next < 0 ? 2 : wordCount(phrase);
    beginning.reach ??= new Map();
    if (words > (beginning.reach.get(second) ?? 0)) beginning.reach.set(second, words);
  }

  #beginning(first: string): Beginning<Value> {
    const known = this.#beginnings.get(first);
    if (known !== undefined) return known;
    const beginning: Beginning<Value> = { value: undefined, reach: undefined };
    this.#beginnings.set(first, beginning);
    return beginning;
  }

  /** The value of exactly this phrase. */
  get(phrase: string): Value | undefined {
    return this.#values.get(phrase);
  }

  /** All phrases. */
  keys(): Iterable<string> {
    return this.#values.keys();
  }

  /** The longest phrase beginning at `at`, of whose words each `joins` the one before. */
  longest(tokens: readonly Token[], at: number, joins = isTight): PhraseMatch<Value> | undefined {
    let phrase = tokens[at]?.text ?? "";
    const beginning = this.#beginnings.get(phrase);
    if (beginning === undefined) return undefined;
    const { value, reach } = beginning;
    let best: PhraseMatch<Value> | undefined = value === undefined ? undefined : { value, length: 1 };
    const most = reach?.get(tokens[at + 1]?.text ?? "") ?? 1;
    for (let length = 2; length <= most; length++) {
      const next = tokens[at + length - 1];
      if (next === undefined || !joins(next)) break;
      phrase += ` ${next.text}`;
      const longer = this.#values.get(phrase);
      if (longer !== undefined) best = { value: longer, length };
    }
    return best;
  }

  /** True when some phrase ends right before `at` (searching at most `reach` words back); its length, or 0. */
  endingBefore(tokens: readonly Token[], at: number, reach = 5): number {
    this.#endings ??= endingsOf(this.#values.keys());
    const most = this.#endings.get(tokens[at - 1]?.text ?? "") ?? 0;
    for (let length = Math.min(reach, at, most); length >= 1; length--) {
      const from = at - length;
      if (this.longest(tokens, from)?.length === length) return length;
    }
    return 0;
  }
}

function endingsOf(phrases: Iterable<string>): ReadonlyMap<string, number> {
  const endings = new Map<string, number>();
  for (const phrase of phrases) {
    const last = phrase.slice(phrase.lastIndexOf(" ") + 1);
    endings.set(last, Math.max(wordCount(phrase), endings.get(last) ?? 0));
  }
  return endings;
}

function wordCount(phrase: string): number {
  let words = 1;
  for (let at = phrase.indexOf(" "); at >= 0; at = phrase.indexOf(" ", at + 1)) words++;
  return words;
}

/** Phrases without a value. */
export function phraseSet(phrases: Iterable<string>): Phrases<true> {
  const set = new Phrases<true>();
  for (const phrase of phrases) set.add(phrase, true);
  return set;
}

/** Each of some beginnings with each of some ends: "stop giving me", "quit adding". */
export function pairsOf(beginnings: readonly string[], ends: readonly string[]): readonly string[] {
  return beginnings.flatMap((begin) => ends.map((end) => `${begin} ${end}`));
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
