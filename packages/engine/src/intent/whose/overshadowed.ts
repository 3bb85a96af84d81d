import type { Token } from "../tokens.ts";
import type { SaidThing } from "./said-things.ts";
import type { Likely } from "./weights.ts";

/** Of these a deck mostly has one. */
const ONE_OF_KIND = /^(?:creature-type|colors|format|playstyle)$/;
/** So many things are looked at, each beside each: a text that names more is no story. */
const MOST = 60;
/** From this chance on something is surely the deck's own. */
const SURELY = 0.9;
/** So many words from each other, or with a full stop between, two things are not told of in one breath. */
const APART = 3;

/**
 * Whether another thing of its kind is surely the deck's own, and stands elsewhere: "my sister is obsessed with elves. Azorius
 * soldiers". In doubt something is the deck's own only where that leaves it with one.
 */
export function isOvershadowed(
  tokens: readonly Token[],
  things: readonly SaidThing[],
  likely: readonly Likely[],
  at: number,
): boolean {
  const thing = things[at];
  if (thing === undefined || at >= MOST || !ONE_OF_KIND.test(thing.kind)) return false;
  return things
    .slice(0, MOST)
    .some(
      (each, other) =>
        each.kind === thing.kind &&
        (likely[other]?.[0] ?? 0) >= SURELY &&
        (isApart(tokens, thing, each) || isApart(tokens, each, thing)),
    );
}

/** Colors of one sentence are those of one deck: "green is fine, so is black". */
function isApart(tokens: readonly Token[], { to, kind }: SaidThing, { from }: SaidThing): boolean {
  if (from < to) return false;
  const isElsewhere = tokens.slice(to, from + 1).some(({ gap }) => gap === "hard");
  return isElsewhere || (kind !== "colors" && from - to > APART);
}
