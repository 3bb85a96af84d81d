/**
 * Decks that are asked for by the name of an archetype, held against tournament decks of that name which are newer than all
 * that was learned from. Beside them what two people who play the archetype have in common, the list of what most of its decks
 * play, and the same engine without archetypes.
 */
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { createEngine, type Engine } from "@deckwright/engine/engine.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { archetypeName } from "@deckwright/engine/rank/learn/skeletons.ts";
import type { Ranker } from "@deckwright/engine/rank/ranker.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { markdownTable, type Section, writeSections } from "../report/results-file.ts";
import { DAYS_KEPT_BACK, type Held, learnedRanker, splitDecks } from "./kept-back.ts";

/** Formats whose tournament results name archetypes. */
const FORMATS = ["modern", "pauper", "legacy", "pioneer", "standard", "vintage"] as const;
/** Newer decks of an archetype that make it worth asking for, and most of them that are looked at. */
export const LEAST_DECKS = 6;
export const MOST_DECKS = 40;
/** A card is one of the archetype's where its newer decks play this many copies on average. */
const PLAYED_COPIES = 0.75;
/** Below this share of cards of the archetype a deck is not it. */
export const BROKEN = 0.3;

/** A zone as the table's cards. */
type Counts = ReadonlyMap<CardIndex, number>;

/** How near decks come to those that people play, over all archetypes that were asked for. */
export interface ArchetypeFigures {
  readonly archetypes: number;
  /** Cards of 75 shared with newer decks, as a share of what two of those share. */
  readonly shared: number;
  /** Share of different cards other than lands that the archetype plays, and archetypes of which it is below `BROKEN`. */
  readonly ofArchetype: number;
  readonly broken: number;
  /** How many lands more or fewer than usual. */
  readonly landsOff: number;
}

const TASKS = ["generated", "without archetypes", "what most decks play"] as const;
type Task = (typeof TASKS)[number];

interface Row {
  readonly format: string;
  readonly name: string;
  readonly task: Task;
  readonly shared: number;
  readonly ofArchetype: number;
  readonly landsOff: number;
}

/** Cards that two decks share, copy by copy, each zone for itself. */
function sharedCards(a: Held, b: Held): number {
  const ofZone = (one: Counts, other: Counts): number =>
    [...one].reduce((sum, [card, copies]) => sum + Math.min(copies, other.get(card) ?? 0), 0);
  return ofZone(a.main, b.main) + ofZone(a.side, b.side);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Holds a deck against newer ones of its archetype. */
export function compare(deck: Held, people: readonly Held[], table: CardTable) {
  const between = mean(
    people.flatMap((one, at) => people.slice(at + 1).map((other) => sharedCards(one, other))),
  );
  const usual = (card: CardIndex): number => mean(people.map(({ main }) => main.get(card) ?? 0));
  const spells = [...deck.main.keys()].filter((card) => !isLand(table, card));
  const landsOf = ({ main }: Held): number =>
    [...main].reduce((sum, [card, copies]) => sum + (isLand(table, card) ? copies : 0), 0);
  return {
    shared: mean(people.map((each) => sharedCards(deck, each))) / between,
    ofArchetype: spells.filter((card) => usual(card) >= PLAYED_COPIES).length / Math.max(1, spells.length),
    landsOff: Math.abs(landsOf(deck) - mean(people.map(landsOf))),
  };
}

/** The list of what the largest shares of an archetype's decks play: what a generator must not fall behind. */
export function mostPlayed(ranker: Ranker, format: string, name: string, table: CardTable): Held {
  const skeleton = ranker.skeletons(format).find((each) => each.name === name);
  const fill = (zone: "main" | "side", size: number): Counts => {
    const slots = (skeleton?.[zone] ?? []).flatMap(({ card, shares }) =>
      shares.map((share) => ({ card, share })),
    );
    const best = new Map<CardIndex, number>();
    for (const { card } of slots
      .filter(({ card }) => isBasic(table, card) || table.legality(card, format) !== "banned")
      .sort((a, b) => b.share - a.share)
      .slice(0, size))
      best.set(card, (best.get(card) ?? 0) + 1);
    return best;
  };
  return { main: fill("main", 60), side: fill("side", 15) };
}

/** The generator's deck for the name of an archetype. */
export function generated(engine: Engine, format: string, name: string, names: NameIndex): Held {
  const { deck } = engine.generate({ prompt: `${format} ${name}` });
  return { main: cardCounts(names, deck.main), side: cardCounts(names, deck.side) };
}

async function measureFormat(
  folder: string,
  format: string,
  table: CardTable,
  names: NameIndex,
): Promise<Row[]> {
  const { learned, newer } = await splitDecks(folder, format);
  const ranker = learnedRanker(format, learned, table, names);
  const engine = createEngine({ table, names, ranker });
  const without = createEngine({ table, names, ranker: { ...ranker, skeletons: () => [] } });
  return ranker.skeletons(format).flatMap(({ name }) => {
    const people = newer
      .filter((deck) => archetypeName(deck) === name)
      .slice(0, MOST_DECKS)
      .map(({ main, side }) => ({ main: cardCounts(names, main), side: cardCounts(names, side) }));
    if (people.length < LEAST_DECKS) return [];
    const decks: Readonly<Record<Task, () => Held>> = {
      generated: () => generated(engine, format, name, names),
      "without archetypes": () => generated(without, format, name, names),
      "what most decks play": () => mostPlayed(ranker, format, name, table),
    };
    return TASKS.map((task) => ({ format, name, task, ...compare(decks[task](), people, table) }));
  });
}

function summary(rows: readonly Row[]): ArchetypeFigures {
  return {
    archetypes: rows.length,
    shared: mean(rows.map(({ shared }) => shared)),
    ofArchetype: mean(rows.map(({ ofArchetype }) => ofArchetype)),
    broken: rows.filter(({ ofArchetype }) => ofArchetype < BROKEN).length,
    landsOff: mean(rows.map(({ landsOff }) => landsOff)),
  };
}

/** All figures, archetype by archetype. Takes some minutes: it learns each format anew. */
export async function measureArchetypes(
  folder: string,
  formats: readonly string[] = FORMATS,
): Promise<Row[]> {
  const { table } = await readBundledTable();
  const names = buildNameIndex(table);
  const rows: Row[] = [];
  for (const format of formats) rows.push(...(await measureFormat(folder, format, table, names)));
  return rows;
}

/** The section of the results about archetypes. */
export function archetypesSection(rows: readonly Row[]): Section {
  const header = [
    "format",
    "",
    "archetypes",
    "of 75 shared",
    "cards of the archetype",
    "not the archetype",
    "lands off",
  ];
  const lines = [...new Set(rows.map(({ format }) => format)), "all"].flatMap((format) =>
    TASKS.map((task) => {
      const of = rows.filter((row) => row.task === task && (format === "all" || row.format === format));
      const { archetypes, shared, ofArchetype, broken, landsOff } = summary(of);
      return [
        format,
        task,
        String(archetypes),
        shared.toFixed(2),
        ofArchetype.toFixed(2),
        String(broken),
        landsOff.toFixed(1),
      ];
    }),
  );
  return {
    title: "Archetypes",
    command: "DECKS_DIR=... node bench/archetypes/measure.ts --write",
    body: `Decks asked for by name ("modern amulet titan"), held against tournament decks of that name from the newest ${DAYS_KEPT_BACK} days, of which nothing was learned. Cards of 75 shared: as a share of what two people who play the archetype share. Cards of the archetype: the share of different main-deck cards other than lands that its newer decks play ${PLAYED_COPIES} copies of or more; not the archetype: below ${BROKEN} of that.\n\n${markdownTable(header, lines)}`,
  };
}

if (import.meta.main) {
  const folder = process.env.DECKS_DIR;
  if (folder === undefined) throw new Error("Set DECKS_DIR to the folder with the deck files.");
  const formats = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const rows = await measureArchetypes(folder, formats.length > 0 ? formats : FORMATS);
  const section = archetypesSection(rows);
  if (process.argv.includes("--write")) writeSections([section]);
  if (process.argv.includes("--each"))
    for (const { format, name, task, ...figures } of rows)
      console.log(
        `${format} ${name} (${task}): ${Object.values(figures)
          .map((value) => value.toFixed(2))
          .join(" ")}`,
      );
  console.log(section.body);
}
