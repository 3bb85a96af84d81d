import type { Bracket } from "@deckwright/decks/deck.ts";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { bracketOfPower } from "../../data/lexicon-power.ts";
import type { ReadingNote } from "../notes.ts";
import type { FigureRange, Mention } from "./mention.ts";
import type { Reading } from "./wanted-play.ts";

/** How strong the deck is to be. */
export interface WantedLevel {
  readonly bracket?: Reading<Bracket>;
  readonly power?: Reading<number>;
  readonly notes: readonly ReadingNote[];
}

/**
 * Reads bracket and power. A figure wins over a word for the bracket; of a bracket and a power that contradict each
 * other the bracket is kept, since players agree on what it means. Outside Commander a word becomes a power.
 */
export function wantedLevel(mentions: readonly Mention[], hasBrackets: boolean): WantedLevel {
  const notes: ReadingNote[] = [];
  const { numbered, worded, power } = namedLevels(mentions, notes);
  if (numbered !== undefined && worded !== undefined && numbered.value !== worded.value)
    notes.push({ kind: "bracket-against-words", bracket: numbered.value, words: worded.value });
  const bracket = numbered ?? worded;
  const level = (kept: Reading<Bracket> | undefined, strength: Reading<number> | undefined): WantedLevel => ({
    ...(kept === undefined ? {} : { bracket: kept }),
    ...(strength === undefined ? {} : { power: strength }),
    notes,
  });
  if (bracket === undefined) return level(undefined, power);
  if (!hasBrackets && numbered === undefined) {
    const [from, to] = BRACKET_POWER[bracket.value];
    return level(undefined, power ?? { value: Math.round((from + to) / 2), from: bracket.from });
  }
  if (power === undefined || bracketOfPower(power.value) === bracket.value) return level(bracket, power);
  if (numbered === undefined) return level(undefined, power);
  notes.push({ kind: "power-against-bracket", power: power.value, bracket: bracket.value });
  return level(bracket, undefined);
}

/** The last bracket and the first power that are named by a figure, and the highest bracket that is named by words. */
function namedLevels(mentions: readonly Mention[], notes: ReadingNote[]) {
  let numbered: Reading<Bracket> | undefined;
  let worded: Reading<Bracket> | undefined;
  let power: Reading<number> | undefined;
  for (const mention of mentions) {
    if (mention.negated) continue;
    const { content } = mention;
    const from = [mention];
    if (content.kind === "bracket-number") {
      const value = nearestBracket(content.value);
      if (value !== content.value)
        notes.push({ kind: "bracket-out-of-range", asked: content.value, taken: value });
      else if (content.range !== undefined)
        notes.push({ kind: "range-of-brackets", ...rangeOf(content.range), taken: value });
      numbered = { value, from };
    } else if (content.kind === "power-number" && power === undefined) {
      const value = Math.min(10, Math.max(1, content.value));
      if (value !== content.value)
        notes.push({ kind: "power-out-of-range", asked: content.value, taken: value });
      else if (content.range !== undefined)
        notes.push({ kind: "range-of-power", ...rangeOf(content.range), taken: value });
      power = { value, from };
    } else if (content.kind === "bracket" && (worded === undefined || content.bracket > worded.value)) {
      worded = { value: content.bracket, from };
    }
  }
  return { numbered, worded, power };
}

function rangeOf([from, to]: FigureRange): { readonly from: number; readonly to: number } {
  return { from, to };
}

function nearestBracket(value: number): Bracket {
  if (value <= 1) return 1;
  if (value < 2.5) return 2;
  if (value < 3.5) return 3;
  return value < 4.5 ? 4 : 5;
}
