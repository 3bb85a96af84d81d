import type { Language } from "../../../data/languages/language.ts";
import { wordList } from "../../../data/word-list.ts";
import { foldPhrase, type Token, tokenize } from "../tokens.ts";
import { withCountsParted } from "./counts-behind-nouns.ts";
import { ruleOut, withPricesRuledOut } from "./rule-out.ts";
import type { Untouched } from "./translate.ts";
import { entriesOf, type Meant } from "./vocabulary.ts";

/** The words of a language that is written without blanks between them, or whose words take on others behind. */
export interface Segments {
  readonly language: Language;
  readonly words: ReadonlyMap<string, Meant>;
  /** What rules out the words before it. */
  readonly ruledOut: ReadonlySet<string>;
  readonly longest: number;
  /** Blanks part words, and a word is read whole or not at all. */
  readonly hasBlanks: boolean;
}

/** Prepares the words of a language that is read letter by letter. */
export function segmentsOf(language: Language): Segments {
  const words = new Map<string, Meant>();
  for (const [said, meant] of entriesOf(language)) if (!words.has(said)) words.set(said, meant);
  const ruledOut = new Set(wordList(language.ruledOutBehind ?? "").filter((word) => word !== ""));
  let longest = 0;
  for (const word of [...words.keys(), ...ruledOut]) longest = Math.max(longest, word.length);
  return { language, words, ruledOut, longest, hasBlanks: language.script === "hangul" };
}

/** A stretch of the text and what it says. */
interface Piece {
  readonly start: number;
  readonly end: number;
  /** Undefined: not known. */
  readonly meant: Meant | undefined;
  readonly rulesOut: boolean;
}

const ASCII_WORD = /[+-]\d+\/[+-]\d+|[a-z0-9]+(?:[.,'’][a-z0-9]+)*/giy;
const LETTER = /[\p{L}\p{M}\p{N}ー]/u;

/** The words of a text, English for those that are known, each with its place in the text. */
export function segment(text: string, segments: Segments, namedAt: Untouched["namedAt"]): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  const gapTo = (start: number): Pick<Token, "between" | "gap"> => {
    const between = text.slice(last, start);
    const gap = /[\n\r;!?.…。！？;；()（）「」『』【】]/.test(between)
      ? "hard"
      : /[,、，+・]/.test(between)
        ? "comma"
        : "tight";
    return { between: gap === "tight" && between === "" ? " " : between, gap };
  };
  for (const piece of piecesOf(text, segments)) {
    if (piece.rulesOut) {
      ruleOut(tokens, piece.end, namedAt);
      last = piece.end;
      continue;
    }
    const own = text.slice(piece.start, piece.end);
    const words = piece.meant ?? tokenize(own).map((token) => token.text);
    for (const [at, word] of words.entries())
      tokens.push({
        text: piece.meant === undefined ? foldPhrase(word) : word,
        start: piece.start,
        end: piece.end,
        ...(at === 0 ? gapTo(piece.start) : { between: " ", gap: "tight" as const }),
        capital: piece.meant === undefined && /^[A-Z]/.test(own),
        ...(piece.meant === undefined ? {} : { isTranslated: true as const }),
      });
    if (words.length > 0) last = piece.end;
  }
  return withPricesRuledOut(withCountsParted(text, tokens));
}

/** How many letters of a text are of words that are known: it tells apart languages that are written with the same ones. */
export function lettersKnown(text: string, segments: Segments): number {
  let letters = 0;
  for (const { start, end, meant, rulesOut } of piecesOf(text, segments))
    if (meant !== undefined || rulesOut) letters += end - start;
  return letters;
}

function* piecesOf(text: string, segments: Segments): Generator<Piece> {
  const lower = text.toLowerCase();
  let unknown = -1;
  for (let at = 0; at < text.length; ) {
    const pieces = piecesAt(lower, at, segments);
    const isLetter = pieces.length === 0 && LETTER.test(text.charAt(at));
    if (unknown >= 0 && !isLetter) {
      yield { start: unknown, end: at, meant: undefined, rulesOut: false };
      unknown = -1;
    }
    yield* pieces;
    if (isLetter && unknown < 0) unknown = at;
    at = pieces.at(-1)?.end ?? at + 1;
  }
  if (unknown >= 0) yield { start: unknown, end: text.length, meant: undefined, rulesOut: false };
}

/** What is known to begin here, or a word in Latin letters or a figure; nothing of other letters that nothing begins with. */
function piecesAt(text: string, at: number, segments: Segments): readonly Piece[] {
  ASCII_WORD.lastIndex = at;
  const ascii = ASCII_WORD.exec(text)?.[0].length ?? 0;
  const found = segments.hasBlanks ? wordAt(text, at, segments) : longestAt(text, at, segments);
  if (found.length > 0 && (found.at(-1)?.end ?? 0) >= at + ascii) return found;
  return ascii === 0 ? [] : [{ start: at, end: at + ascii, meant: undefined, rulesOut: false }];
}

/** The longest word that begins here. */
function longestAt(text: string, at: number, { words, ruledOut, longest }: Segments): readonly Piece[] {
  for (let end = Math.min(text.length, at + longest); end > at; end--) {
    const word = text.slice(at, end);
    if (ruledOut.has(word)) return [{ start: at, end, meant: undefined, rulesOut: true }];
    const meant = words.get(word);
    if (meant !== undefined) return [{ start: at, end, meant, rulesOut: false }];
  }
  return [];
}

/** The words that begin here and end at a blank or another script. */
function wordAt(text: string, at: number, segments: Segments): readonly Piece[] {
  const isWithin = (index: number): boolean => /[\p{Script=Hangul}]/u.test(text.charAt(index));
  // Behind a figure a word may stand without a blank: "100달러".
  if (!isWithin(at) && !/[a-z]/.test(text.charAt(at))) return [];
  if (isWithin(at - 1)) return [];
  return chain(text, at, segments, isWithin, new Map()) ?? [];
}

function chain(
  text: string,
  at: number,
  segments: Segments,
  isWithin: (index: number) => boolean,
  known: Map<number, readonly Piece[] | undefined>,
): readonly Piece[] | undefined {
  if (known.has(at)) return known.get(at);
  known.set(at, undefined);
  for (let end = Math.min(text.length, at + segments.longest); end > at; end--) {
    const word = text.slice(at, end);
    const rulesOut = segments.ruledOut.has(word);
    const meant = segments.words.get(word);
    if (!rulesOut && meant === undefined) continue;
    const piece = { start: at, end, meant, rulesOut };
    const rest = isWithin(end) ? chain(text, end, segments, isWithin, known) : [];
    if (rest === undefined) continue;
    const pieces = [piece, ...rest];
    known.set(at, pieces);
    return pieces;
  }
  return undefined;
}
