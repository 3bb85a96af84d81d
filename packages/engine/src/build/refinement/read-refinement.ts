import { readAmounts } from "./amounts.ts";
import { readCards, readSwaps } from "./cards.ts";
import type { Reading, Refined, Refinement } from "./reading.ts";
import { readRelative } from "./relative.ts";
import { readRest } from "./rest.ts";

/** Reads what is said of a deck that is there: relative words first, what is left as a wish is read. Never throws. */
export function readRefinement(text: string, refined: Refined): Refinement {
  const reading: Reading = {
    rest: ` ${text.slice(0, 2_000)} `,
    fields: {},
    changes: [],
    coming: [],
    refusals: [],
  };
  readSwaps(reading, refined);
  readRelative(reading, refined);
  readAmounts(reading, refined);
  readCards(reading, refined);
  readRest(reading, refined);
  const { rest: _rest, ...refinement } = reading;
  return refinement;
}
