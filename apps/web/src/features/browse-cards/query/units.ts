import type { Token } from "@deckwright/cards/search/lexer.ts";
import type { Span, Term } from "@deckwright/cards/search/tree.ts";
import { readTokens } from "./read-tokens.ts";

/**
 * A part of a search that every result has to meet and that filters can be read from: a term, or terms of one keyword
 * of which any will do, in parentheses.
 */
export interface Unit {
  readonly terms: readonly [Term, ...Term[]];
  readonly isNegated: boolean;
  /** From the minus or the parenthesis on, if it has one. */
  readonly span: Span;
}

/** The units of a search, in their order. A search with an `or` between its parts has none. */
export function unitsOf(query: string): readonly Unit[] {
  const { tokens } = readTokens(query);
  if (hasBareOr(tokens)) return [];
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const minus = tokens[at]?.kind === "minus" ? tokens[at] : undefined;
    const from = minus ? at + 1 : at;
    const token = tokens[from];
    if (token?.kind === "term") {
      units.push(makeUnit([token], minus, token.span));
      at = from + 1;
    } else if (token?.kind === "open") {
      const end = closeOf(tokens, from);
      const terms = alternatives(tokens.slice(from + 1, end));
      const close = tokens[end];
      if (terms && close)
        units.push(makeUnit(terms, minus, { start: token.span.start, end: close.span.end }));
      at = end + 1;
    } else {
      at = from + 1;
    }
  }
  return units;
}

function makeUnit(terms: Unit["terms"], minus: Token | undefined, span: Span): Unit {
  return {
    terms,
    isNegated: minus !== undefined,
    span: minus ? { start: minus.span.start, end: span.end } : span,
  };
}

/** Whether an `or` stands outside all parentheses. */
function hasBareOr(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { kind } of tokens) {
    if (kind === "open") depth++;
    else if (kind === "close") depth = Math.max(0, depth - 1);
    else if (kind === "or" && depth === 0) return true;
  }
  return false;
}

/** Where the parenthesis is closed that opens at `open`; behind the last token when it never is. */
function closeOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at]?.kind === "open") depth++;
    else if (tokens[at]?.kind === "close" && --depth === 0) return at;
  }
  return tokens.length;
}

/** `a or b or c`, when that is all there is and all have one keyword. */
function alternatives(tokens: readonly Token[]): Unit["terms"] | null {
  const terms: Term[] = [];
  for (const [at, token] of tokens.entries()) {
    const isTerm = at % 2 === 0;
    if (isTerm && token.kind === "term") terms.push(token);
    else if (isTerm || token.kind !== "or") return null;
  }
  const [first, ...rest] = terms;
  const isWhole = tokens.length % 2 === 1;
  return first && isWhole && rest.every((term) => term.keyword === first.keyword) ? [first, ...rest] : null;
}

/**
 * The search with other units: those in `old` are taken out, and `written` stands where the first of them stood, or at
 * the end. A search with an `or` between its parts is put in parentheses first, so that the new part holds for all of it.
 */
export function replaceUnits(query: string, old: readonly Unit[], written: string): string {
  const whole = written !== "" && hasBareOr(readTokens(query).tokens) ? `(${query.trim()})` : query;
  let result = "";
  let from = 0;
  let isWritten = false;
  for (const { span } of old) {
    result += whole.slice(from, span.start);
    if (!isWritten) result += written;
    isWritten = true;
    from = span.end;
  }
  result += whole.slice(from);
  if (!isWritten) result = `${result} ${written}`;
  return tidy(result);
}

/** Without the blanks that taking parts out leaves; blanks in quotation marks stay. */
function tidy(query: string): string {
  return query
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : part.replace(/ {2,}/g, " ")))
    .join("")
    .trim();
}
