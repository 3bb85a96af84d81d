/**
 * Decks for commanders that the engine never saw decks of: some are taken out of the figures, alone and in pairs, and each is asked for
 * by name. What of the average deck that was counted for it is in the generated one.
 */
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { createEngine } from "@deckwright/engine/engine.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import {
  type LeaderFigures,
  readCoOccurrence,
  writeCoOccurrence,
} from "@deckwright/engine/rank/co-occurrence-file.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { sparseRows } from "@deckwright/engine/rank/learn/sparse-rows.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { markdownTable, type Section, writeSections } from "../report/results-file.ts";
import { openBench } from "../setup.ts";
import { fitNewCards } from "./fit.ts";

/** Of the average decks of single commanders every so many, from one on. */
const EVERY = 36;
const FROM = 5;

/** The figures without leaders of these names. */
function without(figures: LeaderFigures, names: readonly string[], left: ReadonlySet<string>): LeaderFigures {
  const kept = Array.from(figures.first.keys()).filter((leader) =>
    [figures.first, figures.second].every((heads) => !left.has(names[heads[leader] ?? -1] ?? "")),
  );
  const { starts, columns, values } = figures.inclusion;
  const row = (leader: number) =>
    Array.from(columns.subarray(starts[leader], starts[leader + 1]), (column, at): [number, number] => [
      column,
      values[(starts[leader] ?? 0) + at] ?? 0,
    ]);
  const of = (list: ArrayLike<number>): number[] => kept.map((leader) => list[leader] ?? 0);
  return {
    ...figures,
    first: Uint16Array.from(of(figures.first)),
    second: Uint16Array.from(of(figures.second)),
    leaderDecks: Uint32Array.from(of(figures.leaderDecks)),
    inclusion: sparseRows(kept.map(row)),
  };
}

/** The different cards of a list that are no basics. */
function cardsOf(names: NameIndex, table: CardTable, main: Readonly<Record<string, number>>): Set<CardIndex> {
  return new Set([...cardCounts(names, main).keys()].filter((card) => !isBasic(table, card)));
}

/** All figures, as a section of the results. */
export async function uncountedSection(folder: string): Promise<Section> {
  const { table } = await readBundledTable();
  const names = buildNameIndex(table);
  const asked = (await readDecks(`${folder}/edhrec_average_decks.ndjson.gz`))
    .filter(({ commander }) => commander.length === 1)
    .filter((_, at) => at % EVERY === FROM);
  const left = new Set(asked.flatMap(({ commander }) => commander));
  const file = readCoOccurrence((await readEngineFigures()).coOccurrence);
  const figures = file.figures.map((each) =>
    each.kind === "leaders" ? without(each, file.names, left) : each,
  );
  const bytes = writeCoOccurrence({ ...file, figures });
  const ranker = openCoOccurrence(bytes.buffer, table, names);
  const engine = createEngine({ table, names, ranker, now: () => performance.now() });
  const shares = asked.map(({ commander, main }) => {
    const { deck } = engine.generate({ format: "commander", commanders: commander, seed: 7 });
    const own = cardsOf(names, table, deck.main);
    const counted = cardsOf(names, table, main);
    return [...counted].filter((card) => own.has(card)).length / counted.size;
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return {
    title: "Commanders that nobody counted",
    command: "DECKS_DIR=... node bench/uncounted/measure.ts --write",
    body: `Commanders that were taken out of the figures, alone and in pairs, and asked for by name: the share of the cards of their average deck, basics aside, that the generated deck has.\n\n${markdownTable(["commanders", "share"], [[String(shares.length), mean.toFixed(3)]])}`,
  };
}

if (import.meta.main) {
  const folder = process.env.DECKS_DIR;
  if (folder === undefined) throw new Error("Set DECKS_DIR to the folder with the deck files.");
  if (process.argv.includes("--fit")) console.log(fitNewCards(await openBench()));
  const section = await uncountedSection(folder);
  if (process.argv.includes("--write")) writeSections([section]);
  console.log(section.body);
}
