import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { AT_RANDOM, simpleDeck } from "../baseline/simple-decks.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import { type Bench, FORMATS, PLAYSTYLES, WISHES } from "../setup.ts";
import { inMs, type Timing, timed, timingOf } from "./timing.ts";

interface Budget {
  readonly p50?: number;
  readonly p95: number;
}

/** Budgets of the product for a warm process on two cores, in milliseconds. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  commander: { p50: 400, p95: 1000 },
  standard: { p95: 500 },
  pioneer: { p95: 500 },
  modern: { p95: 500 },
  pauper: { p95: 500 },
  "cube-draft": { p95: 2000 },
  "battle-box": { p95: 2000 },
};
/** What decks of the other formats may take. */
const USUAL_BUDGET: Budget = { p95: 1000 };
/** One seed of so many is timed in the formats that no builder of random decks knows. */
const FEWER_SEEDS = 4;

/** Deck times of a format beside those of a builder that does not think. */
interface FormatSpeed {
  readonly what: string;
  readonly ours: Timing;
  readonly simple: Timing | null;
}

/**
 * Times decks one after another in this process, after a warm-up: each of the 25 formats with every playstyle, and wishes
 * in words.
 * The builder of random legal decks runs between them, so that a slow machine shows in both columns.
 */
export function measureDecks({ engine, facts }: Bench, seeds: number): Section {
  for (let seed = 0; seed < 8; seed++)
    engine.generate({ format: FORMATS[seed % FORMATS.length] ?? "modern", playstyle: "midrange", seed });
  const rows: FormatSpeed[] = FORMATS.map((format) => {
    const ours: number[] = [];
    const simple: number[] = [];
    for (const playstyle of PLAYSTYLES)
      for (let seed = 1; seed <= seeds; seed++) {
        ours.push(timed(() => engine.generate({ format, playstyle, seed })));
        simple.push(timed(() => simpleDeck(format, playstyle, seed, facts, AT_RANDOM)));
      }
    return { what: format, ours: timingOf(ours), simple: timingOf(simple) };
  });
  for (const { slug } of FORMAT_NAMES) {
    if (FORMATS.includes(slug)) continue;
    engine.generate({ format: slug, playstyle: "midrange", seed: 0 });
    const ours = PLAYSTYLES.flatMap((playstyle) =>
      Array.from({ length: Math.ceil(seeds / FEWER_SEEDS) }, (_, at) =>
        timed(() => engine.generate({ format: slug, playstyle, seed: at + 1 })),
      ),
    );
    rows.push({ what: slug, ours: timingOf(ours), simple: null });
  }
  const wishes = WISHES.flatMap((prompt) =>
    [1, 2].map((seed) => timed(() => engine.generate({ prompt, seed }))),
  );
  rows.push({ what: "wishes in words", ours: timingOf(wishes), simple: null });
  return {
    title: "Decks",
    command: "npm run bench -- decks",
    body: markdownTable(
      [
        "what",
        "decks",
        "p50",
        "p95",
        "slowest",
        "budget p50",
        "budget p95",
        "kept",
        "random legal deck, p50",
        "ratio of p50",
      ],
      rows.map(({ what, ours, simple }) => {
        const isFormat = FORMAT_NAMES.some(({ slug }) => slug === what);
        const budget = BUDGETS[what] ?? (isFormat ? USUAL_BUDGET : undefined);
        const kept =
          budget === undefined
            ? ""
            : ours.p95 <= budget.p95 && ours.p50 <= (budget.p50 ?? budget.p95)
              ? "yes"
              : "no";
        return [
          what,
          String(ours.count),
          inMs(ours.p50),
          inMs(ours.p95),
          inMs(ours.max),
          budget?.p50 === undefined ? "" : inMs(budget.p50),
          budget === undefined ? "" : inMs(budget.p95),
          kept,
          simple === null ? "" : inMs(simple.p50),
          simple === null ? "" : (ours.p50 / simple.p50).toFixed(1),
        ];
      }),
    ),
  };
}
