import type { QueryWarning } from "../../../data/card-search/result-page.ts";
import { isField } from "./read-tokens.ts";
import { SYNTAX } from "./syntax.ts";

/** A way to mend a part of a search. */
export interface Mend {
  readonly label: string;
  readonly query: string;
}

/** How to mend what a warning speaks of; null where nothing near is known. */
export function mendOf(query: string, { place, suggestion }: QueryWarning): Mend | null {
  if (!place || suggestion === undefined) return null;
  const written = query.slice(place.start, place.end);
  // The place of a field with nothing behind it takes in its sign.
  const sign = /[:=<>!]+$/.exec(written)?.[0] ?? "";
  const title = fieldAt(query, place.start)
    ? SYNTAX.find(({ keyword, short }) => keyword === suggestion || short.includes(suggestion))?.title
    : undefined;
  return {
    label: `Use ${suggestion}${sign}${title ? ` (${title.toLowerCase()})` : ""}`,
    query: query.slice(0, place.start) + suggestion + sign + query.slice(place.end),
  };
}

/** Whether a warning is about a field that there is none of, nor one like it. */
export function isUnknownField(query: string, { place, suggestion }: QueryWarning): boolean {
  const field = place && fieldAt(query, place.start);
  return field !== undefined && field !== null && suggestion === undefined && !isField(field);
}

function fieldAt(query: string, start: number): string | null {
  return /^([a-z_]+)[:=<>!]/i.exec(query.slice(start))?.[1] ?? null;
}
