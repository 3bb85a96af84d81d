import { ownEntry } from "../../own-entry.ts";
import { PERMANENT_TYPES } from "../../table/card-table.ts";
import { type Atom, compares, comparison, type Field, type Problem } from "../atom.ts";
import { sayColors } from "../color-words.ts";
import { withOneSpelling } from "../fold-text.ts";
import { holds, readSymbols, type SymbolCounts, symbolColors } from "../mana-symbols.ts";
import type { Operator, Term } from "../tree.ts";
import { numberTest, rowTest } from "../word-column.ts";
import { regexAtom } from "./regex-atom.ts";

function notMana(term: Term): Problem {
  return { problem: `“${term.value}” is no mana cost; write it like {2}{W}{W} or 2WW`, at: "value" };
}

function comparesCosts(operator: Exclude<Operator, ":">, cost: SymbolCounts, wanted: SymbolCounts): boolean {
  const more = holds(cost, wanted);
  const less = holds(wanted, cost);
  switch (operator) {
    case "=":
      return more && less;
    case "!=":
      return !(more && less);
    case ">=":
      return more;
    case ">":
      return more && !less;
    case "<=":
      return less;
    case "<":
      return less && !more;
  }
}

const SAID: Readonly<Record<Exclude<Operator, ":">, readonly [string, string]>> = {
  "=": ["is", "is not"],
  "!=": ["is not", "is"],
  ">=": ["includes", "does not include"],
  ">": ["includes more than", "does not include more than"],
  "<=": ["is within", "is not within"],
  "<": ["is within, and less than,", "is not within, or all of,"],
};

/** `m:` is at least these symbols, in any order; a card without a cost has none to compare. */
export const manaField: Field = (term, context) => {
  const costs = context.index.costs();
  const symbols = context.index.symbols();
  if (term.form === "regex")
    return regexAtom(term, context, {
      subject: "the mana cost",
      level: "card",
      texts: { ids: costs.ids, words: context.index.costTexts() },
    });
  const wanted = readSymbols(term.value);
  if (!wanted) return notMana(term);
  const operator = term.operator === ":" ? ">=" : term.operator;
  const [verb, opposite] = SAID[operator];
  const shown = term.value.toUpperCase();
  return {
    level: "card",
    cost: 2,
    key: `mana ${operator} ${term.value.toLowerCase()}`,
    says: `the mana cost ${verb} ${shown}`,
    saysNot: `the mana cost ${opposite} ${shown}`,
    test: numberTest(costs.ids, symbols.length, (id) =>
      (symbols[id] ?? []).some((cost) => comparesCosts(operator, cost, wanted)),
    ),
  };
};

/** Symbols of a permanent's cost that count for one color, or for either of the two of a hybrid symbol. */
export const devotionField: Field = (term, { index }) => {
  const wanted = readSymbols(term.value);
  if (!wanted || wanted.size === 0) return notMana(term);
  const all = [...wanted].map(([symbol, count]) => ({ colors: symbolColors(symbol) & 31, count }));
  const groups = all.filter(({ colors }) => colors !== 0);
  const problem = "Devotion is to colors: write it like devotion:{g}{g}";
  if (groups.length === 0) return { problem, at: "value" };
  const operator = term.operator === ":" ? ">=" : term.operator;
  const devotionOf = (cost: SymbolCounts, colors: number): number => {
    let count = 0;
    for (const [symbol, times] of cost) if (symbolColors(symbol) & colors) count += times;
    return count;
  };
  const symbols = index.symbols();
  const passes = numberTest(index.costs().ids, symbols.length, (id) =>
    (symbols[id] ?? []).some((cost) =>
      groups.every(({ colors, count }) => compares(operator, devotionOf(cost, colors), count)),
    ),
  );
  const { types } = index.table;
  const atom: Atom = {
    level: "card",
    cost: 2,
    key: `devotion ${operator} ${term.value.toLowerCase()}`,
    ...comparison(
      `the devotion to ${groups.map(({ colors }) => sayColors(colors).replace(" and ", " or ")).join(" and to ")}`,
      operator,
      groups.map(({ count }) => count).join(" and "),
    ),
    test: (card) => ((types[card] ?? 0) & PERMANENT_TYPES) !== 0 && passes(card),
  };
  return groups.length < all.length ? { problem, atom, at: "value" } : atom;
};

/** Kinds of cost that `is:` asks for, each a test of one face's cost in lower case and one spelling. */
export const COST_KINDS: Readonly<Record<string, { readonly says: string; readonly pattern: RegExp }>> = {
  hybrid: { says: "hybrid mana", pattern: /\{[wubrgc2](?:\/[wubrgc])+(?:\/p)?\}/ },
  phyrexian: { says: "Phyrexian mana", pattern: /\/p\}/ },
  twobrid: { says: "mana of a color or two generic", pattern: /\{2\/[wubrg]\}/ },
};

/** The test of a kind of cost. */
export function costKind(name: string, costs: Parameters<typeof rowTest>[0]): Atom | null {
  const kind = ownEntry(COST_KINDS, name);
  if (!kind) return null;
  return {
    level: "card",
    cost: 2,
    key: `cost kind ${name}`,
    says: `the cost has ${kind.says}`,
    saysNot: `the cost has no ${kind.says}`,
    test: rowTest(costs, (line) => kind.pattern.test(withOneSpelling(line.toLowerCase()))),
  };
}
