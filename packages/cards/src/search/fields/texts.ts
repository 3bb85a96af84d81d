import { foldName } from "../../names/fold.ts";
import {
  type Atom,
  clause,
  compares,
  comparison,
  type Field,
  type Problem,
  type TermContext,
} from "../atom.ts";
import { type Bits, both, filterBits, hasBit, isEmpty, noBits, without } from "../bits.ts";
import { normalText, withTildes } from "../card-texts.ts";
import { bitsByNumber, type RowTest } from "../column-bits.ts";
import { EXTRA_WORDS } from "../extras.ts";
import { foldText } from "../fold-text.ts";
import type { JoinedTexts } from "../joined-texts.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "../search-index.ts";
import type { ExactTerm, NameTerm, Term } from "../tree.ts";
import type { WordColumn } from "../word-column.ts";
import { regexAtom } from "./regex-atom.ts";

/** Texts of cards as a column in which each has its own. */
function oneEach({ texts }: JoinedTexts, { cardNumbers }: SearchIndex): WordColumn {
  return { ids: cardNumbers(), words: texts };
}

const NO_TEXT: Problem = {
  problem: "These cards carry no rules text; `deckwright cards update` brings it",
  at: "keyword",
};

/** A word or phrase of the name, anywhere in it. */
export function nameAtom(term: NameTerm | Term, context: TermContext): Atom | Problem {
  const { index } = context;
  if (term.form === "regex")
    return regexAtom(term, context, {
      subject: "the name",
      level: "card",
      texts: oneEach(index.plainNames(), index),
      joined: index.plainNames(),
    });
  const wanted = foldName(term.value);
  if (wanted === "") return { problem: "There is nothing to look for in names", at: "value" };
  const base = {
    level: "card",
    cost: 4,
    key: `name ${wanted}`,
    ...clause("the name", "contains", "does not contain", `“${term.value}”`),
  } as const;
  if (/[\p{L}\p{N}]/u.test(wanted) && !term.value.includes("__")) {
    const names = index.names();
    return { ...base, test: (card) => names.holds(card, wanted), bits: () => names.holding(wanted) };
  }
  // Folded names have no punctuation. Halves of a card are joined by either sign.
  const plain = index.plainNames();
  const sign = foldText(term.value).trim();
  const isJoint = sign === "&";
  return { ...base, test: (card) => plain.holds(card, sign) || (isJoint && plain.holds(card, "//")) };
}

/**
 * The card, or the face, of just this name; with a sign between them, the faces in any order. Finds what is hidden otherwise,
 * too.
 */
export function exactAtom(term: ExactTerm, { index }: TermContext): Atom | Problem {
  const wanted = foldName(term.value);
  const asked = facesOf(term.value, /\/+|&+/);
  // Signs between two faces alone name none.
  if (wanted === "" || asked.length === 0) {
    return { problem: "There is no name behind the exclamation mark", at: "value" };
  }
  const names = index.names();
  const test = (card: number): boolean => {
    const folded = names.texts[card] ?? "";
    if (folded === wanted || folded.startsWith(`${wanted}\n`)) return true;
    // Folding is dear: only names whose words may be a face's of this name are looked at.
    const mayHold = (words: string): boolean =>
      folded.startsWith(`${words} `) || folded.includes(` ${words}`);
    if (!asked.every(mayHold)) return false;
    const name = index.table.name(card);
    if (!name.includes(" // ")) return false;
    const faces = facesOf(name, " // ");
    return asked.length === 1 ? faces.includes(wanted) : isSame(faces, asked);
  };
  return {
    level: "card",
    cost: 4,
    key: `exact ${asked.join("//")}`,
    ...clause("the name", "is", "is not", `“${term.value}”`),
    reveals: true,
    test,
    bits: () => filterBits(asked.map((face) => names.holding(face)).reduce(both), test),
  };
}

/** The folded names on both sides of a sign. */
function facesOf(name: string, sign: string | RegExp): readonly string[] {
  const faces = name.split(sign).map(foldName);
  return faces.length > MOST_FACES ? [foldName(name)] : faces.filter((face) => face !== "");
}

/** The same texts, in whatever order. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join("\n") === other.toSorted().join("\n");
}

/** No card has more; "Who // What // When // Where // Why" has as many. */
const MOST_FACES = 5;

/** Part of the type line of any face. */
export const typeField: Field = (term, context) => {
  const { index } = context;
  const lines = index.typeLines();
  if (term.form === "regex") {
    const value = term.value.replace(/\btribal\b/gi, "(?:tribal|kindred)");
    const atom = regexAtom({ ...term, value }, context, {
      subject: "the type line",
      level: "card",
      texts: lines,
    });
    return { ...atom, ...clause("the type line", "matches", "does not match", `/${term.value}/`) };
  }
  // Tribal cards are kindred cards since 2024.
  const wanted = foldText(term.value)
    .trim()
    .replace(/\btribal\b/g, "kindred");
  if (wanted === "") return { problem: "There is no type to look for", at: "value" };
  const asked = wanted.split(" ");
  const says = clause("the type line", "contains", "does not contain", `“${term.value}”`);
  const found = linesWith(wanted, index);
  const base = { level: "card", cost: 2, key: `type ${wanted}`, ...says } as const;
  const atom: Atom = { ...base, ...lineTest(found, index) };
  if (!isEmpty(found)) {
    // Who asks for Dominaria asks for planes.
    const isOfExtras = isEmpty(without(found, index.extraLines()));
    return { ...atom, reveals: asked.some((word) => EXTRA_WORDS.has(word)) || isOfExtras };
  }
  // "Legendary goblin" stands nowhere as one; its words do.
  if (asked.length > 1 && asked.length <= MOST_WORDS) {
    const each = asked.map((word) => linesWith(word, index, (line) => line.split(" ").includes(word)));
    const all = each.reduce((some, more) => both(some, more));
    const words = `all of ${asked.map((word) => `“${word}”`).join(", ")}`;
    if (!isEmpty(all))
      return {
        ...base,
        key: `type words ${wanted}`,
        ...clause("the type line", "contains", "does not contain", words),
        ...lineTest(all, index),
      };
  }
  const suggestion = nearest(wanted, index.typeWords());
  const problem = `No card has “${term.value}” in its type line`;
  return { problem, atom, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
};

/** Words of a type that are looked for apart. */
const MOST_WORDS = 8;

/** Type lines that hold a text, by their numbers. Whoever asks for planes wants no planeswalkers; of other types a part will do. */
function linesWith(wanted: string, index: SearchIndex, test?: (line: string) => boolean): Bits {
  const { words } = index.typeLines();
  const holding = index.typeTexts().holding(wanted);
  if (test) return filterBits(holding, (line) => test(words[line] ?? ""));
  if (!EXTRA_WORDS.has(wanted)) return holding;
  const whole = new RegExp(`\\b${wanted}\\b`);
  return filterBits(holding, (line) => whole.test(words[line] ?? ""));
}

/** Cards with one of some type lines. */
function lineTest(lines: Bits, index: SearchIndex): RowTest {
  const { ids, words } = index.typeLines();
  return {
    test: (card) => hasBit(lines, ids[card] ?? 0),
    bits: () => {
      if (isEmpty(lines)) return noBits(index.table.size);
      return bitsByNumber(
        index.table.size,
        ids,
        Uint8Array.from(words, (_, line) => (hasBit(lines, line) ? 1 : 0)),
      );
    },
  };
}

function textField(whole: boolean): Field {
  return (term, context) => {
    const { index } = context;
    if (!index.table.meta.hasText) return NO_TEXT;
    const subject = whole ? "the text with reminders" : "the text";
    const texts = index.texts();
    const plain = whole ? texts.full : texts.plain;
    if (term.form === "regex") {
      const from = term.value.includes("~") ? texts.tilde : plain;
      return regexAtom(term, context, { subject, level: "card", texts: oneEach(from, index), joined: from });
    }
    if (/^[<>]/.test(term.operator)) return wordCount(term, plain);
    const wanted = withTildes(normalText(term.value));
    if (wanted.trim() === "") return { problem: "There is no text to look for", at: "value" };
    const from = wanted.includes("~") ? texts.tilde : plain;
    return {
      level: "card",
      cost: 16,
      key: `${subject} ${wanted}`,
      ...clause(subject, "contains", "does not contain", `“${term.value}”`),
      test: (card) => from.holds(card, wanted),
      bits: () => from.holding(wanted),
    };
  };
}

/** Rules text without reminder text; `~` stands for the card itself. `o>20` counts words. */
export const oracleField = textField(false);
/** Rules text with reminder text. */
export const fullTextField = textField(true);

function wordCount(term: Term, texts: JoinedTexts): Atom | Problem {
  const count = Number(term.value);
  if (term.value === "" || !Number.isFinite(count))
    return { problem: `“${term.keyword}${term.operator}” counts words and wants a number`, at: "value" };
  const counts = texts.wordCounts;
  return {
    level: "card",
    cost: 2,
    key: `words of ${term.keyword} ${term.operator} ${count}`,
    ...comparison("the number of words in the text", term.operator, String(count)),
    test: (card) => compares(term.operator, counts[card] ?? 0, count),
  };
}

/** A keyword ability or action that the card is known to have, by its whole name. */
export const keywordField: Field = (term, { index }) => {
  const wanted = foldText(term.value).trim();
  const keywords = index.keywords();
  const bits = keywords.get(wanted);
  const says = clause("it", "has", "does not have", `the keyword “${term.value}”`);
  const none = noBits(index.table.size);
  const found: Bits = bits ?? none;
  const atom: Atom = {
    level: "card",
    cost: 1,
    key: "",
    ...says,
    test: (card) => ((found[card >>> 5] ?? 0) & (1 << (card & 31))) !== 0,
    bits: () => found,
  };
  if (bits) return atom;
  const suggestion = nearest(wanted, keywords.keys());
  const problem = `No card has the keyword “${term.value}”`;
  return { problem, atom, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
};
