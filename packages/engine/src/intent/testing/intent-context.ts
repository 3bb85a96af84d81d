import { loadCards } from "@deckwright/host/cards/load.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { openCoOccurrence } from "../../rank/co-occurrence.ts";
import { createIntentContext, type IntentContext } from "../context.ts";

/** What wishes are read with, of the cards and figures that are there. */
export async function readIntentContext(): Promise<IntentContext> {
  const [{ table, names }, { coOccurrence }] = await Promise.all([loadCards(), readEngineFigures()]);
  return createIntentContext(table, names, openCoOccurrence(coOccurrence, table, names));
}
