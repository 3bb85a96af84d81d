import { createEngine, type Engine } from "@deckwright/engine/engine.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { type Bench, openTestBench, PLAYSTYLES } from "../setup.ts";
import { describeFailure, sweep } from "../sweep/sweep.ts";
import { judgeEveryFormat } from "./every-format.ts";

/** Share of the usual work for each deck: whether decks are legal does not depend on it. */
const EFFORT = 0.01;
/** These have a test of their own. */
const OPENED: readonly string[] = ["draft", "sealed", "conspiracy"];

let bench: Bench;
let quick: Engine;
beforeAll(async () => {
  bench = await openTestBench();
  const { table, names } = bench.cards;
  const ranker = openCoOccurrence(bench.figures.coOccurrence, table, names);
  quick = createEngine({ table, names, ranker, effort: EFFORT });
}, 120_000);

// Every other playstyle for each format, so that each comes up in many; all pairs are built by `npm run verify`.
describe("every format and playstyle", () => {
  const others = FORMAT_NAMES.map(({ slug }) => slug).filter((slug) => !OPENED.includes(slug));
  test.each(others.map((format, at) => [format, at] as const))(
    "SWEEP-25: decks for %s are legal, judged by a stranger",
    async (format, at) => {
      const { failures } = await sweep({
        formats: [format],
        playstyles: PLAYSTYLES.filter((_, style) => style % 2 === at % 2),
        seeds: [1],
        facts: bench.facts,
        generate: quick.generate,
      });
      expect(failures.filter(({ kind }) => kind !== "poor").map(describeFailure)).toEqual([]);
    },
    120_000,
  );
});

describe("the judge of every format", () => {
  const deck = { playstyle: "aggro", commanders: [], side: {} };
  const checks = (list: Parameters<typeof judgeEveryFormat>[0]): string[] => [
    ...new Set(judgeEveryFormat(list, bench.facts).map(({ check }) => check)),
  ];

  test.each([
    ["two of a restricted card", { format: "vintage", main: { "Ancestral Recall": 2, Island: 58 } }, "RESTR"],
    [
      "six uncommons in Peasant",
      { format: "peasant", main: { "Baleful Strix": 4, "Lightning Helix": 4, Plains: 52 } },
      "RAR",
    ],
    [
      "eleven points",
      { format: "canadian-highlander", main: { "Ancestral Recall": 1, "Sol Ring": 1, Island: 98 } },
      "PTS",
    ],
    [
      "a dear card among tiny leaders",
      { format: "tiny-leaders", main: { "Serra Angel": 1, Plains: 48 } },
      "MV",
    ],
    [
      "a card that was not opened",
      { format: "sealed", main: { "Serra Angel": 1, Plains: 39 }, pool: { Shock: 1 } },
      "POOLSRC",
    ],
    [
      "three copies of a scheme",
      { format: "archenemy", main: {}, zones: { schemes: { "All in Good Time": 3 } } },
      "AUX",
    ],
    ["a land in the stack", { format: "battle-box", main: { Forest: 1 } }, "BOX"],
    ["a team of one", { format: "two-headed-giant", main: { Island: 60 } }, "TEAM"],
    [
      "a creature as oathbreaker",
      {
        format: "oathbreaker",
        commanders: ["Krenko, Mob Boss"],
        main: { Mountain: 58 },
        zones: { signature_spells: { Shock: 1 } },
      },
      "CMDR",
    ],
    ["an uneven cube", { format: "cube-draft", main: { Island: 360 } }, "CUBE"],
  ])("sees %s", (_, list, check) => {
    expect(checks({ ...deck, ...list })).toContain(check);
  });

  test("lets Lutri be in the deck where it is banned as companion alone", () => {
    const izzet = { format: "commander", commanders: ["Niv-Mizzet, Parun"] };
    const lands = { Island: 49, Mountain: 49 };
    expect(checks({ ...deck, ...izzet, main: { ...lands, "Lutri, the Spellchaser": 1 } })).toEqual([]);
    expect(
      checks({ ...deck, ...izzet, main: { ...lands, Island: 50 }, companion: "Lutri, the Spellchaser" }),
    ).toContain("POOL");
    expect(
      checks({ ...deck, ...izzet, format: "brawl", main: { ...lands, "Lutri, the Spellchaser": 1 } }),
    ).toContain("BAN");
  });

  test("lets a deck be larger where that was asked for and its rules set no most", () => {
    const large = { ...deck, format: "pioneer", main: { Island: 79, "Yorion, Sky Nomad": 1 } };
    expect(judgeEveryFormat(large, bench.facts).map(({ check }) => check)).toEqual(["SIZE"]);
    expect(judgeEveryFormat(large, bench.facts, 80)).toEqual([]);
    const led = { ...deck, format: "commander", commanders: ["Niv-Mizzet, Parun"], main: { Island: 119 } };
    expect(judgeEveryFormat(led, bench.facts, 120).map(({ check }) => check)).toEqual(["SIZE"]);
  });
});
