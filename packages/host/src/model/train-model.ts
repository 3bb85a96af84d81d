import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { type Figures, writeCoOccurrence } from "@deckwright/engine/rank/co-occurrence-file.ts";
import { factReader } from "@deckwright/engine/rank/habitat-facts.ts";
import { learnAssociations } from "@deckwright/engine/rank/learn/associations.ts";
import { averageLeaders } from "@deckwright/engine/rank/learn/average-leaders.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { countLeaders } from "@deckwright/engine/rank/learn/count-leaders.ts";
import {
  BASICS,
  cardsOf,
  dropNearDuplicates,
  type LeaderRow,
  type LearnedDeck,
} from "@deckwright/engine/rank/learn/decks.ts";
import { DEFAULTS, learnLists } from "@deckwright/engine/rank/learn/figures.ts";
import { learnHabitats } from "@deckwright/engine/rank/learn/habitats.ts";
import { learnLeaders } from "@deckwright/engine/rank/learn/leaders.ts";
import { leaderName, learnSkeletons } from "@deckwright/engine/rank/learn/skeletons.ts";
import { createRules } from "@deckwright/rules/validate.ts";
import { readBundledTable } from "../cards/bundled.ts";
import { readDecks, readLeaders } from "../decks/deck-files.ts";
import { packFigures } from "./packed-figures.ts";
import {
  AVERAGE_SOURCES,
  BY_ARCHETYPE,
  COUNTED_SOURCES,
  LEADER_SOURCES,
  LIST_SOURCES,
  OLDER,
  SOURCES,
} from "./sources.ts";

/** What a model is to be trained from. */
export interface TrainRequest {
  /** Has the deck files, `SOURCE.ndjson.gz`. A file that is not there is a source that is left out. */
  readonly folder: string;
  /** Sources that no line may be read of. */
  readonly without: readonly string[];
  /** Told each step before it is taken. */
  readonly onStep: (what: string, done: number, steps: number) => void;
}

/** A model, and what it was learned from. */
export interface TrainedModel {
  /** The file, compressed. */
  readonly file: Uint8Array;
  readonly sources: readonly string[];
  readonly figures: readonly { readonly kind: string; readonly format: string; readonly decks: number }[];
  /** The newest day in the data, not the day of training: the same data make the same file. */
  readonly asOf: string;
}

/** Why nothing can be trained, in a sentence for whoever asked. */
export class TrainError extends Error {}

/** All decks of a source, and those that are not nearly the same as a newer one. */
interface Decks {
  readonly all: readonly LearnedDeck[];
  readonly different: readonly LearnedDeck[];
}

/** Learns all figures of the engine from deck files. A few minutes, and some 3 GB of memory. @throws TrainError, DeckFileError */
export async function trainModel({ folder, without, onStep }: TrainRequest): Promise<TrainedModel> {
  const wrong = without.filter((source) => !SOURCES.includes(source));
  if (wrong.length > 0)
    throw new TrainError(`There is no source ${wrong.join(", ")}. Sources: ${SOURCES.join(", ")}.`);
  const path = (source: string): string => join(folder, `${source}.ndjson.gz`);
  const sources = SOURCES.filter((source) => !without.includes(source) && existsSync(path(source)));
  if (sources.length === 0)
    throw new TrainError(
      `${folder} has no deck files: ${SOURCES.map((name) => `${name}.ndjson.gz`).join(", ")}.`,
    );
  // Each is read and learned, those beside others are only read, and all is compressed.
  const steps = sources.reduce((sum, source) => sum + (isBeside(source) ? 1 : 2), 1);
  let done = 0;
  const step = (what: string): void => onStep(what, done++, steps);

  const { factsOf, identityOf, isIn } = await readBundledCards();
  const decksOf = new Map<string, Decks>();
  for (const { source } of LIST_SOURCES) {
    if (!sources.includes(source)) continue;
    step(`Reading ${source}`);
    const all = await readDecks(path(source));
    decksOf.set(source, { all, different: dropNearDuplicates(all) });
  }
  const rowsOf = new Map<string, LeaderRow[]>();
  for (const { source, format } of LEADER_SOURCES) {
    if (!sources.includes(source)) continue;
    const read = (file: string): string => {
      step(`Reading ${file}`);
      return path(file);
    };
    const beside = sources.filter((each) => isBeside(each, format));
    rowsOf.set(source, await readRows(source, beside, read, identityOf));
  }
  const names = namesOf(decksOf, rowsOf);
  const ids = new Map(names.map((name, at) => [name, at]));

  const figures: Figures[] = [];
  for (const { source, format } of LEADER_SOURCES) {
    const rows = rowsOf.get(source);
    if (!rows) continue;
    step(`Learning ${format}`);
    figures.push(learnLeaders(format, rows, ids, identityOf));
  }
  for (const listed of LIST_SOURCES) {
    const { source, format, halfLife, skeletons } = listed;
    const decks = decksOf.get(source);
    if (!decks) continue;
    step(`Learning ${format}`);
    const list = learnLists(format, decks.different, ids, { ...DEFAULTS, halfLife });
    figures.push(list, ...learnAssociations(list, names, decks.all));
    const drift = "drift" in listed ? { drift: { ...listed.drift, identityOf } } : {};
    const older = skeletons === BY_ARCHETYPE ? { older: OLDER, isIn } : {};
    figures.push(learnSkeletons(format, decks.different, ids, { ...skeletons, ...drift, ...older }));
    // Decks of one copy each are chosen by other means.
    if (skeletons.nameOf !== leaderName) figures.push(learnHabitats(format, decks.different, ids, factsOf));
  }
  step("Compressing");
  const days = figures.map(({ to }) => to).sort();
  const asOf = days.at(-1) ?? "";
  const bytes = writeCoOccurrence({ builtAt: asOf, sources, names, figures });
  return {
    file: await packFigures(bytes),
    sources,
    figures: figures.map(({ kind, format, decks }) => ({ kind, format, decks })),
    asOf,
  };
}

/** Whether a source is read beside another, of a format if one is named, and teaches nothing by itself. */
function isBeside(source: string, format?: string): boolean {
  return [...COUNTED_SOURCES, ...AVERAGE_SOURCES].some(
    (each) => each.source === source && (format === undefined || each.format === format),
  );
}

/** Figures per commander, with those of commanders that only the sources beside them have. */
async function readRows(
  source: string,
  beside: readonly string[],
  read: (source: string) => string,
  identityOf: BundledCards["identityOf"],
): Promise<LeaderRow[]> {
  const rows = await readLeaders(read(source));
  for (const { source: counted } of COUNTED_SOURCES)
    if (beside.includes(counted)) rows.push(...countLeaders(await readDecks(read(counted)), rows));
  for (const { source: averages } of AVERAGE_SOURCES)
    if (beside.includes(averages))
      rows.push(...averageLeaders(await readDecks(read(averages)), rows, identityOf));
  return rows;
}

/** The names of all cards that are seen often enough to be listed, in order. */
function namesOf(
  decksOf: ReadonlyMap<string, Decks>,
  rowsOf: ReadonlyMap<string, readonly LeaderRow[]>,
): string[] {
  const counts = new Map<string, number>();
  const count = (name: string, times: number) => counts.set(name, (counts.get(name) ?? 0) + times);
  for (const { different } of decksOf.values())
    for (const deck of different)
      for (const name of new Set([...cardsOf(deck), ...Object.keys(deck.side)])) count(name, 1);
  for (const rows of rowsOf.values())
    for (const row of rows)
      for (const name of [...row.commander, ...row.cards.map(([card]) => card)])
        count(name, DEFAULTS.minListed);
  return [...counts]
    .filter(([name, times]) => times >= DEFAULTS.minListed && !BASICS.has(name))
    .map(([name]) => name)
    .concat(...BASICS)
    .sort();
}

/** What is asked of the cards that the project ships with: the facts of decks, and color identities by name. */
interface BundledCards {
  readonly factsOf: (deck: LearnedDeck) => Uint8Array;
  readonly identityOf: (name: string) => number | undefined;
  /** Whether a format has a card today, restricted ones included. */
  readonly isIn: (format: string, name: string) => boolean;
}

async function readBundledCards(): Promise<BundledCards> {
  const { table } = await readBundledTable();
  const names = buildNameIndex(table);
  const readFacts = factReader(table);
  const rules = createRules(table, names);
  return {
    factsOf: ({ main, side }) => readFacts({ main: cardCounts(names, main), side: cardCounts(names, side) }),
    identityOf(name) {
      const match = names.resolve(name, { typos: false });
      return match.found ? table.colorIdentity[match.card] : undefined;
    },
    isIn(format, name) {
      const match = names.resolve(name, { typos: false });
      return match.found && rules.poolMask(format)[match.card] !== 0;
    },
  };
}
