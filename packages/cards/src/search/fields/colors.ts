import { COLORLESS_BIT, colorCount } from "../../colors.ts";
import { type Atom, compares, comparison, type Field } from "../atom.ts";
import { colorNames, readColors, sayColors } from "../color-words.ts";
import { nearest } from "../nearest.ts";
import type { Operator, Term } from "../tree.ts";

/** How sets of colors compare, said for each operator. */
const SAID: Readonly<Record<Exclude<Operator, ":">, readonly [string, string]>> = {
  "=": ["is exactly", "is not exactly"],
  "!=": ["is not exactly", "is exactly"],
  "<": ["is within, and less than,", "is not within, or all of,"],
  "<=": ["is within", "is not within"],
  ">": ["includes more than", "does not include more than"],
  ">=": ["includes", "does not include"],
};

function unknownColor(term: Term) {
  const suggestion = nearest(term.value.toLowerCase(), colorNames());
  return {
    problem: `“${term.value}” names no colors`,
    at: "value" as const,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** Compares two sets of colors. */
function comparesColors(operator: Exclude<Operator, ":">, mask: number, wanted: number): boolean {
  switch (operator) {
    case "=":
      return mask === wanted;
    case "!=":
      return mask !== wanted;
    case "<=":
      return (mask & ~wanted) === 0;
    case "<":
      return (mask & ~wanted) === 0 && mask !== wanted;
    case ">=":
      return (mask & wanted) === wanted;
    case ">":
      return (mask & wanted) === wanted && mask !== wanted;
  }
}

/**
 * `c:` is at least these colors. Of a card with two faces the front decides what it is exactly, while either face's
 * colors are included.
 */
export const colorField: Field = (term, { index }) => {
  const wish = readColors(term.value);
  const front = index.table.colors;
  const any = index.anyColors();
  const key = `color ${term.operator} ${term.value.toLowerCase()}`;
  if (!wish) return unknownColor(term);
  if (wish.kind !== "colors")
    return countAtom(term, wish, "the number of colors", key, (card) => front[card] ?? 0);
  // Colorless is no color to include: a card either is or is not.
  const operator = term.operator === ":" ? (wish.mask === 0 ? "=" : ">=") : term.operator;
  const isIncluding = operator === ">=" || operator === ">";
  const mine = (card: number): number => (isIncluding ? any[card] : front[card]) ?? 0;
  return withMulti(wish, mine, {
    level: "card",
    cost: 1,
    key,
    ...sayComparison("the color", operator, wish.mask),
    test: (card) => comparesColors(operator, mine(card), wish.mask),
  });
};

/** Leaves those of more than one color, where the term asks for it with an m among its letters. */
function withMulti(
  { isMulti }: { readonly isMulti?: true },
  maskOf: (card: number) => number,
  atom: Atom,
): Atom {
  if (!isMulti) return atom;
  return {
    ...atom,
    says: `${atom.says} and is of more than one`,
    saysNot: `${atom.saysNot} or is of one alone`,
    test: (card) => colorCount(maskOf(card)) > 1 && atom.test(card),
  };
}

/** `id:` is within these colors: what a commander of these colors may have in its deck. */
export const identityField: Field = (term, { index }) => {
  const wish = readColors(term.value);
  const identity = index.table.colorIdentity;
  const key = `identity ${term.operator} ${term.value.toLowerCase()}`;
  if (!wish) return unknownColor(term);
  if (wish.kind !== "colors")
    return countAtom(term, wish, "the number of colors in the identity", key, (card) => identity[card] ?? 0);
  const operator = term.operator === ":" ? "<=" : term.operator;
  return withMulti(wish, (card) => identity[card] ?? 0, {
    level: "card",
    cost: 1,
    key,
    ...sayComparison("the color identity", operator, wish.mask),
    test: (card) => comparesColors(operator, identity[card] ?? 0, wish.mask),
  });
};

/** `produces:` is at least this mana; colorless mana counts as one more color. */
export const producesField: Field = (term, { index }) => {
  const wish = readColors(term.value);
  const produced = index.table.producedMana;
  const key = `produces ${term.operator} ${term.value.toLowerCase()}`;
  if (!wish) return unknownColor(term);
  const total = (card: number): number =>
    colorCount(produced[card] ?? 0) + ((produced[card] ?? 0) & COLORLESS_BIT ? 1 : 0);
  if (wish.kind === "multicolor")
    return {
      level: "card",
      cost: 1,
      key,
      says: "it can make mana of more than one kind",
      saysNot: "it cannot make mana of more than one kind",
      test: (card) => total(card) > 1,
    };
  if (wish.kind === "count")
    return {
      level: "card",
      cost: 1,
      key,
      ...comparison("the number of kinds of mana that it makes", term.operator, String(wish.count)),
      test: (card) => produced[card] !== 0 && compares(term.operator, total(card), wish.count),
    };
  const mask = wish.mask | (wish.mask === 0 || /^[wubrg]*c[wubrgc]*$/i.test(term.value) ? COLORLESS_BIT : 0);
  const operator = term.operator === ":" ? ">=" : term.operator;
  return {
    level: "card",
    cost: 1,
    key,
    ...sayComparison("the mana that it makes", operator, mask),
    // A card that makes no mana is not "at most red".
    test: (card) => produced[card] !== 0 && comparesColors(operator, produced[card] ?? 0, mask),
  };
};

function countAtom(
  term: Term,
  wish: { readonly kind: "count"; readonly count: number } | { readonly kind: "multicolor" },
  subject: string,
  key: string,
  maskOf: (card: number) => number,
): Atom {
  const count = (card: number): number => colorCount(maskOf(card));
  const many = [`${subject} is more than one`, `${subject} is at most one`] as const;
  const said =
    wish.kind === "count"
      ? comparison(subject, term.operator, String(wish.count))
      : term.operator === "!="
        ? { says: many[1], saysNot: many[0] }
        : { says: many[0], saysNot: many[1] };
  const isAsked = (card: number): boolean =>
    wish.kind === "count" ? compares(term.operator, count(card), wish.count) : count(card) > 1;
  const isOpposite = wish.kind === "multicolor" && term.operator === "!=";
  return { level: "card", cost: 1, key, ...said, test: (card) => isAsked(card) !== isOpposite };
}

function sayComparison(
  subject: string,
  operator: Exclude<Operator, ":">,
  mask: number,
): Pick<Atom, "says" | "saysNot"> {
  if (mask === 0 && operator !== ">=" && operator !== ">") {
    const [is, isNot] = [`${subject} is colorless`, `${subject} is not colorless`];
    return operator === "!=" ? { says: isNot, saysNot: is } : { says: is, saysNot: isNot };
  }
  const [verb, opposite] = SAID[operator];
  const colors = sayColors(mask);
  return { says: `${subject} ${verb} ${colors}`, saysNot: `${subject} ${opposite} ${colors}` };
}
