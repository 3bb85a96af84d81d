import type { Atom, Level, Problem, TermContext } from "../atom.ts";
import { addAll, addBit, type Bits, both, eachBit, filterBits, hasBit, noBits } from "../bits.ts";
import type { JoinedTexts } from "../joined-texts.ts";
import { readPattern } from "../regex.ts";
import { requiredTexts } from "../required-texts.ts";
import type { NameTerm, Term } from "../tree.ts";
import type { WordColumn } from "../word-column.ts";

/** Texts that an expression is matched against. */
export interface MatchedTexts {
  /** What they are, for sentences. */
  readonly subject: string;
  readonly level: Level;
  readonly texts: WordColumn;
  /** The texts as one, where there are many. */
  readonly joined?: JoinedTexts;
  /** False where each row has the joined text of its own position. */
  readonly areShared?: boolean;
}

/** A test of texts by a regular expression, which the host's guard stops when it takes too long. */
export function regexAtom(
  term: Term | NameTerm,
  context: TermContext,
  { subject, level, texts, joined, areShared = joined === undefined }: MatchedTexts,
): Atom | Problem {
  const { guard } = context;
  if (!guard) return { problem: "Regular expressions cannot be used here", at: "value" };
  const pattern = readPattern(term.value);
  if (typeof pattern === "string") return { problem: pattern, at: "value" };
  const { ids, words } = texts;
  const required = joined ? requiredTexts(pattern) : [];
  const textsToLookAt = (rows: Bits, all: JoinedTexts): Bits => {
    const asked = areShared ? textsOf(rows, texts) : rows;
    return required.length > 0 ? both(asked, holdingAny(all, required)) : asked;
  };
  const filter = (asked: Bits): Bits => {
    const search = joined
      ? searchEach(pattern, words, textsToLookAt(asked, joined))
      : searchDistinct(pattern, words);
    if (!guard(search.run)) {
      context.complain(term, "This regular expression takes too long; make it simpler");
      return new Uint32Array(asked.length);
    }
    const { found } = search;
    return areShared ? filterBits(asked, (at) => hasBit(found, ids[at] ?? 0)) : found;
  };
  const shown = `/${term.value}/`;
  return {
    level,
    cost: 40,
    // A stopped test has no answer to remember.
    key: "",
    says: `${subject} matches ${shown}`,
    saysNot: `${subject} does not match ${shown}`,
    test: (at) => pattern.test(words[ids[at] ?? 0] ?? ""),
    filter,
  };
}

/** A piece of work that may be stopped and run again, which then goes on where it was. */
interface Search {
  readonly run: () => void;
  readonly found: Bits;
}

/** Looks at those of some texts that are asked for. */
function searchEach(pattern: RegExp, texts: readonly string[], asked: Bits): Search {
  const found = noBits(texts.length);
  let next = 0;
  return {
    found,
    run: () => {
      for (; next < asked.length; next++) {
        let left = asked[next] ?? 0;
        let kept = 0;
        while (left !== 0) {
          const bit = left & -left;
          if (pattern.test(texts[(next << 5) + 31 - Math.clz32(bit)] ?? "")) kept |= bit;
          left ^= bit;
        }
        found[next] = kept;
      }
    },
  };
}

/** Looks at all of some texts. */
function searchDistinct(pattern: RegExp, texts: readonly string[]): Search {
  const found = noBits(texts.length);
  let next = 0;
  return {
    found,
    run: () => {
      for (; next < texts.length; next++) if (pattern.test(texts[next] ?? "")) addBit(found, next);
    },
  };
}

/** The texts of some rows. */
function textsOf(rows: Bits, { ids, words }: WordColumn): Bits {
  const asked = noBits(words.length);
  eachBit(rows, (at) => addBit(asked, ids[at] ?? 0));
  return asked;
}

function holdingAny(joined: JoinedTexts, texts: readonly string[]): Bits {
  const found = noBits(joined.texts.length);
  for (const text of texts) addAll(found, joined.holding(text));
  return found;
}
