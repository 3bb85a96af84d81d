import { directiveNames } from "./directives.ts";
import { KEYWORDS, NOT_TO_BE_HAD } from "./keywords.ts";
import { type KeywordKind, type Token, tokenize } from "./lexer.ts";
import type { ParsedQuery, QueryNode, SearchWarning, Span } from "./tree.ts";

/** Characters of a query that are read. */
export const MOST_CHARACTERS = 10_000;
/** Terms of a query that are read: each may have to look through all cards. */
export const MOST_TERMS = 64;
/** Warnings that are told one by one. */
const MOST_WARNINGS = 20;
/** Parentheses within parentheses. */
const DEEPEST = 50;

/**
 * Reads a query: terms side by side must all hold, `or` binds less, `-` excludes what follows it, parentheses group.
 * Never throws: what cannot be read is left out, with a warning.
 */
export function parseQuery(query: string): ParsedQuery {
  const warnings: SearchWarning[] = [];
  if (query.length > MOST_CHARACTERS) {
    const span = { start: MOST_CHARACTERS, end: query.length };
    warnings.push({ message: `Only the first ${MOST_CHARACTERS} characters of a search are read.`, span });
  }
  const { tokens, warnings: others } = tokenize(query.slice(0, MOST_CHARACTERS), kindOf);
  const parser = new Parser(withFewTerms(tokens, warnings), warnings);
  const tree = parser.run();
  const all = [...others, ...warnings].sort((a, b) => a.span.start - b.span.start);
  return { tree, warnings: withFewWarnings(all) };
}

/** The first of many warnings, with a word on how many more there are. */
export function withFewWarnings(all: readonly SearchWarning[]): readonly SearchWarning[] {
  const first = all[MOST_WARNINGS];
  const last = all.at(-1);
  if (!first || !last) return all;
  const message = `There is more of this kind: ${all.length - MOST_WARNINGS} places.`;
  const span = { start: first.span.start, end: last.span.end };
  return [...all.slice(0, MOST_WARNINGS), { message, span }];
}

/** Keywords besides those that ask something of cards. */
const OTHER_KEYWORDS: ReadonlySet<string> = new Set(["not", ...directiveNames(), ...NOT_TO_BE_HAD.keys()]);

function kindOf(word: string): KeywordKind {
  const keyword = KEYWORDS.get(word);
  if (keyword) return keyword.hasOrder ? "ordered" : "plain";
  return OTHER_KEYWORDS.has(word) ? "plain" : undefined;
}

function withFewTerms(tokens: readonly Token[], warnings: SearchWarning[]): readonly Token[] {
  let terms = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "term" && token.kind !== "name" && token.kind !== "exact") continue;
    if (++terms <= MOST_TERMS) continue;
    const end = tokens.at(-1)?.span.end ?? token.span.end;
    const message = `Only the first ${MOST_TERMS} terms of a search are used.`;
    warnings.push({ message, span: { start: token.span.start, end } });
    return tokens.slice(0, at);
  }
  return tokens;
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #warnings: SearchWarning[];
  #at = 0;
  #depth = 0;
  /** Parentheses that were opened too deep to count, and not closed yet. */
  #tooDeep = 0;
  #warnedOfDepth = false;
  readonly #unclosed: Span[] = [];

  constructor(tokens: readonly Token[], warnings: SearchWarning[]) {
    this.#tokens = tokens;
    this.#warnings = warnings;
  }

  run(): QueryNode | null {
    const parts: QueryNode[] = [];
    while (this.#at < this.#tokens.length) {
      const part = this.#either();
      if (part) parts.push(part);
      const token = this.#tokens[this.#at];
      if (token?.kind !== "close") continue;
      const end = this.#behindCloses();
      const message =
        end > token.span.end ? "These parentheses close nothing." : "This parenthesis closes nothing.";
      this.#warn(message, { start: token.span.start, end });
    }
    this.#warnOfUnclosed();
    return group("and", parts);
  }

  #warnOfUnclosed(): void {
    const outermost = this.#unclosed.at(-1);
    if (!outermost) return;
    const count = this.#unclosed.length;
    const message =
      count === 1 ? "This parenthesis is never closed." : `${count} parentheses are never closed.`;
    this.#warn(message, outermost);
  }

  /** Goes behind all closing parentheses here; gives the place where the last of them ends. */
  #behindCloses(): number {
    let end = 0;
    for (let token = this.#tokens[this.#at]; token?.kind === "close"; token = this.#tokens[++this.#at])
      end = token.span.end;
    return end;
  }

  #warn(message: string, span: Span): void {
    this.#warnings.push({ message, span });
  }

  #either(): QueryNode | null {
    const parts: QueryNode[] = [];
    for (;;) {
      const part = this.#all();
      const token = this.#tokens[this.#at];
      if (part) parts.push(part);
      if (token?.kind !== "or") break;
      this.#at++;
      if (!part) this.#warn("There is nothing before this “or”.", token.span);
      else if (this.#isEnd()) this.#warn("There is nothing behind this “or”.", token.span);
    }
    return group("or", parts);
  }

  #isEnd(): boolean {
    // Parentheses that were not counted when opened are not counted when closed.
    for (; this.#tooDeep > 0 && this.#tokens[this.#at]?.kind === "close"; this.#at++) this.#tooDeep--;
    const kind = this.#tokens[this.#at]?.kind;
    return kind === undefined || kind === "close";
  }

  #all(): QueryNode | null {
    const parts: QueryNode[] = [];
    while (!this.#isEnd() && this.#tokens[this.#at]?.kind !== "or") {
      const part = this.#one();
      if (part) parts.push(part);
    }
    return group("and", parts);
  }

  #one(): QueryNode | null {
    const first = this.#tokens[this.#at];
    let isNegated = false;
    while (this.#tokens[this.#at]?.kind === "minus") {
      isNegated = !isNegated;
      this.#at++;
    }
    const token = this.#tokens[this.#at];
    if (!token || token.kind === "close") return null;
    const node = this.#primary(token);
    if (!node || !first) return node;
    if (!isNegated) return node;
    return Object.freeze({
      kind: "not",
      child: node,
      span: { start: first.span.start, end: node.span.end },
    } as const);
  }

  #primary(token: Token): QueryNode | null {
    switch (token.kind) {
      case "term":
      case "name":
      case "exact":
        this.#at++;
        return Object.freeze(token);
      case "open":
        return this.#parenthesis(token.span);
      default:
        // A word such as `and`, which changes nothing.
        this.#at++;
        return null;
    }
  }

  #parenthesis(span: Span): QueryNode | null {
    this.#at++;
    if (this.#depth >= DEEPEST) {
      if (!this.#warnedOfDepth) this.#warn(`Parentheses count up to ${DEEPEST} deep, and not beyond.`, span);
      this.#warnedOfDepth = true;
      this.#tooDeep++;
      return null;
    }
    this.#depth++;
    const inside = this.#either();
    this.#depth--;
    if (this.#tokens[this.#at]?.kind === "close") this.#at++;
    else this.#unclosed.push(span);
    return inside;
  }
}

function group(kind: "and" | "or", parts: readonly QueryNode[]): QueryNode | null {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  if (parts.length === 1) return first;
  const children = parts.flatMap((part) => (part.kind === kind ? part.children : [part]));
  return Object.freeze({
    kind,
    children: Object.freeze(children),
    span: { start: first.span.start, end: last.span.end },
  });
}
