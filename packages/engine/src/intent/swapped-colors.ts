import { SWAP_WORDS, SWAPPED_FOR, TAKES_PLACE } from "../../data/lexicon-swaps.ts";
import type { Mention } from "./mention.ts";
import { phraseSet } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

const takesPlace = phraseSet(TAKES_PLACE.map(foldPhrase));
/** Small words in a swap: "swap out the white part for the black". */
const SMALL = /^(?:the|a|its|is|are|was|were|being|be|gets|get|out|part|parts|half|side|color|cards)$/;

/**
 * Mentions in which a color that gives way to another is ruled out: "boros burn, only the white replaced by black", "change the
 * red to green", "white replaces black".
 */
export function swappedColors(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  const out = new Set<Mention>();
  for (const [at, one] of mentions.entries()) {
    const next = mentions[at + 1];
    if (one.content.kind !== "colors" || next?.content.kind !== "colors" || one.negated || next.negated)
      continue;
    if (isGoneFor(tokens, one, next)) out.add(one);
    else if (isPutInPlace(tokens, one, next) || isVersionOf(tokens, one, next)) out.add(next);
  }
  const told = mentions.filter((each) => isOfTheirs(tokens, each));
  const isOwn = (each: Mention): boolean =>
    each.content.kind === "colors" && !each.negated && !told.includes(each) && !out.has(each);
  if (told.length > 0 && mentions.some(isOwn)) return said(mentions, told, out);
  return out.size === 0 ? mentions : said(mentions, [], out);
}

/** Mentions of which some are ruled out and others only told. */
function said(
  mentions: readonly Mention[],
  told: readonly Mention[],
  out: ReadonlySet<Mention>,
): readonly Mention[] {
  return mentions.map((each) => {
    if (told.includes(each)) return { ...each, content: { kind: "saying" } };
    return out.has(each) ? { ...each, negated: true } : each;
  });
}

/** "Hers is boros and I'd do it in gruul": the colors of what somebody else has. */
function isOfTheirs(tokens: readonly Token[], { content, negated, from }: Mention): boolean {
  if (content.kind !== "colors" || negated) return false;
  const at = tokens[from - 1]?.text === "mono" ? from - 2 : from - 1;
  return (
    /^(?:is|are|was|were)$/.test(tokens[at]?.text ?? "") &&
    /^(?:hers|his|theirs)$/.test(tokens[at - 1]?.text ?? "") &&
    tokens.slice(at, from + 1).every(({ gap }) => gap === "tight")
  );
}

/** "White replaced by black", "change the white to black". */
function isGoneFor(tokens: readonly Token[], one: Mention, next: Mention): boolean {
  const between = wordsBetween(tokens, one.to, next.from);
  if (between === undefined) return false;
  const telling = between.filter((word) => !SMALL.test(word));
  if (telling.length === 2) return SWAP_WORDS.has(telling[0] ?? "") && SWAPPED_FOR.has(telling[1] ?? "");
  return telling.length === 1 && SWAPPED_FOR.has(telling[0] ?? "") && isSwapBegun(tokens, one.from);
}

/** "Black replaces white", "green takes the place of red". */
function isPutInPlace(tokens: readonly Token[], one: Mention, next: Mention): boolean {
  const found = takesPlace.longest(tokens, one.to);
  if (found === undefined || tokens[one.to]?.gap !== "tight") return false;
  const rest = wordsBetween(tokens, one.to + found.length, next.from);
  return rest?.every((word) => SMALL.test(word)) === true;
}

/** "A boros version of rakdos sacrifice": of what is to be like the second, in the colors of the first. */
function isVersionOf(tokens: readonly Token[], one: Mention, next: Mention): boolean {
  const between = wordsBetween(tokens, one.to, next.from);
  return between !== undefined && VERSION_OF.test(between.join(" "));
}

const VERSION_OF =
  /^(?:version|take|spin|variant|equivalent|edition|port)s? (?:of|on) ?(?:the|a|my|that|this|his|her|their)?$/;

/** Whether a verb of swapping stands right before, with nothing but small words between. */
function isSwapBegun(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > 0 && SMALL.test(tokens[at]?.text ?? "")) at--;
  return SWAP_WORDS.has(tokens[at]?.text ?? "");
}

/** The words between two places of one part of a sentence. */
function wordsBetween(tokens: readonly Token[], from: number, to: number): readonly string[] | undefined {
  if (tokens.slice(from, to + 1).some(({ gap }) => gap !== "tight")) return undefined;
  return tokens.slice(from, to).map(({ text }) => text);
}
