import type { Section } from "../report/results-file.ts";
import type { Bench } from "../setup.ts";
import { BARS } from "./bars.ts";
import { competitiveFigures } from "./competitive.ts";
import { type Figure, figuresTable } from "./figure.ts";
import { commanderFigures } from "./of-commanders.ts";
import { formatFigures } from "./of-format.ts";
import { seedFigures } from "./of-seeds.ts";

/** Formats that are learned anew without their newest days. */
export const LEARNED_FORMATS = [
  "modern",
  "pauper",
  "legacy",
  "pioneer",
  "standard",
  "duel-commander",
] as const;

/**
 * How near decks come to those that people play, against what is simpler, in one run. Takes half an hour and more: each format is
 * learned anew without its newest days.
 */
export async function measureEngine(
  folder: string,
  bench: Bench,
  formats: readonly string[],
  say: (line: string) => void,
): Promise<Section> {
  const figures: Figure[] = [];
  for (const format of formats) {
    say(`  ${format}`);
    figures.push(...(await formatFigures(folder, format, bench)));
  }
  say("  cEDH");
  figures.push(...(await competitiveFigures(folder, bench)));
  say("  commanders");
  figures.push(...(await commanderFigures(folder, bench)));
  say("  ten seeds");
  figures.push(...(await seedFigures(folder, bench)));
  return {
    title: "Engine",
    command: "DECKS_DIR=... npm run bench -- engine",
    body: `Figures of the generator beside simpler ways to make decks, each with the interval in which its mean lies 95 times of a hundred (decks drawn anew). Formats of deck lists are learned from decks before the newest 42 days and asked about these, competitive Commander before the newest 540; newer commanders without any figure of what came out with them. The shares of counted commanders are those that were learned from.\n\n${figuresTable(merged(figures), BARS)}`,
  };
}

/** Values of the same measure and method, from several formats, as one figure. */
function merged(figures: readonly Figure[]): Figure[] {
  const groups = new Map<string, Figure>();
  for (const figure of figures) {
    const key = `${figure.measure}, ${figure.method}`;
    const values = [...(groups.get(key)?.values ?? []), ...figure.values];
    groups.set(key, { ...figure, values });
  }
  return [...groups.values()];
}
