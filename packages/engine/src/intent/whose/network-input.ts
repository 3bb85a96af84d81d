import type { ByRules, SaidThing } from "./said-things.ts";
import type { Surroundings } from "./surroundings.ts";

/** A wish as the network reads it: of each word itself and its marks, by their numbers. */
export interface NetworkInput {
  /** 0 for a word that is not known, and for words of things, of which only marks are told. */
  readonly words: readonly number[];
  readonly marks: readonly (readonly number[])[];
  readonly things: readonly NetworkThing[];
}

/** Where something stands, `to` one past its last word, and the marks that it is told by once more at the end. */
interface NetworkThing {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

/** Words and marks by the numbers of their rows. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, number>;
  readonly marks: ReadonlyMap<string, number>;
}

const kindMark = ({ kind }: SaidThing): string => `kind:${kind}`;
const rulesMark = (byRules: ByRules): string => `rules:${byRules}`;

/** Words and marks of a wish as they are spelled, for `inputOf` and for whoever counts them. */
export function spelledOf({ tokens, things, people, times }: Surroundings): {
  readonly words: readonly string[];
  readonly marks: readonly (readonly string[])[];
} {
  const thingAt = new Map<number, SaidThing>();
  for (const thing of things) for (let at = thing.from; at < thing.to; at++) thingAt.set(at, thing);
  return {
    words: tokens.map(({ text }, at) => (thingAt.has(at) ? "" : text)),
    marks: tokens.map(({ text, gap, capital }, at) => {
      const thing = thingAt.get(at);
      const marks = [`gap:${gap}`, `who:${people[at] ?? ""}`, `time:${times[at] ?? ""}`];
      if (capital) marks.push("capital");
      if (/^\d/.test(text)) marks.push("number");
      if (thing === undefined) return marks;
      marks.push(kindMark(thing), rulesMark(thing.byRules));
      if (thing.from === at) marks.push("begins");
      return marks;
    }),
  };
}

/** A wish as numbers. */
export function inputOf(around: Surroundings, { words, marks }: Vocabulary): NetworkInput {
  const spelled = spelledOf(around);
  const numbers = (names: readonly string[]): number[] =>
    names.flatMap((name) => {
      const number = marks.get(name);
      return number === undefined ? [] : [number];
    });
  return {
    words: spelled.words.map((word) => words.get(word) ?? 0),
    marks: spelled.marks.map(numbers),
    things: around.things.map((thing) => ({
      from: thing.from,
      to: thing.to,
      marks: numbers([kindMark(thing), rulesMark(thing.byRules)]),
    })),
  };
}
