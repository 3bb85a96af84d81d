import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import type { AskedFields } from "@deckwright/decks/wish-fields.ts";
import type { Limit } from "@deckwright/decks/wish-limits.ts";
import type { Analysis } from "../../types.ts";
import type { GenerateContext } from "../generate-context.ts";

/** What a refinement asks for. */
export interface Refinement {
  /** Fields of the wish as they are to be from now on; those that are not here stay. */
  readonly fields: AskedFields;
  /** What was understood, in short sentences for the person. */
  readonly changes: readonly string[];
  /** Cards that are to come in, whose words are true once they have. */
  readonly coming: readonly Coming[];
  /** What was understood and cannot be, in the same. */
  readonly refusals: readonly string[];
}

/** A card that is to come in, and what is said of it. */
export interface Coming {
  readonly card: string;
  readonly says: string;
}

/** A deck that is to be refined, as far as words about it are held against it. */
export interface Refined {
  readonly deck: DeckList & { readonly aim?: Aim };
  /** What it was wished for so far. */
  readonly wish: AskedFields;
  readonly analysis: Analysis;
  readonly context: GenerateContext;
}

type Fields = { -readonly [Name in keyof AskedFields]: AskedFields[Name] };

/** The state of a reading: words that something was made of are gone from `rest`. */
export interface Reading {
  rest: string;
  readonly fields: Fields;
  readonly changes: string[];
  readonly coming: Coming[];
  readonly refusals: string[];
}

/** Takes words out of what is still to be read. */
export function take(reading: Reading, matched: string): void {
  reading.rest = reading.rest.replace(matched, " ");
}

/** Both lists, each entry once. */
export function union<Item>(...lists: readonly (readonly Item[] | undefined)[]): Item[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

/** A card that is to come, or to go, whatever was said of it before. */
export function addNames(
  reading: Reading,
  refined: Refined,
  list: "include" | "exclude",
  name: string,
): void {
  const other = list === "include" ? "exclude" : "include";
  const { fields } = reading;
  fields[list] = union(fields[list] ?? refined.wish[list], [name]);
  fields[other] = (fields[other] ?? refined.wish[other] ?? []).filter(
    (each) => each.replace(/^\d+ /, "") !== name,
  );
}

/** A limit in the place of an earlier one of the same cards. */
export function addLimit(reading: Reading, refined: Refined, limit: Limit): void {
  const others = (reading.fields.limits ?? refined.wish.limits ?? []).filter(
    ({ what, zone }) => what !== limit.what || zone !== limit.zone,
  );
  reading.fields.limits = [...others, limit];
}
