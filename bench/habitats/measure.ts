/**
 * Which cards of a deck are out of place: how many facts of the deck lie outside of what decks with that card are like.
 * The ranges come from older tournament decks; newer ones, which nothing was learned from, say how often that happens to
 * people. Beside them decks of the generator, of which the same has been kept back.
 */
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { createEngine, type Engine } from "@deckwright/engine/engine.ts";
import { factReader, HABITAT_FACTS } from "@deckwright/engine/rank/habitat-facts.ts";
import { factsOutside, type Habitat, OUT_OF_PLACE } from "@deckwright/engine/rank/habitats.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { DAYS_KEPT_BACK, type Held, learnedRanker, splitDecks } from "../archetypes/kept-back.ts";
import { markdownTable, type Section, writeSections } from "../report/results-file.ts";

const FORMATS = ["modern", "pauper", "legacy"] as const;
/** Newer decks that are looked at, spread over all of them, and archetypes that are asked for, most played first. */
const MOST_DECKS = 400;
const MOST_ARCHETYPES = 40;
/** Wishes that leave the archetype open. One that a format has an archetype of that name for is left out there. */
export const FREE_WISHES = [
  "zombies",
  "mono white weenie",
  "artifacts",
  "mill",
  "vampires",
  "lifegain",
  "blue black control",
  "red green aggro",
  "graveyard",
  "tokens",
  "mono black",
  "green ramp",
] as const;

const SOURCES = ["people, newer", "archetypes by name", "free wishes"] as const;
type Source = (typeof SOURCES)[number];

/** How the cards of some decks are at home in them, over all different cards that are no basics. */
interface Row {
  readonly format: string;
  readonly source: Source;
  readonly decks: number;
  /** Share of the cards that too few decks play to know where they are at home. */
  readonly unknown: number;
  /** Share of the others that are out of place. */
  readonly outOfPlace: number;
  /** For each fact the shares of the known cards whose habitat it lies below and above. */
  readonly ofFacts: readonly (readonly [below: number, above: number])[];
}

/** How cards are judged. */
export interface Home {
  readonly habitatOf: (card: CardIndex) => Habitat | undefined;
  readonly factsOf: (deck: Held) => Uint8Array;
  readonly isJudged: (card: CardIndex) => boolean;
}

/** Counts the cards of some decks that are out of place. */
export function look(
  decks: readonly Held[],
  { habitatOf, factsOf, isJudged }: Home,
): Omit<Row, "format" | "source"> {
  const below = HABITAT_FACTS.map(() => 0);
  const above = HABITAT_FACTS.map(() => 0);
  let known = 0;
  let unknown = 0;
  let outOfPlace = 0;
  for (const deck of decks) {
    const facts = factsOf(deck);
    for (const card of deck.main.keys()) {
      if (!isJudged(card)) continue;
      const habitat = habitatOf(card);
      if (habitat === undefined) {
        unknown++;
        continue;
      }
      known++;
      const outside = factsOutside(habitat, facts);
      for (const fact of outside) {
        const side = (facts[fact] ?? 0) < (habitat.low[fact] ?? 0) ? below : above;
        side[fact] = (side[fact] ?? 0) + 1;
      }
      if (outside.length >= OUT_OF_PLACE) outOfPlace++;
    }
  }
  return {
    decks: decks.length,
    unknown: unknown / Math.max(1, known + unknown),
    outOfPlace: outOfPlace / Math.max(1, known),
    ofFacts: below.map((times, at) => [times / Math.max(1, known), (above[at] ?? 0) / Math.max(1, known)]),
  };
}

/** The generator's decks for some wishes; without names of archetypes, those that say one are left out. */
function generated(engine: Engine, names: NameIndex, prompts: readonly string[], isFree: boolean): Held[] {
  return prompts
    .filter((prompt) => !isFree || engine.intent(prompt).archetype === undefined)
    .map((prompt) => {
      const { deck } = engine.generate({ prompt });
      return { main: cardCounts(names, deck.main), side: cardCounts(names, deck.side) };
    });
}

async function measureFormat(
  folder: string,
  format: string,
  table: CardTable,
  names: NameIndex,
): Promise<Row[]> {
  const { learned, newer } = await splitDecks(folder, format);
  const held = ({ main, side }: (typeof newer)[number]): Held => ({
    main: cardCounts(names, main),
    side: cardCounts(names, side),
  });
  const ranker = learnedRanker(format, learned, table, names);
  const home: Home = {
    habitatOf: (card) => ranker.habitat(format, card),
    factsOf: factReader(table),
    isJudged: (card) => !isBasic(table, card),
  };
  const engine = createEngine({ table, names, ranker });
  const step = Math.max(1, newer.length / MOST_DECKS);
  const archetypes = ranker
    .skeletons(format)
    .slice(0, MOST_ARCHETYPES)
    .map(({ name }) => `${format} ${name}`);
  const free = FREE_WISHES.map((wish) => `${format} ${wish}`);
  const decksOf: Readonly<Record<Source, readonly Held[]>> = {
    "people, newer": newer.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).map(held),
    "archetypes by name": generated(engine, names, archetypes, false),
    "free wishes": generated(engine, names, free, true),
  };
  return SOURCES.map((source) => ({ format, source, ...look(decksOf[source], home) }));
}

/** All figures. Takes some minutes: it learns each format anew. */
async function measureHabitats(folder: string, formats: readonly string[]): Promise<Row[]> {
  const { table } = await readBundledTable();
  const names = buildNameIndex(table);
  const rows: Row[] = [];
  for (const format of formats) rows.push(...(await measureFormat(folder, format, table, names)));
  return rows;
}

/** The section of the results about cards that are out of place. */
function habitatsSection(rows: readonly Row[]): Section {
  const header = ["format", "", "decks", "cards out of place", "hardly played"];
  const lines = rows.map(({ format, source, decks, outOfPlace, unknown }) => [
    format,
    source,
    String(decks),
    outOfPlace.toFixed(2),
    unknown.toFixed(2),
  ]);
  return {
    title: "Habitats",
    command: "DECKS_DIR=... node bench/habitats/measure.ts --write",
    body: `For each card that enough decks play, the ranges of ${HABITAT_FACTS.length} facts of those decks (lands, types, mana values, copies; 2nd to 98th percentile), learned from tournament decks before the newest ${DAYS_KEPT_BACK} days. Out of place: the share of different cards, basics aside, for which ${OUT_OF_PLACE} or more facts of their deck lie outside; hardly played: the share of cards that too few decks play to say.\n\n${markdownTable(header, lines)}`,
  };
}

if (import.meta.main) {
  const folder = process.env.DECKS_DIR;
  if (folder === undefined) throw new Error("Set DECKS_DIR to the folder with the deck files.");
  const formats = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const rows = await measureHabitats(folder, formats.length > 0 ? formats : FORMATS);
  const section = habitatsSection(rows);
  if (process.argv.includes("--write")) writeSections([section]);
  if (process.argv.includes("--each"))
    for (const { format, source, ofFacts } of rows)
      console.log(
        `${format}, ${source}: ${ofFacts
          .map(([less, more], at) => ({ less, more, name: HABITAT_FACTS[at] ?? "" }))
          .sort((a, b) => b.less + b.more - a.less - a.more)
          .slice(0, 12)
          .map(({ less, more, name }) => `${name} -${less.toFixed(2)} +${more.toFixed(2)}`)
          .join(", ")}`,
      );
  console.log(section.body);
}
