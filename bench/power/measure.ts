/**
 * How well the power scale tells decks apart whose level is known, on decks that it was not fitted to, and whether generated
 * decks measure as was asked. `--fit` fits the scale anew and writes its points.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { measureDeck } from "@deckwright/engine/analyze/measured-deck.ts";
import { powerLevel } from "@deckwright/engine/analyze/power.ts";
import { powerFigures } from "@deckwright/engine/analyze/power-figures.ts";
import { CONSTRUCTED_POWER, type PowerScale, SINGLETON_POWER } from "@deckwright/engine/data/power.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { createCombos } from "@deckwright/engine/rank/combos.ts";
import { factColumns } from "@deckwright/engine/rank/habitat-facts.ts";
import type { Ranker } from "@deckwright/engine/rank/ranker.ts";
import { withSimilarFormats } from "@deckwright/engine/rank/similar-formats.ts";
import { DAYS_KEPT_BACK, learnedRanker, splitDecks } from "../archetypes/kept-back.ts";
import { markdownTable, type Section, writeSections } from "../report/results-file.ts";
import { type Bench, openBench } from "../setup.ts";
import {
  type Anchor,
  type AnchorKind,
  commanderAnchors,
  constructedAnchors,
  spread,
  withNonsense,
} from "./anchors.ts";
import { askedRows } from "./asked.ts";
import { COMMANDER_LEVELS, CONSTRUCTED_LEVELS, type FiguredAnchor, fitPoints } from "./fit.ts";

const SCALE_FILE = fileURLToPath(import.meta.resolve("@deckwright/engine/data/power-scale.json"));
/** Where decks of a kind are to come out, and the share of pairs that is to be in order. */
const BARS: Partial<Record<AnchorKind, readonly [number, number]>> = {
  preconstructed: [2, 4],
  competitive: [9, 10],
  tournament: [8, 10],
  "cards at random": [1, 2],
};

/** Formats and decks of each that are looked at by rankers which have not seen them. */
const NEWER_FORMATS = ["modern", "pauper", "legacy"] as const;
const NEWER_DECKS = 100;

/** The anchors of both scales with their figures. */
interface Figured {
  readonly singleton: readonly FiguredAnchor[];
  readonly constructed: readonly FiguredAnchor[];
}

async function figured(folder: string, bench: Bench): Promise<Figured> {
  const { table, names } = bench.cards;
  const ranker = withSimilarFormats(openCoOccurrence(bench.figures.coOccurrence, table, names));
  const at = { folder, table, names, facts: bench.facts };
  return {
    singleton: withFigures(await commanderAnchors(at), bench, ranker),
    constructed: withFigures(await constructedAnchors(at), bench, ranker),
  };
}

/** Anchors with their figures by what a ranker has learned. */
function withFigures(anchors: readonly Anchor[], { cards }: Bench, ranker: Ranker): FiguredAnchor[] {
  const { table, names } = cards;
  const combos = createCombos(table, names);
  const context = { table, names, ranker, combos, columns: { facts: factColumns(table) } };
  return anchors.map((anchor) => {
    const brackets = anchor.deck.format === "commander";
    const whole = brackets ? { cards: 100, copies: 1 } : { cards: 60, copies: 4 };
    return { ...anchor, figures: powerFigures(measureDeck(anchor.deck, context, brackets), whole, context) };
  });
}

/**
 * Tournament decks of the newest weeks by rankers that have not seen a deck of these weeks, and what is dealt from them: one
 * row for each format.
 */
async function newerRows(folder: string, bench: Bench): Promise<string[][]> {
  const { table, names } = bench.cards;
  const rows: string[][] = [];
  for (const format of NEWER_FORMATS) {
    const { learned, newer } = await splitDecks(folder, format);
    const ranker = learnedRanker(format, learned, table, names);
    const anchors = withNonsense(format, "tournament", spread(newer, NEWER_DECKS), { table, names });
    const decks = withFigures(anchors, bench, ranker);
    const real = decks.filter(({ of }) => of === undefined).map((deck) => levelOf(deck, CONSTRUCTED_POWER));
    const [dealt = [], half = []] = pairRows(
      decks.map((deck) => ({ ...deck, isKept: true })),
      CONSTRUCTED_POWER,
    );
    rows.push([
      format,
      String(real.length),
      percent(real, ({ level }) => level >= 8),
      dealt[2] ?? "",
      half[2] ?? "",
    ]);
  }
  return rows;
}

/** Fits both scales and writes their points, with what they were fitted to. */
function writeScale({ singleton, constructed }: Figured): void {
  const part = (anchors: readonly FiguredAnchor[], levels: typeof COMMANDER_LEVELS, scale: PowerScale) => ({
    decks: Object.fromEntries(
      [...counted(anchors.filter(({ isKept, kind }) => !isKept && levels[kind] !== undefined))].sort(),
    ),
    points: fitPoints(anchors, levels, scale),
  });
  const file = {
    source:
      "bench/power/measure.ts --fit: preconstructed, average, competitive and tournament decks as in CO-OCCURRENCE.md, cards at random, and decks dealt anew",
    fitted: new Date().toISOString().slice(0, 10),
    singleton: part(singleton, COMMANDER_LEVELS, SINGLETON_POWER),
    constructed: part(constructed, CONSTRUCTED_LEVELS, CONSTRUCTED_POWER),
  };
  writeFileSync(SCALE_FILE, `${JSON.stringify(file, null, 2)}\n`);
}

function counted(anchors: readonly FiguredAnchor[]): Map<AnchorKind, number> {
  const counts = new Map<AnchorKind, number>();
  for (const { kind } of anchors) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

interface Level {
  readonly level: number;
  /** Before the end of the scale. */
  readonly sum: number;
}

function levelOf({ figures }: FiguredAnchor, scale: PowerScale): Level {
  const { power_level: level, powerParts } = powerLevel(figures, scale);
  return { level, sum: powerParts.reduce((all, { points }) => all + Math.max(0, points), 0) };
}

/** One row for each kind of anchor: how its decks measure, fitted and kept back. */
function kindRows(anchors: readonly FiguredAnchor[], scale: PowerScale): string[][] {
  return [...counted(anchors).keys()].map((kind) => {
    const own = anchors.filter((anchor) => anchor.kind === kind);
    const bar = BARS[kind];
    const levels = (kept: boolean) =>
      own.filter(({ isKept }) => isKept === kept).map((anchor) => levelOf(anchor, scale));
    const inside = (list: readonly Level[]): string =>
      bar === undefined ? "" : percent(list, ({ level }) => level >= bar[0] && level <= bar[1]);
    const sums = own.map((anchor) => levelOf(anchor, scale).sum).sort((one, other) => one - other);
    const at = (share: number): string => (sums[Math.floor(share * (sums.length - 1))] ?? 0).toFixed(1);
    return [
      kind,
      String(levels(false).length),
      String(levels(true).length),
      at(0.1),
      at(0.5),
      at(0.9),
      bar === undefined ? "" : `${bar[0]} to ${bar[1]}`,
      inside(levels(false)),
      inside(levels(true)),
    ];
  });
}

/** One row for each kind of nonsense: how often a deck stands above what was dealt or mixed from its cards. */
function pairRows(anchors: readonly FiguredAnchor[], scale: PowerScale): string[][] {
  const figures = new Map(anchors.map((anchor) => [anchor.deck, anchor]));
  const pairs = anchors.flatMap((below) => {
    const above = below.of && figures.get(below.of.deck);
    if (above === undefined) return [];
    const [real, nonsense] = [levelOf(above, scale), levelOf(below, scale)];
    return [{ kind: below.kind, isKept: below.isKept, real, nonsense }];
  });
  return [...new Set(pairs.map(({ kind }) => kind))].map((kind) => {
    const own = pairs.filter((pair) => pair.kind === kind);
    const part = (kept: boolean) => own.filter(({ isKept }) => isKept === kept);
    const above = ({ real, nonsense }: (typeof own)[number]): boolean => real.sum > nonsense.sum + 1e-6;
    return [
      kind,
      percent(part(false), above),
      percent(part(true), above),
      percent(part(true), ({ real, nonsense }) => real.level >= nonsense.level),
    ];
  });
}

/** A share of a list in words. */
function percent<T>(list: readonly T[], holds: (one: T) => boolean): string {
  return list.length === 0 ? "" : `${((100 * list.filter(holds).length) / list.length).toFixed(1)} %`;
}

/** All figures, as a section of the results. @param commanders how many are asked for, at each bracket */
export async function measurePower(folder: string, bench: Bench, commanders: number): Promise<Section> {
  return sectionOf(await figured(folder, bench), bench, folder, commanders);
}

async function sectionOf(
  { singleton, constructed }: Figured,
  bench: Bench,
  folder: string,
  commanders: number,
): Promise<Section> {
  const kinds = [
    "decks",
    "fitted",
    "kept back",
    "p10",
    "p50",
    "p90",
    "bar",
    "inside, fitted",
    "inside, kept back",
  ];
  const pairs = ["nonsense", "below, fitted", "below, kept back", "below or level with, kept back"];
  const asked = [
    "asked bracket",
    "decks",
    "measured as asked",
    "said otherwise",
    "neither",
    "mean power",
    "measured 1",
    "2",
    "3",
    "4",
    "5",
  ];
  return {
    title: "Power",
    command: "DECKS_DIR=... npm run bench -- power",
    body: [
      "Decks whose level is known on the scale of `packages/engine/data/power.ts`, before it is rounded and ended at 10. Of what is played at tournaments the newest third is kept back, of all else every third deck. Dealt anew: a deck's own lands with spells of all decks of its kind, in its colors. Competitive lists are read before the end of the scale.",
      `With commanders:\n\n${markdownTable(kinds, kindRows(singleton, SINGLETON_POWER))}`,
      `Of sixty cards:\n\n${markdownTable(kinds, kindRows(constructed, CONSTRUCTED_POWER))}`,
      `A deck above what was dealt or mixed from its cards:\n\n${markdownTable(pairs, [
        ...pairRows(singleton, SINGLETON_POWER),
        ...pairRows(constructed, CONSTRUCTED_POWER),
      ])}`,
      `Tournament decks of the newest ${DAYS_KEPT_BACK} days by figures that were learned without these days, and decks dealt and mixed from them:\n\n${markdownTable(["format", "decks", "at 8 to 10", "above decks dealt anew", "above half of two"], await newerRows(folder, bench))}`,
      `Decks asked for by commander and bracket, for ${commanders} commanders from the most led to the hardly known:\n\n${markdownTable(asked, await askedRows(folder, bench, commanders))}`,
    ].join("\n\n"),
  };
}

if (import.meta.main) {
  const folder = process.env.DECKS_DIR;
  if (folder === undefined) throw new Error("Set DECKS_DIR to the folder with the deck files.");
  const bench = await openBench();
  const all = await figured(folder, bench);
  if (process.argv.includes("--fit")) {
    writeScale(all);
    console.log(`Wrote ${SCALE_FILE}. Run again without --fit to measure with it.`);
  } else {
    const count = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 300);
    const section = await sectionOf(all, bench, folder, count);
    if (process.argv.includes("--write")) writeSections([section]);
    console.log(section.body);
  }
}
