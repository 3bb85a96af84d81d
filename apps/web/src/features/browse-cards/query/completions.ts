import { readTokens } from "./read-tokens.ts";
import { SYNTAX } from "./syntax.ts";

/** A way to go on with a search. */
export interface Completion {
  /** What is written in the place of what was typed. */
  readonly text: string;
  /** The name of a card, shown instead of the text. */
  readonly name?: string;
  /** What it means. */
  readonly hint: string;
  /** The stretch of the search that it takes the place of. */
  readonly start: number;
  readonly end: number;
}

const MOST = 8;
/** A word this short may be the beginning of anything. */
const LEAST_LETTERS = 2;

/** Keywords, or values of a keyword, that go on from the word at the caret; none where nothing useful is known. */
export function completionsAt(query: string, caret: number): readonly Completion[] {
  const token = readTokens(query).tokens.find(({ span }) => span.start < caret && caret <= span.end);
  if (token?.kind === "term" && caret >= token.valueSpan.start && token.form === "plain") {
    const typed = query.slice(token.valueSpan.start, caret).toLowerCase();
    const entry = SYNTAX.find(
      ({ keyword, short }) => keyword === token.keyword || short.includes(token.keyword),
    );
    const values = entry?.values?.filter((value) => value.startsWith(typed) && value !== typed) ?? [];
    return values.slice(0, MOST).map((text) => ({
      text,
      hint: entry?.title.toLowerCase() ?? "",
      start: token.valueSpan.start,
      end: token.valueSpan.end,
    }));
  }
  if (token?.kind !== "name" || token.form !== "plain") return [];
  const typed = query.slice(token.span.start, caret).toLowerCase();
  if (typed.length < LEAST_LETTERS) return [];
  return SYNTAX.filter(({ keyword }) => keyword.startsWith(typed))
    .slice(0, MOST)
    .map(({ keyword, title }) => ({
      text: `${keyword}:`,
      hint: title.toLowerCase(),
      start: token.span.start,
      end: token.span.end,
    }));
}

/** Whether a search is nothing but words of a name. */
export function isPlainName(query: string): boolean {
  const { tokens } = readTokens(query);
  return tokens.length > 0 && tokens.every((token) => token.kind === "name" && token.form === "plain");
}
