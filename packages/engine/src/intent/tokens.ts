/** What stands between two words: nothing or blanks and hyphens, a comma or plus, or an end such as a full stop or a line break. */
export type Gap = "tight" | "comma" | "hard";

/** A word of the wish, folded for comparison, with its place in the original. */
export interface Token {
  /** Lower case, without accents and apostrophes. */
  readonly text: string;
  readonly start: number;
  /** One past the last character. */
  readonly end: number;
  /** The characters between the word before and this one, without double brackets around names. */
  readonly between: string;
  readonly gap: Gap;
  readonly capital: boolean;
  /** Put into English from another language. */
  readonly isTranslated?: true;
}

/** A signed pair (`+1/+1`), a figure with separators, a fraction (`7/10`), `&`, or a word with letters, digits, inner apostrophes. */
const WORD =
  /[+\-−]\d{1,3}\/[+\-−]\d{1,3}|\d{1,9}(?:[.,]\d{1,9})+k?(?![\p{L}\p{N}])|\d{1,9}\/\d{1,9}(?![\p{L}\p{N}/])|&|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’`´](?=\p{L}))*/gu;

const LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ø: "o",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
};

/** Folds one word: lower case, no accents, no apostrophes; `&` becomes "and". */
function foldWord(word: string): string {
  if (word === "&") return "and";
  if (/^[a-z0-9]+$/.test(word)) return word;
  const plain = word
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}'’`´]/gu, "")
    .replace(/−/g, "-");
  return /[^\p{ASCII}]/u.test(plain)
    ? plain.replace(/[æœßøðþłđ]/g, (letter) => LETTERS[letter] ?? letter)
    : plain;
}

/** "keep [[Hydroid Krasis]] out": double brackets around a card's name end nothing. */
const BRACKETS = /\[\[|\]\]/g;

/** Words as people type them in haste, by the whole word. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sth: "something",
    smth: "something",
    smthing: "something",
    sumthing: "something",
    somethin: "something",
  }),
);

/** "Love em": in other languages the word is another. */
function isThem(raw: string, before: Token | undefined): boolean {
  return (
    raw === "em" &&
    /^(?:love|hate|like|of|use|want|got|have|own|need|all|beat|kill)$/.test(before?.text ?? "")
  );
}

/** Splits a text into folded words. Linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const start = match.index;
    const between = text.slice(last, start).replace(BRACKETS, "");
    const first = raw.charAt(0);
    const word = isThem(raw, tokens.at(-1)) ? "them" : foldWord(raw);
    const folded = SHORT_FORMS.get(word) ?? word;
    last = start + raw.length;
    if (folded === "") continue;
    tokens.push({
      text: folded,
      start,
      end: last,
      between,
      gap: isLimitEnded(tokens, between, raw) ? "hard" : gapOf(between, tokens.at(-1), raw),
      capital: first !== first.toLowerCase(),
    });
  }
  return tokens;
}

/** The folded words of a name or phrase, joined by blanks: the key under which phrases are compared. */
export function foldPhrase(text: string): string {
  if (/^[A-Za-z ,'-]+$/.test(text)) {
    return text
      .toLowerCase()
      .replaceAll("'", "")
      .replace(/[ ,-]+/g, " ")
      .trim();
  }
  let folded = "";
  for (const match of text.matchAll(WORD)) folded += `${folded === "" ? "" : " "}${foldWord(match[0])}`;
  return folded;
}

/** Words that a full stop shortens and does not end a sentence behind. */
const SHORTENED: ReadonlySet<string> = new Set(
  "vs st mr mrs ms dr jr sr max min avg inc incl etc eg ie ca approx cmc mv lvl pt vol feat".split(" "),
);

/** Those that number what follows, and are words of their own where no figure does: "soldiers no. Pioneer", "60 usd. humans". */
const NUMBERING: ReadonlySet<string> = new Set(["no", "nr", "usd"]);

/** Those that end a clause as well, behind what they limit: "creatures: 30 min. Removal: 8 max." */
const LIMITING: ReadonlySet<string> = new Set(["min", "max"]);

function isShortened({ text: before, gap }: Pick<Token, "text" | "gap">, word: string): boolean {
  if (NUMBERING.has(before)) return /^\d/.test(word);
  if (LIMITING.has(before) && gap === "tight" && !/^[\d$]/.test(word)) return false;
  return /^[a-z]$/.test(before) || SHORTENED.has(before);
}

/**
 * Whether a dash, or a slash or the like, stands by itself between two words, which parts what was said from what follows: "he is on
 * burn - soldiers, please".
 */
export function isDash(between: string): boolean {
  return /\s(?:[-–/~]|--)\s|—/.test(between);
}

/** "8 fetches max. 25+ creatures": whether "max." ends what a figure before it counts, and belongs to none behind it. */
function isLimitEnded(tokens: readonly Token[], between: string, word: string): boolean {
  if (between.trim() !== "." || !/^\d/.test(word) || !LIMITING.has(tokens.at(-1)?.text ?? "")) return false;
  for (let at = tokens.length - 2; at >= tokens.length - COUNT_REACH; at--) {
    if (tokens[at + 1]?.gap === "hard" || tokens[at + 1]?.gap === "comma") return false;
    if (/^\d{1,3}x?$/.test(tokens[at]?.text ?? "")) return true;
  }
  return false;
}

/** Words from a figure to the limit behind what it counts. */
const COUNT_REACH = 5;

const NOTHING = { text: "", gap: "hard" } as const;

function gapOf(between: string, before: Token | undefined, word: string): Gap {
  if (between === " " || between === "") return "tight";
  if (/[\n\r;!?()[\]"“”„«»<>|]/.test(between)) return "hard";
  if (/[.:]/.test(between))
    return between.trim() === "." && isShortened(before ?? NOTHING, word) ? "tight" : "hard";
  if (/[,+]/.test(between)) return "comma";
  if (isDash(between) && !/^\d/.test(word) && !/^\d/.test(before?.text ?? "")) return "comma";
  return /^[\s\-–—'’*_~/{}$€£#@]*$/.test(between) ? "tight" : "hard";
}

/** The folded words `from` to `to`, joined by blanks. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  let words = "";
  for (let index = from; index < to; index++)
    words += `${index > from ? " " : ""}${tokens[index]?.text ?? ""}`;
  return words;
}
