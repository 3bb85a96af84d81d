import { COMMON_WORDS } from "../../../data/common-words.ts";
import { ENGLISH_WORDS, LANGUAGES } from "../../../data/languages/languages.ts";
import { foldPhrase, type Token } from "../tokens.ts";
import { lettersKnown, type Segments, segment, segmentsOf } from "./segment.ts";
import { withOthersTold } from "./told-of-others.ts";
import { partsOf, translate, type Untouched } from "./translate.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** The words of a wish in English, and the English name of the language that it is in; absent: English. */
export interface ReadIn {
  readonly tokens: readonly Token[];
  readonly language?: string;
}

/** Reads wishes in the languages of `data/languages`. */
export interface Languages {
  /** @param tokens The words of the text as they stand. */
  read(text: string, tokens: readonly Token[], untouched: Untouched): ReadIn;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;

/** Prepares the reading of other languages than English. */
export function createLanguages(): Languages {
  const vocabularies = LANGUAGES.filter(({ script }) => script === "latin" || script === "cyrillic").map(
    vocabularyOf,
  );
  const segments = LANGUAGES.filter(({ script }) => script !== "latin" && script !== "cyrillic").map(
    segmentsOf,
  );
  const latin = vocabularies.filter(({ language }) => language.script === "latin");
  const votes = votesOf(latin);
  const hints = hintsOf(latin, votes);
  const scripted = (text: string): Vocabulary | Segments | undefined => {
    const script = scriptOf(text);
    if (script === "han") return bestKnown(text, segments);
    return (
      segments.find(({ language }) => language.script === script) ??
      vocabularies.find(({ language }) => language.script === script)
    );
  };
  return {
    read(text, tokens, untouched) {
      const own =
        scripted(text) ??
        spokenIn(text, tokens, latin, { votes, hints }, untouched) ??
        compoundOf(tokens, latin, untouched);
      if (own === undefined) return { tokens };
      const { name: language } = own.language;
      return {
        language,
        tokens: withOthersTold(
          "phrases" in own ? translate(tokens, own, untouched) : segment(text, own, untouched.namedAt),
        ),
      };
    },
  };
}

/** The script of a text that is not in Latin letters; kana tell Japanese from Chinese. */
function scriptOf(text: string) {
  if (KANA.test(text)) return "kana";
  if (HANGUL.test(text)) return "hangul";
  if (HAN.test(text)) return "han";
  return CYRILLIC.test(text) ? "cyrillic" : undefined;
}

/** Chinese, or Japanese without kana ("吸血鬼 統率者"): whichever knows more of a text. */
function bestKnown(text: string, segments: readonly Segments[]): Segments | undefined {
  const [han, kana] = ["han", "kana"].map((each) =>
    segments.find(({ language }) => language.script === each),
  );
  if (han === undefined || kana === undefined) return han ?? kana;
  return lettersKnown(text, kana) > lettersKnown(text, han) ? kana : han;
}

/** Languages of words, as bits by their place. */
type Votes = ReadonlyMap<string, number>;

/** For each word that is of one or more languages and hardly of English: which ones, as bits by their place. */
function votesOf(vocabularies: readonly Vocabulary[]): Votes {
  const votes = new Map<string, number>();
  const english = new Set(
    LANGUAGES.flatMap(({ says }) => Object.keys(says)).flatMap((phrase) => foldPhrase(phrase).split(" ")),
  );
  for (const [at, { phrases }] of vocabularies.entries()) {
    for (const phrase of phrases.keys()) {
      // "Euros" and "combo" are said everywhere; what is said in English as well tells nothing.
      if (
        phrase.length < 2 ||
        phrase.includes(" ") ||
        COMMON_WORDS.has(phrase) ||
        ENGLISH_WORDS.has(phrase) ||
        english.has(phrase)
      )
        continue;
      votes.set(phrase, (votes.get(phrase) ?? 0) | (1 << at));
    }
  }
  return votes;
}

/**
 * For each word in which languages it is, alone or in phrases, whether it is English or not ("deck"): it tells two apart that have
 * as many words of their own.
 */
function hintsOf(vocabularies: readonly Vocabulary[], votes: Votes): Votes {
  const hints = new Map<string, number>();
  for (const [at, { phrases }] of vocabularies.entries())
    for (const phrase of phrases.keys())
      if (phrase.includes(" ") || !votes.has(phrase))
        for (const word of phrase.split(" ")) hints.set(word, (hints.get(word) ?? 0) | (1 << at));
  return hints;
}

/** The language that most words are of, where these are more than the English ones. */
function spokenIn(
  said: string,
  tokens: readonly Token[],
  vocabularies: readonly Vocabulary[],
  { votes, hints }: { readonly votes: Votes; readonly hints: Votes },
  { isKnown }: Untouched,
): Vocabulary | undefined {
  let english = 0;
  let surely = 0;
  const counts = vocabularies.map(() => 0);
  const hinted = vocabularies.map(() => 0);
  for (const [index, token] of tokens.entries()) {
    if (isOfAnyLanguage(said, token, tokens[index + 1])) continue;
    const { text, start, end } = token;
    const isShort = end - start > text.length && CONTRACTIONS.has(text);
    if (isShort || ENGLISH_WORDS.has(text)) english++;
    if (isShort) continue;
    const bits = votes.get(text) ?? 0;
    addVotes(hinted, hints.get(text) ?? 0);
    if (bits === 0) continue;
    // "Goblin" is German and English, and makes nothing German alone.
    // Nor does "contrôle" but for its accent: English would write it without.
    if (!isKnown(text) || said.slice(start, end).normalize("NFD").length > end - start) surely |= bits;
    addVotes(counts, bits);
  }
  for (const [at, { language }] of vocabularies.entries())
    if (hasLetters(said, language.letters)) hinted[at] = (hinted[at] ?? 0) + 1;
  const most = Math.max(...counts);
  // "Criaturas" is Spanish and Portuguese; "pelo menos" tells which.
  const tied = [...counts.keys()].filter((each) => counts[each] === most);
  const at = tied.reduce((best, each) => ((hinted[each] ?? 0) > (hinted[best] ?? 0) ? each : best));
  return most > english && (surely & (1 << at)) !== 0 ? vocabularies[at] : undefined;
}

/** Whether a text has one of some letters. */
function hasLetters(text: string, letters = ""): boolean {
  return [...letters].some((letter) => text.includes(letter));
}

/** Adds one to the count of each language whose bit is set. */
function addVotes(counts: number[], bits: number): void {
  if (bits === 0) return;
  for (const at of counts.keys()) if (bits & (1 << at)) counts[at] = (counts[at] ?? 0) + 1;
}

/** "Un-sets" are no word of French, "UMA draft" names a set, and "PO storm" is played in Vintage. */
function isOfAnyLanguage(said: string, { text, start, end }: Token, next: Token | undefined): boolean {
  if (text === "un" && next?.between === "-") return true;
  // "Ob nix" is a planeswalker.
  if (text === "ob" && /^nix/.test(next?.text ?? "")) return true;
  // "Jund em out" is English, though "em" is a word of Portuguese.
  if (text === "em" && EM_BEFORE.test(next?.text ?? "")) return true;
  return /^[A-Z]{2,3}$/.test(said.slice(start, end)) && said !== said.toUpperCase();
}

/** Words behind "em" that make it "them". */
const EM_BEFORE = /^(?:out|all|up|down|off|over|good|in|with|to|from|for|and|so)$/;

/** English by their apostrophe: without it "im" is a word of German. */
const CONTRACTIONS: ReadonlySet<string> = new Set(["im", "id", "ill", "ive", "its", "hes", "shes", "were"]);

/** The language of a wish that is hardly more than a compound: "Elfendeck". */
function compoundOf(
  tokens: readonly Token[],
  vocabularies: readonly Vocabulary[],
  { isKnown, namedAt }: Untouched,
): Vocabulary | undefined {
  if (tokens.length > MOST_BESIDE_COMPOUND) return undefined;
  return vocabularies.find(
    (vocabulary) =>
      vocabulary.hasCompounds &&
      tokens.some(
        ({ text }, at) =>
          !isNamed(tokens, at, namedAt) &&
          text.length >= LEAST_COMPOUND &&
          !isKnown(text) &&
          !COMMON_WORDS.has(text) &&
          !isGluedMono(text, isKnown) &&
          partsOf(text, vocabulary, (word) => isKnown(word)) !== undefined,
      ),
  );
}

/** "Monoblack" is written so in English, too. */
function isGluedMono(word: string, isKnown: Untouched["isKnown"]): boolean {
  return word.startsWith("mono") && isKnown(word.slice("mono".length));
}

/** Whether a word is of a card's name: "Goblin Charbelcher" is no compound. */
function isNamed(tokens: readonly Token[], at: number, namedAt: Untouched["namedAt"]): boolean {
  for (let from = Math.max(0, at - 3); from <= at; from++) if (from + namedAt(tokens, from) > at) return true;
  return false;
}

/** The letters of a compound, and the words that may stand beside one that tells the language alone. */
const LEAST_COMPOUND = 7;
const MOST_BESIDE_COMPOUND = 6;
