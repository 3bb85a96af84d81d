import { type Atom, compares, comparison, type Field, type Problem, type TermContext } from "../atom.ts";
import { numberText, type PrintedNumbers, printedNumber } from "../search-index.ts";
import type { Operator, Term } from "../tree.ts";

/** A number of each face of a card, or of the whole card. */
interface NumberSource {
  readonly subject: string;
  /** Reads it by the position of the face and of the card. */
  readonly read: (context: TermContext) => (face: number, card: number) => number;
  /** As printed, where a face has something other than a plain number. */
  readonly printed?: (odd: PrintedNumbers) => readonly string[];
}

const POWER: NumberSource = {
  subject: "the power",
  read: ({ index }) => {
    const { power } = index.faceNumbers();
    return (face) => power[face] ?? Number.NaN;
  },
  printed: ({ power }) => [power],
};
const TOUGHNESS: NumberSource = {
  subject: "the toughness",
  read: ({ index }) => {
    const { toughness } = index.faceNumbers();
    return (face) => toughness[face] ?? Number.NaN;
  },
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
  printed: ({ loyalty }) => [loyalty],
};
const DEFENSE: NumberSource = {
  subject: "the defense",
  read: ({ index }) => {
    const { defense } = index.faceNumbers();
    return (face) => defense[face] ?? Number.NaN;
  },
  printed: ({ defense }) => [defense],
};
const MANA_VALUE: NumberSource = {
  subject: "the mana value",
  read: ({ index }) => {
    const values = index.manaValue();
    return (_, card) => values[card] ?? Number.NaN;
  },
};
const countOfPrintings = (
  subject: string,
  count: (context: TermContext, from: number, to: number) => number,
): NumberSource => ({
  subject,
  read: (context) => (_, card) => count(context, ...context.index.table.printingsOf(card)),
});
const isPaper = ({ index }: TermContext, at: number): boolean => ((index.printings.games[at] ?? 0) & 1) !== 0;
function setsAmong(context: TermContext, from: number, to: number, paperOnly: boolean): number {
  const { set } = context.index.printings;
  if (to - from === 1) return !paperOnly || isPaper(context, from) ? 1 : 0;
  const sets = new Set<number>();
  for (let at = from; at < to; at++) if (!paperOnly || isPaper(context, at)) sets.add(set[at] ?? -1);
  return sets.size;
}

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
  prints: countOfPrintings("the number of printings", (_, from, to) => to - from),
  sets: countOfPrintings("the number of sets it is in", (context, from, to) =>
    setsAmong(context, from, to, false),
  ),
  papersets: countOfPrintings("the number of paper sets it is in", (context, from, to) =>
    setsAmong(context, from, to, true),
  ),
  paperprints: countOfPrintings("the number of paper printings", (context, from, to) => {
    let count = 0;
    for (let at = from; at < to; at++) if (isPaper(context, at)) count++;
    return count;
  }),
};

/** Compares a number with a number, with another number of the same face, or asks whether it is even or odd. */
export const numberField: Field = (term, context) => {
  const source = NUMBERS[term.keyword];
  if (!source) return { problem: `“${term.keyword}” is no number of a card`, at: "keyword" };
  const value = term.value.trim().toLowerCase();
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
  const other = Object.hasOwn(NUMBERS, value) ? NUMBERS[value] : undefined;
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
  return anyFace(term, context, says, saysNot, (face, card) =>
    compares(term.operator, mine(face, card), number),
  );
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
  // What a player chooses counts nothing.
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

/** Compares numbers that printings have: prices and the like. `NaN` is unknown and never matches. */
export function printingNumber(
  subject: string,
  read: (context: TermContext) => (printing: number) => number,
  say: (value: number) => string,
): Field {
  return (term, context) => {
    const wanted = Number(term.value.replace(/^[$€]/, ""));
    if (term.value.trim() === "" || Number.isNaN(wanted)) return notNumber(term);
    const number = read(context);
    return {
      level: "printing",
      cost: 3,
      key: `${term.keyword} ${term.operator} ${wanted}`,
      ...comparison(subject, term.operator, say(wanted)),
      test: (at) => compares(term.operator, number(at), wanted),
    };
  };
}

/** An operator that asks for less or more. */
export function isOrder(operator: Operator): boolean {
  return operator === "<" || operator === "<=" || operator === ">" || operator === ">=";
}
