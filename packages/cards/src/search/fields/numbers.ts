import { ownEntry } from "../../own-entry.ts";
import { type Atom, compares, comparison, type Field, type Problem, type TermContext } from "../atom.ts";
import { bitsCompared, cardsCompared } from "../column-bits.ts";
import { type FaceNumbers, numberText, type PrintedNumbers, printedNumber } from "../face-numbers.ts";
import type { PrintCounts } from "../print-counts.ts";
import type { Operator, Term } from "../tree.ts";
import { NO_ILLUSTRATIONS, tellsIllustrations } from "./looks.ts";

/** A number of each face of a card, or of the whole card. */
interface NumberSource {
  readonly subject: string;
  /** What to say where the loaded cards do not carry it; null where they do. */
  readonly lacks?: (context: TermContext) => Problem | null;
  /** Reads it by the position of the face and of the card. */
  readonly read: (context: TermContext) => (face: number, card: number) => number;
  /** All of them by face, or by card, where they lie in one column. */
  readonly faces?: (numbers: FaceNumbers) => Float32Array;
  readonly column?: (context: TermContext) => Float32Array | Uint16Array;
  /** As printed, where a face has something other than a plain number. */
  readonly printed?: (odd: PrintedNumbers) => readonly string[];
}

const POWER: NumberSource = {
  subject: "the power",
  read: ({ index }) => {
    const { power } = index.faceNumbers();
    return (face) => power[face] ?? Number.NaN;
  },
  faces: ({ power }) => power,
  printed: ({ power }) => [power],
};
const TOUGHNESS: NumberSource = {
  subject: "the toughness",
  read: ({ index }) => {
    const { toughness } = index.faceNumbers();
    return (face) => toughness[face] ?? Number.NaN;
  },
  faces: ({ toughness }) => toughness,
  printed: ({ toughness }) => [toughness],
};
const TOTAL: NumberSource = {
  subject: "the sum of power and toughness",
  read: ({ index }) => {
    const { power, toughness } = index.faceNumbers();
    return (face) => (power[face] ?? Number.NaN) + (toughness[face] ?? Number.NaN);
  },
  printed: ({ power, toughness }) => [power, toughness],
};
const LOYALTY: NumberSource = {
  subject: "the loyalty",
  read: ({ index }) => {
    const { loyalty } = index.faceNumbers();
    return (face) => loyalty[face] ?? Number.NaN;
  },
  faces: ({ loyalty }) => loyalty,
  printed: ({ loyalty }) => [loyalty],
};
const DEFENSE: NumberSource = {
  subject: "the defense",
  read: ({ index }) => {
    const { defense } = index.faceNumbers();
    return (face) => defense[face] ?? Number.NaN;
  },
  faces: ({ defense }) => defense,
  printed: ({ defense }) => [defense],
};
const MANA_VALUE: NumberSource = {
  subject: "the mana value",
  read: ({ index }) => {
    const values = index.manaValue();
    return (_, card) => values[card] ?? Number.NaN;
  },
  column: ({ index }) => index.manaValue(),
};
const countOfPrintings = (subject: string, which: keyof PrintCounts): NumberSource => ({
  subject,
  read: ({ index }) => {
    const counts = index.printCounts()[which];
    return (_, card) => counts[card] ?? Number.NaN;
  },
  column: ({ index }) => index.printCounts()[which],
});

const ILLUSTRATIONS: NumberSource = {
  subject: "the number of illustrations",
  lacks: ({ index }) => (tellsIllustrations(index) ? null : NO_ILLUSTRATIONS),
  read: ({ index }) => {
    const counts = index.illustrationCounts();
    return (_, card) => counts[card] ?? Number.NaN;
  },
  column: ({ index }) => index.illustrationCounts(),
};

/** Every number that terms compare, under each of its names. */
export const NUMBERS: Readonly<Record<string, NumberSource>> = {
  pow: POWER,
  power: POWER,
  tou: TOUGHNESS,
  toughness: TOUGHNESS,
  pt: TOTAL,
  powtou: TOTAL,
  loy: LOYALTY,
  loyalty: LOYALTY,
  def: DEFENSE,
  defence: DEFENSE,
  defense: DEFENSE,
  mv: MANA_VALUE,
  cmc: MANA_VALUE,
  manavalue: MANA_VALUE,
  prints: countOfPrintings("the number of printings", "all"),
  sets: countOfPrintings("the number of sets it is in", "sets"),
  papersets: countOfPrintings("the number of paper sets it is in", "paperSets"),
  paperprints: countOfPrintings("the number of paper printings", "paper"),
  illustrations: ILLUSTRATIONS,
};

/** Compares a number with a number, with another number of the same face, or asks whether it is even or odd. */
export const numberField: Field = (term, context) => {
  const source = NUMBERS[term.keyword];
  if (!source) return { problem: `“${term.keyword}” is no number of a card`, at: "keyword" };
  const value = term.value.trim().toLowerCase();
  const other = ownEntry(NUMBERS, value);
  const lacks = source.lacks?.(context) ?? other?.lacks?.(context);
  if (lacks) return lacks;
  const parity = value === "even" ? 0 : value === "odd" ? 1 : -1;
  const mine = source.read(context);
  if (parity >= 0) {
    const opposite = parity === 0 ? "odd" : "even";
    return anyFace(
      term,
      context,
      `${source.subject} is ${value}`,
      `${source.subject} is ${opposite}`,
      (face, card) => {
        const number = mine(face, card);
        return Number.isInteger(number) && Math.abs(number % 2) === parity;
      },
    );
  }
  if (other) {
    const theirs = other.read(context);
    const [says, saysNot] = /^[:=]$/.test(term.operator)
      ? [`${source.subject} equals ${other.subject}`, `${source.subject} does not equal ${other.subject}`]
      : [
          comparison(source.subject, term.operator, other.subject).says,
          comparison(source.subject, term.operator, other.subject).saysNot,
        ];
    return anyFace(term, context, says, saysNot, (face, card) =>
      compares(term.operator, mine(face, card), theirs(face, card)),
    );
  }
  const odd = oddNumber(term, context, source, value);
  if (odd) return odd;
  const number = readNumber(value);
  if (Number.isNaN(number)) return notNumber(term);
  const { says, saysNot } = comparison(source.subject, term.operator, term.value);
  const atom = anyFace(term, context, says, saysNot, (face, card) =>
    compares(term.operator, mine(face, card), number),
  );
  const { column, faces } = source;
  if (faces) {
    const { starts } = context.index.faceNumbers();
    return {
      ...atom,
      bits: () => cardsCompared(starts, faces(context.index.faceNumbers()), term.operator, number),
    };
  }
  return column ? { ...atom, bits: () => bitsCompared(column(context), term.operator, number) } : atom;
};

const STAR = /^(?:\d+[+-])?\*(?:[+-]\d+)?$/;

/**
 * Numbers that are printed as something else: `pow=*` is any with a star, `pow=1+*` and `loy=X` just that, and less and more
 * compare with a star among those that have one. `null` when a value is none of these.
 */
function oddNumber(term: Term, context: TermContext, source: NumberSource, value: string): Atom | null {
  const { printed } = source;
  if (!printed || /^[+-]?[\d.]*½?$/.test(value)) return null;
  const { odd } = context.index.faceNumbers();
  const wanted = numberText(value);
  const mine = source.read(context);
  const saidAs = /^[a-z]$/.test(value) ? value.toUpperCase() : value;
  const isStar = STAR.test(wanted);
  if (isStar && (isOrder(term.operator) || wanted !== "*")) {
    const rest = printedNumber(wanted);
    const { says, saysNot } = comparison(source.subject, term.operator, saidAs);
    return anyFace(term, context, says, saysNot, (face, card) => {
      const texts = odd.get(face);
      return (
        texts !== undefined &&
        printed(texts).some((text) => text.includes("*")) &&
        compares(term.operator, mine(face, card), rest)
      );
    });
  }
  const isIt = (text: string): boolean => (isStar ? text.includes("*") : text === wanted);
  const isAny = [...odd.values()].some((texts) => printed(texts).some(isIt));
  if (!isAny || wanted === "∞") return null;
  const isOpposite = term.operator === "!=";
  const isNever = term.operator === "<" || term.operator === ">";
  const { says, saysNot } = comparison(source.subject, isOpposite ? "!=" : "=", saidAs);
  return anyFace(term, context, says, saysNot, (face, card) => {
    if (isNever || Number.isNaN(mine(face, card))) return false;
    const texts = odd.get(face);
    return (texts !== undefined && printed(texts).some(isIt)) !== isOpposite;
  });
}

function readNumber(value: string): number {
  // What a player chooses counts as 0.
  if (/^[xyz]$/.test(value)) return 0;
  return /^(?:∞|[+-]?(?:\d{1,9}(?:\.\d{1,3})?|\.\d{1,3})?½?|(?:\d+[+-])?\*(?:[+-]\d+)?)$/.test(value)
    ? printedNumber(value.replace(/^\+/, ""))
    : Number.NaN;
}

function notNumber(term: Term): Problem {
  return { problem: `“${term.value}” is no number, nor another number of the card`, at: "value" };
}

function anyFace(
  term: Term,
  { index }: TermContext,
  says: string,
  saysNot: string,
  test: (face: number, card: number) => boolean,
): Atom {
  const { starts } = index.faceNumbers();
  return {
    level: "card",
    cost: 3,
    key: `${term.keyword} ${term.operator} ${term.value.toLowerCase()}`,
    says,
    saysNot,
    test: (card) => {
      const end = starts[card + 1] ?? 0;
      for (let face = starts[card] ?? 0; face < end; face++) if (test(face, card)) return true;
      return false;
    },
  };
}

/** `5`, `$0.50`, `.5`, `3€` */
const PRICE = /^[$€]?(-?(?:\d{1,9}(?:\.\d{0,4})?|\.\d{1,4}))[$€]?$/;

/** Compares prices of printings, in hundredths; 0 is unknown and never matches. */
export function priceNumber(
  subject: string,
  read: (context: TermContext) => Uint32Array,
  say: (value: number) => string,
): Field {
  return (term, context) => {
    const [, amount] = PRICE.exec(term.value.trim()) ?? [];
    if (amount === undefined) return { problem: `“${term.value}” is no price`, at: "value" };
    const wanted = Number(amount);
    const prices = read(context);
    // Rounded, because 0.29 * 100 is not exactly 29.
    const cents = Math.round(wanted * 1e8) / 1e6;
    return {
      level: "printing",
      cost: 3,
      key: `${term.keyword} ${term.operator} ${cents}`,
      ...comparison(subject, term.operator, say(wanted)),
      test: (at) => compares(term.operator, prices[at] || Number.NaN, cents),
      bits: () => bitsCompared(prices, term.operator, cents, 0),
    };
  };
}

/** An operator that asks for less or more. */
export function isOrder(operator: Operator): boolean {
  return operator === "<" || operator === "<=" || operator === ">" || operator === ">=";
}
