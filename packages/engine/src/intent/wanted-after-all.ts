import { WANTED_BEHIND } from "../../data/lexicon-negation.ts";
import type { Mention } from "./mention.ts";
import { negationWords } from "./negation.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const wantedBehind = phraseSet(WANTED_BEHIND.map(foldPhrase));

/** "I opened no mice. Mouse deck, boros": a creature type that another sentence asks for was only told of. */
export function wantedLater(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(({ negated, content, to }, at) => {
    if (!negated || content.kind !== "creature-type") return false;
    return mentions
      .slice(at + 1)
      .some(
        (later) =>
          !later.negated &&
          later.content.kind === "creature-type" &&
          later.content.name === content.name &&
          !isOfEverybody(tokens, later.from) &&
          tokens.slice(to, later.from + 1).some(({ gap }) => gap === "hard"),
      );
  });
}

/** "Not vampires! Everyone does vampires": what others do is asked for by nobody. */
function isOfEverybody(tokens: readonly Token[], from: number): boolean {
  return [2, 3].some((back) =>
    /^(?:everyone|everybody|they|all|people)$/.test(tokens[from - back]?.text ?? ""),
  );
}

/** What a list of forbidden things would hold, but for words behind it: "without tutors, clones and self mill are fine". */
export function wantedAfterAll(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  return mentions.flatMap((mention, at) => {
    if (!mention.negated || wantedBehind.longest(tokens, mention.to) === undefined) return [];
    if (tokens[mention.to]?.gap !== "tight") return [];
    const row: Mention[] = [];
    for (let before = at; before >= 0; before--) {
      const one = mentions[before];
      // The word that forbids belongs to the first of them.
      if (one === undefined || !one.negated || negationWords(tokens, one.from) > 0) return [];
      row.push(one);
      if (tokens[one.from]?.gap === "comma") return row;
    }
    return [];
  });
}
