import { foldName } from "@deckwright/cards/names/fold.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import { COMMON_WORDS } from "../../data/common-words.ts";
import { cardsByName } from "./names-in-text.ts";
import { type GivenNumber, NUMBER_IN_WORDS, numbersInText, valueOfWords } from "./numbers-in-text.ts";

/** A number that may be given, and what it counts. */
export type Figure = Pick<GivenNumber, "value" | "unit">;

/** A deck, as far as words about it are held against it. */
export interface CheckedDeck {
  /** Names of its cards. */
  readonly cards: Iterable<string>;
  /** Figures that are true of it, each as what it is: a price is no count of cards. */
  readonly figures: Iterable<Figure>;
  /** Words that may be written with a capital: its format, creature type, themes. */
  readonly words?: Iterable<string>;
  /** What may stand in quotation marks beside its cards. */
  readonly quotes?: Iterable<string>;
}

/** Longest card names that are looked for, in words. */
const LONGEST = 10;

/** Words with a capital that are no names of cards, as players write them. */
const ORDINARY = new Set(
  `I I'm I'd I'll Magic Commander Brawl Modern Standard Pioneer Legacy Vintage Pauper Historic Oathbreaker EDH cEDH Free Plan Pro
  White Blue Black Red Green Azorius Dimir Rakdos Gruul Selesnya Orzhov Izzet Golgari Boros Simic Esper Grixis Jund Naya Bant
  Abzan Jeskai Sultai Mardu Temur AI`.split(/\s+/),
);

/** Words that open sentences far more often than they name the cards, or halves of cards, that are called so. */
const OPENING = new Set("there when where what turn turns sevens fliers".split(" "));

/** Words between the capitals of a name. */
const WITHIN_NAMES = new Set([
  "of",
  "the",
  "and",
  "to",
  "in",
  "for",
  "from",
  "with",
  "a",
  "an",
  "at",
  "on",
  "or",
]);

/**
 * The sentences of a text that somebody else has written which name no card but the deck's, and give no figure that is not
 * true of it. Strict: a name with capitals that nobody knows counts as a card, and a sentence in doubt is left out.
 */
export function checkedWords(text: string, deck: CheckedDeck, table: CardTable): string {
  const known = knownNames(deck.cards);
  const figures = [...deck.figures];
  const words = new Set([...(deck.words ?? [])].flatMap((each) => each.toLowerCase().split(/[^\p{L}]+/u)));
  const quotes = new Set([...(deck.quotes ?? [])].map(foldName));
  return sentencesOf(text)
    .filter(
      (sentence) =>
        isPlain(sentence) &&
        hasTrueFigures(sentence, figures) &&
        namesOnly(sentence, { known, words, quotes, table }),
    )
    .join(" ");
}

/** Sentences of a text, without signs that nobody sees. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .replace(/[\p{C}]+/gu, " ")
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?]["”’)]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** No addresses, tags, marks of a language of markup, or letters that look like others: they are for other readers than people. */
function isPlain(sentence: string): boolean {
  return (
    !/(?!\p{Script=Latin})\p{L}/u.test(sentence) &&
    !/https?:|www\.|\b\w+\.(?:com|net|org|io|gg)\b|[<>{}[\]|`*_#\\]|@\w/i.test(sentence) &&
    sentence.length <= 600
  );
}

/** A number in words where it counts cards. */
const COUNTED = new RegExp(
  `\\b${NUMBER_IN_WORDS}[ -](?:\\p{L}+[ -])?(?:lands?|creatures?|artifacts?|enchantments?|instants?|sorceries|planeswalkers?|cards?|spells?|copies|pieces|sources|dollars)\\b`,
  "giu",
);

/** A number in numerals, with what says that it is money or a share. */
const NUMERAL = /\$?\d[\d,]*(?:\.\d+)?(?:\s?%|[ -](?:percent|per cent|dollars?)\b)?/gi;

/** Figures as numerals must be true of the deck, but for turns; as words where they count its cards. */
function hasTrueFigures(sentence: string, figures: readonly Figure[]): boolean {
  const rest = sentence
    .replace(/\bturns? \d{1,2}(?:(?:-| to | or | and )\d{1,2})?/gi, " ")
    .replace(/[+-]\d+\/[+-]\d+/g, " ");
  const given = [...(rest.match(NUMERAL) ?? []), ...(rest.match(COUNTED) ?? [])];
  return numbersInText(given.join(" ; ")).every(({ value, unit, places }) =>
    figures.some((figure) => figure.unit === unit && Number(figure.value.toFixed(places)) === value),
  );
}

/** The deck's names, folded: whole, by a face, and what stands before a comma, as people say them. */
function knownNames(cards: Iterable<string>): ReadonlySet<string> {
  const known = new Set<string>();
  for (const name of cards) {
    for (const face of [name, ...name.split(" // ")]) {
      for (const said of [face, face.split(",")[0] ?? face, face.split(" the ")[0] ?? face])
        known.add(foldName(said));
    }
  }
  return known;
}

interface Known {
  readonly known: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly quotes: ReadonlySet<string>;
  readonly table: CardTable;
}

/** Names of all cards, folded. */
const allNames = oncePer(
  (table: CardTable): ReadonlySet<string> => new Set([...cardsByName(table).keys()].map(foldName)),
);

function namesOnly(sentence: string, { known, words, quotes, table }: Known): boolean {
  const quoted = quotedIn(sentence).map(foldName);
  if (quoted.some((inner) => !known.has(inner) && !quotes.has(inner))) return false;
  const tokens = sentence
    .replace(/["“”]/g, " ")
    .split(/\s+/)
    .filter((token) => token !== "");
  const names = allNames(table);
  for (let at = 0; at < tokens.length; ) {
    const held = longestIn(tokens, at, known, /./);
    // A single word is an ordinary one, unless it has a capital.
    const other = longestIn(tokens, at, names, / /);
    if (other > held) return false;
    if (held > 0) {
      at += held;
      continue;
    }
    const token = trimmed(tokens[at] ?? "");
    if (isCapital(token) && !isOrdinary(tokens, at, words, names)) return false;
    at++;
  }
  return true;
}

/** What stands in quotation marks. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/["“]([^"”]{2,200})["”]/g)].map(([, inner = ""]) => trimmed(inner));
}

/** How many words from here on are one of these names, however they are spelled; of those that fit the pattern. */
function longestIn(
  tokens: readonly string[],
  at: number,
  names: ReadonlySet<string>,
  fitting: RegExp,
): number {
  for (let length = Math.min(LONGEST, tokens.length - at); length >= 1; length--) {
    const run = tokens.slice(at, at + length).join(" ");
    for (const form of [run, trimmed(run).replace(/['’]s?$/, "")].map(foldName))
      if (fitting.test(form) && names.has(form)) return length;
  }
  return 0;
}

function trimmed(token: string): string {
  return token.replace(/^[("'‘“]+|[.,;:!?)"'’”]+$/g, "");
}

function isCapital(token: string): boolean {
  return /^\p{Lu}/u.test(token);
}

/** Whether a word with a capital is one by its place in the sentence, or an ordinary name. */
function isOrdinary(
  tokens: readonly string[],
  at: number,
  words: ReadonlySet<string>,
  names: ReadonlySet<string>,
): boolean {
  const token = trimmed(tokens[at] ?? "");
  const plain = token.toLowerCase().replace(/['’]s?$/, "");
  if (ORDINARY.has(token) || words.has(plain) || words.has(plain.replace(/s$/, ""))) return true;
  if (token.split("-").every((part) => ORDINARY.has(part))) return true;
  const opens = at === 0 || /[:]$/.test(tokens[at - 1] ?? "");
  if (opens && (OPENING.has(plain) || (valueOfWords(plain) > 0 && !names.has(foldName(plain)))))
    return !continuesName(tokens, at + 1);
  // The list of common words has no short ones.
  if (!opens || names.has(foldName(plain)) || !(plain.length <= 3 || COMMON_WORDS.has(plain))) return false;
  return !continuesName(tokens, at + 1);
}

/** Whether the words after an opening one go on with capitals, as a name does: "Shadow Emperor wins". */
function continuesName(tokens: readonly string[], at: number): boolean {
  const next = trimmed(tokens[at] ?? "");
  if (WITHIN_NAMES.has(next)) {
    const after = trimmed(tokens[at + 1] ?? "");
    const last = WITHIN_NAMES.has(after) ? trimmed(tokens[at + 2] ?? "") : after;
    return isCapital(last) && !ORDINARY.has(last);
  }
  return isCapital(next) && !ORDINARY.has(next);
}
