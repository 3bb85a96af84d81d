/** One addend of a worth: what a point of it weighs, and how many points a thing has. */
export interface Term<Thing, State> {
  readonly name: string;
  readonly weight: number;
  /** Whether the term has anything to say in this state; absent: always. */
  applies?(state: State): boolean;
  of(thing: Thing, state: State): number;
}

/** What a term adds to a worth. */
export interface Share {
  readonly name: string;
  readonly points: number;
}

/** A worth that is a sum of named terms. */
export interface Worth<Thing> {
  of(thing: Thing): number;
  /** The terms that speak for or against a thing; they sum to its worth. */
  shares(thing: Thing): Share[];
}

/** The sum of those terms that apply in a state. */
export function sumOfTerms<Thing, State>(terms: readonly Term<Thing, State>[], state: State): Worth<Thing> {
  const active = terms.filter((term) => term.applies === undefined || term.applies(state));
  return {
    of(thing) {
      let sum = 0;
      for (const term of active) sum += term.weight * term.of(thing, state);
      return sum;
    },
    shares: (thing) =>
      active
        .map((term) => ({ name: term.name, points: term.weight * term.of(thing, state) }))
        .filter(({ points }) => points !== 0),
  };
}
