import { type Limit, MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import type { Comparison } from "../../data/lexicon-comparisons.ts";

/** How figures are compared; `off`: what "give or take" behind what is counted says, which stands in no match of its own. */
type Compared = Omit<Comparison, "says"> & { readonly off?: number };

/** The limit that a comparison makes of its figures; undefined where they make none. */
export function limitOf(
  what: string,
  match: RegExpExecArray,
  { least, most, about, within, off: behind }: Compared,
): Limit | undefined {
  const first = Number(match[1]);
  if (within) {
    const off = behind ?? Number(match[2]);
    // "4 lands, give or take 10" says nothing.
    if (first > MOST_COUNTED || !(off < first)) return undefined;
    return { what, least: first - off, most: first + off };
  }
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
