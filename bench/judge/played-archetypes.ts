import archetypes from "./data/archetypes.json" with { type: "json" };
import type { Failure, JudgedDeck } from "./judged-deck.ts";
import { failureOf, type Measure } from "./measure.ts";

/** What a twentieth of an archetype's decks has less of, and a twentieth more of, by what is measured. */
export type Ranges = Readonly<Record<string, readonly number[]>>;

/** What was counted of an archetype. */
export interface CountedArchetype {
  /** What does not depend on what a deck is called by: lands, curve, mana, ways to win. In the order of the file's `measures`. */
  readonly any: readonly (readonly number[])[];
  /** What a playstyle asks for, where the archetype's name says it. */
  readonly styles: Readonly<Record<string, Ranges>>;
}

const FORMATS: Readonly<Record<string, Readonly<Record<string, CountedArchetype>>>> = archetypes.formats;

/**
 * What nine tenths of the decks have that people play of the archetype which a deck says it is: the table of its playstyle is made
 * for decks without a name, and calls half of all combo decks poor. What a playstyle asks for is widened for archetypes
 * whose name says that playstyle. Source: `data/archetypes.json`, counted by `count-archetypes.ts`.
 */
export function rangesOf({ format, archetype, archetypeOf = format, playstyle }: JudgedDeck): Ranges {
  const named = archetype === undefined ? undefined : FORMATS[archetypeOf]?.[archetype];
  if (named === undefined) return {};
  const any = archetypes.measures.map((what, at) => [what, named.any[at] ?? []] as const);
  return { ...Object.fromEntries(any), ...named.styles[playstyle] };
}

/** How many cards a deck may be off what people's have: a twentieth of some thirty decks is one or two of them. */
export const CARDS_OFF = 2;

/** What is wrong with a deck where no more is expected than what people's decks have, two cards more or less. */
export function failuresOf(measures: readonly Measure[], played: Ranges): Failure[] {
  return measures.flatMap((measure) => failureOf(widened(measure, played)));
}

function widened(measure: Measure, ranges: Ranges): Measure {
  const [few, many] = ranges[measure.what] ?? [];
  const { least, most, card = 1 } = measure;
  return {
    ...measure,
    ...(least === undefined || few === undefined ? {} : { least: Math.min(least, few - CARDS_OFF * card) }),
    ...(most === undefined || many === undefined ? {} : { most: Math.max(most, many + CARDS_OFF * card) }),
  };
}
