import {
  accepts,
  failAt,
  isAtEnd,
  type JsonStep,
  matches,
  readJsonPath,
  readName,
  startCursor,
} from "./cursor.ts";

/** One thing to sort by. */
export interface OrderTerm {
  /** The embedded row whose column it is; undefined for the table's own. */
  readonly relation: string | undefined;
  readonly column: string;
  readonly path: readonly JsonStep[];
  readonly direction: "asc" | "desc" | undefined;
  readonly nulls: "first" | "last" | undefined;
}

const MAX_TERMS = 50;

/** Reads `order=`. @throws Failure */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = startCursor(text, "order");
  const terms: OrderTerm[] = [];
  do {
    let column = readName(cursor);
    let relation: string | undefined;
    let path: JsonStep[];
    if (accepts(cursor, "(")) {
      relation = column;
      column = readName(cursor);
      path = readJsonPath(cursor);
      if (!accepts(cursor, ")")) throw failAt(cursor, '")"');
    } else path = readJsonPath(cursor);
    const direction = matches(cursor, /\.(?:asc|desc)\b/y);
    const nulls = matches(cursor, /\.nulls(?:first|last)\b/y);
    terms.push({
      relation,
      column,
      path,
      direction: direction === ".asc" ? "asc" : direction === ".desc" ? "desc" : undefined,
      nulls: nulls === ".nullsfirst" ? "first" : nulls === ".nullslast" ? "last" : undefined,
    });
    if (terms.length > MAX_TERMS) throw failAt(cursor, "fewer columns");
  } while (accepts(cursor, ","));
  if (!isAtEnd(cursor)) throw failAt(cursor, '"," or end of input');
  return terms;
}
