import type { Bracket } from "@deckwright/decks/deck.ts";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { bracketOfPower } from "../../data/lexicon-power.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./wanted-play.ts";

/** How strong the deck is to be. */
export interface WantedLevel {
  readonly bracket?: Reading<Bracket>;
  readonly power?: Reading<number>;
  readonly notes: readonly string[];
}

/**
 * Reads bracket and power. A figure wins over a word for the bracket; of a bracket and a power that contradict each
 * other the bracket is kept, since players agree on what it means. Outside Commander a word becomes a power.
 */
export function wantedLevel(mentions: readonly Mention[], hasBrackets: boolean): WantedLevel {
  const notes: string[] = [];
  let numbered: Reading<Bracket> | undefined;
  let worded: Reading<Bracket> | undefined;
  let power: Reading<number> | undefined;
  for (const mention of mentions) {
    if (mention.negated) continue;
    const { content } = mention;
    if (content.kind === "bracket-number" && numbered === undefined) {
      const bracket = nearestBracket(content.value);
      if (bracket !== content.value)
        notes.push(`There are brackets 1 to 5; ${content.value} was read as ${bracket}.`);
      numbered = { value: bracket, from: [mention] };
    } else if (content.kind === "power-number" && power === undefined) {
      const value = Math.min(10, Math.max(1, content.value));
      if (value !== content.value)
        notes.push(`Power goes from 1 to 10; ${content.value} was read as ${value}.`);
      power = { value, from: [mention] };
    } else if (content.kind === "bracket" && (worded === undefined || content.bracket > worded.value)) {
      worded = { value: content.bracket, from: [mention] };
    }
  }
  if (numbered !== undefined && worded !== undefined && numbered.value !== worded.value) {
    notes.push(
      `Bracket ${numbered.value} was asked for beside words for bracket ${worded.value}; the figure was taken.`,
    );
  }
  const bracket = numbered ?? worded;
  if (bracket === undefined) return { ...(power === undefined ? {} : { power }), notes };
  if (!hasBrackets && numbered === undefined) {
    const [from, to] = BRACKET_POWER[bracket.value];
    return { power: power ?? { value: Math.round((from + to) / 2), from: bracket.from }, notes };
  }
  if (power !== undefined && bracketOfPower(power.value) !== bracket.value) {
    if (numbered === undefined) return { power, notes };
    const [from, to] = BRACKET_POWER[bracket.value];
    notes.push(
      `Power ${power.value} and bracket ${bracket.value} contradict each other (that bracket means power ${from === to ? from : `${from} to ${to}`}); the bracket was taken.`,
    );
    return { bracket, notes };
  }
  return { bracket, ...(power === undefined ? {} : { power }), notes };
}

function nearestBracket(value: number): Bracket {
  if (value <= 1) return 1;
  if (value < 2.5) return 2;
  if (value < 3.5) return 3;
  return value < 4.5 ? 4 : 5;
}
