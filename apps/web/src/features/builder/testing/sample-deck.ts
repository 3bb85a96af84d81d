import type { GenerateResponse } from "@deckwright/contract/generate.ts";
import type { Intent } from "@deckwright/contract/intent.ts";
import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { NO_ANALYSIS } from "../../../lib/no-analysis.ts";
import { FACES } from "../../../ui/deck-list/testing/faces.ts";

/** What was understood of "elf tribal commander under $100". */
export const INTENT: Intent = {
  tribe: "Elf",
  playstyle: "tribal",
  format: "commander",
  budgetUsd: 100,
  read: { tribe: "elf tribal", playstyle: "tribal", format: "commander", budgetUsd: "under $100" },
};

/** An answer of the generator. */
export const RESPONSE: GenerateResponse = {
  deck: makeDeck(),
  intent: INTENT,
  findings: [],
  analysis: NO_ANALYSIS,
  stages: [],
  timings_ms: { total: 1 },
  faces: FACES,
};
