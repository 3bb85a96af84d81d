import {
  accepts,
  type Cursor,
  expects,
  failAt,
  isAtEnd,
  type JsonStep,
  matches,
  readJsonPath,
  readName,
  sees,
  startCursor,
} from "./cursor.ts";

const AGGREGATES = ["count", "sum", "avg", "min", "max"] as const;

/** One figure of several rows, and the type that it is cast to. */
export interface Aggregate {
  readonly name: (typeof AGGREGATES)[number];
  readonly cast: string | undefined;
}

/** A column, or a part of a JSON column. */
export interface FieldItem {
  readonly kind: "field";
  /** Undefined for `count()`, which is of rows. */
  readonly column: string | undefined;
  readonly path: readonly JsonStep[];
  readonly cast: string | undefined;
  readonly aggregate: Aggregate | undefined;
  readonly alias: string | undefined;
}

/** Rows of another table. */
export interface EmbedItem {
  readonly kind: "embed";
  readonly relation: string;
  readonly alias: string | undefined;
  readonly hint: string | undefined;
  readonly isInner: boolean;
  /** True for `...relation(columns)`, whose columns become the parent's. */
  readonly isSpread: boolean;
  readonly items: readonly SelectItem[];
}

export type SelectItem = { readonly kind: "star" } | FieldItem | EmbedItem;

/** More than this is no question that anybody asks. */
const MAX_ITEMS = 500;
const MAX_DEPTH = 10;

/** Reads `select=`. @throws Failure */
export function parseSelect(text: string): SelectItem[] {
  const cursor = startCursor(text, "select parameter");
  const budget = { items: MAX_ITEMS };
  const items = isAtEnd(cursor) ? [] : readItems(cursor, 0, budget);
  if (!isAtEnd(cursor)) throw failAt(cursor, '"," or end of input');
  return items;
}

function readItems(cursor: Cursor, depth: number, budget: { items: number }): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    budget.items -= 1;
    if (budget.items < 0 || depth > MAX_DEPTH) throw failAt(cursor, "fewer columns");
    items.push(readItem(cursor, depth, budget));
  } while (accepts(cursor, ","));
  return items;
}

function readItem(cursor: Cursor, depth: number, budget: { items: number }): SelectItem {
  if (accepts(cursor, "*")) return { kind: "star" };
  const isSpread = accepts(cursor, "...");
  let name = readName(cursor);
  let alias: string | undefined;
  if (!isSpread && sees(cursor, ":") && !sees(cursor, "::")) {
    expects(cursor, ":");
    alias = name;
    name = readName(cursor);
  }
  if (name === "count" && accepts(cursor, "()")) {
    const aggregate: Aggregate = { name: "count", cast: readCast(cursor) };
    return { kind: "field", column: undefined, path: [], cast: undefined, aggregate, alias };
  }
  if (sees(cursor, "!") || sees(cursor, "(")) {
    return readEmbed(cursor, { relation: name, alias, isSpread }, depth, budget);
  }
  if (isSpread) throw failAt(cursor, '"("');
  const path = readJsonPath(cursor);
  const cast = readCast(cursor);
  return { kind: "field", column: name, path, cast, aggregate: readAggregate(cursor), alias };
}

/** `.sum()`, if it comes next, with its own cast. */
function readAggregate(cursor: Cursor): Aggregate | undefined {
  if (!accepts(cursor, ".")) return undefined;
  const word = matches(cursor, /[a-z]+(?=\(\))/y);
  const name = AGGREGATES.find((each) => each === word);
  if (name === undefined) throw failAt(cursor, "count, sum, avg, min or max");
  expects(cursor, "()");
  return { name, cast: readCast(cursor) };
}

function readEmbed(
  cursor: Cursor,
  head: { relation: string; alias: string | undefined; isSpread: boolean },
  depth: number,
  budget: { items: number },
): EmbedItem {
  let hint: string | undefined;
  let isInner = false;
  while (accepts(cursor, "!")) {
    const word = readName(cursor);
    if (word === "inner") isInner = true;
    else if (word !== "left") hint = word;
  }
  expects(cursor, "(");
  const items = sees(cursor, ")") ? [] : readItems(cursor, depth + 1, budget);
  expects(cursor, ")");
  return { kind: "embed", ...head, hint, isInner, items };
}

function readCast(cursor: Cursor): string | undefined {
  if (!accepts(cursor, "::")) return undefined;
  const type = matches(cursor, /[\p{L}_][\p{L}\p{N}_ ]*(?:\[\])*/uy);
  if (type === undefined) throw failAt(cursor, "a type");
  return type.trim();
}
