import { createEngine, type Engine } from "@deckwright/engine/engine.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { beforeAll, expect, test } from "vitest";
import { type Bench, openTestBench, PLAYSTYLES } from "../setup.ts";
import { describeFailure, sweep } from "../sweep/sweep.ts";

/** Share of the usual work for each deck: opened cards leave little to choose. */
const EFFORT = 0.04;
/** Such decks take little time, so that most of the thousand decks that are judged in each run are theirs. */
const SEEDS = Array.from({ length: 19 }, (_, at) => at + 1);

let bench: Bench;
let engine: Engine;
beforeAll(async () => {
  bench = await openTestBench();
  const { table, names } = bench.cards;
  engine = createEngine({
    table,
    names,
    ranker: openCoOccurrence(bench.figures.coOccurrence, table, names),
    effort: EFFORT,
  });
}, 120_000);

test.each(["draft", "sealed", "conspiracy"])(
  "SWEEP-25: decks for %s are legal and good, judged by a stranger",
  async (format) => {
    const { failures } = await sweep({
      formats: [format],
      playstyles: PLAYSTYLES,
      seeds: SEEDS,
      facts: bench.facts,
      generate: engine.generate,
    });
    expect(failures.map(describeFailure)).toEqual([]);
  },
  120_000,
);
