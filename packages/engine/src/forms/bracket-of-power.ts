import type { Bracket } from "@deckwright/decks/deck.ts";
import { BRACKET_POWER } from "../../data/brackets.ts";

/** The bracket whose decks play at a power level. */
export function bracketOfPower(power: number): Bracket {
  const brackets: readonly Bracket[] = [5, 4, 3, 2];
  return brackets.find((bracket) => power >= BRACKET_POWER[bracket][0]) ?? 1;
}
