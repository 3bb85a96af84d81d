import { createEngine } from "@deckwright/engine/engine.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { type Bench, openBench, PLAYSTYLES } from "../setup.ts";
import { describeFailure, sweep } from "../sweep/sweep.ts";

/** Decks of each format and playstyle; fewer where somebody only wants a look. */
const SEEDS = Number(process.env.VERIFY_SEEDS ?? 100);
/** How hard each deck is worked on, and how many of the seeds get it: a sample gets everything. */
const EFFORTS = [
  { effort: 0.04, seeds: SEEDS, hours: 2 },
  { effort: 1, seeds: Math.ceil(SEEDS * 0.06), hours: 1 },
] as const;

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
}, 120_000);

describe.each(EFFORTS)(
  "$seeds decks of each format and playstyle at effort $effort",
  ({ effort, seeds, hours }) => {
    test.each(FORMAT_NAMES.map(({ slug }) => slug))(
      "%s: none illegal, none poor",
      async (format) => {
        const { table, names } = bench.cards;
        const ranker = openCoOccurrence(bench.figures.coOccurrence, table, names);
        const engine = createEngine({ table, names, ranker, effort });
        const { failures } = await sweep({
          formats: [format],
          playstyles: PLAYSTYLES,
          // Other seeds than the tests have.
          seeds: Array.from({ length: seeds }, (_, at) => 1_000 + at),
          facts: bench.facts,
          generate: engine.generate,
        });
        expect(failures.map(describeFailure)).toEqual([]);
      },
      hours * 3_600_000,
    );
  },
);
