import { MANA_LIMIT_BEGINNINGS, MANA_LIMITS } from "../../data/lexicon-mana.ts";
import type { ReadingNote } from "../notes.ts";
import type { Mention } from "./mention.ts";
import { isFigure, isFigureNear, wordsFrom } from "./said-words.ts";
import type { Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** The longest sentence of a limit, in words. */
const MOST_WORDS = 12;

/** Reads a limit of mana value that begins at `at`: `nothing over five mana`, `curve stops at 4`, `mv <= 3`. */
export function manaLimitAt(tokens: readonly Token[], at: number): Mention | undefined {
  const word = tokens[at]?.text ?? "";
  if (!isFigure(word) && !MANA_LIMIT_BEGINNINGS.has(word)) return undefined;
  if (!isFigureNear(tokens, at, MOST_WORDS)) return undefined;
  const { sentence, endOf } = wordsFrom(tokens, at, MOST_WORDS);
  for (const { says, below } of MANA_LIMITS) {
    const match = says.exec(sentence);
    if (match === null) continue;
    const [first, second] = [Number(match[1]), match[2] === undefined ? undefined : Number(match[2])];
    const most = second ?? first - (below ? 1 : 0);
    if (most < 0 || (second !== undefined && second < first)) return undefined;
    const least = second === undefined ? {} : { least: first };
    return {
      from: at,
      to: endOf(match[0].length),
      negated: false,
      content: { kind: "mana-limit", most, ...least },
    };
  }
  return undefined;
}

/** The lowest limit of mana value that a sentence names. */
export function wantedManaValue(mentions: readonly Mention[]): Reading<number> | undefined {
  return mentions.reduce<Reading<number> | undefined>((lowest, mention) => {
    const { content } = mention;
    if (content.kind !== "mana-limit" || (lowest !== undefined && lowest.value <= content.most))
      return lowest;
    return { value: content.most, from: [mention] };
  }, undefined);
}

/** What is said of the least of mana values, or of their mean, which no deck is held to. */
export function manaNotes(mentions: readonly Mention[]): readonly ReadingNote[] {
  return mentions.flatMap(({ content }): ReadingNote[] =>
    (content.kind === "mana-limit" || content.kind === "average-limit") && (content.least ?? 0) > 0
      ? [{ kind: "least-mana-value", least: content.least ?? 0, most: content.most }]
      : [],
  );
}
