import type { Language } from "../../../data/languages/language.ts";
import { wordList } from "../../../data/word-list.ts";
import { Phrases } from "../phrases.ts";
import { foldPhrase } from "../tokens.ts";
import { COUNTER } from "./counts-behind-nouns.ts";
import { ALWAYS, EVERYONE, FRIEND, PLAYS, WISH } from "./told-of-others.ts";

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
  /** Last parts of compounds that rule out the rest, the longest first. */
  readonly ruledOutAtEnd: readonly string[];
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
  for (const [phrase, meant] of [...withElisions(phrases, language)]) phrases.add(phrase, meant);
  const endings = longestFirst(language.endings);
  for (const [phrase, meant] of [...withStems(phrases, { stems, endings })]) phrases.add(phrase, meant);
  return {
    language,
    phrases,
    stems,
    endings,
    joints: wordList(language.joints ?? ""),
    ruledOutAtEnd: longestFirst(language.ruledOutAtEnd),
    hasCompounds: language.joints !== undefined,
  };
}

/** Folded words between commas, the longest first. */
function longestFirst(words = ""): readonly string[] {
  return wordList(words)
    .map(foldPhrase)
    .filter((word) => word !== "")
    .sort((a, b) => b.length - a.length);
}

/** Single words that say something as they are written behind one that is cut short: `delfes` for "d'elfes". */
function* withElisions(
  phrases: Phrases<Meant>,
  { elisions = "" }: Language,
): Generator<readonly [phrase: string, meant: Meant]> {
  for (const [phrase, meant] of [...phrases.keys()].map((key) => [key, phrases.get(key)] as const))
    if (/^[aeiouh][a-z]+$/.test(phrase) && meant !== undefined && meant.length > 0)
      for (const elision of wordList(elisions)) if (elision !== "") yield [`${elision}${phrase}`, meant];
}

/** Phrases of several words as they read once each word is put under its beginning: a text is looked through whole in that form. */
function* withStems(
  phrases: Phrases<Meant>,
  stemming: Pick<Vocabulary, "stems" | "endings">,
): Generator<readonly [phrase: string, meant: Meant]> {
  if (stemming.stems.size === 0) return;
  for (const phrase of [...phrases.keys()]) {
    if (!phrase.includes(" ")) continue;
    const meant = phrases.get(phrase);
    const stemmed = phrase
      .split(" ")
      .map((word) => (word.endsWith("~") ? word : (stemOf(word, stemming) ?? word)))
      .join(" ");
    if (meant !== undefined && stemmed !== phrase) yield [stemmed, meant];
  }
}

/** All that a language says, with the English words for it. */
export function entriesOf(language: Language): readonly (readonly [said: string, meant: Meant])[] {
  const said = Object.entries(language.says).flatMap(([english, words]) => {
    const meant = foldPhrase(english).split(" ");
    return wordList(words).map((word) => [word, meant] as const);
  });
  const { others, counters = "" } = language;
  const marked: readonly (readonly [words: string, meant: Meant])[] = [
    [counters, [COUNTER]],
    [others?.of ?? "", ["of", FRIEND]],
    [others?.owners ?? "", [FRIEND, ALWAYS]],
    [others?.people ?? "", [FRIEND]],
    [others?.everyone ?? "", [EVERYONE]],
    [others?.play ?? "", [PLAYS]],
    [others?.always ?? "", [ALWAYS]],
    [others?.wish ?? "", [WISH]],
  ];
  // A filler that is a part of something said is that part: what is said goes first.
  return [
    ...said,
    ...marked.flatMap(([words, meant]) =>
      wordList(words)
        .filter((word) => word !== "")
        .map((word) => [word, meant] as const),
    ),
    ...wordList(language.fillers).map((word) => [word, []] as const),
  ];
}

/** A phrase with its words folded, `~` behind those that may end otherwise. */
function keyOf(said: string): string {
  return said
    .split(/\s+/)
    .map((word) => (word.endsWith("~") ? `${foldPhrase(word.slice(0, -1))}~` : foldPhrase(word)))
    .join(" ");
}

/** The beginning that a word is found under (`эльф~` for `эльфов`); undefined where it has none. */
export function stemOf(
  word: string,
  { stems, endings }: Pick<Vocabulary, "stems" | "endings">,
): string | undefined {
  if (stems.has(word)) return `${word}~`;
  let best: string | undefined;
  for (const ending of endings) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && stem.length > (best?.length ?? 1) && stems.has(stem)) best = stem;
  }
  return best === undefined ? undefined : `${best}~`;
}
