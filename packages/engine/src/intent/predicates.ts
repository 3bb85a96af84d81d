import type { Predicate } from "../../data/lexicon-predicates.ts";
import { type PhraseMatch, phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** What finds the longest thing said from a word on. */
export interface Sayings {
  longest(tokens: readonly Token[], at: number): PhraseMatch<true> | undefined;
}

/** Phrases that are said in parts: a verb, perhaps a small word, an end. All of them written out would be tens of thousands. */
export function saidInParts(predicates: readonly Predicate[]): Sayings {
  const rows = predicates.map(({ verbs, between, ends }) => ({
    verbs: phraseSet(verbs.map(foldPhrase)),
    between: phraseSet(between.map(foldPhrase)),
    ends: phraseSet(ends.map(foldPhrase)),
  }));
  const goesOn = (words: Sayings, tokens: readonly Token[], at: number): number =>
    tokens[at]?.gap === "tight" ? (words.longest(tokens, at)?.length ?? 0) : 0;
  return {
    longest(tokens, at) {
      let length = 0;
      for (const { verbs, between, ends } of rows) {
        const verb = verbs.longest(tokens, at)?.length ?? 0;
        if (verb === 0) continue;
        const small = goesOn(between, tokens, at + verb);
        for (const begin of small > 0 ? [verb, verb + small] : [verb]) {
          const end = goesOn(ends, tokens, at + begin);
          if (end > 0) length = Math.max(length, begin + end);
        }
      }
      return length === 0 ? undefined : { value: true, length };
    },
  };
}

/** The longer of what either finds. */
export function eitherOf(one: Sayings, other: Sayings): Sayings {
  return {
    longest(tokens, at) {
      const [a, b] = [one.longest(tokens, at), other.longest(tokens, at)];
      return (a?.length ?? 0) >= (b?.length ?? 0) ? a : b;
    },
  };
}
