import { createRandom } from "@deckwright/engine/random.ts";
import { markdownTable } from "../report/results-file.ts";

/** What one method comes to in one measure, deck by deck. */
export interface Figure {
  readonly measure: string;
  readonly method: string;
  readonly values: readonly number[];
}

/** Which way a figure is to lie from its bar. */
export interface Bar {
  readonly measure: string;
  readonly least?: number;
  readonly most?: number;
}

/** The method that is held to the bars. */
export const OURS = "generated";

const RESAMPLES = 1_000;
const TAIL = 0.025;
const SEED = 11;
const DIGITS = 3;

/** A mean with the interval in which it lies 95 times of a hundred, by drawing the decks anew. */
export function meanWithInterval(values: readonly number[]): {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
} {
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  const random = createRandom(SEED);
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(values.map(() => values[random.int(values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  const at = (part: number): number => means[Math.floor(part * (RESAMPLES - 1))] ?? 0;
  return { mean: mean(values), low: at(TAIL), high: at(1 - TAIL) };
}

/** All figures as one table, those of a measure together, with its bar beside ours. */
export function figuresTable(figures: readonly Figure[], bars: readonly Bar[]): string {
  const measures = [...new Set(figures.map(({ measure }) => measure))];
  const rows = measures.flatMap((measure) =>
    figures
      .filter((figure) => figure.measure === measure)
      .map(({ method, values }) => {
        const { mean, low, high } = meanWithInterval(values);
        const bar = method === OURS ? bars.find((each) => each.measure === measure) : undefined;
        return [
          measure,
          method,
          String(values.length),
          mean.toFixed(DIGITS),
          `${low.toFixed(DIGITS)} to ${high.toFixed(DIGITS)}`,
          bar === undefined ? "" : wordsOf(bar),
          bar === undefined ? "" : holds(bar, mean) ? "yes" : "no",
        ];
      }),
  );
  return markdownTable(["measure", "method", "decks", "mean", "95 % interval", "bar", "holds"], rows);
}

function wordsOf({ least, most }: Bar): string {
  return least === undefined ? `at most ${most}` : `at least ${least}`;
}

function holds({ least, most }: Bar, mean: number): boolean {
  return mean >= (least ?? Number.NEGATIVE_INFINITY) && mean <= (most ?? Number.POSITIVE_INFINITY);
}
