import { BROUGHT_DOWN } from "../../data/opponents.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const endsOf = new Map(
  Object.entries(BROUGHT_DOWN).map(([verb, ends]) => [verb, phraseSet(ends.map(foldPhrase))]),
);
/** Most words of what is brought down. */
const REACH = 4;
/** Words behind it with which something else begins; "take it down to 60 cards" says how far. */
const GOES_ON =
  /^(?:a|and|or|but|before|early|fast|quickly|completely|for|in|on|at|every|please|pls|so|when|while|with|without)$/;

/** "Shuts elves down": 1 where the verb begins here and what completes it ends the clause; 0 otherwise. */
export function broughtDownAt(tokens: readonly Token[], at: number): number {
  const verb = tokens[at]?.text ?? "";
  const ends = endsOf.get(verb) ?? endsOf.get(verb.replace(/s$/, ""));
  // What is one's own is brought to nothing else.
  if (ends === undefined || /^(?:my|our|it|this)$/.test(tokens[at + 1]?.text ?? "")) return 0;
  for (let to = at + 1; to <= at + 1 + REACH && tokens[to]?.gap === "tight"; to++) {
    const end = to === at + 1 ? undefined : ends.longest(tokens, to);
    if (end === undefined) continue;
    const next = tokens[to + end.length];
    return next === undefined || next.gap !== "tight" || GOES_ON.test(next.text) ? 1 : 0;
  }
  return 0;
}
