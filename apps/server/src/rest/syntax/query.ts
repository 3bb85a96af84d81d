import { notEmbedded, parseError, rangeError, restFailure } from "../rest-failure.ts";
import { accepts, failAt, isAtEnd, readName, startCursor } from "./cursor.ts";
import { type Filter, parseFilter, parseFilterName, parseLogic } from "./filter.ts";
import { type OrderTerm, parseOrder } from "./order.ts";
import { type EmbedItem, type FieldItem, parseSelect, type SelectItem } from "./select.ts";

/** What is asked of one table: of the one that is addressed, or of one that is embedded in it. */
export interface Level {
  readonly items: readonly ({ readonly kind: "star" } | FieldItem | EmbedLevel)[];
  readonly filters: Filter[];
  order: readonly OrderTerm[];
  limit: number | undefined;
  offset: number;
}

/** An embed with what is asked of it. */
export interface EmbedLevel extends Omit<EmbedItem, "items"> {
  readonly level: Level;
}

/** An address, read. */
export interface Query {
  readonly root: Level;
  /** `columns=`, which of a body's keys count. */
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[] | undefined;
  /** Values of a function's arguments. */
  readonly args: ReadonlyMap<string, readonly string[]>;
}

const MAX_PARAMETERS = 500;

/**
 * Reads the parameters of an address.
 * @param argNames Names that are a function's arguments, and therefore no filters.
 * @throws Failure
 */
export function parseQuery(parameters: URLSearchParams, argNames: ReadonlySet<string> = new Set()): Query {
  const pairs = [...parameters];
  if (pairs.length > MAX_PARAMETERS) throw restFailure(400, "PGRST100", "Too many parameters");
  const args = new Map<string, string[]>();
  const rest: [string, string][] = [];
  let select = "*";
  let columns: readonly string[] | undefined;
  let onConflict: readonly string[] | undefined;
  for (const [name, value] of pairs) {
    if (argNames.has(name)) args.set(name, [...(args.get(name) ?? []), value]);
    else if (name === "select") select = value;
    else if (name === "columns") columns = parseNames(value, "columns parameter");
    else if (name === "on_conflict") onConflict = parseNames(value, "on_conflict parameter");
    else rest.push([name, value]);
  }
  const root = toLevel(parseSelect(select));
  for (const [name, value] of rest) assign(root, name, value);
  return { root, columns, onConflict, args };
}

function toLevel(items: readonly SelectItem[]): Level {
  return {
    items: items.map((item) => {
      if (item.kind !== "embed") return item;
      const { items: inner, ...head } = item;
      return { ...head, level: toLevel(inner) };
    }),
    filters: [],
    order: [],
    limit: undefined,
    offset: 0,
  };
}

const RESERVED = /^(select|columns|on_conflict|order|limit|offset|(not\.)?(and|or))$/;

/** Whether a parameter's name is a word of the protocol, and no column. */
export function isReserved(name: string): boolean {
  return RESERVED.test(name);
}

/** Puts a parameter where it belongs. */
function assign(root: Level, name: string, value: string): void {
  const special = /^(?:(.+?)\.)??(order|limit|offset|(?:not\.)?and|(?:not\.)?or)$/s.exec(name);
  if (!special) {
    const { embeds, column, path } = parseFilterName(name);
    find(root, embeds).filters.push(parseFilter(column, path, value));
    return;
  }
  const [, prefix, word = ""] = special;
  const level = find(root, prefix === undefined ? [] : namesOf(prefix));
  if (word === "order") level.order = parseOrder(value);
  else if (word === "limit") level.limit = parseLimit(value);
  else if (word === "offset") level.offset = Math.max(0, parseCount(value) ?? 0);
  else level.filters.push(parseLogic(word.endsWith("and") ? "and" : "or", word.startsWith("not."), value));
}

function namesOf(prefix: string): string[] {
  const { embeds, column, path } = parseFilterName(prefix);
  if (path.length > 0) throw parseError("tree path", prefix, 1, "names of embedded resources");
  return [...embeds, column];
}

/** The level that a path of embeds leads to, each by its alias or its own name. @throws Failure */
function find(root: Level, embeds: readonly string[]): Level {
  let level = root;
  for (const name of embeds) {
    const embeds = level.items.filter((item) => item.kind === "embed");
    const embed = embeds.find(({ alias, relation }) => (alias ?? relation) === name);
    if (!embed) throw notEmbedded(name, embeds.find(({ relation }) => relation === name)?.alias);
    level = embed.level;
  }
  return level;
}

/** @throws Failure for fewer rows than none. */
function parseLimit(text: string): number | undefined {
  const limit = parseCount(text);
  if (limit === undefined || limit >= 0) return limit;
  throw rangeError("Limit should be greater than or equal to zero.");
}

/** A number of rows; undefined for what is no number, which the protocol takes as not having been said. */
function parseCount(text: string): number | undefined {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function parseNames(text: string, what: string): string[] {
  const cursor = startCursor(text, what);
  const names: string[] = [];
  do names.push(readName(cursor));
  while (accepts(cursor, ","));
  if (!isAtEnd(cursor)) throw failAt(cursor, '"," or end of input');
  return [...new Set(names)];
}
