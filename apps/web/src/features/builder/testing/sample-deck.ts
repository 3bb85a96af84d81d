import type { Intent } from "@deckwright/contract/intent.ts";

/** What was understood of "elf tribal commander under $100". */
export const INTENT: Intent = {
  tribe: "Elf",
  playstyle: "tribal",
  format: "commander",
  budgetUsd: 100,
  read: { tribe: "elf tribal", playstyle: "tribal", format: "commander", budgetUsd: "under $100" },
};
