import { readColors } from "@deckwright/cards/search/color-words.ts";
import { parseQuery } from "@deckwright/cards/search/parser.ts";
import type { Operator, QueryNode, Term } from "@deckwright/cards/search/tree.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";

/** A card as programs hold it that keep one object for each: everything as text and lists. */
interface PlainCard {
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
  readonly manaValue: number;
  readonly colors: number;
  readonly identity: number;
  readonly power: number;
  readonly toughness: number;
  readonly layout: string;
  readonly legalities: Readonly<Record<string, string>>;
  readonly printings: readonly PlainPrinting[];
}

interface PlainPrinting {
  readonly set: string;
  readonly rarity: string;
  readonly usd: number;
  readonly artist: string;
}

type Test = (card: PlainCard, printing: PlainPrinting) => boolean;

/** One object a card, its printings within. */
export function plainCards(table: CardTable): PlainCard[] {
  return Array.from({ length: table.size }, (_, card) => {
    const [from, to] = table.printingsOf(card);
    return {
      name: table.name(card),
      typeLine: table.typeLine(card),
      text: table.oracleText(card),
      manaValue: table.manaValue[card] ?? 0,
      colors: table.colors[card] ?? 0,
      identity: table.colorIdentity[card] ?? 0,
      power: table.power[card] ?? Number.NaN,
      toughness: table.toughness[card] ?? Number.NaN,
      layout: table.layout(card),
      legalities: Object.fromEntries(table.legalityKeys.map((key) => [key, table.legality(card, key)])),
      printings: Array.from({ length: to - from }, (__, at) => {
        const { set, rarity, usd, artist } = table.printing(from + at);
        return { set, rarity, usd: usd ?? Number.NaN, artist };
      }),
    };
  });
}

/**
 * Looks at every card, and at its printings one by one, as small programs do; null for a query with terms that this
 * comparison leaves out.
 */
export function plainScan(cards: readonly PlainCard[], query: string): (() => number) | null {
  const { tree } = parseQuery(query);
  const test = tree ? testOf(tree) : null;
  if (!test) return null;
  return () => cards.filter((card) => card.printings.some((printing) => test(card, printing))).length;
}

function testOf(node: QueryNode): Test | null {
  switch (node.kind) {
    case "and":
    case "or": {
      const tests: Test[] = [];
      for (const child of node.children) {
        const test = testOf(child);
        if (!test) return null;
        tests.push(test);
      }
      return node.kind === "and"
        ? (card, printing) => tests.every((test) => test(card, printing))
        : (card, printing) => tests.some((test) => test(card, printing));
    }
    case "not": {
      const test = testOf(node.child);
      return test && ((card, printing) => !test(card, printing));
    }
    case "exact":
      return (card) => card.name.toLowerCase() === node.value.toLowerCase();
    case "name":
      return (card) => card.name.toLowerCase().includes(node.value.toLowerCase());
    case "term":
      return testOfTerm(node);
  }
}

/** Null for what only our search takes for a pattern, such as `{t}:` for a symbol. */
function readPattern(value: string): RegExp | null {
  try {
    return new RegExp(value, "im");
  } catch {
    return null;
  }
}

function testOfTerm({ keyword, operator, value, form }: Term): Test | null {
  const lower = value.toLowerCase();
  if (form === "regex") {
    const pattern = keyword === "o" || keyword === "fo" ? readPattern(value) : null;
    return pattern && ((card) => pattern.test(card.text));
  }
  switch (keyword) {
    case "t":
      return (card) => card.typeLine.toLowerCase().includes(lower);
    case "o":
    case "fo":
      return operator === ":" ? (card) => card.text.toLowerCase().includes(lower) : null;
    case "a":
      return (_, printing) => printing.artist.toLowerCase().includes(lower);
    case "e":
    case "s":
      return (_, printing) => printing.set === lower;
    case "r":
      return operator === ":" ? (_, printing) => printing.rarity === lower : null;
    case "usd":
      return (_, printing) => compare(operator, printing.usd, Number(value));
    case "f":
      return (card) => card.legalities[lower] === "legal" || card.legalities[lower] === "restricted";
    case "is":
      return ["split", "flip", "transform", "meld", "adventure"].includes(lower)
        ? (card) => card.layout === lower
        : null;
    case "mv":
    case "cmc":
      return Number.isNaN(Number(value)) ? null : (card) => compare(operator, card.manaValue, Number(value));
    case "pow":
      return (card) => compare(operator, card.power, figure(card, lower));
    case "tou":
      return (card) => compare(operator, card.toughness, figure(card, lower));
    case "c":
    case "id":
      return testOfColors(keyword, operator, value);
    default:
      return null;
  }
}

function figure(card: PlainCard, value: string): number {
  if (value === "pow") return card.power;
  if (value === "tou") return card.toughness;
  return value === "mv" || value === "cmc" ? card.manaValue : Number(value);
}

function testOfColors(keyword: "c" | "id", operator: Operator, value: string): Test | null {
  const wish = readColors(value);
  if (wish?.kind !== "colors") return null;
  const { mask } = wish;
  const usual = keyword === "id" ? "<=" : mask === 0 ? "=" : ">=";
  const asked = operator === ":" ? usual : operator;
  const has = (card: PlainCard): number => (keyword === "c" ? card.colors : card.identity);
  const includes = (card: PlainCard): boolean => (has(card) & mask) === mask;
  const isWithin = (card: PlainCard): boolean => (has(card) & ~mask) === 0;
  if (asked === "=") return (card) => has(card) === mask;
  if (asked === "!=") return (card) => has(card) !== mask;
  const isStrict = asked === "<" || asked === ">";
  const test = asked === ">" || asked === ">=" ? includes : isWithin;
  return (card) => test(card) && !(isStrict && has(card) === mask);
}

function compare(operator: Operator, a: number, b: number): boolean {
  if (operator === "<") return a < b;
  if (operator === "<=") return a <= b;
  if (operator === ">") return a > b;
  if (operator === ">=") return a >= b;
  return operator === "!=" ? a !== b : a === b;
}
