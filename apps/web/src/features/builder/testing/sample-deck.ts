import type { GenerateResponse } from "@deckwright/contract/generate.ts";
import type { Intent } from "@deckwright/contract/intent.ts";
import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
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
  analysis: {
    curve: [],
    averageManaValue: 0,
    colors: [],
    lands: 0,
    keepable: 0,
    castability: 0,
    roles: [],
    bracket: null,
    power_level: 5,
    powerParts: [],
    price: { total: 10, unknown: [], dearest: [], asOf: "2026-07-14" },
  },
  stages: [],
  timings_ms: { total: 1 },
  faces: FACES,
};
