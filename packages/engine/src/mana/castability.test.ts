import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { castChance, drawHands, type LandGroup } from "./castability.ts";
import { type Demand, demandOfCost } from "./demand.ts";
import { cardsSeen } from "./odds.ts";

/** Whether lands pay the symbols, by trying every assignment. */
function pays(symbols: readonly number[], lands: readonly number[]): boolean {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return true;
  return lands.some(
    (mask, at) => mask & symbol && pays(rest, [...lands.slice(0, at), ...lands.slice(at + 1)]),
  );
}

function symbolsOf(demand: Demand): number[] {
  return [
    ...demand.pips.flatMap((count, kind) => new Array<number>(count).fill(1 << kind)),
    ...demand.hybrids,
  ];
}

/** The chance by looking at every set of cards seen by the turn. */
function byEnumeration(
  groups: readonly LandGroup[],
  deckSize: number,
  demand: Demand,
  drawsFirst: boolean,
): number {
  const cards: (LandGroup | null)[] = groups.flatMap((group) =>
    new Array<LandGroup>(group.count).fill(group),
  );
  while (cards.length < deckSize) cards.push(null);
  const turn = Math.max(1, demand.mana);
  const seen = cardsSeen(turn, drawsFirst);
  let able = 0;
  let cast = 0;
  for (let hand = 0; hand < 1 << deckSize; hand++) {
    const drawn = cards.filter((_, at) => hand & (1 << at));
    if (drawn.length !== seen) continue;
    const lands = drawn.flatMap((card) => card ?? []);
    if (lands.length < demand.mana) continue;
    able++;
    const ready = lands.filter((land) => turn > 1 || !land.tapped).map(({ mask }) => mask);
    if (pays(symbolsOf(demand), ready)) cast++;
  }
  return able === 0 ? 1 : cast / able;
}

const W = 1;
const U = 2;
const B = 4;

describe("castChance", () => {
  const decks: { groups: LandGroup[]; deckSize: number; drawsFirst: boolean }[] = [
    {
      groups: [
        { mask: W, tapped: false, count: 3 },
        { mask: U, tapped: false, count: 3 },
      ],
      deckSize: 14,
      drawsFirst: false,
    },
    {
      groups: [
        { mask: W | U, tapped: true, count: 2 },
        { mask: W, tapped: false, count: 2 },
        { mask: B, tapped: false, count: 3 },
      ],
      deckSize: 15,
      drawsFirst: true,
    },
    {
      groups: [
        { mask: W | U | B, tapped: false, count: 2 },
        { mask: U, tapped: false, count: 2 },
        { mask: 32, tapped: false, count: 2 },
      ],
      deckSize: 14,
      drawsFirst: false,
    },
  ];
  test.each([
    "{W}",
    "{U}{U}",
    "{1}{W}{U}",
    "{W/U}{B}",
    "{W}{U}{B}",
    "{C}",
    "{1}{W}{W}",
    "{2}{U/B}{W}",
    "{3}",
  ])("is what looking at every hand gives for %s", (cost) => {
    const demand = demandOfCost(cost);
    for (const { groups, deckSize, drawsFirst } of decks) {
      const draws = drawHands(groups, deckSize, drawsFirst);
      const exact = byEnumeration(groups, deckSize, demand, drawsFirst);
      // 2,000 hands: three deviations are at most 0.034.
      expect(Math.abs(castChance(draws, demand) - exact)).toBeLessThan(0.04);
    }
  });

  test("is the same for the same lands every time", () => {
    const groups = [
      { mask: W, tapped: false, count: 9 },
      { mask: U, tapped: false, count: 9 },
    ];
    const chance = (): number => castChance(drawHands(groups, 60, false), demandOfCost("{2}{W}"));
    expect(chance()).toBe(chance());
  });
});

describe("demandOfCost", () => {
  test("tests colors exactly as assigning lands to symbols does", () => {
    const symbol = fc.constantFrom("{W}", "{U}", "{B}", "{W/U}", "{U/B}", "{R/G}", "{G}", "{C}");
    fc.assert(
      fc.property(
        fc.array(symbol, { maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 7 }),
        (symbols, lands) => {
          const demand = demandOfCost(symbols.join(""));
          const byHall = demand.tests.every(
            (entry) => lands.filter((mask) => mask & entry.mask).length >= entry.lands,
          );
          expect(byHall).toBe(pays(symbolsOf(demand), lands));
        },
      ),
      { numRuns: 300 },
    );
  });

  test("leaves out what life or generic mana may pay, and counts a variable as one mana", () => {
    expect(demandOfCost("{2}{W/P}").tests).toEqual([]);
    expect(demandOfCost("{2/W}{2/W}").tests).toEqual([]);
    expect(demandOfCost("{X}{R}{R}").mana).toBe(3);
    expect(demandOfCost("").mana).toBe(0);
  });
});

test("a deck of any size is drawn from, by the shares of its lands", () => {
  const red = demandOfCost("{1}{R}");
  const chanceOf = (deckSize: number) => {
    const mountains = { mask: 8, tapped: false, count: deckSize * 0.25 };
    const forests = { mask: 16, tapped: false, count: deckSize * 0.25 };
    return castChance(drawHands([mountains, forests], deckSize, false), red);
  };
  const usual = chanceOf(5_000);
  expect(usual).toBeGreaterThan(0.5);
  for (const deckSize of [1e6, 1e9, Number.MAX_SAFE_INTEGER - 3])
    expect(chanceOf(deckSize)).toBeCloseTo(usual, 2);
});
