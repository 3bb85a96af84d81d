/** A stretch of a query, in UTF-16 units: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How a term compares. `:` means what is usual for its keyword. */
export type Operator = ":" | "=" | "!=" | "<" | "<=" | ">" | ">=";

/** How a value was written: bare, in quotation marks, or between slashes. */
export type ValueForm = "plain" | "quoted" | "regex";

/** `keyword`, operator and value, such as `t:elf` or `o:/draw \d/`. */
export interface Term {
  readonly kind: "term";
  /** In lower case, as written otherwise. */
  readonly keyword: string;
  readonly operator: Operator;
  /** Without quotation marks or slashes. */
  readonly value: string;
  readonly form: ValueForm;
  readonly span: Span;
  readonly keywordSpan: Span;
  readonly valueSpan: Span;
}

/** A word or phrase that the name has to contain. */
export interface NameTerm {
  readonly kind: "name";
  readonly value: string;
  readonly form: ValueForm;
  readonly span: Span;
}

/** `!name`: the card of just this name. */
export interface ExactTerm {
  readonly kind: "exact";
  readonly value: string;
  readonly span: Span;
}

/** All of the children, or any of them; never fewer than two. */
export interface GroupNode {
  readonly kind: "and" | "or";
  readonly children: readonly QueryNode[];
  readonly span: Span;
}

/** The opposite of a child. */
export interface NotNode {
  readonly kind: "not";
  readonly child: QueryNode;
  readonly span: Span;
}

/** A query as a frozen tree. */
export type QueryNode = Term | NameTerm | ExactTerm | GroupNode | NotNode;

/** Something in a query that could not be used; the rest runs all the same. */
export interface SearchWarning {
  readonly message: string;
  readonly span: Span;
  /** What to write instead of the stretch, where that can be guessed. */
  readonly suggestion?: string;
}

/** A query as read. */
export interface ParsedQuery {
  /** `null` when there is nothing to look for. */
  readonly tree: QueryNode | null;
  readonly warnings: readonly SearchWarning[];
}
