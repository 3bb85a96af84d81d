import type { Phrases } from "../phrases.ts";
import type { Token } from "../tokens.ts";
import { type Meant, stemOf, type Vocabulary } from "./vocabulary.ts";

/** The least letters of a part of a compound. */
const LEAST_PART = 3;
/** The most letters of a compound. */
const LONGEST_COMPOUND = 40;
/** The most parts of a compound. */
const MOST_PARTS = 4;

/** What translating leaves as it stands: English names of cards, and words of the game that every language uses. */
export interface Untouched {
  /** How many words of a card's name begin here; 0 for none. */
  namedAt(tokens: readonly Token[], at: number): number;
  /** Whether a single word is one of the English lexicon. */
  isKnown(word: string): boolean;
}

/** Words of a language with the English ones for them, each with the place of what it was made from. */
export function translate(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  { namedAt, isKnown }: Untouched,
): Token[] {
  const stemmed = tokens.map((token) => {
    const stem = stemOf(token.text, vocabulary);
    return stem === undefined ? token : { ...token, text: stem };
  });
  const english: Token[] = [];
  let dropped: Token[] = [];
  const put = (from: number, to: number, meant: Meant): void => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (first === undefined || last === undefined) return;
    if (meant.length === 0) {
      dropped.push(...tokens.slice(from, to));
      return;
    }
    const lead = [...dropped, first];
    dropped = [];
    for (const [at, text] of meant.entries())
      english.push({
        text,
        start: first.start,
        end: last.end,
        ...(at === 0 ? gapBefore(lead) : { between: " ", gap: "tight" as const }),
        capital: false,
        isTranslated: true,
      });
  };
  const keep = (from: number, to: number): void => {
    for (const token of tokens.slice(from, to)) {
      english.push({ ...token, ...gapBefore([...dropped, token]) });
      dropped = [];
    }
  };
  for (let at = 0; at < tokens.length; ) {
    const name = namedAt(tokens, at);
    const found = longer(vocabulary.phrases.longest(tokens, at), vocabulary.phrases.longest(stemmed, at));
    const length = found?.length ?? 1;
    const parts = found === undefined ? compoundAt(tokens, at, vocabulary, isKnown) : found.value;
    if (name > 1 && name > (found?.length ?? 0)) {
      keep(at, at + name);
      at += name;
      continue;
    }
    if (parts === undefined) keep(at, at + 1);
    else put(at, at + length, parts);
    at += length;
  }
  return withRanges(english);
}

/** "24 bis 28 Länder": what means "under" before one figure means "to" between two. */
function withRanges(tokens: readonly Token[]): Token[] {
  const isFigure = (at: number): boolean => /^\d+$/.test(tokens[at]?.text ?? "");
  return tokens.map((token, at) =>
    token.text === "under" && token.isTranslated === true && isFigure(at - 1) && isFigure(at + 1)
      ? { ...token, text: "to" }
      : token,
  );
}

function compoundAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): Meant | undefined {
  const token = tokens[at];
  return token && vocabulary.hasCompounds ? partsOf(token.text, vocabulary, isKnown) : undefined;
}

type Match = ReturnType<Phrases<Meant>["longest"]>;

function longer(one: Match, other: Match): Match {
  return (other?.length ?? 0) > (one?.length ?? 0) ? other : one;
}

/** What stands before the last of some words, where the others are left out: the strongest of their gaps. */
function gapBefore(tokens: readonly Token[]): Pick<Token, "between" | "gap"> {
  const strongest = tokens.find(({ gap }) => gap === "hard") ?? tokens.find(({ gap }) => gap === "comma");
  const { between, gap } = strongest ?? tokens.at(-1) ?? { between: " ", gap: "tight" };
  return { between, gap };
}

/** What the parts of a compound mean, last part last: `elfendeck`. What rules out stands before what it rules out. */
export function partsOf(
  word: string,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): Meant | undefined {
  if (word.length > LONGEST_COMPOUND) return undefined;
  const ruledOut = ruledOutIn(word, vocabulary, isKnown);
  if (ruledOut !== undefined) return ["without", ...ruledOut];
  const parts = split(word, vocabulary, isKnown, MOST_PARTS);
  if (parts === undefined) return undefined;
  return parts.at(-1) === "free" ? ["without", ...parts.slice(0, -1)] : parts;
}

/** What a word says is not there: creatures in `kreaturenlos`. */
function ruledOutIn(word: string, vocabulary: Vocabulary, isKnown: (word: string) => boolean) {
  if (vocabulary.phrases.get(word) !== undefined) return undefined;
  const end = vocabulary.ruledOutAtEnd.find((each) => word.endsWith(each));
  return end === undefined ? undefined : headOf(word.slice(0, -end.length), vocabulary, isKnown);
}

function split(
  word: string,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
  left: number,
): Meant | undefined {
  const whole = vocabulary.phrases.get(word);
  if (whole !== undefined) return whole;
  if (isKnown(word)) return [word];
  if (left <= 1) return undefined;
  for (let length = word.length - LEAST_PART; length >= LEAST_PART; length--) {
    const head = word.slice(0, length);
    const meant = headOf(head, vocabulary, isKnown);
    if (meant === undefined) continue;
    const rest = split(word.slice(length), vocabulary, isKnown, left - 1);
    if (rest !== undefined) return [...meant, ...rest];
  }
  return undefined;
}

/** The first part of a compound, with or without the letters that join it to the next. */
function headOf(
  head: string,
  { phrases, joints }: Vocabulary,
  isKnown: (word: string) => boolean,
): Meant | undefined {
  for (const form of [
    head,
    ...joints.filter((joint) => head.endsWith(joint)).map((joint) => head.slice(0, -joint.length)),
  ]) {
    if (form.length < LEAST_PART) continue;
    const meant = phrases.get(form);
    if (meant !== undefined && meant.length > 0) return meant;
    if (isKnown(form)) return [form];
  }
  return undefined;
}
