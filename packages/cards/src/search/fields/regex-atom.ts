import type { Atom, Level, Problem, TermContext } from "../atom.ts";
import { type Bits, filterBits, noBits } from "../bits.ts";
import { readPattern, requiredText } from "../regex.ts";
import type { NameTerm, Term } from "../tree.ts";
import type { WordColumn } from "../word-column.ts";

/** A test of texts by a regular expression, which the host's guard stops when it takes too long. */
export function regexAtom(
  term: Term | NameTerm,
  context: TermContext,
  subject: string,
  level: Level,
  texts: WordColumn,
): Atom | Problem {
  const { guard } = context;
  if (!guard) return { problem: "Regular expressions cannot be used here", at: "value" };
  const pattern = readPattern(term.value);
  if (typeof pattern === "string") return { problem: pattern, at: "value" };
  const { ids, words } = texts;
  const required = requiredText(pattern);
  const matches = (text: string): boolean => text.includes(required) && pattern.test(text);
  const filter = (within: Bits): Bits => {
    let found = noBits(within.length * 32);
    // Equal texts are looked at once: 1 is a match, 2 is none.
    const known = new Uint8Array(words.length);
    const inTime = guard(() => {
      found = filterBits(within, (at) => {
        const id = ids[at] ?? 0;
        known[id] ||= matches(words[id] ?? "") ? 1 : 2;
        return known[id] === 1;
      });
    });
    if (!inTime) context.complain(term, "This regular expression takes too long; make it simpler");
    return found;
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
