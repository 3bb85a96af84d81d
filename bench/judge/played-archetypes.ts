import archetypes from "./data/archetypes.json" with { type: "json" };
import type { JudgedDeck } from "./judged-deck.ts";
import type { Measure } from "./measure.ts";

/**
 * What a twentieth of an archetype's decks has less of, and a twentieth more of, by what is measured: only where the decks are not
 * well within what is expected anyway.
 */
type Ranges = Readonly<Record<string, readonly number[]>>;

const FORMATS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Ranges>>>>>> =
  archetypes.formats;

/**
 * What nine tenths of the decks have that people play of the archetype which a deck says it is: the table of its playstyle is made
 * for decks without a name, and calls half of all combo decks poor. Source: `data/archetypes.json`, counted by `count-archetypes.ts`.
 */
export function rangesOf({ format, archetype, playstyle }: JudgedDeck): Ranges {
  return (archetype !== undefined && FORMATS[format]?.[archetype]?.[playstyle]) || {};
}

/** How many cards a deck may be off what people's have: a twentieth of some thirty decks is one or two of them. */
export const CARDS_OFF = 2;

/** A measure that expects no more than what people's decks have, two cards more or less. */
export function widened(measure: Measure, ranges: Ranges): Measure {
  const [few, many] = ranges[measure.what] ?? [];
  const { least, most, card = 1 } = measure;
  return {
    ...measure,
    ...(least === undefined || few === undefined ? {} : { least: Math.min(least, few - CARDS_OFF * card) }),
    ...(most === undefined || many === undefined ? {} : { most: Math.max(most, many + CARDS_OFF * card) }),
  };
}
