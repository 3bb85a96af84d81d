import { beforeAll, expect, test } from "vitest";
import { type Bench, FORMATS, openTestBench, PLAYSTYLES } from "../setup.ts";
import { describeFailure, sweep } from "../sweep/sweep.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openTestBench();
});

// Three playstyles for each format, so that every playstyle comes up once; the whole sweep is `npm run bench -- sweep`.
test.each(
  FORMATS.map(
    (format, at) => [format, PLAYSTYLES.filter((_, style) => style % FORMATS.length === at)] as const,
  ),
)(
  "SWEEP: decks for %s are legal and good",
  async (format, playstyles) => {
    const { failures } = await sweep({
      formats: [format],
      playstyles,
      seeds: [1],
      facts: bench.facts,
      generate: bench.engine.generate,
    });
    expect(failures.map(describeFailure)).toEqual([]);
  },
  60_000,
);
