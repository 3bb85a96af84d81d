/**
 * Regular expression from raw text with fragments put in, so that patterns can share noun phrases:
 * ``rx`destroy ${TARGET}creature` ``.
 */
export function rx(text: TemplateStringsArray, ...fragments: readonly string[]): RegExp {
  return new RegExp(String.raw(text, ...fragments));
}

/** Numbers as cards write them before a noun. */
export const NUMBER =
  "(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twenty|x|\\d+|that many|any number of|twice x|half x)";

/** "target", "up to two target", "each of up to X target", "another target", "any number of target" and the like. */
export const TARGET =
  "(?:each of )?(?:up to (?:\\w+|that many) )?(?:any number of |one or two |one, two, or three |one or more |two |three |x |another |a second |the )?(?:other )?target ";

/** The rest of a noun phrase, as short as possible; ends at a verb or a condition. */
export const NOUN =
  '(?:(?!\\b(?:unless|if|then|until|you|its|gets?|deals?|from|card|cards|onto|fights?)\\b)[^.:;"•])*?';

/** Before a noun: no color is named. A red permanent is hardly ever an artifact. */
export const ANY_COLOR = "(?<!\\b(?:white|blue|black|red|green) )";

/** Drawing that is paid for with a discard, or followed by one: better cards, not more. */
export const LOOT =
  /draw (?:a card|two cards|three cards|x cards|four cards|that many cards|a card, then|cards equal[^.]*), (?:then|and) discard (?:a|two|three|that many|x|four|your)|discard [^.:]*(?:\.|,|:| and)[^.]*\bdraw (?:a card|two cards|that many)|draw [^.]*\. (?:then |if you do, |when you do, )discard|draw [^.]*\. discard (?:a|two|three)|put a card from your hand on the bottom[^.]*\. if you do, draw|discards? [^.]*, then draws?\b(?! seven cards)|draws? [^.]*, then discards? |draws? [^.]*\. then (?:that player )?discards|discard [^.]*\. if you do, draw|discard [^:]*: draw/;
