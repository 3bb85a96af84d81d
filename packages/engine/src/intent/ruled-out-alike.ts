import { ALIKE_BEFORE, ALIKE_BEHIND } from "../../data/lexicon-negation.ts";
import type { Content, Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { canBeOut } from "./ruled-out-families.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const alikeBefore = phraseSet(ALIKE_BEFORE.map(foldPhrase));
const alikeBehind = phraseSet(ALIKE_BEHIND.map(foldPhrase));
/** Most words from something that is ruled out to what shares its lot: "red isn't an option (Tom has it already), nor is white". */
const REACH = 12;
/** Small words before what shares it: "so are the tutors". */
const SMALL = /^(?:the|a|an|any|all|my|most|those|these)$/;

/** Mentions with those ruled out that are put beside something that is: "blue is out, so is black", "and green does too". */
export function ruledOutAlike(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  let last: Mention | undefined;
  return mentions.map((mention) => {
    if (!canBeOut(mention.content)) return mention;
    const told = last === undefined || mention.negated ? mention : besideIt(tokens, last, mention);
    // "Red isn't an option (Tom has the red deck), nor is white": the same thing again is only told of.
    if (last?.negated !== true || !isSame(last.content, told.content)) last = told;
    return told;
  });
}

function isSame(one: Content, other: Content): boolean {
  return one.kind === "colors" && other.kind === "colors" && one.mask === other.mask;
}

/** A thing, ruled out where words put it beside one before it that is. */
function besideIt(tokens: readonly Token[], last: Mention, mention: Mention): Mention {
  const { to, negated } = last;
  if (!negated || mention.from - to > REACH) return mention;
  if (isAddedTo(tokens, last, mention)) return { ...mention, negated: true };
  const start = SMALL.test(tokens[mention.from - 1]?.text ?? "") ? mention.from - 1 : mention.from;
  const before = alikeBefore.endingBefore(tokens, start);
  if (before > 0 && start - before >= to) return { ...mention, from: start - before, negated: true };
  const behind = alikeBehind.longest(tokens, mention.to);
  return behind === undefined ? mention : { ...mention, to: mention.to + behind.length, negated: true };
}

/** "I'm done with Sol Ring. Leave it out. Also Arcane Signet.": a sentence that only adds another of the same kind. */
function isAddedTo(tokens: readonly Token[], last: Mention, { content, from, to }: Mention): boolean {
  if (content.kind !== last.content.kind || !/^(?:card|creature-type)$/.test(content.kind)) return false;
  const begin = tokens[from]?.text === "also" ? from : from - 1;
  const end = /^(?:too|please|pls)$/.test(tokens[to]?.text ?? "") ? to + 1 : to;
  const isAlone = tokens[begin]?.gap === "hard" && (tokens[end] === undefined || tokens[end]?.gap === "hard");
  return isAlone && tokens[begin]?.text === "also";
}
