import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CoOccurrenceFile,
  NO_SECOND,
  readCoOccurrence,
  writeCoOccurrence,
} from "./co-occurrence-file.ts";
import { HABITAT_FACTS } from "./habitat-facts.ts";
import { packShare, type SparseRows, unpackShare } from "./section-bytes.ts";
import type { CopyShares, Skeleton } from "./skeleton-figures.ts";

const columnsOf = (count: number) => fc.uniqueArray(fc.nat(count - 1), { maxLength: count });

/** Rows over `columns` columns. */
function rowsOf(rows: number, columns: number): fc.Arbitrary<SparseRows> {
  return fc.array(columnsOf(columns), { minLength: rows, maxLength: rows }).chain((lists) => {
    const sorted = lists.map((list) => list.sort((a, b) => a - b));
    const total = sorted.flat().length;
    return fc.uint8Array({ minLength: total, maxLength: total }).map((values) => {
      const starts = new Uint32Array(rows + 1);
      sorted.forEach((list, at) => {
        starts[at + 1] = starts[at]! + list.length;
      });
      return { starts, columns: Uint16Array.from(sorted.flat()), values };
    });
  });
}

/** Shares as a file keeps them. */
const share = fc.integer({ min: 1, max: 255 }).map((value) => value / 255);
const zone: fc.Arbitrary<CopyShares[]> = fc
  .uniqueArray(fc.nat(65_000), { maxLength: 8 })
  .chain((cards) =>
    fc.tuple(
      ...cards
        .sort((a, b) => a - b)
        .map((card) => fc.record({ card: fc.constant(card), shares: fc.array(share, { maxLength: 6 }) })),
    ),
  );
const skeleton: fc.Arbitrary<Skeleton> = fc.record({
  name: fc.string({ unit: "grapheme" }),
  decks: fc.nat(),
  share: fc.constant(unpackShare(packShare(0.12))),
  main: zone,
  side: zone,
});

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const file: fc.Arbitrary<CoOccurrenceFile> = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.record({
    builtAt: fc.constant("2026-07-14"),
    sources: fc.constant(["modern"]),
    names: fc.array(fc.string({ unit: "grapheme" }), { maxLength: 20 }),
    figures: fc.tuple(
      fc.record({
        kind: fc.constant("list" as const),
        format: fc.constant("modern"),
        decks: fc.nat(),
        from: fc.constant("2024-01-01"),
        to: fc.constant("2026-07-14"),
        cards: fc.constant(Uint16Array.from({ length: count }, (_, at) => at * 31)),
        popularity: bytes(count),
        sideShare: bytes(count),
        copies: bytes(count),
        together: rowsOf(count, count),
        sideTogether: rowsOf(count, count),
      }),
      fc.record({
        kind: fc.constant("leaders" as const),
        format: fc.constant("commander"),
        decks: fc.nat(),
        from: fc.constant(""),
        to: fc.constant(""),
        cards: fc.constant(Uint16Array.from({ length: count }, (_, at) => at * 3)),
        popularity: bytes(count),
        listed: bytes(count),
        first: fc.constant(Uint16Array.of(1, 300)),
        second: fc.constant(Uint16Array.of(NO_SECOND, 7)),
        leaderDecks: fc.constant(Uint32Array.of(2_000_000, 1)),
        inclusion: rowsOf(2, count),
      }),
      fc.record({
        kind: fc.constant("skeletons" as const),
        format: fc.constant("modern"),
        decks: fc.nat(),
        from: fc.constant("2025-07-14"),
        to: fc.constant("2026-07-14"),
        skeletons: fc.array(skeleton, { maxLength: 4 }),
      }),
      fc.record({
        kind: fc.constant("habitats" as const),
        format: fc.constant("modern"),
        decks: fc.nat(),
        from: fc.constant("2025-07-14"),
        to: fc.constant("2026-07-14"),
        cards: fc.constant(Uint16Array.from({ length: count }, (_, at) => at * 5)),
        low: bytes(count * HABITAT_FACTS.length),
        high: bytes(count * HABITAT_FACTS.length),
      }),
    ),
  }),
);

test("what is written is read back", () => {
  fc.assert(
    fc.property(file, (written) => {
      expect(readCoOccurrence(writeCoOccurrence(written).buffer)).toEqual(written);
    }),
    { numRuns: 25 },
  );
});

test("a file that was cut short or is another one is refused with a reason", () => {
  const [whole] = fc.sample(file, { numRuns: 1, seed: 1 });
  const written = writeCoOccurrence(whole!);
  for (let length = 0; length < written.length; length += 41) {
    expect(() => readCoOccurrence(written.slice(0, length).buffer)).toThrow();
  }
  expect(() => readCoOccurrence(new ArrayBuffer(64))).toThrow("no co-occurrence file");
});

test("shares survive packing within 2 %, and nothing stays nothing", () => {
  expect(unpackShare(packShare(0))).toBe(0);
  for (const share of [1, 0.5, 0.123, 0.01, 0.002]) {
    expect(Math.abs(unpackShare(packShare(share)) / share - 1)).toBeLessThan(0.02);
  }
  expect(unpackShare(packShare(1e-9))).toBeGreaterThan(0);
});
