// Evenings that are told of beside the format that a deck is for.

import type { Mention } from "./mention.ts";
import { type Token, wordsOf } from "./tokens.ts";

/** "at prerelease", "at the last draft", "from a sealed": an evening that is told of. */
export function isEvent(format: string, mention: Mention | undefined, tokens: readonly Token[]): boolean {
  if (mention === undefined || !OPENED.has(format)) return false;
  const behind = tokens[mention.to];
  if (behind?.gap === "tight" && EVENT.test(behind.text)) return true;
  let at = mention.from - 1;
  while (at > 0 && at >= mention.from - MOST_BEFORE_EVENT && BEFORE_EVENTS.has(tokens[at]?.text ?? "")) at--;
  // "I've only ever played draft" tells what was.
  return /^(?:at|from|after|during|since|played)$/.test(tokens[at]?.text ?? "");
}

/** Formats that people go to an evening of. */
const OPENED: ReadonlySet<string> = new Set(["sealed", "draft", "cube-draft"]);
const BEFORE_EVENTS: ReadonlySet<string> = new Set([
  "the",
  "a",
  "my",
  "our",
  "last",
  "first",
  "this",
  "that",
]);
/** Most words between "at" and an evening. */
const MOST_BEFORE_EVENT = 2;

/** "Cube night is off", "commander got cancelled": an evening that does not happen, whatever is played there. */
export function isCalledOff(tokens: readonly Token[], { to }: Mention): boolean {
  return CALLED_OFF.test(wordsOf(tokens, to, to + OFF_REACH));
}

/** Most words from a format to what says that it is off. */
const OFF_REACH = 7;
const CALLED_OFF =
  /^(?:(?:night|nights|evening|event|events|day|tournament|session|league|group|pod|meetup|draft|game) )?(?:(?:is|was|are|were|got|gets|has been|have been|had been|being) (?:all )?)?(?:off|cancelled|canceled|called off|postponed|not happening|cut short)(?: |$)/;

/** "Cube night", "draft event". */
const EVENT = /^(?:night|nights|evening|evenings|event|events|tournament|party|weekend|session)$/;
