import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { createEngine, type Engine } from "@deckwright/engine/engine.ts";
import { createRandom } from "@deckwright/engine/random.ts";
import { factReader } from "@deckwright/engine/rank/habitat-facts.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { cardsOf, type LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";
import { archetypeName } from "@deckwright/engine/rank/learn/skeletons.ts";
import type { Ranker } from "@deckwright/engine/rank/ranker.ts";
import { type Held, learnedRanker, type SplitDecks, splitDecks } from "../archetypes/kept-back.ts";
import { BROKEN, compare, generated, LEAST_DECKS, MOST_DECKS, mostPlayed } from "../archetypes/measure.ts";
import { FREE_WISHES, look } from "../habitats/measure.ts";
import { ask, askedDeck, hide, resolve } from "../ranker/measure.ts";
import type { Bench } from "../setup.ts";
import { type Figure, OURS } from "./figure.ts";
import { PLAIN, plainDeck } from "./plain-decks.ts";

/** Newer decks that are looked at, spread over all of them. */
const DECKS = 300;
const SEED = 7;
const BASIC_NAMES = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;
/** Formats whose results name archetypes that are asked for, and those whose free wishes are looked at. */
const OF_ARCHETYPES: ReadonlySet<string> = new Set(["modern", "pauper", "legacy", "pioneer", "standard"]);
const OF_HABITATS: ReadonlySet<string> = new Set(["modern", "pauper", "legacy"]);

/** Everything that one format's figures are made from. */
interface OfFormat {
  readonly format: string;
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly split: SplitDecks;
  readonly ranker: Ranker;
  readonly engine: Engine;
}

/** Figures of a format of deck lists, learned from all but its newest days and held against these. */
export async function formatFigures(folder: string, format: string, { cards }: Bench): Promise<Figure[]> {
  const { table, names } = cards;
  const split = await splitDecks(folder, format);
  const ranker = learnedRanker(format, split.learned, table, names);
  const of: OfFormat = {
    format,
    table,
    names,
    split,
    ranker,
    engine: createEngine({ table, names, ranker }),
  };
  return [
    ...(OF_ARCHETYPES.has(format) ? archetypeFigures(of) : []),
    ...(OF_HABITATS.has(format) ? habitatFigures(of) : []),
    ...hiddenFigures(of),
  ];
}

function held({ main, side }: LearnedDeck, names: NameIndex): Held {
  return { main: cardCounts(names, main), side: cardCounts(names, side) };
}

function spread<Value>(list: readonly Value[], count: number): Value[] {
  const step = Math.max(1, list.length / count);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function colorsOf(deck: Held, table: CardTable): ColorMask {
  return [...deck.main.keys()].reduce((mask, card) => mask | (table.colors[card] ?? 0), 0);
}

/** Decks by the names of archetypes, and beside them plain decks of the same colors. */
function archetypeFigures({ format, table, names, split, ranker, engine }: OfFormat): Figure[] {
  const found = new Map<string, ReturnType<typeof compare>[]>();
  const random = createRandom(SEED);
  const basics = resolve(names, BASIC_NAMES);
  for (const { name } of ranker.skeletons(format)) {
    const people = split.newer
      .filter((deck) => archetypeName(deck) === name)
      .slice(0, MOST_DECKS)
      .map((deck) => held(deck, names));
    if (people.length < LEAST_DECKS) continue;
    const own = generated(engine, format, name, names);
    const add = (method: string, deck: Held) =>
      found.set(method, [...(found.get(method) ?? []), compare(deck, people, table)]);
    add(OURS, own);
    add("plain skeleton", mostPlayed(ranker, format, name, table));
    const colors = colorsOf(own, table);
    for (const plain of PLAIN)
      add(plain, plainDeck(plain, colors, table, basics, { ranker, format, random }));
  }
  return [...found].flatMap(([method, all]): Figure[] => [
    {
      measure: "archetypes by name: cards of 75 shared, to what people share",
      method,
      values: all.map(({ shared }) => shared),
    },
    {
      measure: "archetypes by name: different spells that the archetype plays",
      method,
      values: all.map(({ ofArchetype }) => ofArchetype),
    },
    {
      measure: "archetypes by name: decks that are another one",
      method,
      values: all.map(({ ofArchetype }) => Number(ofArchetype < BROKEN)),
    },
    { measure: "archetypes by name: lands off", method, values: all.map(({ landsOff }) => landsOff) },
  ]);
}

/** Shares of cards out of place: people's newer decks, free wishes, and plain decks of their colors. */
function habitatFigures({ format, table, names, split, ranker, engine }: OfFormat): Figure[] {
  const measure = `${format}, free wishes: cards out of place`;
  const random = createRandom(SEED);
  const basics = resolve(names, BASIC_NAMES);
  const home = {
    habitatOf: (card: CardIndex) => ranker.habitat(format, card),
    factsOf: factReader(table),
    isJudged: (card: CardIndex) => !isBasic(table, card),
  };
  const outOfPlace = (decks: readonly Held[]) => decks.map((deck) => look([deck], home).outOfPlace);
  const free = FREE_WISHES.map((wish) => `${format} ${wish}`)
    .filter((prompt) => engine.intent(prompt).archetype === undefined)
    .map((prompt) => {
      const { deck } = engine.generate({ prompt });
      return { main: cardCounts(names, deck.main), side: cardCounts(names, deck.side) };
    });
  const people = spread(split.newer, DECKS).map((deck) => held(deck, names));
  return [
    { measure, method: OURS, values: outOfPlace(free) },
    { measure, method: "people, newer", values: outOfPlace(people) },
    ...PLAIN.map((plain) => ({
      measure,
      method: plain,
      values: outOfPlace(
        free.map((deck) =>
          plainDeck(plain, colorsOf(deck, table), table, basics, { ranker, format, random }),
        ),
      ),
    })),
  ];
}

/** Cards hidden from newer decks: with near-duplicates left out, and as people play them. */
function hiddenFigures({ format, names, split, ranker }: OfFormat): Figure[] {
  const known = [
    ...new Set(split.learned.flatMap((deck) => [...cardsOf(deck), ...Object.keys(deck.side)])),
  ].sort();
  const pool = resolve(names, known);
  const random = createRandom(SEED);
  const listsOf = (decks: readonly LearnedDeck[]) =>
    random
      .shuffle([...decks])
      .slice(0, DECKS)
      .map((deck) => askedDeck(names, deck));
  const different = listsOf(split.newer);
  const all = listsOf(split.allNewer);
  return [
    { task: "hide 30 %", lists: all, keep: (size: number) => Math.round(0.7 * size), among: 0 },
    {
      task: "hide 30 %, near-duplicates left out",
      lists: different,
      keep: (size: number) => Math.round(0.7 * size),
      among: 0,
    },
    { task: "missing sixtieth card of 6", lists: all, keep: (size: number) => size - 1, among: 6 },
  ].flatMap(({ task, lists, keep, among }): Figure[] => {
    const answers = hide(lists, random, keep, among).map((question) => ask(ranker, format, pool, [question]));
    const measure = `${format}: ${task}`;
    return [
      { measure, method: OURS, values: answers.map(({ ranker: found }) => found) },
      { measure, method: "popularity", values: answers.map(({ popularity }) => popularity) },
    ];
  });
}
