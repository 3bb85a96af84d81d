import { JOINERS } from "../../data/lexicon-wish.ts";
import { HATE_WORDS } from "../../data/opponents.ts";
import { isOfOpponent } from "./opponent-kinds.ts";
import type { Sentence } from "./sentence.ts";

/** What joins forbidden things, and the last word of "graveyard hate", which speaks of what stands before it. */
export function isPassedOver({ tokens, context, before }: Sentence, at: number, isAfter: boolean): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (isAfter && JOINERS.has(token.text)) return true;
  const last = before.at(-1);
  if (last === undefined || last.to !== at || token.gap !== "tight") return false;
  // "no Sanguine Bond / Exquisite Blood combo"
  if (isAfter && LOOPS.has(token.text)) return true;
  // "my friends hate infect" and "mono white hate bears" speak of what follows.
  return (
    HATE_WORDS.has(token.text) &&
    isOfOpponent(last.content) &&
    (context.lexicon.phrases.longest(tokens, at)?.length ?? 1) === 1
  );
}

/** What cards that are ruled out make together. */
const LOOPS: ReadonlySet<string> = new Set([
  "combo",
  "combos",
  "loop",
  "loops",
  "line",
  "lines",
  "package",
  "lock",
  "shenanigans",
  "nonsense",
]);
