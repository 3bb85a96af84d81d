import type { Span } from "@deckwright/cards/search/tree.ts";
import { readTokens } from "./read-tokens.ts";
import { SYNTAX } from "./syntax.ts";

/** What a search still lacks at its end. */
export interface Unfinished {
  readonly kind: "field" | "value" | "open";
  /** Fewer results than this say less than those of the search before. */
  readonly fewest: number;
  /** What is missing, for people. */
  readonly hint: string;
  /** Where what is not finished stands. */
  readonly place: Span;
  /** A search that is finished, and what it does. */
  readonly fix?: { readonly label: string; readonly query: string };
}

const DOUBLE_QUOTES = '"“”„‟″«»';
const SINGLE_QUOTES = "'‘’‚‛ʼ′`´";
/** A word this short may be the beginning of anything. */
const LEAST_LETTERS = 2;
/** A field without its sign may be a word of a name as well: so many names make that likely. */
const FEW_NAMES = 10;

/** What the end of a search lacks; null where it may stand as it is. */
export function unfinishedEnd(query: string): Unfinished | null {
  const { tokens, warnings } = readTokens(query);
  const quote = warnings.find(({ span }) => closerOf(query, span) !== null);
  if (quote) return stillOpen(query, quote.span, closerOf(query, quote.span) ?? '"', "quotation mark");
  const last = tokens.at(-1);
  if (last?.kind === "term" && last.form === "plain") {
    if (last.value === "") return withoutValue(query, last.keyword, last.span);
    const isOpenRegex = last.value.length > 1 && last.value.startsWith("/");
    return isOpenRegex ? stillOpen(query, last.valueSpan, "/", "pattern") : null;
  }
  if (last?.kind !== "name" || last.form !== "plain" || last.span.end < query.length) return null;
  const before = tokens.at(-2);
  const goesOnName = before?.kind === "name" && before.form === "plain";
  return withoutSign(query, last, goesOnName);
}

/** Whether what a search found so far says less than the results that were there before. */
export function saysNothingYet(unfinished: Unfinished | null, total: number): boolean {
  return unfinished !== null && total < unfinished.fewest;
}

function closerOf(query: string, { start }: Span): string | null {
  const sign = query.charAt(start);
  if (DOUBLE_QUOTES.includes(sign)) return '"';
  return SINGLE_QUOTES.includes(sign) ? "'" : null;
}

function stillOpen(query: string, place: Span, closer: string, what: string): Unfinished {
  const closed = query.trimEnd() + closer;
  const end = closed.slice(place.start);
  return {
    kind: "open",
    fewest: 1,
    hint: `This ${what} is still open.`,
    place,
    fix: { label: `Close it: ${end.length > 30 ? `…${end.slice(-28)}` : end}`, query: closed },
  };
}

function withoutValue(query: string, keyword: string, place: Span): Unfinished {
  const example = exampleOf(keyword);
  return {
    kind: "value",
    fewest: 1,
    hint: `${query.slice(place.start, place.end)} waits for a value${example ? `, like ${example}` : ""}.`,
    place,
  };
}

/** @param goesOnName Whether a word of a name stands before: then the beginning of a field is rather the next one. */
function withoutSign(
  query: string,
  { value, span: place }: { readonly value: string; readonly span: Span },
  goesOnName: boolean,
): Unfinished | null {
  const word = value.toLowerCase();
  if (word.length < LEAST_LETTERS) return null;
  const exact = SYNTAX.find(({ keyword, short }) => keyword === word || short.includes(word));
  const entry = exact ?? (goesOnName ? undefined : SYNTAX.find(({ keyword }) => keyword.startsWith(word)));
  if (!entry) return null;
  const name = entry.short.includes(word) ? word : entry.keyword;
  return {
    kind: "field",
    fewest: exact && !goesOnName ? FEW_NAMES : 1,
    hint: `${name} (${entry.title.toLowerCase()}) needs a sign and a value, like ${exampleOf(name) ?? `${name}:`}.`,
    place,
    fix: { label: "Look for it in names", query: `${query.slice(0, place.start)}"${word}"` },
  };
}

/** A term of a field as the help shows it, written with the name of the field that was typed. */
function exampleOf(name: string): string | null {
  const entry = SYNTAX.find(({ keyword, short }) => keyword === name || short.includes(name));
  const first = /^([a-z]+)([:=<>]+(?:"[^"]*"|\S+))/.exec(entry?.examples[0]?.[0] ?? "");
  return first ? name + first[2] : null;
}
