import type { Atom, Level, Problem, TermContext } from "../atom.ts";
import { addAll, type Bits, both, filterBits, noBits } from "../bits.ts";
import type { JoinedTexts } from "../joined-texts.ts";
import { readPattern } from "../regex.ts";
import { requiredTexts } from "../required-texts.ts";
import type { NameTerm, Term } from "../tree.ts";
import type { WordColumn } from "../word-column.ts";

/**
 * A test of texts by a regular expression, which the host's guard stops when it takes too long.
 * @param joined The texts as one, where each card has its own.
 */
export function regexAtom(
  term: Term | NameTerm,
  context: TermContext,
  subject: string,
  level: Level,
  texts: WordColumn,
  joined?: JoinedTexts,
): Atom | Problem {
  const { guard } = context;
  if (!guard) return { problem: "Regular expressions cannot be used here", at: "value" };
  const pattern = readPattern(term.value);
  if (typeof pattern === "string") return { problem: pattern, at: "value" };
  const { ids, words } = texts;
  const required = requiredTexts(pattern);
  const matches = (text: string): boolean => pattern.test(text);
  const filter = (asked: Bits): Bits => {
    const within = joined && required.length > 0 ? both(asked, holdingAny(joined, required)) : asked;
    // Equal texts are looked at once: 1 is a match, 2 is none.
    const known = new Uint8Array(words.length);
    const look = (at: number): boolean => {
      const id = ids[at] ?? 0;
      known[id] ||= matches(words[id] ?? "") ? 1 : 2;
      return known[id] === 1;
    };
    let found = noBits(0);
    // What was looked at stays known, so that a guard may stop and go on.
    const inTime = guard(() => {
      found = filterBits(within, look);
    });
    if (inTime) return found;
    context.complain(term, "This regular expression takes too long; make it simpler");
    return new Uint32Array(within.length);
  };
  const shown = `/${term.value}/`;
  return {
    level,
    cost: 40,
    // What was stopped has no answer to remember.
    key: "",
    says: `${subject} matches ${shown}`,
    saysNot: `${subject} does not match ${shown}`,
    test: (at) => matches(words[ids[at] ?? 0] ?? ""),
    filter,
  };
}

function holdingAny(joined: JoinedTexts, texts: readonly string[]): Bits {
  const found = noBits(joined.texts.length);
  for (const text of texts) addAll(found, joined.holding(text));
  return found;
}
