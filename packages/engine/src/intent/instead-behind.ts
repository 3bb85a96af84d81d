import { LIKE_WORDS } from "../../data/lexicon-wish.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const likeWords = phraseSet(LIKE_WORDS.map(foldPhrase));

/** Small words between "but" and what is said there, and those that say what something becomes: "but make it black". */
const LITTLE =
  /^(?:in|just|with|it|its|as|more|make|makes|made|them|him|her|that|the|is|are|should|be|all|only|turn|turned|into)$/;
const MADE = /^(?:make|makes|made|turn|turned)$/;
const MOST_LITTLE = 5;
/** What takes the place of its like where a deck becomes another. */
const REPLACED = /^(?:colors|creature-type)$/;

/**
 * Mentions without those whose place others take behind "but": "same shell as azorius control, but dimir" is dimir, "mono red
 * mice but make them rabbits and white" are white Rabbits.
 */
export function insteadBehind(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  but: number,
): readonly Mention[] {
  const part = partAt(tokens, mentions, but + 1);
  let begin = part?.to ?? but + 1;
  let isMade = part !== undefined;
  for (; begin <= but + MOST_LITTLE && LITTLE.test(tokens[begin]?.text ?? ""); begin++)
    isMade ||= MADE.test(tokens[begin]?.text ?? "");
  const first = mentions.find(({ from }) => from === begin);
  const start = sentenceBegin(tokens, but);
  if (first === undefined || first.negated) return mentions;
  const isLike = first.content.kind === "colors" && isLikeAnother(tokens, start, but);
  if (!isMade && !isLike) return mentions;
  const kinds = new Set(
    (isMade ? rowFrom(tokens, mentions, begin) : [first])
      .map(({ content }) => content.kind)
      .filter((kind) => REPLACED.test(kind)),
  );
  const gone = goneFor(tokens, mentions, first);
  return mentions.filter(
    ({ from, to, content, negated }) =>
      negated ||
      // "Like UW control, but with black instead of white" keeps the blue.
      (content.kind === "colors" && gone !== 0 && content.mask !== gone && (content.mask & gone) === gone) ||
      !kinds.has(content.kind) ||
      from < start ||
      (to > but && from !== part?.from),
  );
}

/** The colors that a color takes the place of: "black instead of white"; 0 where it says none. */
function goneFor(tokens: readonly Token[], mentions: readonly Mention[], { content, to }: Mention): number {
  if (content.kind !== "colors" || tokens[to]?.text !== "instead") return 0;
  const next = mentions.find((each) => each.from === to && each.negated);
  return next?.content.kind === "colors" ? next.content.mask : 0;
}

/** "the blue part is": a color of a deck that another takes the place of. */
function partAt(tokens: readonly Token[], mentions: readonly Mention[], at: number): Mention | undefined {
  const from = tokens[at]?.text === "the" ? at + 1 : at;
  const color = mentions.find((each) => each.from === from && each.content.kind === "colors");
  const next = tokens[color?.to ?? 0]?.text ?? "";
  const isPart = color !== undefined && /^(?:part|half|side|bit)$/.test(next);
  return isPart ? { ...color, to: color.to + 1 } : undefined;
}

/** What is said up to the next comma. */
function rowFrom(tokens: readonly Token[], mentions: readonly Mention[], from: number): readonly Mention[] {
  let to = from + 1;
  while (tokens[to]?.gap === "tight") to++;
  return mentions.filter((each) => each.from >= from && each.to <= to && !each.negated);
}

function isLikeAnother(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (likeWords.longest(tokens, at) !== undefined) return true;
  return false;
}

function sentenceBegin(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && tokens[from]?.gap !== "hard") from--;
  return from;
}
