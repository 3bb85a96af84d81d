import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createEngine, type Engine } from "../src/engine.ts";
import { openCoOccurrence } from "../src/rank/co-occurrence.ts";
import type { Ranker } from "../src/rank/ranker.ts";

/** The cards and the figures that ship with the project, for tests that need real ones. */
export interface Real {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly ranker: Ranker;
  /** The card of a name; an unknown one fails the test. */
  card(name: string): CardIndex;
}

let real: Promise<Real> | undefined;

/** Reads them, which takes about a second, once for all tests of a process: nobody changes them. */
export function readReal(): Promise<Real> {
  real ??= read();
  return real;
}

const engines = new Map<number, Promise<Engine>>();

/**
 * An engine of them, made once for all tests of a process: it keeps nothing from one deck to the next, and making one takes
 * longer than a deck.
 * @param effort Share of the usual work for each deck.
 */
export function readEngine(effort = 1): Promise<Engine> {
  const made = engines.get(effort) ?? readReal().then((cards) => createEngine({ ...cards, effort }));
  engines.set(effort, made);
  return made;
}

async function read(): Promise<Real> {
  const [{ table }, figures] = await Promise.all([readBundledTable(), readEngineFigures()]);
  if (figures.problem !== "") throw new Error(figures.problem);
  const names = buildNameIndex(table);
  return {
    table,
    names,
    ranker: openCoOccurrence(figures.coOccurrence, table, names),
    card(name) {
      const match = names.resolve(name, { typos: false });
      if (!match.found) throw new Error(`the table has no ${name}`);
      return match.card;
    },
  };
}
