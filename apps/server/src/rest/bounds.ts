import { availableParallelism, loadavg } from "node:os";
import type { Database } from "@deckwright/db/database.ts";
import type { Caller } from "../ports/caller.ts";
import { restFailure } from "./rest-failure.ts";
import type { Filter, Test } from "./syntax/filter.ts";
import type { Level } from "./syntax/query.ts";

/** What one request may take of the database. */
export interface Bounds {
  /** Bytes of an answer's rows; undefined for as many as there are. */
  readonly mostBytes: number | undefined;
  /**
   * Milliseconds after which a statement ends itself, by looking at the clock before whatever may take long; undefined where
   * the database ends it.
   */
  readonly watchMs: number | undefined;
  /** Milliseconds after which a statement is ended that did not end itself; undefined for the role's own limit. */
  readonly endMs: number | undefined;
  /** Bytes of a body. */
  readonly mostBody: number;
  /** Rows that are written at once. */
  readonly mostWritten: number;
  /** False where only what is bounded below may be asked. */
  readonly isTrusted: boolean;
}

const MEGABYTE = 1024 * 1024;

/** Some hundred decks with all that is said of their cards. More is asked for in parts, or without what is not shown. */
const MOST_BYTES = 8 * MEGABYTE;

/**
 * The embedded database has one connection, and nothing interrupts what runs on it: this is what others may have to wait for one
 * statement, with 100 ms left for the last thing that it does.
 */
const EMBEDDED_MS = 150;
/** What does not end itself is ended together with its thread. Whoever sent it is kept out for a while. */
const EMBEDDED_END_MS = 3_000;

/** How many times as long as else a statement may take at most, where the machine is busy. */
const MOST_SLOWNESS = 8;

/**
 * How much longer everything takes than it would on a machine with nothing else to do: the clock is all that a statement can look
 * at, and says little of it where several programs share a processor. One on most machines, and where no load is told.
 */
function slowness(): number {
  const [load = 0] = loadavg();
  return Math.min(MOST_SLOWNESS, Math.max(1, load / availableParallelism()));
}

/** A card list of ten thousand cards fits several times. */
const MOST_BODY = 4 * MEGABYTE;
/** Visitors write nothing on most sites; what they give to functions is short. */
const VISITORS_MOST_BODY = 256 * 1024;
/** On the embedded engine a body is read before anything could end the statement; the largest deck is somewhat smaller. */
const EMBEDDED_MOST_BODY = 1 * MEGABYTE;
const EMBEDDED_MOST_WRITTEN = 1_000;

/** What a caller may take: the site's own operator as much as there is, visitors and members a part. */
export function boundsFor(role: Caller["role"], engine: Database["engine"]): Bounds {
  if (role === "service_role") {
    return {
      mostBytes: undefined,
      watchMs: undefined,
      endMs: undefined,
      mostBody: MOST_BODY,
      mostWritten: Number.POSITIVE_INFINITY,
      isTrusted: true,
    };
  }
  if (engine === "postgres") {
    return {
      mostBytes: MOST_BYTES,
      watchMs: undefined,
      endMs: undefined,
      mostBody: role === "anon" ? VISITORS_MOST_BODY : MOST_BODY,
      mostWritten: Number.POSITIVE_INFINITY,
      isTrusted: false,
    };
  }
  const factor = slowness();
  return {
    mostBytes: MOST_BYTES,
    watchMs: Math.round(EMBEDDED_MS * factor),
    endMs: Math.round(EMBEDDED_END_MS * factor),
    mostBody: role === "anon" ? VISITORS_MOST_BODY : EMBEDDED_MOST_BODY,
    mostWritten: EMBEDDED_MOST_WRITTEN,
    isTrusted: false,
  };
}

/**
 * What a request of a visitor or member may hold, each figure several times what pages and client libraries ask for. All
 * of it costs time before the first row is read, or for each row.
 */
const MOST = {
  embeds: 20,
  orderTerms: 10,
  conditions: 100,
  /** Conditions that look through a text: patterns, expressions, searches for words. */
  searches: 20,
  /** Characters of all that texts are looked through for. */
  searchLength: 1_000,
  /** Steps into documents, in all parts of the request together. */
  documentSteps: 50,
} as const;

type Amounts = Record<keyof typeof MOST, number>;

const WORDS: Readonly<Record<keyof typeof MOST, string>> = {
  embeds: "embedded tables",
  orderTerms: "columns to order by",
  conditions: "conditions",
  searches: "conditions that look through texts",
  searchLength: "characters to look through texts for",
  documentSteps: "steps into documents",
};

/**
 * @param hasExpressions Whether any regular expression may be asked for.
 * @throws Failure when more is asked for than a visitor may.
 */
export function checkBounds(bounds: Bounds, root: Level, hasExpressions: boolean): void {
  if (bounds.isTrusted) return;
  const amounts: Amounts = {
    embeds: 0,
    orderTerms: 0,
    conditions: 0,
    searches: 0,
    searchLength: 0,
    documentSteps: 0,
  };
  addLevel(amounts, root, hasExpressions);
  for (const [name, most] of Object.entries(MOST)) {
    if (amounts[name as keyof typeof MOST] <= most) continue;
    throw restFailure(400, "54000", `The request has more than ${most} ${WORDS[name as keyof typeof MOST]}`, {
      hint: "Ask in several requests.",
    });
  }
}

function addLevel(amounts: Amounts, level: Level, hasExpressions: boolean): void {
  for (const item of level.items) {
    if (item.kind === "field") amounts.documentSteps += item.path.length;
    if (item.kind !== "embed") continue;
    amounts.embeds += 1;
    addLevel(amounts, item.level, hasExpressions);
  }
  amounts.orderTerms += level.order.length;
  for (const { path } of level.order) amounts.documentSteps += path.length;
  for (const filter of level.filters) addFilter(amounts, filter, hasExpressions);
}

function addFilter(amounts: Amounts, filter: Filter, hasExpressions: boolean): void {
  if (filter.kind !== "test") {
    for (const each of filter.of) addFilter(amounts, each, hasExpressions);
    return;
  }
  amounts.conditions += 1;
  amounts.documentSteps += filter.path.length;
  const texts = searchedFor(filter.test);
  amounts.searches += texts.length;
  for (const text of texts) amounts.searchLength += text.length;
  const { test } = filter;
  if (test.kind !== "compare" || hasExpressions) return;
  if (test.operator === "match" || test.operator === "imatch") texts.forEach(checkExpression);
}

/** What a condition looks through texts for, without the marks of an array. */
function searchedFor(test: Test): readonly string[] {
  if (test.kind === "search") return [test.value];
  if (test.kind !== "compare" || !/^i?(like|match)$/.test(test.operator)) return [];
  if (test.quantifier === undefined) return [test.value];
  // An array in braces. Its parts are told apart by the database; here there may seem to be more of them.
  return test.value
    .replace(/^\{|\}$/g, "")
    .replace(/\\(.)/gs, "$1")
    .split(",");
}

/** Longer expressions are programs. */
const EXPRESSION_LENGTH = 100;

/**
 * What makes PostgreSQL's expressions take long: references back, for which all ways to match are tried one after the
 * other; looking ahead and behind; and counted repetitions, each of which is as many copies of what it repeats. Without these a
 * text is read once, from its beginning to its end. Other forms of expressions are asked for by three stars, or by a question mark
 * in parentheses.
 */
const UNBOUNDED = /\\\d|\(\?|\{|^\*\*\*/;

/** @throws Failure for a regular expression that may take long. */
function checkExpression(expression: string): void {
  if (expression.length <= EXPRESSION_LENGTH && !UNBOUNDED.test(expression)) return;
  throw restFailure(
    400,
    "54000",
    `Regular expressions may have ${EXPRESSION_LENGTH} characters, and neither references back, nor (?, nor counts in braces`,
    { hint: "Use like or ilike, or a shorter expression." },
  );
}

/** The same bounds for a statement that neither takes long nor answers much. */
export function unwatched(bounds: Bounds): Bounds {
  return { ...bounds, watchMs: undefined, mostBytes: undefined };
}
