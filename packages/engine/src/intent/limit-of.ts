import { type Limit, MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import type { Comparison } from "../../data/lexicon-comparisons.ts";

/** The limit that a comparison makes of its figures; undefined where they make none. */
export function limitOf(
  what: string,
  match: RegExpExecArray,
  { least, most, about }: Pick<Comparison, "least" | "most" | "about">,
): Limit | undefined {
  const first = Number(match[1]);
  const last = match[2] === undefined ? first : Number(match[2]);
  if (Math.max(first, last) > MOST_COUNTED || last < first) return undefined;
  if (about) {
    const off = first >= 20 ? 2 : 1;
    return { what, least: Math.max(0, first - off), most: first + off };
  }
  return {
    what,
    ...(least === undefined ? {} : { least: first + least }),
    ...(most === undefined ? {} : { most: Math.max(0, last + most) }),
  };
}
