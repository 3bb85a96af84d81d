/**
 * How well the ranker finds what real decks play, on decks that it has not learned from, beside plain popularity.
 *
 * Formats of deck lists: learned from a format's decks but those of the newest 30 days, asked about these (near-duplicates
 * left out): hide 30 % of a deck's cards, or give three of its cards and hide the rest. Commander: the shipped figures,
 * asked for whole decks from the commander alone.
 */

import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { createRandom, type Random } from "@deckwright/engine/random.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { writeCoOccurrence } from "@deckwright/engine/rank/co-occurrence-file.ts";
import { learnAssociations } from "@deckwright/engine/rank/learn/associations.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { keptBack } from "@deckwright/engine/rank/learn/count-leaders.ts";
import {
  BASICS,
  cardsOf,
  dropNearDuplicates,
  type LearnedDeck,
} from "@deckwright/engine/rank/learn/decks.ts";
import { learnLists } from "@deckwright/engine/rank/learn/figures.ts";
import type { Ranker, Seed } from "@deckwright/engine/rank/ranker.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { COUNTED_SOURCES } from "@deckwright/host/model/sources.ts";
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

/** Days before the newest deck from which on decks are asked about and not learned from. */
const ASKED_DAYS = 30;
const DECKS_ASKED = 400;
const SEED = 7;

/** Cards of a deck that the table knows, distinct. */
export function resolve(names: NameIndex, list: readonly string[]): CardIndex[] {
  const cards = list.flatMap((name) => {
    const match = names.resolve(name, { typos: false });
    return match.found ? [match.card] : [];
  });
  return [...new Set(cards)];
}

/** The share of `hidden` among the best-scored candidates, as many as it has or more. */
function found(scores: Float32Array, candidates: readonly CardIndex[], { hidden, among }: Question): number {
  const order = candidates.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const hits = order.slice(0, among).filter((at) => hidden.has(candidates[at] ?? -1)).length;
  return hits / hidden.size;
}

/** A deck with some of its cards hidden. */
export interface Question {
  readonly seeds: readonly Seed[];
  readonly hidden: ReadonlySet<CardIndex>;
  /** Answers that are looked at. */
  readonly among: number;
}

/** The share of hidden cards that is found, by the ranker and by popularity. */
export function ask(
  ranker: Ranker,
  format: string,
  pool: readonly CardIndex[],
  questions: readonly Question[],
) {
  let own = 0;
  let popular = 0;
  for (const question of questions) {
    const { seeds } = question;
    const given = new Set(seeds.map(({ card }) => card));
    const candidates = pool.filter((card) => !given.has(card));
    own += found(ranker.completion(format, seeds, candidates), candidates, question);
    popular += found(ranker.relevance(format, [], candidates), candidates, question);
  }
  return { ranker: own / questions.length, popularity: popular / questions.length, decks: questions.length };
}

/** A deck some of whose cards can be hidden. */
export interface AskedDeck {
  /** Its cards with their copies, each once, basic lands aside. */
  readonly cards: readonly Seed[];
  /** Its basic lands, which are never hidden. */
  readonly basics: readonly Seed[];
}

/** A deck as the table's cards. */
export function askedDeck(names: NameIndex, deck: LearnedDeck): AskedDeck {
  const copies = cardCounts(names, deck.main);
  const basics = Object.keys(deck.main).filter((name) => BASICS.has(name));
  const seedOf = (card: CardIndex, weight: number): Seed => ({ card, weight, copies: copies.get(card) ?? 1 });
  return {
    cards: resolve(names, cardsOf(deck)).map((card) => seedOf(card, 1)),
    basics: resolve(names, basics).map((card) => seedOf(card, 0)),
  };
}

/** Hides all but `keep` cards of each deck. As many answers are looked at as are hidden, or so many. */
export function hide(
  decks: readonly AskedDeck[],
  random: Random,
  keep: (size: number) => number,
  among = 0,
): Question[] {
  return decks.flatMap((deck) => {
    const cards = random.shuffle([...deck.cards]);
    const given = keep(cards.length);
    if (given < 1 || given >= cards.length) return [];
    const seeds = [...cards.slice(0, given), ...deck.basics];
    const hidden = new Set(cards.slice(given).map(({ card }) => card));
    return [{ seeds, hidden, among: Math.max(among, hidden.size) }];
  });
}

async function measureLists(folder: string, format: string, bench: RankerBench): Promise<RankerFigures[]> {
  const all = await readDecks(`${folder}/${format}.ndjson.gz`);
  const decks = dropNearDuplicates(all);
  const dated = decks.filter(({ date }) => date !== "");
  const newest = Math.max(...dated.map(({ date }) => Date.parse(date)));
  const cut = new Date(newest - ASKED_DAYS * 86_400_000).toISOString().slice(0, 10);
  const isLearned = ({ date }: LearnedDeck): boolean => date !== "" && date < cut;
  const learned = decks.filter(isLearned);
  const known = [...new Set(learned.flatMap((deck) => [...cardsOf(deck), ...Object.keys(deck.side)]))].sort();
  const ids = new Map(known.map((name, at) => [name, at]));
  const list = learnLists(format, learned, ids);
  const bytes = writeCoOccurrence({
    builtAt: "",
    sources: [],
    names: known,
    figures: [list, ...learnAssociations(list, known, all.filter(isLearned))],
  });
  const ranker = openCoOccurrence(bytes.buffer, bench.table, bench.names);
  const pool = resolve(bench.names, known);
  const random = createRandom(SEED);
  const asked = random.shuffle(dated.filter(({ date }) => date >= cut)).slice(0, DECKS_ASKED);
  const lists = asked.map((deck) => askedDeck(bench.names, deck));
  return [
    { task: "hide 30 %", questions: hide(lists, random, (size) => Math.round(0.7 * size)) },
    { task: "hide one, six answers", questions: hide(lists, random, (size) => size - 1, 6) },
    { task: "three cards given", questions: hide(lists, random, () => 3) },
  ].map(({ task, questions }) => ({ format, task, ...ask(ranker, format, pool, questions) }));
}

async function measureLeaders(folder: string, source: string, bench: RankerBench): Promise<RankerFigures> {
  const ranker = openCoOccurrence((await readEngineFigures()).coOccurrence, bench.table, bench.names);
  const all: LearnedDeck[] = await readDecks(`${folder}/${source}.ndjson.gz`);
  const decks = COUNTED_SOURCES.some((each) => each.source === source) ? keptBack(all) : all;
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
      ? [ask(ranker, "commander", pool, [{ seeds, hidden: new Set(list), among: list.length }])]
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

/** All figures. Takes some minutes: it learns five formats anew. */
export async function measureRanker(folder: string, bench: RankerBench): Promise<RankerFigures[]> {
  const figures: RankerFigures[] = [];
  for (const format of ["standard", "pioneer", "modern", "pauper", "duel-commander"]) {
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
    body: `The share of a deck's hidden cards among as many best-ranked ones, and what ranking by popularity finds. Formats of deck lists: learned from all decks but those of the newest 30 days, asked about up to 400 of these, near-duplicates left out of both; what is not hidden is given with its copies, and so are basic lands. Commander: the shipped figures, asked for whole decks from the commander alone, basics left out; the preconstructed decks are older than the figures, and of the casual decks those are asked for that were kept back from learning (two of whose players agree on .32).\n\n${markdownTable(["format", "task", "decks", "ranker", "popularity"], rows)}`,
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
