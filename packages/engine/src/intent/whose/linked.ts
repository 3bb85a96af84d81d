import type { Token } from "../tokens.ts";
import type { SaidThing } from "./said-things.ts";
import { type Likely, softmax } from "./weights.ts";

/** Words between things that are told of in one breath. */
const JOINERS = /^(?:and|or|n|plus|the|a|an|decks?)$/;
/** Most of them between two things. */
const MOST_BETWEEN = 2;
/** Keeps a logarithm from the end of the world. */
const LEAST = 1e-6;

/** Things of one list are whose most of them are likely to be: "goblins, elves and burn". */
export function likelyTogether(
  tokens: readonly Token[],
  things: readonly SaidThing[],
  likely: readonly Likely[],
): readonly Likely[] {
  const together = [...likely];
  for (let from = 0; from < things.length; ) {
    let to = from + 1;
    while (to < things.length && isLinked(tokens, things[to - 1], things[to])) to++;
    if (to - from > 1) together.fill(mean(likely.slice(from, to)), from, to);
    from = to;
  }
  return together;
}

function isLinked(
  tokens: readonly Token[],
  one: SaidThing | undefined,
  next: SaidThing | undefined,
): boolean {
  if (one === undefined || next === undefined) return false;
  if (next.from < one.to) return true;
  // What the rules tell apart stays apart: "against blue control, mono black".
  if (next.byRules !== one.byRules && next.byRules !== "none" && one.byRules !== "none") return false;
  if (next.from - one.to > MOST_BETWEEN) return false;
  return tokens
    .slice(one.to, next.from + 1)
    .every(
      ({ text, gap, between }, at) =>
        (gap !== "hard" || /^\s*[/&+]\s*$/.test(between)) &&
        (at === next.from - one.to || JOINERS.test(text)),
    );
}

/** The geometric mean, as shares of one. */
export function mean(likely: readonly Likely[]): Likely {
  const answers = likely[0] ?? [];
  return softmax(
    answers.map(
      (_, of) => likely.reduce((all, each) => all + Math.log((each[of] ?? 0) + LEAST), 0) / likely.length,
    ),
  );
}

/** Where the things begin that stand side by side up to one. */
export function runBegin(things: readonly SaidThing[], thing: SaidThing | undefined): number {
  const from = thing?.from ?? 0;
  const before = things.find(({ to }) => to === from);
  return before === undefined ? from : runBegin(things, before);
}
