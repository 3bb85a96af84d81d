import type { Whose } from "./model.ts";
import type { SaidThing } from "./said-things.ts";
import type { Likely } from "./weights.ts";

/** "I used to play goblins": where nothing of a deck is its own, what is told of other days is the wish. */
export function withWish(things: readonly SaidThing[], whose: readonly Whose[]): readonly Whose[] {
  const isOfDeck = ({ kind }: SaidThing): boolean =>
    /^(?:theme|playstyle|creature-type|colors|card|archetype-name)$/.test(kind);
  if (things.some((thing, at) => isOfDeck(thing) && whose[at] === "own")) return whose;
  return whose.map((each, at) => (each === "other" && things[at]?.byRules === "own" ? "own" : each));
}

/** A deck has a format: where none is likely its own, the likeliest is. */
export function withFormat(
  things: readonly SaidThing[],
  whose: readonly Whose[],
  likely: readonly Likely[],
): readonly Whose[] {
  const formats = things.flatMap(({ kind }, at) => (kind === "format" ? [at] : []));
  if (formats.length === 0 || formats.some((at) => whose[at] === "own")) return whose;
  const ownOf = (at: number): number => likely[at]?.[0] ?? 0;
  return whose.with(
    formats.reduce((one, other) => (ownOf(other) > ownOf(one) ? other : one)),
    "own",
  );
}

/** A deck costs something: where no amount is likely its own, and one might be, the likeliest is. */
export function withMoney(
  things: readonly SaidThing[],
  whose: readonly Whose[],
  likely: readonly Likely[],
): readonly Whose[] {
  const sums = things.flatMap(({ kind }, at) => (kind === "money" ? [at] : []));
  if (sums.length === 0 || sums.some((at) => whose[at] === "own")) return whose;
  const ownOf = (at: number): number => likely[at]?.[0] ?? 0;
  const best = sums.reduce((one, other) => (ownOf(other) > ownOf(one) ? other : one));
  return ownOf(best) < LEAST_OWN ? whose : whose.with(best, "own");
}

/** From this chance on an amount may be what a deck is to cost. */
const LEAST_OWN = 0.25;
