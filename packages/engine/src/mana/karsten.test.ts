import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SOURCE_TABLE } from "../../data/mana-numbers.ts";
import { landCount, sourcesNeeded } from "./karsten.ts";
import { cardsSeen, chanceOfExactly } from "./odds.ts";

/** Chance to cast on curve given lands enough, with `sources` of the lands making the color. Exact. */
function castable(
  deck: number,
  lands: number,
  sources: number,
  pips: number,
  manaValue: number,
  first: boolean,
) {
  const seen = cardsSeen(manaValue, first);
  let able = 0;
  let cast = 0;
  for (let drawn = manaValue; drawn <= Math.min(lands, seen); drawn++) {
    const chance = chanceOfExactly(deck, lands, seen, drawn);
    able += chance;
    for (let good = pips; good <= Math.min(drawn, sources); good++) {
      cast += chance * chanceOfExactly(lands, sources, drawn, good);
    }
  }
  return cast / able;
}

/** Fewest sources for Karsten's goal of 89 % and one more per mana value. */
function fewest(deck: number, lands: number, pips: number, manaValue: number, first: boolean): number {
  let sources = 0;
  while (sources < lands && castable(deck, lands, sources, pips, manaValue, first) < (89 + manaValue) / 100) {
    sources++;
  }
  return sources;
}

describe("the table of sources", () => {
  const rows = SOURCE_TABLE.sizes.flatMap((deck, column) =>
    SOURCE_TABLE.rows.flatMap((byGeneric, row) =>
      byGeneric.map((cells, generic) => ({
        deck,
        column,
        pips: row + 1,
        generic,
        published: cells[column]!,
      })),
    ),
  );

  test("is what counting gives, within 1 up to 80 cards and within 2 at 99 from the third turn on", () => {
    for (const { deck, column, pips, generic, published } of rows) {
      const manaValue = pips + generic;
      const lands = SOURCE_TABLE.lands[column]!;
      // At 99 the first turns are published with the free mulligan of multiplayer games, which is not counted here.
      if (deck === 99 && manaValue < 3) continue;
      const slack = deck === 99 ? 2 : 1;
      const onDraw = fewest(deck, lands, pips, manaValue, true);
      const onPlay = fewest(deck, lands, pips, manaValue, false);
      const label = `${deck} cards, ${pips} pips at ${manaValue}: ${published} published, ${onDraw} to ${onPlay} counted`;
      expect(published >= onDraw - slack && published <= onPlay + slack, label).toBe(true);
    }
  });

  test("is met where the deck is of its own size", () => {
    for (const { deck, column, pips, generic, published } of rows) {
      expect(sourcesNeeded(deck, SOURCE_TABLE.lands[column]!, pips, pips + generic)).toBe(published);
    }
  });

  test("fits our count of 99 cards with 37 lands within 2", () => {
    for (const [pips, manaValue] of [
      [1, 3],
      [2, 3],
      [3, 4],
      [2, 4],
      [1, 5],
      [3, 6],
    ] as const) {
      const counted = fewest(99, 37, pips, manaValue, true);
      expect(Math.abs(sourcesNeeded(99, 37, pips, manaValue) - counted)).toBeLessThanOrEqual(2);
    }
  });

  test("asks for no fewer sources for more pips or an earlier turn, and never for more than there are lands", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 250 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 12 }),
        (deck, lands, pips, generic) => {
          const need = sourcesNeeded(deck, lands, pips, pips + generic);
          expect(need).toBeGreaterThanOrEqual(0);
          expect(need).toBeLessThanOrEqual(lands);
          expect(sourcesNeeded(deck, lands, pips, pips + generic + 1)).toBeLessThanOrEqual(need);
          expect(sourcesNeeded(deck, lands, pips + 1, pips + 1 + generic)).toBeGreaterThanOrEqual(need);
        },
      ),
    );
  });
});

describe("landCount", () => {
  test("follows the regression for usual decks", () => {
    // 19.59 + 1.9 x 2 - 0.28 x 4 = 22.27
    expect(landCount({ deckSize: 60, averageManaValue: 2, cheapDrawAndRamp: 4 })).toBe(22);
    // 29.6 + 3.13 x 3.2 - 0.28 x 12 = 36.26
    expect(landCount({ deckSize: 99, averageManaValue: 3.2, cheapDrawAndRamp: 12 })).toBe(36);
  });

  test("counts lands on the backs of spells, and stays within what decks play", () => {
    const plain = { deckSize: 60, averageManaValue: 2.6, cheapDrawAndRamp: 2 };
    expect(landCount({ ...plain, spellLands: { mythic: 2, other: 2 } })).toBe(landCount(plain) - 2);
    expect(landCount({ deckSize: 99, averageManaValue: 12, cheapDrawAndRamp: 0 })).toBe(42);
    expect(landCount({ deckSize: 60, averageManaValue: 0, cheapDrawAndRamp: 40 })).toBe(18);
  });
});
