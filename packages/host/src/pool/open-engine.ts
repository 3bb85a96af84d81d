import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { createEngine, type Engine } from "@deckwright/engine/engine.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import type { EngineFigures } from "./engine-figures.ts";

/** Wires the learned figures and the engine to a table: for a worker, a command, or a bench. */
export function openEngine(table: CardTable, names: NameIndex, figures: EngineFigures): Engine {
  return createEngine({
    table,
    names,
    ranker: openCoOccurrence(figures.coOccurrence, table, names),
    now: () => performance.now(),
  });
}
