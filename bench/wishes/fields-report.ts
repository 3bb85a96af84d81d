import type { Engine } from "@deckwright/engine/engine.ts";
import { GenerateError } from "@deckwright/engine/types.ts";
import { markdownTable } from "../report/results-file.ts";
import type { Miss } from "./read-intent.ts";
import { compareReading, type Reading } from "./reading.ts";
import { type Half, readWishes } from "./wish.ts";

/** Reads all wishes of a half. Of those that contradict themselves decks are built, since the answer may say so then. */
export function readHalf(half: Half, engine: Pick<Engine, "intent" | "generate">): readonly Reading[] {
  return readWishes(half).map((wish) =>
    compareReading(wish, engine.intent(wish.text), wish.says === undefined ? [] : told(wish.text, engine)),
  );
}

/** What is told along with the deck of a wish; where there is none, why. */
function told(prompt: string, engine: Pick<Engine, "generate">): readonly string[] {
  try {
    return engine.generate({ prompt, seed: 1 }).findings.map(({ message }) => message);
  } catch (error) {
    if (error instanceof GenerateError) return [error.message];
    throw error;
  }
}

/** Figures of some readings. */
interface Figures {
  readonly wishes: number;
  readonly asked: number;
  readonly right: number;
  readonly extra: number;
  /** Wishes of which all was read right, and nothing else. */
  readonly whole: number;
}

/** Adds readings up. */
function figuresOf(readings: readonly Reading[]): Figures {
  const sum = (of: (reading: Reading) => number): number =>
    readings.reduce((total, reading) => total + of(reading), 0);
  return {
    wishes: readings.length,
    asked: sum(({ right, missed }) => right + missed.length),
    right: sum(({ right }) => right),
    extra: sum(({ extra }) => extra.length),
    whole: readings.filter(({ missed, extra }) => missed.length + extra.length === 0).length,
  };
}

/**
 * Families by their figures. The rate is right fields of all that were asked for, or read without being asked for, so
 * that reading too much is no better than reading too little.
 */
export function familyTable(readings: readonly Reading[]): string {
  const families = [...new Set(readings.map(({ wish }) => wish.family))];
  const row = (name: string, some: readonly Reading[]): string[] => {
    const { wishes, asked, right, extra, whole } = figuresOf(some);
    const rate = (100 * right) / Math.max(1, asked + extra);
    return [
      name,
      String(wishes),
      String(asked),
      String(right),
      String(extra),
      `${rate.toFixed(1)} %`,
      String(whole),
    ];
  };
  return markdownTable(
    ["family", "wishes", "fields", "read right", "read, not meant", "rate", "whole wishes"],
    [
      ...families.map((family) =>
        row(
          family,
          readings.filter(({ wish }) => wish.family === family),
        ),
      ),
      row("all", readings),
    ],
  );
}

/** Each miss of some readings on a line, for whoever works on the parser. Never of the half that is kept back. */
export function missLines(readings: readonly Reading[]): string[] {
  return readings
    .filter(({ wish }) => wish.half === "open")
    .flatMap(({ wish, missed, extra }) => [
      ...missed.map((miss) => missLine("missed", wish, miss)),
      ...extra.map((miss) => missLine("not meant", wish, miss)),
    ]);
}

function missLine(kind: string, { family, text }: Reading["wish"], { field, meant, read }: Miss): string {
  return `${family} | ${kind} | ${field} | meant ${meant} | read ${read} | ${text.replaceAll("\n", " / ")}`;
}

/** How often each field was missed or read without cause, by the open half. */
export function missCounts(readings: readonly Reading[]): string {
  const counts = new Map<string, number>();
  const add = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { wish, missed, extra } of readings) {
    if (wish.half !== "open") continue;
    for (const { field } of missed) add(`${field} missed`);
    for (const { field } of extra) add(`${field} not meant`);
  }
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 20);
  return markdownTable(
    ["field, open half", "times"],
    most.map(([name, times]) => [name, String(times)]),
  );
}
