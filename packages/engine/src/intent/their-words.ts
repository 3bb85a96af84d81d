import { AGAINST_ENDS } from "../../data/opponents.ts";
import type { Token } from "./tokens.ts";

/** Most words of what others play. */
const LONGEST = 14;

/** One past the last word of what others play. */
export function endOf(tokens: readonly Token[], start: number): number {
  if (isAnti(tokens, start)) return antiEnd(tokens, start);
  let to = start;
  // "they play nothing but elves"
  if (tokens[to]?.text === "nothing" && /^(?:but|except|besides)$/.test(tokens[to + 1]?.text ?? "")) to += 2;
  // "that everyone plays, aristocrats": what they play is said before.
  if (tokens[start]?.gap === "comma") return start;
  // "elves is what my friend plays. Rakdos": nor behind a full stop.
  if (/^\s*[.!]\s*$/.test(tokens[start]?.between ?? "")) return start;
  // "their decks: elves, goblins, zombies"
  const isColon = /^\s*:\s*$/.test(tokens[start]?.between ?? "");
  while (to < tokens.length && to < start + LONGEST) {
    const token = tokens[to];
    if (token === undefined || (to > start && token.gap === "hard")) break;
    // "Something that beats him, red and black": who is met was named before.
    if (to > start && token.gap === "comma" && OF_SOMEBODY.test(tokens[to - 1]?.text ?? "")) break;
    if (
      to > start &&
      token.gap === "comma" &&
      !isColon &&
      !isListed(tokens, to) &&
      !isShortRow(tokens, start) &&
      !isRepeated(tokens, start, to)
    )
      break;
    if (AGAINST_ENDS.has(token.text) && !(to === start && token.text === "my")) break;
    to++;
  }
  return to;
}

const OF_SOMEBODY = /^(?:him|her|them|it|that|this|everyone|everybody|everything)$/;

/** Whether a list goes on behind a comma: another member and "and" or "or" follow, or words for decks. */
function isListed(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < at + 4; index++) {
    const token = tokens[index];
    if (token === undefined || token.gap === "hard" || AGAINST_ENDS.has(token.text)) return false;
    if (token.text === "and" || token.text === "or") return true;
    if (index > at && /^(?:decks|players|strategies)$/.test(token.text)) return true;
  }
  return false;
}

/** "People there play Oath, Doomsday, PO.": up to the full stop nothing but names of few words between commas, three at least. */
function isShortRow(tokens: readonly Token[], start: number): boolean {
  if (!WHAT_THEY_DO.test(tokens[start - 1]?.text ?? "") || isDoneToThem(tokens, start)) return false;
  let members = 1;
  let words = 1;
  for (let at = start + 1; at < tokens.length && tokens[at]?.gap !== "hard"; at++) {
    const token = tokens[at];
    if (token === undefined || AGAINST_ENDS.has(token.text) || at > start + LONGEST) return false;
    words = token.gap === "comma" ? 1 : words + 1;
    if (token.gap === "comma") members++;
    if (words > MOST_OF_MEMBER) return false;
  }
  return members >= FEWEST_OF_ROW;
}

/** "Dunk on elves", "prey on burn": what is done to them, and nothing that they are on. */
function isDoneToThem(tokens: readonly Token[], start: number): boolean {
  return (
    tokens[start - 1]?.text === "on" && /^(?:dunk|stomp|prey|feast|hat)/.test(tokens[start - 2]?.text ?? "")
  );
}

const WHAT_THEY_DO = /^(?:plays?|playing|runs?|running|has|have|brings?|pilots?|on|jams?|own|owns|there)$/;

/** Most words of a member of such a row, and its fewest members. */
const MOST_OF_MEMBER = 3;
const FEWEST_OF_ROW = 3;

/** "Our league is burn, tron, more burn": whether a name is said again behind a comma. */
function isRepeated(tokens: readonly Token[], start: number, at: number): boolean {
  const names = new Set(tokens.slice(start, at).map(({ text }) => text));
  for (let index = at; index < at + LONGEST; index++) {
    const token = tokens[index];
    if (token === undefined || (index > at && token.gap === "hard") || AGAINST_ENDS.has(token.text))
      return false;
    if (token.text.length > 3 && names.has(token.text)) return true;
    names.add(token.text);
  }
  return false;
}

/** "anti-artifact": whether a word hangs on what says that it is what others play. */
function isAnti(tokens: readonly Token[], start: number): boolean {
  return tokens[start - 1]?.text === "anti" && tokens[start]?.between === "-";
}

/** One past what hangs on it: "anti-artifact gruul" is Gruul's own. */
function antiEnd(tokens: readonly Token[], start: number): number {
  let to = start + 1;
  while (tokens[to]?.between === "-" || tokens[to - 1]?.text === "mono") to++;
  return to;
}
