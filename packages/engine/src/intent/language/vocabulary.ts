import type { Language } from "../../../data/languages/language.ts";
import { wordList } from "../../../data/word-list.ts";
import { Phrases } from "../phrases.ts";
import { foldPhrase } from "../tokens.ts";

/** What words of a language stand for: English words; none for what says nothing. */
export type Meant = readonly string[];

/** The words of a language that is written with blanks between them. */
export interface Vocabulary {
  readonly language: Language;
  readonly phrases: Phrases<Meant>;
  /** Beginnings of words that are found under themselves and `~`. */
  readonly stems: ReadonlySet<string>;
  /** What words may end in behind such a beginning, the longest first. */
  readonly endings: readonly string[];
  readonly joints: readonly string[];
  readonly hasCompounds: boolean;
}

/** Prepares the words of a language that has blanks between them. */
export function vocabularyOf(language: Language): Vocabulary {
  const phrases = new Phrases<Meant>();
  const stems = new Set<string>();
  for (const [said, meant] of entriesOf(language)) {
    phrases.add(keyOf(said), meant);
    for (const word of said.split(" ")) if (word.endsWith("~")) stems.add(keyOf(word).slice(0, -1));
  }
  return {
    language,
    phrases,
    stems,
    endings: wordList(language.endings ?? "")
      .map(foldPhrase)
      .filter((ending) => ending !== "")
      .sort((a, b) => b.length - a.length),
    joints: wordList(language.joints ?? ""),
    hasCompounds: language.joints !== undefined,
  };
}

/** All that a language says, with the English words for it. */
export function entriesOf(language: Language): readonly (readonly [said: string, meant: Meant])[] {
  const said = Object.entries(language.says).flatMap(([english, words]) => {
    const meant = foldPhrase(english).split(" ");
    return wordList(words).map((word) => [word, meant] as const);
  });
  // A filler that is a part of something said is that part: what is said goes first.
  return [...said, ...wordList(language.fillers).map((word) => [word, []] as const)];
}

/** A phrase with its words folded, `~` behind those that may end otherwise. */
function keyOf(said: string): string {
  return said
    .split(/\s+/)
    .map((word) => (word.endsWith("~") ? `${foldPhrase(word.slice(0, -1))}~` : foldPhrase(word)))
    .join(" ");
}

/** The beginning that a word is found under (`эльф~` for `эльфов`); undefined where it has none. */
export function stemOf(word: string, { stems, endings }: Vocabulary): string | undefined {
  if (stems.has(word)) return `${word}~`;
  let best: string | undefined;
  for (const ending of endings) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && stem.length > (best?.length ?? 1) && stems.has(stem)) best = stem;
  }
  return best === undefined ? undefined : `${best}~`;
}
