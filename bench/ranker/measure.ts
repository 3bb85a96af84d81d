/**
 * How well the ranker finds what real decks play, on decks that it has not learned from, beside plain popularity.
 *
 * Sixty-card formats: learned from the older 85 % of a format's decks, asked about the newest 15 % (near-duplicates
 * left out): hide 30 % of a deck's cards, or give three of its cards and hide the rest. Commander: the shipped figures,
 * asked for whole decks from the commander alone.
 */
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { createRandom, type Random } from "@deckwright/engine/random.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { writeCoOccurrence } from "@deckwright/engine/rank/co-occurrence-file.ts";
import { cardsOf, dropNearDuplicates, type LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";
import { learnLists } from "@deckwright/engine/rank/learn/figures.ts";
import type { Ranker, Seed } from "@deckwright/engine/rank/ranker.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { markdownTable, type Section, writeSections } from "../report/results-file.ts";

/** The cards. */
export interface RankerBench {
  readonly table: CardTable;
  readonly names: NameIndex;
}

/** Shares, 0 to 1, of the hidden cards that stand among the best as many; beside it what popularity finds. */
export interface RankerFigures {
  readonly format: string;
  readonly task: string;
  readonly decks: number;
  readonly ranker: number;
  readonly popularity: number;
}

const SHARE_LEARNED = 0.85;
const DECKS_ASKED = 400;
const SEED = 7;

/** Cards of a deck that the table knows, distinct. */
function resolve(names: NameIndex, list: readonly string[]): CardIndex[] {
  const cards = list.flatMap((name) => {
    const match = names.resolve(name, { typos: false });
    return match.found ? [match.card] : [];
  });
  return [...new Set(cards)];
}

/** The share of `hidden` among its length of best-scored candidates. */
function found(
  scores: Float32Array,
  candidates: readonly CardIndex[],
  hidden: ReadonlySet<CardIndex>,
): number {
  const order = candidates.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const hits = order.slice(0, hidden.size).filter((at) => hidden.has(candidates[at] ?? -1)).length;
  return hits / hidden.size;
}

interface Question {
  readonly seeds: readonly Seed[];
  readonly hidden: ReadonlySet<CardIndex>;
}

function ask(ranker: Ranker, format: string, pool: readonly CardIndex[], questions: readonly Question[]) {
  let own = 0;
  let popular = 0;
  for (const { seeds, hidden } of questions) {
    const given = new Set(seeds.map(({ card }) => card));
    const candidates = pool.filter((card) => !given.has(card));
    own += found(ranker.relevance(format, seeds, candidates), candidates, hidden);
    popular += found(ranker.relevance(format, [], candidates), candidates, hidden);
  }
  return { ranker: own / questions.length, popularity: popular / questions.length, decks: questions.length };
}

/** Hides all but `keep` cards of each deck. */
function hide(decks: readonly CardIndex[][], random: Random, keep: (size: number) => number): Question[] {
  return decks.flatMap((deck) => {
    const cards = random.shuffle([...deck]);
    const given = keep(cards.length);
    if (given < 1 || given >= cards.length) return [];
    const seeds = cards.slice(0, given).map((card) => ({ card, weight: 1 }));
    return [{ seeds, hidden: new Set(cards.slice(given)) }];
  });
}

async function measureLists(folder: string, format: string, bench: RankerBench): Promise<RankerFigures[]> {
  const decks = dropNearDuplicates(await readDecks(`${folder}/${format}.ndjson.gz`));
  decks.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const cut = Math.floor(SHARE_LEARNED * decks.length);
  const learned = decks.slice(0, cut);
  const known = [...new Set(learned.flatMap((deck) => [...cardsOf(deck), ...Object.keys(deck.side)]))].sort();
  const ids = new Map(known.map((name, at) => [name, at]));
  const bytes = writeCoOccurrence({
    builtAt: "",
    sources: [],
    names: known,
    figures: [learnLists(format, learned, ids)],
  });
  const ranker = openCoOccurrence(bytes.buffer, bench.table, bench.names);
  const pool = resolve(bench.names, known);
  const random = createRandom(SEED);
  const asked = random.shuffle(decks.slice(cut)).slice(0, DECKS_ASKED);
  const lists = asked.map((deck) => resolve(bench.names, cardsOf(deck)));
  return [
    { task: "hide 30 %", questions: hide(lists, random, (size) => Math.round(0.7 * size)) },
    { task: "three cards given", questions: hide(lists, random, () => 3) },
  ].map(({ task, questions }) => ({ format, task, ...ask(ranker, format, pool, questions) }));
}

async function measureLeaders(folder: string, source: string, bench: RankerBench): Promise<RankerFigures> {
  const ranker = openCoOccurrence((await readEngineFigures()).coOccurrence, bench.table, bench.names);
  const decks: LearnedDeck[] = await readDecks(`${folder}/${source}.ndjson.gz`);
  const results = decks.flatMap((deck) => {
    const commanders = resolve(bench.names, deck.commander);
    const list = resolve(bench.names, cardsOf({ ...deck, commander: [] }));
    const identity = commanders.reduce((mask, card) => mask | (bench.table.colorIdentity[card] ?? 0), 0);
    const pool: CardIndex[] = [];
    for (let card = 0; card < bench.table.size; card++) {
      if (((bench.table.colorIdentity[card] ?? 0) & ~identity) === 0) pool.push(card);
    }
    const seeds = commanders.map((card) => ({ card, weight: 3 }));
    return seeds.length > 0 && list.length > 10
      ? [ask(ranker, "commander", pool, [{ seeds, hidden: new Set(list) }])]
      : [];
  });
  const mean = (of: (result: { ranker: number; popularity: number }) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length;
  return {
    format: "commander",
    task: `whole deck from the commander (${source})`,
    decks: results.length,
    ranker: mean(({ ranker: share }) => share),
    popularity: mean(({ popularity }) => popularity),
  };
}

/** All figures. Takes some minutes: it learns four formats anew. */
export async function measureRanker(folder: string, bench: RankerBench): Promise<RankerFigures[]> {
  const figures: RankerFigures[] = [];
  for (const format of ["standard", "pioneer", "modern", "pauper"]) {
    figures.push(...(await measureLists(folder, format, bench)));
  }
  for (const source of ["commander-precons", "commander-casual-ojer-axonil"]) {
    figures.push(await measureLeaders(folder, source, bench));
  }
  return figures;
}

/** The section of the results about the ranker. */
export function rankerSection(figures: readonly RankerFigures[]): Section {
  const rows = figures.map(({ format, task, decks, ranker, popularity }) => [
    format,
    task,
    String(decks),
    ranker.toFixed(3),
    popularity.toFixed(3),
  ]);
  return {
    title: "Ranker",
    command: "DECKS_DIR=... node bench/ranker/measure.ts --write",
    body: `The share of a deck's hidden cards among as many best-ranked ones, and what ranking by popularity finds. Sixty-card formats: learned from the older 85 % of the decks, asked about 400 of the newest 15 %, near-duplicates left out of both. Commander: the shipped figures, asked for whole decks from the commander alone, basics left out; the preconstructed decks are older than the figures, and nobody had counted the commander of the casual decks (two of whose players agree on .32).\n\n${markdownTable(["format", "task", "decks", "ranker", "popularity"], rows)}`,
  };
}

if (import.meta.main) {
  const folder = process.env.DECKS_DIR;
  if (folder === undefined) throw new Error("Set DECKS_DIR to the folder with the deck files.");
  const { table } = await readBundledTable();
  const section = rankerSection(await measureRanker(folder, { table, names: buildNameIndex(table) }));
  if (process.argv.includes("--write")) writeSections([section]);
  console.log(section.body);
}
