/**
 * Decks that are asked for by their commander alone, held against what the decks of that commander were counted to play. Beside
 * them the average deck that the same counting has made, and the cards that most of the decks play. No list of people's own is
 * needed: the share of a person's deck that a list has is the mean of what those shares add up to.
 */
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { readDecks, readLeaders } from "@deckwright/host/decks/deck-files.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { openEngine } from "@deckwright/host/pool/open-engine.ts";
import { markdownTable, type Section, writeSections } from "../report/results-file.ts";

/** The most led, and of the others every so many. */
const MOST_LED = 40;
const EVERY = 45;
/** Where the dial of novelty stands. */
const DIALS = [0, undefined, 0.6, 1] as const;
/** The cards that are looked for first, and the share of decks from which on a card is missed. */
const TOP = 40;
const MISSED = 0.7;

type Counts = ReadonlyMap<CardIndex, number>;

/** What a commander's decks play. */
export interface Counted {
  readonly commanders: readonly string[];
  /** Share of the decks that play a card. */
  readonly shares: ReadonlyMap<CardIndex, number>;
  readonly average: Counts | undefined;
}

interface Figures {
  /** Of the cards that most play, lands aside. */
  readonly top: number;
  /** Sum of the shares of its cards that are no basics, and how many these are. */
  readonly shares: number;
  readonly cards: number;
  readonly lands: number;
  readonly missed: number;
}

/** The commanders that are asked for. */
export async function readCounted(folder: string, names: NameIndex): Promise<Counted[]> {
  const averages = new Map(
    (await readDecks(`${folder}/edhrec_average_decks.ndjson.gz`)).map(({ commander, main }) => [
      commander.join("+"),
      main,
    ]),
  );
  return (await readLeaders(`${folder}/edhrec_commanders.ndjson.gz`))
    .sort((one, other) => other.num_decks - one.num_decks)
    .filter((_, at) => at < MOST_LED || at % EVERY === 0)
    .map(({ commander, cards }) => {
      const average = averages.get(commander.join("+"));
      const percents = cardCounts(names, Object.fromEntries(cards.map(([name, percent]) => [name, percent])));
      return {
        commanders: commander,
        shares: new Map([...percents].map(([card, percent]) => [card, percent / 100])),
        average: average && cardCounts(names, average),
      };
    });
}

/** Holds a deck against what its commander's decks play. */
export function figuresOf(deck: Counts, { shares }: Counted, table: CardTable): Figures {
  const shareOf = (card: CardIndex): number => shares.get(card) ?? 0;
  const own = [...deck.keys()].filter((card) => !isBasic(table, card));
  const most = [...shares.keys()]
    .filter((card) => !isLand(table, card))
    .sort((one, other) => shareOf(other) - shareOf(one))
    .slice(0, TOP);
  return {
    top: most.filter((card) => deck.has(card)).length,
    shares: own.reduce((sum, card) => sum + shareOf(card), 0),
    cards: own.length,
    lands: [...deck].reduce((sum, [card, copies]) => sum + (isLand(table, card) ? copies : 0), 0),
    missed: [...shares].filter(([card, share]) => share >= MISSED && !isBasic(table, card) && !deck.has(card))
      .length,
  };
}

function mean(figures: readonly Figures[], of: keyof Figures): number {
  return figures.reduce((sum, each) => sum + each[of], 0) / Math.max(1, figures.length);
}

/** All figures, as a section of the results. */
export async function commandersSection(folder: string): Promise<Section> {
  const { table } = await readBundledTable();
  const names = buildNameIndex(table);
  const engine = openEngine(table, names, await readEngineFigures());
  const counted = await readCounted(folder, names);
  const generated = DIALS.map((novelty) => ({
    source: novelty === undefined ? "generated" : `generated, novelty ${novelty}`,
    figures: counted.map((each) => {
      const asked = { format: "commander", commanders: each.commanders, seed: 7 };
      const { deck } = engine.generate(novelty === undefined ? asked : { ...asked, novelty });
      return figuresOf(cardCounts(names, deck.main), each, table);
    }),
  }));
  const average = counted.flatMap((each) =>
    each.average === undefined ? [] : [figuresOf(each.average, each, table)],
  );
  const header = [
    "deck",
    "commanders",
    `of the ${TOP} most played`,
    "sum of shares",
    "cards",
    "lands",
    "missed",
  ];
  const lines = [...generated, { source: "the average deck", figures: average }].map(
    ({ source, figures }) => [
      source,
      String(figures.length),
      mean(figures, "top").toFixed(1),
      mean(figures, "shares").toFixed(1),
      mean(figures, "cards").toFixed(0),
      mean(figures, "lands").toFixed(1),
      mean(figures, "missed").toFixed(2),
    ],
  );
  return {
    title: "Commanders",
    command: "DECKS_DIR=... node bench/commanders/measure.ts --write",
    body: `Decks asked for by the commander alone, for the ${MOST_LED} most led and every ${EVERY}th of the others. Sum of shares: what the shares of that commander's decks which play each card, basics aside, come to; a person's deck has as many of the cards on average. Missed: cards that ${100 * MISSED} % or more of the decks play and that are not in. Cards that the lists leave out count nothing, for whoever plays them.\n\n${markdownTable(header, lines)}`,
  };
}

if (import.meta.main) {
  const folder = process.env.DECKS_DIR;
  if (folder === undefined) throw new Error("Set DECKS_DIR to the folder with the deck files.");
  const section = await commandersSection(folder);
  if (process.argv.includes("--write")) writeSections([section]);
  console.log(section.body);
}
